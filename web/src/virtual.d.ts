/** How each part of the texts is loaded, by language and part. */
declare module 'virtual:texts' {
  import type { Language } from './model/i18n.svelte';
  type Load = () => Promise<{ default: string }>;
  const texts: Record<Language, Readonly<Record<string, Load | undefined>>>;
  export default texts;
}

/** The version of the package the app was built from. */
declare const __VERSION__: string;
