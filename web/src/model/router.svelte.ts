/** Which page is shown. Links change it without a reload; back and forward work as everywhere. */

import { overlaysIn } from './overlays';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'join'; table: string; secret: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'review'; table: string; step: number | null }
  | { page: 'rules'; game: string | null }
  | { page: 'puzzles'; game: string | null }
  | { page: 'puzzle'; id: string }
  | { page: 'mistakes'; now: boolean }
  | { page: 'about' | 'road' }
  | { page: 'daily'; game: string; day: string | null }
  | { page: 'duplicate'; id: string | null; game: string | null }
  | { page: 'nothing' };

/** The route of a path such as `/join/abc123/secret`, with its query. */
export function parseRoute(path: string, query: URLSearchParams = new URLSearchParams()): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [page, first, second] = parts;
  if (page === undefined) return { page: 'home' };
  if (page === 'new' && parts.length === 1) return { page: 'new', game: query.get('game') };
  if (page === 'join' && first && second && parts.length === 3) return { page: 'join', table: first, secret: second };
  if (page === 'table' && first && parts.length === 2) return { page: 'table', table: first };
  if ((page === 'replay' || page === 'review') && first && parts.length === 2) {
    const step = query.get('step');
    return { page, table: first, step: step && /^\d{1,6}$/.test(step) ? Number(step) : null };
  }
  if (page === 'rules' && parts.length <= 2) return { page: 'rules', game: first ?? null };
  if (page === 'puzzles' && parts.length <= 2) return { page: 'puzzles', game: first ?? null };
  if (page === 'puzzle' && first && parts.length === 2) return { page: 'puzzle', id: first };
  if (page === 'mistakes' && parts.length === 1) return { page: 'mistakes', now: query.has('now') };
  if ((page === 'about' || page === 'road') && parts.length === 1) return { page };
  if (page === 'daily' && first && parts.length === 2) return { page: 'daily', game: first, day: query.get('day') };
  if (page === 'duplicate' && parts.length <= 2)
    return { page: 'duplicate', id: first ?? null, game: query.get('game') };
  return { page: 'nothing' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The path of a route: `href={pathTo({ page: 'table', table: id })}`. */
export function pathTo(route: Route): string {
  const part = encodeURIComponent;
  switch (route.page) {
    case 'new':
      return route.game ? `/new?game=${part(route.game)}` : '/new';
    case 'join':
      return `/join/${part(route.table)}/${part(route.secret)}`;
    case 'table':
      return `/table/${part(route.table)}`;
    case 'replay':
    case 'review':
      return `/${route.page}/${part(route.table)}${route.step === null ? '' : `?step=${route.step}`}`;
    case 'rules':
      return route.game ? `/rules/${part(route.game)}` : '/rules';
    case 'puzzles':
      return route.game ? `/puzzles/${part(route.game)}` : '/puzzles';
    case 'puzzle':
      return `/puzzle/${part(route.id)}`;
    case 'mistakes':
      return route.now ? '/mistakes?now' : '/mistakes';
    case 'about':
    case 'road':
      return `/${route.page}`;
    case 'daily':
      return `/daily/${part(route.game)}${route.day ? `?day=${part(route.day)}` : ''}`;
    case 'duplicate':
      return `/duplicate${route.id ? `/${part(route.id)}` : route.game ? `?game=${part(route.game)}` : ''}`;
    default:
      return '/';
  }
}

/** The parts of a browser's window that are used here. */
export interface Place {
  location: { pathname: string; search: string; origin: string };
  history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  addEventListener(type: 'popstate', listener: () => void): void;
}

export class Router {
  route: Route = $state({ page: 'home' });
  readonly #place: Place;
  /** The path in the address bar while it is not that of the page. */
  #shownAs: string | null = null;

  constructor(place: Place) {
    this.#place = place;
    this.#read();
    place.addEventListener('popstate', () => this.#read());
  }

  go(to: Route | string, { replaces = false } = {}): void {
    const path = typeof to === 'string' ? to : pathTo(to);
    const { history } = this.#place;
    if (replaces) history.replaceState(history.state, '', path);
    // A dialog has an entry of its own, which is no place to come back to.
    else if (overlaysIn(history.state) > 0) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
  }

  /** For `onclick` of the whole page: a plain click on a link of ours stays in the app. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== this.#place.location.origin) return;
    if (link.pathname.startsWith('/api/') || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
    scrollTo(0, 0);
  };

  /**
   * The address bar leads to `to` while the page stays `from`: many copy it to invite others. The answer ends it.
   */
  showAs(from: Route, to: Route): () => void {
    const { history, location } = this.#place;
    const shown = pathTo(to);
    this.#shownAs = shown;
    history.replaceState(history.state, '', shown);
    return () => {
      this.#shownAs = null;
      if (location.pathname === shown) history.replaceState(history.state, '', pathTo(from));
    };
  }

  /**
   * A link to share, with the host in front. Messengers show its preview in `language`, English unless told; whoever
   * opens it reads the page in the language they chose, and, having chosen none, in that of the link.
   */
  share(route: Route, language = 'en'): string {
    const link = new URL(pathTo(route), this.#place.location.origin);
    if (language !== 'en') link.searchParams.set('lang', language);
    return link.href;
  }

  #read(): void {
    const { pathname, search } = this.#place.location;
    if (pathname === this.#shownAs) return;
    this.route = parseRoute(pathname, new URLSearchParams(search));
  }
}
