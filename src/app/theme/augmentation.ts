/**
 * Adds the palette's own entries to MUI's types: `sx={{ bgcolor: 'sunk', color: 'ink2' }}`,
 * `theme.vars.palette.line`. MUI's types can only be augmented with interfaces, hence the exception
 * from the `type` rule.
 */
/* oxlint-disable typescript/consistent-type-definitions, typescript/no-empty-object-type */
import type { Transitions, TransitionsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Colours } from './colours';
import type { Radius } from './shape';

type Named = Omit<Colours, 'amber' | 'amberHover'>;
/** The colors `tile1` … `tile6` and their text colors. */
type Tiles = Record<`tile${1 | 2 | 3 | 4 | 5 | 6}` | `tile${1 | 2 | 3 | 4 | 5 | 6}Ink`, string>;

declare module '@mui/material/styles' {
  /** Exists, but is missing from MUI's types. */
  function createTransitions(options: TransitionsOptions): Transitions;
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Named, Tiles {
    amber: Palette['primary'];
  }
  interface PaletteOptions extends Partial<Named>, Partial<Tiles> {
    amber?: PaletteOptions['primary'];
  }
  interface TypographyVariants {
    display: CSSProperties;
    lead: CSSProperties;
    dense: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    lead?: CSSProperties;
    dense?: CSSProperties;
  }
}
declare module '@mui/system' {
  interface Shape {
    radius: Radius;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    amber: true;
  }
}
