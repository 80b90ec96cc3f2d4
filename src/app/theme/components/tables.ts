import type { Components, Theme } from '@mui/material/styles';

/** Tables: hairlines above the rows, muted sortable headings. */
export const tables: Components<Theme> = {
  MuiTable: { styleOverrides: { root: { minWidth: 760 } } },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        'tbody > &': {
          borderTop: `1px solid ${theme.vars.palette.line}`,
          '&:hover': { backgroundColor: theme.vars.palette.sunk },
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 96,
        padding: '10px 18px',
        borderBottom: 0,
        fontSize: theme.typography.dense.fontSize,
        lineHeight: 'inherit',
        overflowWrap: 'anywhere',
        'tbody th&': { fontWeight: 650 },
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.ink2,
        fontSize: theme.typography.caption.fontSize,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        borderRadius: theme.shape.radius.sm,
        '&, &.Mui-active, &:focus': { color: 'inherit' },
        '&:hover': { color: theme.vars.palette.ink, textDecoration: 'underline' },
      }),
      icon: { fontSize: 16 },
    },
  },
};
