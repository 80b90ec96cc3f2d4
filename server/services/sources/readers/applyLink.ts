import { isIP } from 'node:net';
import { parsedUrl } from '../../../parsedUrl';
import { hostnameOf, isPublicAddress } from '../../outgoing/publicAddress';

const maxLink = 2000;

/** Placeholders that feeds write instead of a link. */
const none = /^(?:n\/?a|none|null|nil|-+)?$/i;
const domain =
  /^(?:[a-z\d-]+\.)+(?:com|org|net|io|co|us|gov|edu|jobs|careers|info|biz)(?=[/?#:]|$)/i;
/** A path, without characters that addresses don't have. */
const path = /^(?:[/?]|\.{1,2}\/|[\w%~.-]+\/|[\w%~-]+\.(?:html?|php|aspx?|jsp|cfm)\b)[^\s<>"@]*$/i;

/** Names that resolve only within private networks (RFC 6761, 6762 and 8375, and ICANN). */
const privateEnd =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|invalid)$/;

/** Whether a URL's host is public: neither this machine nor in a private network. */
const isPublicHost = (url: URL): boolean => {
  const hostname = hostnameOf(url).replace(/\.$/, '');
  if (isIP(hostname) !== 0) return isPublicAddress(hostname);
  return hostname.includes('.') && !privateEnd.test(hostname);
};

const absoluteOf = (link: string, base: string): URL | undefined => {
  const isWithoutScheme = domain.test(link) || /^www\./i.test(link);
  const text = isWithoutScheme ? `https://${link}` : link.startsWith('//') ? `https:${link}` : link;
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return parsedUrl(text);
  return path.test(text) ? parsedUrl(text, base) : undefined;
};

/**
 * Returns the address to apply at, safe to open in any browser; relative ones are resolved against
 * the source's own, `base`. null if the source names none, `undefined` if what it names isn't
 * acceptable.
 */
export const applyLinkOf = (text: string | undefined, base: string): string | null | undefined => {
  const link = text?.trim() ?? '';
  if (none.test(link)) return null;
  const url = link.length <= maxLink ? absoluteOf(link, base) : undefined;
  const isSafe =
    url !== undefined &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    isPublicHost(url) &&
    url.href.length <= maxLink;
  return isSafe ? url.href : undefined;
};
