import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { controlStyle } from '@/ui/form/controlStyle';

/** The box and its check mark, the ring and its dot: `.mark` of ui/form/Mark, beside the input. */
const markStyles = (theme: Theme): CSSObject => ({
  '& > .mark': {
    width: 20,
    height: 20,
    display: 'grid',
    placeItems: 'center',
    border: `1.5px solid ${theme.vars.palette.field}`,
    borderRadius: 'inherit',
    backgroundColor: theme.vars.palette.card,
    color: theme.vars.palette.brandInk,
    '&::before': { content: '""', opacity: 0 },
  },
  // beside the input, not inside `.mark`: there `&` would be the box around both
  '& > input:checked + .mark': {
    backgroundColor: theme.vars.palette.brand,
    borderColor: theme.vars.palette.brand,
    '&::before': { opacity: 1 },
  },
  '& > input[aria-invalid=true] + .mark': { borderColor: theme.vars.palette.bad },
  '& > input:disabled + .mark': {
    backgroundColor: theme.vars.palette.sunk,
    borderColor: theme.vars.palette.line2,
  },
});
const boxStyle = (theme: Theme): CSSObject => ({
  padding: 0,
  marginTop: 1,
  borderRadius: theme.shape.radius.sm,
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.ring}`, outlineOffset: 2 },
  ...markStyles(theme),
});

/** One box for all that can be filled in; labels and help are ui/form/Field's. */
export const fields: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      root: { width: '100%' },
      input: ({ theme }) => ({ ...controlStyle(theme), height: 'auto', boxSizing: 'border-box' }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: ({ theme }) => ({
        textOverflow: 'ellipsis',
        // MUI's own selectors are as strong
        '&&&': { paddingRight: 42, borderRadius: theme.shape.borderRadius, cursor: 'default' },
      }),
      icon: ({ theme }) => ({
        right: 14,
        top: 'calc(50% - 9px)',
        color: theme.vars.palette.ink2,
      }),
    },
  },
  // the label's whole line is the target, 32 px high
  MuiFormControlLabel: {
    defaultProps: { disableTypography: true },
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 10,
        margin: 0,
        padding: '4px 0',
        fontSize: theme.typography.dense.fontSize,
        fontWeight: 500,
        lineHeight: 1.5,
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...boxStyle(theme),
        '& > .mark::before': {
          width: 6,
          height: 11,
          marginTop: -3,
          border: 'solid currentColor',
          borderWidth: '0 2.2px 2.2px 0',
          rotate: '42deg',
        },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...boxStyle(theme),
        borderRadius: '50%',
        // a border is drawn where the system chooses the colours, a background is not
        '& > .mark::before': { border: '4px solid currentColor', borderRadius: '50%' },
      }),
    },
  },
};
