/** What all games draw with, for one import. The pieces of a game are in its own folder. */
export { default as CardBack } from './CardBack.svelte';
export { default as Deck } from './Deck.svelte';
export { default as Icon } from './Icon.svelte';
export { default as Logo } from './Logo.svelte';
export { default as Pattern } from './Pattern.svelte';
export { default as PlayerMark } from './PlayerMark.svelte';
export { default as Symbol } from './Symbol.svelte';
export type { IconName } from './icons';
export type { PatternName } from './patterns';
