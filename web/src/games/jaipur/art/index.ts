/** Every piece of the game, for one import. */
import './colours.css';

export { default as BonusToken } from './BonusToken.svelte';
export { default as CamelToken } from './CamelToken.svelte';
export { default as Cloth } from './Cloth.svelte';
export { default as GoodCard } from './GoodCard.svelte';
export { default as Herd } from './Herd.svelte';
export { default as Seal } from './Seal.svelte';
export { default as Token } from './Token.svelte';
export { default as TokenStack } from './TokenStack.svelte';
export type { JaipurKind } from './symbols';
