import { isWebAddress } from './text/website';

/** Whether an announcement may lead there: a path of this site, or the whole address of a web page. */
export const isAnnouncementLink = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(text) || isWebAddress(text);

/** In characters: a longer message is refused. */
export const maxAnnouncementLength = 200;
