import type { TypographyVariantsOptions } from '@mui/material/styles';

const family = "Manrope, 'Manrope fallback', system-ui, sans-serif";

/**
 * One family, a short scale: 13, 14, 16, 18, 22, 28, 40 and the hero's 60 pixels, in rem so that
 * people's own size counts.
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
  h5: { fontSize: '1rem', lineHeight: 1.4, letterSpacing: '-.005em', fontWeight: 650 },
  h6: { fontSize: '.875rem', lineHeight: 1.45, fontWeight: 650 },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55, fontWeight: 400 },
  subtitle2: { fontSize: '.875rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '.875rem', lineHeight: 1.57 },
  caption: { fontSize: '.8125rem', lineHeight: 1.5 },
  button: { fontSize: '.9375rem', lineHeight: 1, fontWeight: 650, textTransform: 'none' },
};
