import type { TypographyVariantsOptions } from '@mui/material/styles';

const family = "Manrope, 'Manrope fallback', system-ui, sans-serif";

/**
 * One font family and a short scale, in rem so that the user's font size applies. In pixels:
 * caption 13, body2 and subtitle2 (labels) 14, dense (tables, lists, alerts) 15, body1 16, lead 17,
 * subtitle1 and h3 18, h4 22, h2 28, h1 40, display 60. A part that needs only a variant's size
 * uses `theme.typography.dense.fontSize`.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: family,
  fontWeightRegular: 400,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  display: {
    fontFamily: family,
    fontSize: 'clamp(2.5rem, 1.35rem + 3.7vw, 3.75rem)',
    lineHeight: 1.04,
    letterSpacing: '-.038em',
    fontWeight: 750,
    textWrap: 'balance',
  },
  h1: {
    fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)',
    lineHeight: 1.12,
    letterSpacing: '-.025em',
    fontWeight: 700,
    textWrap: 'balance',
  },
  h2: {
    fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 1.75rem)',
    lineHeight: 1.2,
    letterSpacing: '-.02em',
    fontWeight: 700,
    textWrap: 'balance',
  },
  h3: { fontSize: '1.125rem', lineHeight: 1.35, letterSpacing: '-.01em', fontWeight: 650 },
  h4: { fontSize: '1.375rem', lineHeight: 1.25, letterSpacing: '-.018em', fontWeight: 700 },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55, fontWeight: 400 },
  subtitle2: { fontSize: '.875rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  lead: { fontSize: '1.0625rem', lineHeight: 1.6 },
  dense: { fontSize: '.9375rem', lineHeight: 1.6 },
  body2: { fontSize: '.875rem', lineHeight: 1.57 },
  caption: { fontSize: '.8125rem', lineHeight: 1.5 },
  button: { fontSize: '.9375rem', lineHeight: 1, fontWeight: 650, textTransform: 'none' },
};
