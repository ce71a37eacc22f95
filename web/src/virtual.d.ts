/** How each part of the texts is loaded, by language and part. */
declare module 'virtual:texts' {
  type Load = () => Promise<{ default: string }>;
  const texts: Record<'en' | 'fr' | 'it' | 'ja' | 'ru', Partial<Readonly<Record<string, Load>>>>;
  export default texts;
}

/** The version of the package the app was built from. */
declare const __VERSION__: string;
