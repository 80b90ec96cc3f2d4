/** A style sheet's text; in the browser's build it is a file, which index.html has the address of. */
declare module '*.css' {
  const text: string;
  // what webpack's asset modules export
  export default text;
}
