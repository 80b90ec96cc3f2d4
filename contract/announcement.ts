import { isWebAddress } from './text/website';

/** Whether an announcement may link to this: a path of this site, or the full URL of a web page. */
export const isAnnouncementLink = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(text) || isWebAddress(text);

/** In characters; longer messages are rejected. */
export const maxAnnouncementLength = 200;
