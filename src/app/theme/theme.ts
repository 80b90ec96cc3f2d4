import './augmentation';
import {
  createTransitions,
  unstable_createBreakpoints as createBreakpoints,
  type Theme,
} from '@mui/material/styles';
import { components } from './components';
import { names, typography, zIndex } from './generated/tokens';
import { breakpoints, shape } from './shape';

type Names = string | { [group: string]: Names };
type Variables = { [name: string]: string | Variables };
/**
 * Returns the `var()` expression of each variable by its name, nested in the same groups as MUI's.
 */
const variablesOf = (names: Names, path: string): Variables =>
  typeof names === 'string'
    ? Object.fromEntries(names.split(' ').map((name) => [name, `var(${path}-${name})`]))
    : Object.fromEntries(
        Object.entries(names).flatMap(([group, inner]) =>
          group === ''
            ? Object.entries(variablesOf(inner, path))
            : [[group, variablesOf(inner, `${path}-${group}`)]],
        ),
      );

const vars = variablesOf(names, '--jl');
/** Returns the selector prefix for styles of one mode. */
const selectorOf = (mode: string): string => `[data-theme="${mode}"] &`;
/** A number is a multiple of 8 px. */
const space = (value: number | string): string => {
  if (typeof value === 'string') return value;
  if (value === 0) return '0px';
  return value === 1 ? 'var(--jl-spacing, 8px)' : `calc(${value} * var(--jl-spacing, 8px))`;
};
/** Each color variable has a second one with its channels. */
const alpha = (colour: string, share: number | string): string => {
  const channels = colour.replaceAll(/var\(--([^,\s)]+)(?:,[^)]+)?\)+/g, 'var(--$1Channel)');
  return `rgba(${channels} / ${typeof share === 'string' ? `calc(${share})` : share})`;
};

const made = {
  components,
  vars,
  // MUI's components read here which colors exist; the values are variables
  palette: { ...(vars['palette'] as object), mode: 'light' },
  shadows: vars['shadows'],
  shape,
  zIndex,
  breakpoints: createBreakpoints({ values: breakpoints }),
  typography: { ...typography, pxToRem: (size: number) => `${size / 16}rem` },
  transitions: createTransitions({}),
  motion: { reducedMotion: 'never' },
  direction: 'ltr',
  cssVarPrefix: 'jl',
  colorSchemeSelector: 'data-theme',
  rootSelector: ':root',
  defaultColorScheme: 'light',
  colorSchemes: { light: {}, dark: {} },
  spacing: Object.assign(
    (...values: (number | string)[]) => (values.length === 0 ? [1] : values).map(space).join(' '),
    { mui: true },
  ),
  getColorSchemeSelector: selectorOf,
  applyStyles: (mode: string, styles: object) => ({
    [`*:where(${selectorOf(mode).slice(0, -2)}) &`]: styles,
  }),
  alpha,
};

/**
 * The runtime theme: equivalent to what MUI creates from definition.ts (theme.test.ts compares the
 * two), but built from generated values. Every color is a variable, switched by the page's
 * `data-theme` (public/colour-scheme.js). Omits what none of the components used here needs.
 */
export const theme = made as unknown as Theme;
