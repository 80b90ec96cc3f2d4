/**
 * A loader for packages that keep all their React parts in one file: says of each that nothing
 * happens when it is made, so that the minifier leaves out those that the app doesn't use. The
 * names that React's developer tools show would keep them.
 *
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
