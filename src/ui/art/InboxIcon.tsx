import { Glyph, type IconProps } from './Glyph';

export const InboxIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.400 13.800 6 5.400h12l2.600 8.400v5H3.400ZM3.400 13.800h4.800l1.400 2.400h4.800l1.400-2.400h4.800" />
  </Glyph>
);
