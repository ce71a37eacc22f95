/** What the pieces of a table are, and which part of the rules is about them: `src/serai/games/<id>/guide.json`. */

/** A kind of piece: where it lies (`place` or `place/kind`), what is said about it, the part of the rules. */
export interface Piece {
  at: string;
  say: string;
  rules: string;
}

export interface GameGuide {
  /** By what the game waits for: the part of the rules that matters then. */
  stages: Record<string, string>;
  /** The first that fits. */
  pieces: readonly Piece[];
}

/** A piece on the screen: its element, what it is, and what it is called there. */
export interface Found {
  element: Element;
  piece: Piece;
  name: string;
  /** What it is good for now, in a sentence; empty if the screen does not say. */
  tells: string;
}

/** A piece that says in words what it is, to whoever points at it. */
export const SAYS = 'data-says';

const found = import.meta.glob<GameGuide>('../../../src/serai/games/*/guide.json', { import: 'default' });
const guides = new Map(Object.entries(found).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

/** The guide of a game; null if it has none. */
export async function guideOf(game: string): Promise<GameGuide | null> {
  return (await guides.get(game)?.()) ?? null;
}

/** The piece that an element belongs to. */
export function pieceAt(element: Element, guide: GameGuide): Found | null {
  const kind = element.closest('[data-kind]');
  const place = element.closest('[data-place]');
  const at = place?.getAttribute('data-place') ?? '';
  const isThere = kind !== null && (place === null || place === kind || place.contains(kind));
  const what = isThere ? kind.getAttribute('data-kind') : null;
  const piece = guide.pieces.find((one) => {
    const [where = '', which] = one.at.split('/');
    const isPlace = where === '' || at === where || at.startsWith(`${where}-`);
    return isPlace && (which === undefined || which === what);
  });
  const shown = isThere ? kind : place;
  return piece && shown ? { element: shown, piece, ...told(shown, place) } : null;
}

/** A piece may say its name and what it is good for apart. */
function told(piece: Element, place: Element | null): Pick<Found, 'name' | 'tells'> {
  const name = piece.getAttribute('data-name');
  return { name: name ?? nameOf(piece, place), tells: piece.getAttribute('data-tells') ?? '' };
}

/** What the screen calls a piece: for those who hover, or for those who listen. */
function nameOf(piece: Element, place: Element | null): string {
  const says = piece.getAttribute(SAYS) ?? piece.querySelector(`[${SAYS}]`)?.getAttribute(SAYS);
  if (says) return says;
  for (const one of [piece, piece.querySelector('[title], [aria-label]'), place]) {
    const name = one?.getAttribute('title') ?? one?.getAttribute('aria-label');
    if (name) return name;
  }
  const [first = ''] = (piece as HTMLElement).innerText.trim().split('\n');
  return first.slice(0, 80);
}

/** The part of the rules about the piece that is chosen or focused, else about what the game waits for. */
export function partNow(guide: GameGuide, stage: string | undefined, root: ParentNode = document): string | null {
  const chosen = root.querySelector('[data-place][aria-pressed="true"], [data-place] [aria-pressed="true"]');
  const piece = chosen && pieceAt(chosen, guide);
  return piece?.piece.rules ?? guide.stages[stage ?? ''] ?? null;
}
