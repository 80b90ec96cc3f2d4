import type { Components, Theme } from '@mui/material/styles';

/** Surfaces on or above the page: hairlines instead of shadows. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        '--jl-palette-ring': theme.vars.palette.ringOnCard,
        borderRadius: theme.shape.radius.card,
        // for focus rings, and for content that scrolls or overflows
        overflow: 'visible',
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular' },
    styleOverrides: {
      root: ({ theme }) => ({
        flex: 'none',
        maxWidth: '100%',
        backgroundColor: theme.vars.palette.line,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.shape.radius.sheet,
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
        borderRadius: theme.shape.radius.lg,
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
        borderRadius: theme.shape.radius.md,
        fontSize: theme.typography.dense.fontSize,
        fontWeight: 550,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.sunk },
      }),
    },
  },
};
