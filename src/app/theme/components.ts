import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './baseline';

const cardRadius = 14;

/** How MUI's parts look here: hairlines instead of shadows, quiet controls, no ripples. */
export const components: Components<Theme> = {
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
  MuiCssBaseline: { styleOverrides: baseline },
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
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: cardRadius,
        borderColor: theme.vars.palette.line,
        backgroundColor: theme.vars.palette.card,
      }),
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
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 18,
        border: `1px solid ${theme.vars.palette.line}`,
        backgroundColor: theme.vars.palette.card,
        margin: 16,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.scrim },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4, padding: '24px 24px 8px' }) },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '0 24px 8px', color: theme.vars.palette.ink2 }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px 24px', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 6,
        minWidth: 200,
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.line2}`,
        boxShadow: '0 12px 32px -16px rgb(0 0 0 / .35)',
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 42,
        padding: '8px 12px',
        gap: 12,
        borderRadius: 8,
        fontSize: '.9375rem',
        fontWeight: 550,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.sunk },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.line, transform: 'none' }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.ink,
        color: theme.vars.palette.paper,
        fontSize: '.8125rem',
        borderRadius: 8,
        padding: '6px 10px',
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.line,
        padding: '13px 16px',
        fontSize: '.9375rem',
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.ink3,
        fontSize: '.8125rem',
        fontWeight: 600,
      }),
    },
  },
};
