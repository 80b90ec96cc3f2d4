import { Glyph, type IconProps } from './Glyph';

/**
 * Icons of the actions on a record. In a file of their own so that only the screens that offer the
 * actions load them.
 */
export const TrashIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 6.5h16M9 6.5V4.3c0-.4.3-.8.8-.8h4.4c.5 0 .8.4.8.8v2.2M6 6.5l.9 12.8c0 .7.6 1.2 1.3 1.2h7.6c.7 0 1.3-.5 1.3-1.2L18 6.5M10 10.5v6M14 10.5v6" />
  </Glyph>
);
export const PlusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 5v14M5 12h14" />
  </Glyph>
);
export const PersonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </Glyph>
);
export const BellIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 16.2v-5.4a6 6 0 0 1 12 0v5.4l1.8 2.1H4.2L6 16.2ZM10 20.8h4" />
  </Glyph>
);
export const LogoutIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10 4H6.5C5.7 4 5 4.7 5 5.5v13c0 .8.7 1.5 1.5 1.5H10M14.5 8l4.5 4-4.5 4M19 12H9.5" />
  </Glyph>
);
export const PrintIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7 8.5v-5h10v5M7 16.5H5.5c-.8 0-1.5-.7-1.5-1.5v-5c0-.8.7-1.5 1.5-1.5h13c.8 0 1.5.7 1.5 1.5v5c0 .8-.7 1.5-1.5 1.5H17" />
    <rect x="7" y="13.5" width="10" height="7" rx="1" />
  </Glyph>
);
export const ShareIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M6 11.5v8.2c0 .5.3.8.8.8h10.4c.5 0 .8-.3.8-.8v-8.2" />
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
