import type { ReactNode } from 'react';

// the drawings share one style: sheets, hairlines, and the logo's line with its amber point. Colors
// come from the theme's variables, so each theme has its own; all are hidden from assistive
// technology
export const ink = (name: string) => `var(--jl-palette-${name})`;
/** The canvas of a small drawing. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    width="220"
    height="148"
    viewBox="0 0 220 148"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    <ellipse cx="110" cy="132" rx="86" ry="8" fill={ink('sunk')} />
    {children}
  </svg>
);
/** A sheet with a tile and two lines of text. */
export const Sheet = ({ at, turn = 0, tone }: { at: string; turn?: number; tone: 1 | 2 | 3 }) => (
  <g transform={`translate(${at}) rotate(${turn})`}>
    <rect
      width="96"
      height="58"
      rx="11"
      fill={ink('card')}
      stroke={ink('line2')}
      strokeWidth="1.5"
    />
    <rect x="12" y="12" width="20" height="20" rx="6" fill={ink(`tile${tone}`)} />
    <path d="M42 18h40M42 27h24M12 44h36" stroke={ink('line2')} strokeWidth="5" />
  </g>
);
