import type { Components, Theme } from '@mui/material/styles';

/** Headings, text and links. */
export const text: Components<Theme> = {
  // a variant only sets the style; a screen sets the heading level with `component`
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        subtitle1: 'p',
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.brandText,
        fontWeight: 600,
        textUnderlineOffset: '.2em',
        borderRadius: theme.shape.radius.xs,
      }),
    },
  },
};
