import { Glyph, type IconProps } from './Glyph';

/** A bookmark; CSS fills it when the item is saved. */
export const BookmarkIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6.5 4h11v16L12 16l-5.5 4Z" />
  </Glyph>
);
