import type { Components, Theme } from '@mui/material/styles';

/** Buttons: quiet, without ripple and shadow. */
export const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: '8px 20px',
        gap: 8,
        borderRadius: 10,
        lineHeight: 1.2,
        boxShadow: 'none',
        [theme.breakpoints.up('sm')]: { whiteSpace: 'nowrap' },
        transition: theme.transitions.create(['background-color', 'border-color', 'color'], {
          duration: 150,
        }),
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 36, padding: '6px 14px', fontSize: '.875rem' },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 52, padding: '10px 28px', fontSize: '1rem' },
          },
          {
            props: { variant: 'text' },
            style: {
              padding: '8px 10px',
              color: theme.vars.palette.brandText,
              '&:hover': { backgroundColor: theme.vars.palette.brandSoft },
            },
          },
          {
            props: { variant: 'text', color: 'error' },
            style: {
              color: theme.vars.palette.bad,
              '&:hover': { backgroundColor: theme.vars.palette.badSoft },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: theme.vars.palette.ink,
              borderColor: theme.vars.palette.line2,
              '&:hover': {
                backgroundColor: theme.vars.palette.sunk,
                borderColor: theme.vars.palette.field,
              },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              color: theme.vars.palette.bad,
              borderColor: theme.vars.palette.line2,
              '&:hover': {
                backgroundColor: theme.vars.palette.badSoft,
                borderColor: theme.vars.palette.bad,
              },
            },
          },
          // on the hero's dark band
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: {
              color: 'inherit',
              borderColor: 'color-mix(in srgb, currentColor 40%, transparent)',
              '&:hover': {
                backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
                borderColor: 'currentColor',
              },
            },
          },
        ],
        '&.Mui-disabled': {
          color: theme.vars.palette.ink3,
          backgroundColor: theme.vars.palette.sunk,
          borderColor: theme.vars.palette.line,
        },
      }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 40,
        padding: 8,
        borderRadius: 10,
        color: theme.vars.palette.ink2,
        '&:hover': { backgroundColor: theme.vars.palette.sunk, color: theme.vars.palette.ink },
      }),
    },
  },
};
