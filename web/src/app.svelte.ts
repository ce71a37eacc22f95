/** The one of each that the app has. Tests make their own from the classes in `model/`. */

import texts from 'virtual:texts';
import { createApi } from './model/api';
import { Catalogue } from './model/catalogue.svelte';
import { Fairness } from './model/fairness';
import { I18n, type Language, preferredLanguage } from './model/i18n.svelte';
import { Overlays } from './model/overlays';
import { Router } from './model/router.svelte';
import { Settings } from './model/settings.svelte';
import { Visits } from './model/visits';
import { Sounds } from './model/sounds';

function store(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null; // forbidden by the reader's browser
  }
}

export const settings = new Settings(store());
export const sounds = new Sounds(settings);
/** What this browser gives to chance, and remembers to check it. */
export const fairness = new Fairness(store());
/** How far the reader has seen each table. */
export const visits = new Visits(store());
/** What the address that was opened first asks for; later addresses of the visit do not. */
const linked = new URLSearchParams(location.search).get('lang') ?? '';
export const i18n = new I18n(
  (language, part) => texts[language][part]?.().then((one) => one.default) ?? null,
  false,
  wantedLanguage(),
);
export const api = createApi(
  (path, init) => fetch(path, init),
  () => i18n.language,
);
export const catalogue = new Catalogue(api);
export const router = new Router(window);
/** Dialogs and sheets, which the browser's Back closes. */
export const overlays = new Overlays(window);

/** Be able to say what lessons say. */
export const loadLessons = (): Promise<void> => i18n.need('lessons');

/** The language to speak: the one chosen; else the browser's, if it is one of ours; else that of the link, whose sender may read another. */
export function wantedLanguage(): Language {
  return settings.language ?? preferredLanguage([...navigator.languages, linked]);
}
