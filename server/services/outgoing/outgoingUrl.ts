import { isIP } from 'node:net';
import { loopback } from '../../addresses';
import { parsedUrl } from '../../parsedUrl';
import { OutgoingError } from './outgoingError';
import { checkAddress, hostnameOf, type Reach } from './publicAddress';

/** What of an address is allowed besides `https`. */
export type Allowed = Reach & { http: boolean };

const lowestPort = 1024;
/** A web server's own port, or one that anybody may listen on: no mail, no SSH, no printers. */
const isWebPort = ({ port }: URL): boolean =>
  port === '' || port === '80' || port === '443' || Number(port) >= lowestPort;

/**
 * Reads an address that somebody else gave; fails where its own text says that it isn't called: no
 * `https` (nor `http`, where that is allowed), a user name or password, an odd port, or an address
 * that isn't public. Where a name leads is seen when it is called.
 */
export const readOutgoingUrl = (text: string, allowed: Allowed): URL => {
  const url = parsedUrl(text);
  const protocols = allowed.http ? ['https:', 'http:'] : ['https:'];
  if (
    url === undefined ||
    !protocols.includes(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    !isWebPort(url)
  )
    throw new OutgoingError('address');
  const hostname = hostnameOf(url);
  if (isIP(hostname) !== 0) checkAddress(hostname, allowed);
  else if (loopback(hostname) && !allowed.loopback) throw new OutgoingError('private');
  return url;
};
