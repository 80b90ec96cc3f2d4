import { Glyph, type IconProps } from './Glyph';

/** Icons of files, letters and times, for applications and CVs. */
export const UploadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 15.500V4.500M7.500 8.500 12 4l4.500 4.500M4.500 15v4.500h15V15" />
  </Glyph>
);
export const FileIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 3.500h8L18.500 8v12.500H6ZM13.500 3.500V8.500h5" />
  </Glyph>
);
export const LockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="5" y="10.500" width="14" height="10" rx="2" />
    <path d="M8.500 10.500V7.500a3.500 3.500 0 0 1 7 0v3" />
  </Glyph>
);
export const ClockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.500" />
    <path d="M12 7v5l3.500 2.300" />
  </Glyph>
);
export const EyeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Glyph>
);
export const CalendarIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="4" y="5.500" width="16" height="15" rx="2" />
    <path d="M4 10.500h16M8 3.500V7M16 3.500V7" />
  </Glyph>
);
export const ChatIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 5h16v11.500h-9L7 20v-3.500H4Z" />
  </Glyph>
);
