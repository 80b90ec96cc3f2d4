import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Shared styles of all form controls: MUI's inputs get them from the theme
 * (app/theme/components/fields), the light inputs of landing pages use them directly (ui/light).
 */
export const controlStyle = (theme: Theme): CSSObject => ({
  width: '100%',
  minWidth: 0,
  minHeight: 46,
  padding: '0 14px',
  border: `1px solid ${theme.vars.palette.field}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.card,
  color: theme.vars.palette.ink,
  font: `500 ${theme.typography.body1.fontSize}/1.5 ${theme.typography.fontFamily}`,
  transition: theme.transitions.create(['border-color', 'box-shadow'], { duration: 150 }),
  '&::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: theme.vars.palette.ink2 },
  '&:focus-visible': {
    outline: `2px solid ${theme.vars.palette.ring}`,
    outlineOffset: -1,
    borderColor: theme.vars.palette.ring,
    boxShadow: `0 0 0 4px color-mix(in srgb, ${theme.vars.palette.ring} 22%, transparent)`,
  },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.bad },
  '&:disabled, &[readonly]': {
    backgroundColor: theme.vars.palette.sunk,
    borderColor: theme.vars.palette.line2,
  },
  '&:disabled': { color: theme.vars.palette.ink3 },
  '&[type=number]': { fontVariantNumeric: 'tabular-nums' },
  '&:-webkit-autofill': {
    WebkitTextFillColor: theme.vars.palette.ink,
    boxShadow: `inset 0 0 0 99px ${theme.vars.palette.brandSoft}`,
  },
});
