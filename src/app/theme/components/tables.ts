import type { Components, Theme } from '@mui/material/styles';

/** Tables. */
export const tables: Components<Theme> = {
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
