import type { ReactNode } from 'react';

export type IconProps = { /** In pixels; default: 20. */ size?: number; className?: string };

/**
 * The frame of every icon: 24 units, one stroke, round ends, the colour of the text around it.
 * Icons are never read out.
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
