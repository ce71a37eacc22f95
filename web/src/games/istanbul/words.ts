/** What the things of this game are called, as messages; and moves that a click means, for asking why not. */

import * as say from '../../lib/messages';
import type {
  IstanbulBox,
  IstanbulCardKind,
  IstanbulKind,
  IstanbulPrice,
  IstanbulScreen,
  IstanbulMoveParts,
  IstanbulTileKind,
  IstanbulZoneScreen,
  ListObject,
  MessageObject,
} from '../../lib/wire';
import type { MoveParts } from '../../model/table.svelte';
import type { IstanbulGood } from './art';

/** Anything counted by letters, in the order of the box. */
export type Amounts = Partial<Record<string, number>>;

export const GOODS: readonly IstanbulGood[] = ['R', 'Y', 'G', 'B', 'W'];

/** "2 cloth and 1 brown good as spice". */
export function amounts(of: Amounts): ListObject {
  const list = Object.entries(of)
    .filter(([, count]) => count)
    .map(([what, count = 0]) => say.istanbulAmount({ what, count }));
  return { list, separator: null };
}

export function priceList(price: IstanbulPrice): ListObject {
  const { list, separator } = amounts(price.goods);
  return { list: price.any ? [...list, say.istanbulGoodsAny({ count: price.any })] : list, separator };
}

/** The number that stands on the board. */
export function priceNumber(price: IstanbulPrice, zone: string): number {
  return zone === 'all' ? price.any : Object.values(price.goods).reduce((sum, count) => sum + (count ?? 0), 0);
}

export function zoneSays(zone: IstanbulZoneScreen): MessageObject {
  const name = say.webIstanbulZoneName({ zone: zone.zone });
  const next = zone.prices[0];
  return next
    ? say.webIstanbulZone({ name, count: zone.left, price: priceList(next) })
    : say.webIstanbulZoneEmpty({ name });
}

/** What a zone has left, for those who ask what it is. */
export const zoneTells = ({ left, prices: [next] }: IstanbulZoneScreen): MessageObject =>
  next ? say.webIstanbulZoneTells({ count: left, price: priceList(next) }) : say.webIstanbulZoneNone();

export const tileOf = (box: IstanbulBox | null, id: string): IstanbulTileKind | undefined =>
  box?.tiles.find((tile) => tile.id === id);
export const cardOf = (box: IstanbulBox | null, id: string): IstanbulCardKind | undefined =>
  box?.cards.find((card) => card.id === id);

export function tileSays(tile: IstanbulTileKind): MessageObject {
  return say.webIstanbulTile({ name: tile.name, effect: tile.says, price: amounts(tile.price) });
}

/** What a tile does for whoever owns it. */
export const tileHelps = ({ effect, amount }: IstanbulTileKind): MessageObject =>
  say.webIstanbulTileHelps({ effect, amount: amount ?? 1 });

/** The same and its price, for those who ask what it is. */
export const tileTells = (tile: IstanbulTileKind): MessageObject[] => [
  tileHelps(tile),
  say.webIstanbulTileCosts({ price: amounts(tile.price) }),
];

/** The letters of a price: `RRR`. */
export function letters(of: Amounts): string {
  return Object.entries(of)
    .map(([what, count = 0]) => what.repeat(count))
    .join('');
}

/** What is drawn on a tile: the good it gives or is bought with, and how many. */
export function tileArt(tile: IstanbulTileKind): { good?: IstanbulGood; amount?: number; price: string } {
  const art: { good?: IstanbulGood; amount?: number; price: string } = { price: letters(tile.price) };
  if (tile.colour) art.good = tile.colour as IstanbulGood;
  if (tile.amount) art.amount = tile.amount;
  return art;
}

/** An action that cannot be done now is asked about by an example of it. */
export const askExample = ({ kind, pay, get, dice }: IstanbulMoveParts): MoveParts => ({ kind, pay, get, dice });

/** The next ruby of a zone, or its last one if all are gone: to be asked about. */
export function askRuby({ zone, prices }: IstanbulZoneScreen, box: IstanbulBox | null): MoveParts {
  const price = prices[0] ?? box?.zones.find((kind) => kind.zone === zone)?.prices.at(-1);
  return { kind: 'ruby', zone, pay: { ...(price?.goods as Record<string, number>), W: price?.any ?? 0 } };
}

export const askTile = ({ id, price }: IstanbulTileKind): MoveParts => ({
  kind: 'tile',
  tile: id,
  pay: { ...(price as Record<string, number>) },
});

/** The word for an action in texts, where `two` would be a plural of some languages. */
export const actionWord = (kind: IstanbulKind): string => (kind === 'two' ? 'pair' : kind);

/** What the reader is asked to decide. */
export function promptFor(view: IstanbulScreen, box: IstanbulBox | null): MessageObject {
  const card = cardOf(box, view.card ?? '')?.name ?? view.card ?? '';
  switch (view.stage) {
    case 'reroll':
      return view.rerolls ? say.webIstanbulReroll({ count: view.rerolls }) : say.webIstanbulNoReroll();
    case 'choose':
      return say.webIstanbulAsk({ what: 'card' });
    case 'answer':
      return say.istanbulTableCard({ card });
    case 'reply':
      return say.webIstanbulReply({ seat: { seat: view.active }, card });
    default:
      return say.webIstanbulAct({ number: view.actions_begun + 1, count: view.actions_begun + view.actions_left });
  }
}

/** Whom the table waits for. */
export function waitingFor(view: IstanbulScreen): MessageObject {
  const seat = { seat: view.turn ?? view.active };
  return say.webIstanbulWaiting({ seat, stage: view.turn === null ? 'chance' : view.stage });
}
