import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Forced-colors mode drops backgrounds and shadows: buttons get an outline, and what is selected a
 * thicker one.
 */
const inForcedColors: CSSObject = {
  'html :is(button, .MuiButton-root)': { outline: '1px solid ButtonBorder', outlineOffset: -1 },
  ':is([aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]))': {
    outline: '2px solid Highlight',
    outlineOffset: -2,
  },
  ':is(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
    outline: '3px solid Highlight',
  },
};

/** Global styles: base elements, focus rings, reduced motion, print. */
export const baseline = (theme: Theme): CSSObject => ({
  html: { scrollPaddingTop: 92, textSizeAdjust: '100%' },
  body: {
    fontFeatureSettings: "'tnum' 0",
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
    '--page-width': '1200px',
  },
  'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  legend: { padding: 0 },
  fieldset: { margin: 0, padding: 0, border: 0, minWidth: 0 },
  'b, strong': { fontWeight: 650 },
  a: { color: 'inherit', textDecoration: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  // an icon next to text doesn't shrink
  svg: { flexShrink: 0 },
  // aligns the digits of pay, counts and dates in columns
  '.num': { fontVariantNumeric: 'tabular-nums' },
  // for assistive technology only
  '.visually-hidden': {
    position: 'absolute !important',
    width: 1,
    height: 1,
    margin: -1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  },
  // a heading is focused on navigation (ui/page/Page), but isn't a control and shows no ring
  '[tabindex="-1"]:focus': { outline: 'none' },
  // links and buttons use `:is` for specificity: MUI's `outline: 0` has that of a pseudo-class
  ':where(input, select, textarea, summary, [tabindex]):focus-visible, :is(a, button):focus-visible':
    {
      outline: `2px solid ${theme.vars.palette.ring}`,
      outlineOffset: 2,
    },
  '::selection': { backgroundColor: theme.vars.palette.brand, color: theme.vars.palette.brandInk },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (forced-colors: active)': inForcedColors,
  '@media print': {
    '[data-screen-only]': { display: 'none !important' },
    body: { backgroundColor: '#fff' },
  },
});
