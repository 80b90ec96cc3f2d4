import './augmentation';
import { createTheme } from '@mui/material/styles';
import { dark, light, tiles, type Colours } from './colours';
import { components } from './components';
import { shape } from './shape';
import { typography } from './typography';

const palette = (
  { amber, amberHover, ...colours }: Colours,
  pairs: (typeof tiles)['light' | 'dark'],
) => ({
  ...colours,
  amberHover,
  ...Object.fromEntries(
    pairs.flatMap(([background, ink], index) => [
      [`tile${index + 1}`, background],
      [`tile${index + 1}Ink`, ink],
    ]),
  ),
  primary: {
    main: colours.brand,
    light: colours.brandSoft,
    dark: colours.brandHover,
    contrastText: colours.brandInk,
  },
  secondary: {
    main: colours.ink2,
    light: colours.ink3,
    dark: colours.ink,
    contrastText: colours.paper,
  },
  amber: {
    main: amber,
    light: colours.amberSoft,
    dark: amberHover,
    contrastText: colours.amberInk,
  },
  warning: {
    main: colours.amberText,
    light: colours.amberSoft,
    dark: colours.amberText,
    contrastText: colours.amberSoft,
  },
  success: {
    main: colours.good,
    light: colours.goodSoft,
    dark: colours.good,
    contrastText: colours.goodSoft,
  },
  error: {
    main: colours.bad,
    light: colours.badSoft,
    dark: colours.bad,
    contrastText: colours.badSoft,
  },
  info: {
    main: colours.brandText,
    light: colours.brandSoft,
    dark: colours.brandText,
    contrastText: colours.brandSoft,
  },
  text: { primary: colours.ink, secondary: colours.ink2, disabled: colours.ink3 },
  background: { default: colours.paper, paper: colours.card },
  divider: colours.line,
});

/**
 * Light and dark in one theme: every colour is a CSS variable, switched by the page's `data-theme`
 * (see public/colour-scheme.js).
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'jl' },
  colorSchemes: {
    light: { palette: palette(light, tiles.light) },
    dark: { palette: palette(dark, tiles.dark) },
  },
  shape,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  typography,
  components,
});
