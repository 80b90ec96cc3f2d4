import { Glyph, type IconProps } from './Glyph';

/** One family of stroke icons. A button that holds nothing else needs an aria-label of its own. */
export const SearchIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Glyph>
);
export const PlaceIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 21s6.5-5.6 6.5-11a6.5 6.5 0 1 0-13 0c0 5.4 6.5 11 6.5 11Z" />
    <circle cx="12" cy="10" r="2.4" />
  </Glyph>
);
export const TrashIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 6.5h16M9 6.5V4.3c0-.4.3-.8.8-.8h4.4c.5 0 .8.4.8.8v2.2M6 6.5l.9 12.8c0 .7.6 1.2 1.3 1.2h7.6c.7 0 1.3-.5 1.3-1.2L18 6.5M10 10.5v6M14 10.5v6" />
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
export const PlusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 5v14M5 12h14" />
  </Glyph>
);
export const FilterIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7h9M18 7h2M4 17h2M11 17h9" />
    <circle cx="15.5" cy="7" r="2.3" />
    <circle cx="8.5" cy="17" r="2.3" />
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
export const PhoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.8 4H5.5C4.7 4 4 4.7 4 5.5 4.5 13.4 10.6 19.5 18.5 20c.8 0 1.5-.7 1.5-1.5v-3.3l-4.2-1.6-1.8 2a12.6 12.6 0 0 1-5.6-5.6l2-1.8L8.8 4Z" />
  </Glyph>
);
export const BuildingIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 20.5V5.3c0-.7.6-1.3 1.3-1.3h6.4c.7 0 1.3.6 1.3 1.3v15.2M14 10h3.7c.7 0 1.3.6 1.3 1.3v9.2M3.5 20.5h17M8.3 8h2.4M8.3 12h2.4M8.3 16h2.4" />
  </Glyph>
);
export const PersonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </Glyph>
);
export const LogoutIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10 4H6.5C5.7 4 5 4.7 5 5.5v13c0 .8.7 1.5 1.5 1.5H10M14.5 8l4.5 4-4.5 4M19 12H9.5" />
  </Glyph>
);
export const RetryIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4" />
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
export const PrintIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7 8.5v-5h10v5M7 16.5H5.5c-.8 0-1.5-.7-1.5-1.5v-5c0-.8.7-1.5 1.5-1.5h13c.8 0 1.5.7 1.5 1.5v5c0 .8-.7 1.5-1.5 1.5H17" />
    <rect x="7" y="13.5" width="10" height="7" rx="1" />
  </Glyph>
);
export const GlobeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z" />
  </Glyph>
);
export const SendIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M20.5 3.5 3.5 10l7 3.5 3.5 7 6.5-17ZM10.5 13.5l4-4" />
  </Glyph>
);
export const EditIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 20l1-4.6L16.3 4.1a2 2 0 0 1 2.8 0l.8.8a2 2 0 0 1 0 2.8L8.6 19 4 20ZM14 6.4l3.6 3.6" />
  </Glyph>
);
export const AttachIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m20 11.5-8.300 8.200a5 5 0 0 1-7.100-7.100L13 4.300a3.4 3.4 0 0 1 4.800 4.800l-8.300 8.200a1.700 1.700 0 0 1-2.4-2.4l7.6-7.6" />
  </Glyph>
);
export const DownloadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4v11M7 10.500l5 5 5-5M4.500 19.500h15" />
  </Glyph>
);
export const UpIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 19.500v-15M5.500 11 12 4.500l6.500 6.500" />
  </Glyph>
);
export const DownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4.500v15M5.500 13l6.500 6.500 6.500-6.500" />
  </Glyph>
);
export const CopyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="8.500" y="8.500" width="11" height="11" rx="2" />
    <path d="M15.500 5.500v-.5a1.500 1.500 0 0 0-1.500-1.500H6A1.500 1.500 0 0 0 4.500 5v8A1.500 1.500 0 0 0 6 14.500h.5" />
  </Glyph>
);
