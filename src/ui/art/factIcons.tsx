import { Glyph, type IconProps } from './Glyph';

/** Icons of the facts of a job or a profile. */
export const PlaceIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 21s6.5-5.6 6.5-11a6.5 6.5 0 1 0-13 0c0 5.4 6.5 11 6.5 11Z" />
    <circle cx="12" cy="10" r="2.4" />
  </Glyph>
);
export const BriefcaseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3.5" y="7.5" width="17" height="12" rx="2.5" />
    <path d="M8.5 7.5V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5M3.5 12.5c5.4 2.7 11.6 2.7 17 0" />
  </Glyph>
);
export const PayIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3v18M16 7.3C15 6 13.7 5.5 12 5.5c-5 0-5 5.8 0 6.5s5 6.5 0 6.5c-2 0-3.5-.7-4.4-2.2" />
  </Glyph>
);
export const MailIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="m4 8 8 5.5L20 8" />
  </Glyph>
);
export const BuildingIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 20.5V5.3c0-.7.6-1.3 1.3-1.3h6.4c.7 0 1.3.6 1.3 1.3v15.2M14 10h3.7c.7 0 1.3.6 1.3 1.3v9.2M3.5 20.5h17M8.3 8h2.4M8.3 12h2.4M8.3 16h2.4" />
  </Glyph>
);
export const DegreeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m12 5 9.5 4.5L12 14 2.5 9.5 12 5ZM6.5 11.5V16c3.4 2.7 7.6 2.7 11 0v-4.5" />
  </Glyph>
);
export const PeopleIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.7-3.6 3.2-5.5 6.5-5.5s5.8 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.8 14.3c2 .7 3.2 2.4 3.7 5.2" />
  </Glyph>
);
export const GlobeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z" />
  </Glyph>
);

export const ChartIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 20h16M7 16v-5M12 16V5M17 16V9" />
  </Glyph>
);
