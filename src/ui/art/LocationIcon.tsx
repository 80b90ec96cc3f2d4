import { Glyph, type IconProps } from './Glyph';

/** The user's current location. */
export const LocationIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="6.5" />
    <circle cx="12" cy="12" r="2" fill="currentColor" stroke="none" />
    <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3" />
  </Glyph>
);
