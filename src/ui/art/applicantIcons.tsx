import { Glyph, type IconProps } from './Glyph';

/** Icons of the applications desk, kept apart from the icons that visitors' pages load. */
export const LockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </Glyph>
);
export const EyeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M2.5 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Glyph>
);
export const StarIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path
      fill="currentColor"
      stroke="none"
      d="m12 3.200 2.700 5.500 6 .9-4.300 4.200 1 6-5.400-2.800-5.400 2.800 1-6L3.300 9.600l6-.9Z"
    />
  </Glyph>
);
