import { isIP } from 'node:net';
import { parsedUrl } from '../../../parsedUrl';
import { hostnameOf, isPublicAddress } from '../../outgoing/publicAddress';

const maxLink = 2000;

/** What feeds write where there is no link. */
const none = /^(?:n\/?a|none|null|nil|-+)?$/i;
const domain =
  /^(?:[a-z\d-]+\.)+(?:com|org|net|io|co|us|gov|edu|jobs|careers|info|biz)(?=[/?#:]|$)/i;
/** A path, with nothing in it that no address has. */
const path = /^(?:[/?]|\.{1,2}\/|[\w%~.-]+\/|[\w%~-]+\.(?:html?|php|aspx?|jsp|cfm)\b)[^\s<>"@]*$/i;

/** Ends of names that only a network of its own knows (RFC 6761, 6762 and 8375, and ICANN). */
const privateEnd =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|invalid)$/;

/** Whether anybody's browser finds it: neither this machine nor one of somebody's own network. */
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
 * Where one applies, as an address that anybody's browser may open: relative ones are resolved
 * against the source's own, `base`. null: the source names none; undefined: it names something else.
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
