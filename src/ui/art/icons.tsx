import { Glyph, type IconProps } from './Glyph';

/**
 * Stroke icons of the header, footer, search and alerts, loaded by every page. A button with only
 * an icon needs an `aria-label`.
 */
export const SearchIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Glyph>
);
export const MenuIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Glyph>
);
export const DotsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <g fill="currentColor" stroke="none">
      <circle cx="12" cy="5" r="1.9" />
      <circle cx="12" cy="12" r="1.9" />
      <circle cx="12" cy="19" r="1.9" />
    </g>
  </Glyph>
);
export const MoonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M20 14.3A8.3 8.3 0 1 1 9.7 4a6.7 6.7 0 0 0 10.3 10.3Z" />
  </Glyph>
);
export const SunIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" />
  </Glyph>
);
export const CheckIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Glyph>
);
export const CheckCircleIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.3 12.3 2.6 2.6 4.9-5.4" />
  </Glyph>
);
export const AlertIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.8v5M12 16.2v.01" />
  </Glyph>
);
export const InfoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.3v5M12 7.8v.01" />
  </Glyph>
);
export const CloseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Glyph>
);
export const BackIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5" />
  </Glyph>
);
export const ForwardIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />
  </Glyph>
);
export const ChevronIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Glyph>
);
export const FilterIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7h9M18 7h2M4 17h2M11 17h9" />
    <circle cx="15.5" cy="7" r="2.3" />
    <circle cx="8.5" cy="17" r="2.3" />
  </Glyph>
);
export const RetryIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4" />
  </Glyph>
);
