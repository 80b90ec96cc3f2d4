import { Glyph, type IconProps } from './Glyph';

/** The icon of a rating, kept apart from the icons that visitors' pages load. */
export const StarIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path
      fill="currentColor"
      stroke="none"
      d="m12 3.200 2.700 5.500 6 .9-4.300 4.200 1 6-5.400-2.800-5.400 2.800 1-6L3.300 9.600l6-.9Z"
    />
  </Glyph>
);
