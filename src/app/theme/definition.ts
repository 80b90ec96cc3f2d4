import './augmentation';
import { createTheme, css } from '@mui/material/styles';
import { dark, light, tiles, type Colours } from './colours';
import { breakpoints, shape } from './shape';
import { typography } from './typography';

/** An ink and the tint it stands on; on a button, the other way around. */
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
 * The whole theme as MUI makes it, of which `npm run generate` writes down what the app needs
 * (generated/, theme.ts): to make it would be a seventh of what a visitor's first page loads, and
 * the longest piece of work before it can be used.
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

/** Paper is white: a page printed from the dark theme takes the light one's colours. */
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

/** The theme's custom properties, some 400 in both modes and on paper, as a style sheet. */
export const variables: string = css(...definition.generateStyleSheets(), {
  '@media print': { 'html[data-theme=dark]': onPaper },
}).styles;
