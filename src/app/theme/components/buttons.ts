import type { ButtonProps } from '@mui/material/Button';
import type { Components, CSSObject, Theme } from '@mui/material/styles';

type Variant = { props: Pick<ButtonProps, 'size' | 'variant' | 'color'>; style: CSSObject };

const sizes = ({ typography }: Theme): readonly Variant[] => [
  {
    props: { size: 'small' },
    style: { minHeight: 36, padding: '6px 14px', fontSize: typography.body2.fontSize },
  },
  {
    props: { size: 'large' },
    style: { minHeight: 52, padding: '10px 28px', fontSize: typography.body1.fontSize },
  },
];

const colors = ({ vars: { palette } }: Theme): readonly Variant[] => [
  {
    props: { variant: 'text' },
    style: {
      padding: '8px 10px',
      color: palette.brandText,
      '&:hover': { backgroundColor: palette.brandSoft },
    },
  },
  {
    props: { variant: 'text', color: 'error' },
    style: {
      color: palette.bad,
      '&:hover': { backgroundColor: palette.badSoft },
    },
  },
  {
    props: { variant: 'outlined', color: 'primary' },
    style: {
      color: palette.ink,
      borderColor: palette.line2,
      '&:hover': {
        backgroundColor: palette.sunk,
        borderColor: palette.field,
      },
    },
  },
  {
    props: { variant: 'outlined', color: 'error' },
    style: {
      color: palette.bad,
      borderColor: palette.line2,
      '&:hover': {
        backgroundColor: palette.badSoft,
        borderColor: palette.bad,
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
];

/** Buttons without ripple and shadow. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: '8px 20px',
        gap: 8,
        borderRadius: theme.shape.borderRadius,
        lineHeight: 1.2,
        boxShadow: 'none',
        [theme.breakpoints.up('sm')]: { whiteSpace: 'nowrap' },
        transition: theme.transitions.create(['background-color', 'border-color', 'color'], {
          duration: 150,
        }),
        variants: [...sizes(theme), ...colors(theme)],
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
        borderRadius: theme.shape.borderRadius,
        color: theme.vars.palette.ink2,
        '&:hover': { backgroundColor: theme.vars.palette.sunk, color: theme.vars.palette.ink },
      }),
    },
  },
};
