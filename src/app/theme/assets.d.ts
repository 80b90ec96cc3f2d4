/** Files that webpack copies; the import is their hashed address. */
declare module '*.woff2' {
  const address: string;
  // what webpack's asset modules export
  export default address;
}
