import './augmentation';
import { createTheme, type Theme } from '@mui/material/styles';
import { dark, light, tiles, type Colours } from './colours';
import { components } from './components';
import { shape } from './shape';
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

const made = createTheme({
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

/**
 * Light and dark in one theme: every colour is a CSS variable, switched by the page's `data-theme`
 * (see public/colour-scheme.js). Its `vars` are without the fallbacks that MUI makes them with: the
 * light colours, in each style once more.
 */
export const theme: Theme = { ...made, vars: made.generateThemeVars() };
