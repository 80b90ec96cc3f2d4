import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { controlStyle } from '@/ui/form/controlStyle';

/**
 * The checkbox with its check mark and the radio button with its dot: `.mark` of ui/form/Mark, a
 * sibling of the input.
 */
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
  // not nested in `.mark`: there `&` would be the element around both
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

/** Shared box of all form controls; labels and help texts come from ui/form/Field. */
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
        // MUI's own selectors have the same specificity
        '&&&': { paddingRight: 42, borderRadius: theme.shape.borderRadius, cursor: 'default' },
      }),
      icon: ({ theme }) => ({
        right: 14,
        top: 'calc(50% - 9px)',
        color: theme.vars.palette.ink2,
      }),
    },
  },
  // the whole line of the label is clickable, 32 px high
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
        // forced-colors mode draws borders but not backgrounds
        '& > .mark::before': { border: '4px solid currentColor', borderRadius: '50%' },
      }),
    },
  },
};
