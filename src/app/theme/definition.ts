import './augmentation';
import { createTheme, css } from '@mui/material/styles';
import { dark, light, tiles, type Colours } from './colours';
import { breakpoints, shape } from './shape';
import { typography } from './typography';

/** A text color and its soft tint; buttons use them the other way around. */
const soft = (main: string, light: string) => ({ main, light, dark: main, contrastText: light });

const palette = (
  { amber, amberHover, ...colours }: Colours,
  pairs: (typeof tiles)['light' | 'dark'],
) => ({
  ...colours,
  ...Object.fromEntries(
    pairs.flatMap(([background, ink], index) => [
      [`tile${index + 1}`, background],
      [`tile${index + 1}Ink`, ink],
    ]),
  ),
  primary: {
    main: colours.brand,
    dark: colours.brandHover,
    contrastText: colours.brandInk,
  },
  amber: {
    main: amber,
    dark: amberHover,
    contrastText: colours.amberInk,
  },
  warning: soft(colours.amberText, colours.amberSoft),
  success: soft(colours.good, colours.goodSoft),
  error: soft(colours.bad, colours.badSoft),
  info: soft(colours.brandText, colours.brandSoft),
  text: { primary: colours.ink, secondary: colours.ink2, disabled: colours.ink3 },
  background: { default: colours.paper, paper: colours.card },
  divider: colours.line,
});

/**
 * The complete theme as MUI creates it. `npm run generate` writes the parts that the app needs to
 * files (generated/, theme.ts): creating it in the browser would be a seventh of what a visitor's
 * first page loads, and the longest task before the page is usable.
 */
export const definition = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'jl' },
  colorSchemes: {
    light: { palette: palette(light, tiles.light) },
    dark: { palette: palette(dark, tiles.dark) },
  },
  shape,
  breakpoints: { values: breakpoints },
  typography,
});

/**
 * Overrides for printing: a page printed in dark mode uses the light colors, since paper is white.
 */
const onPaper = {
  ...Object.fromEntries(
    Object.entries(light).map(([name, colour]) => [`--jl-palette-${name}`, colour]),
  ),
  '--jl-palette-text-primary': light.ink,
  '--jl-palette-text-secondary': light.ink2,
  '--jl-palette-background-default': '#fff',
  '--jl-palette-background-paper': light.card,
  '--jl-palette-amber-main': light.amber,
  colorScheme: 'light',
};

/** The theme's custom properties as a style sheet: about 400, for both modes and for print. */
export const variables: string = css(...definition.generateStyleSheets(), {
  '@media print': { 'html[data-theme=dark]': onPaper },
}).styles;
