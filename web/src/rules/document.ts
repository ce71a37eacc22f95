/** The rules of a game as a page: what each part says. Which parts there are, and their pictures, is the same in all languages. */

export interface Part {
  title: string;
  text: readonly string[];
  /** Said as a list below the text. */
  points?: readonly string[];
}

export const JAIPUR_PARTS = [
  'goal',
  'box',
  'setup',
  'turn',
  'exchange',
  'one',
  'camels',
  'hand',
  'sell',
  'bonus',
  'end',
  'score',
  'rulings',
  'secret',
] as const;
export const ISTANBUL_PARTS = [
  'goal',
  'box',
  'setup',
  'turn',
  'income',
  'roll',
  'pay',
  'actions',
  'mosque',
  'bazaar',
  'rubies',
  'end',
  'rulings',
] as const;
export type JaipurPart = (typeof JAIPUR_PARTS)[number];
export type IstanbulPart = (typeof ISTANBUL_PARTS)[number];

export interface RulesText {
  jaipur: Record<JaipurPart, Part>;
  istanbul: Record<IstanbulPart, Part>;
}
