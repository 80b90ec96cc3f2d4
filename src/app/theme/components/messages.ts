import type { Components, Theme } from '@mui/material/styles';

const severities = ['error', 'success', 'info', 'warning'] as const;

/** Chips in a soft tint with matching text; tooltips in inverted colors. */
export const messages: Components<Theme> = {
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: '6px 10px',
        borderRadius: theme.shape.radius.md,
        backgroundColor: theme.vars.palette.ink,
        color: theme.vars.palette.paper,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        minHeight: 28,
        verticalAlign: 'baseline',
        padding: '2px 11px',
        border: '1px solid transparent',
        borderRadius: theme.shape.radius.pill,
        backgroundColor: theme.vars.palette.chip,
        color: theme.vars.palette.ink2,
        fontSize: theme.typography.caption.fontSize,
        fontWeight: 600,
        lineHeight: 1.4,
        variants: [
          ...severities.map((color) => ({
            props: { color },
            style: {
              backgroundColor: theme.vars.palette[color].light,
              color: theme.vars.palette[color].main,
            },
          })),
          {
            props: { variant: 'outlined' },
            style: { backgroundColor: 'transparent', borderColor: theme.vars.palette.line2 },
          },
        ],
      }),
      label: { padding: 0, whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
    },
  },
};
