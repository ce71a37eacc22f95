/** Every piece of the game, for one import. */
import './colours.css';

export { default as BazaarCard } from './BazaarCard.svelte';
export { default as Crystal } from './Crystal.svelte';
export { default as Die } from './Die.svelte';
export { default as Felt } from './Felt.svelte';
export { default as GoodToken } from './GoodToken.svelte';
export { default as Lira } from './Lira.svelte';
export { default as MosqueTile } from './MosqueTile.svelte';
export { default as Ruby } from './Ruby.svelte';
export { default as RubyZone } from './RubyZone.svelte';
export { type DieFace, type IstanbulGood, symbols } from './symbols';
