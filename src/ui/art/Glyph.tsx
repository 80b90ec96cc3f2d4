import type { ReactNode } from 'react';

export type IconProps = { /** In pixels, 20 by default. */ size?: number; className?: string };

/**
 * The SVG frame of every icon: a 24-unit grid, one stroke width, round ends, `currentColor`. Always
 * hidden from assistive technology.
 */
export const Glyph = ({ size = 20, className, children }: IconProps & { children: ReactNode }) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    {children}
  </svg>
);
