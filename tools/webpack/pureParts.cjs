/**
 * A loader for packages with all their React components in one file: marks their creation as pure,
 * so that the minifier drops the components that the app doesn't use. Removes `displayName`
 * assignments, which would keep them.
 *
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
