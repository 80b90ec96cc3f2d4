/** A style sheet's text. In the browser's build it is a file that index.html links to instead. */
declare module '*.css' {
  const text: string;
  // webpack's asset modules have a default export
  export default text;
}
