/** Files that webpack copies; the import is their hashed URL. */
declare module '*.woff2' {
  const address: string;
  // asset modules have a default export
  export default address;
}
