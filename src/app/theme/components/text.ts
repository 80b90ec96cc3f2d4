import type { Components, Theme } from '@mui/material/styles';

/** Headings, text and links. */
export const text: Components<Theme> = {
  // a variant is a look; which heading it is, the screen says by `component`
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: 'p',
        subtitle1: 'p',
        subtitle2: 'p',
        caption: 'span',
        h4: 'h3',
        h5: 'h3',
        h6: 'h3',
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
        borderRadius: 4,
      }),
    },
  },
};
