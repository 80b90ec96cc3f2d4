const webpack = require('webpack');

/** @param {RegExp} request What a module of MUI or emotion asks for. @param {string} instead */
const without = (request, instead = require.resolve('./leftOut.cjs')) =>
  new webpack.NormalModuleReplacementPlugin(request, instead);

/** What MUI's parts bring along to the browser and the app never uses. */
const withoutUnused = [
  // the theme has no ripples, and no button is `loading`
  without(/^(\.\/TouchRipple|\.\.\/CircularProgress\/index)\.mjs$/),
  // no input is `multiline` (src/ui/form/TextArea.tsx)
  without(/^\.\.\/TextareaAutosize\/index\.mjs$/),
  // all that makes themes, for who has none: ours is there already (src/app/theme/theme.ts)
  without(/^\.{1,2}\/createTheme(\/index)?\.mjs$/),
  without(/^@emotion\/is-prop-valid$/, require.resolve('./propsOfTags.cjs')),
];

/** @type {import('webpack').RuleSetRule[]} */
const withoutUnusedParts = [
  // packages that say nothing of side effects and have none
  {
    test: /node_modules[\\/](hoist-non-react-statics|redux-persist)[\\/]/,
    sideEffects: false,
  },
  // React Router has parts for its framework mode, which the app is not in
  {
    test: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/,
    loader: require.resolve('./pureParts.cjs'),
  },
];

module.exports = { withoutUnused, withoutUnusedParts };
