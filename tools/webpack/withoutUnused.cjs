const webpack = require('webpack');

/** @param {RegExp} request The import request in MUI or emotion. @param {string} instead */
const without = (request, instead = require.resolve('./emptyComponent.cjs')) =>
  new webpack.NormalModuleReplacementPlugin(request, instead);

/** Replaces modules that MUI and emotion import but the app never uses. */
const withoutUnused = [
  // the theme has no ripples, and no button is `loading`
  without(/^(\.\/TouchRipple|\.\.\/CircularProgress\/index)\.mjs$/),
  // no input is `multiline` (src/ui/form/TextArea.tsx)
  without(/^\.\.\/TextareaAutosize\/index\.mjs$/),
  // creates MUI's default theme, which is never needed: src/app/theme/theme.ts provides ours
  without(/^\.{1,2}\/createTheme(\/index)?\.mjs$/),
  without(/^@emotion\/is-prop-valid$/, require.resolve('./propsOfTags.cjs')),
];

/** @type {import('webpack').RuleSetRule[]} */
const withoutUnusedParts = [
  // packages without side effects that don't declare it
  {
    test: /node_modules[\\/](hoist-non-react-statics|redux-persist)[\\/]/,
    sideEffects: false,
  },
  // React Router includes components for its framework mode, which the app doesn't use
  {
    test: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/,
    loader: require.resolve('./pureParts.cjs'),
  },
];

module.exports = { withoutUnused, withoutUnusedParts };
