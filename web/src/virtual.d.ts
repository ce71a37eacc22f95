declare module 'virtual:text/*' {
  const text: string;
  export default text;
}

declare module 'virtual:lessons/*' {
  const text: string;
  export default text;
}

/** The version of the package the app was built from. */
declare const __VERSION__: string;
