import { isIP } from 'node:net';
import { loopback } from '../../addresses';
import { parsedUrl } from '../../parsedUrl';
import { OutgoingError } from './outgoingError';
import { checkAddress, hostnameOf, type AddressPolicy } from './publicAddress';

/** What is allowed besides `https` and public addresses. */
export type OutgoingPolicy = AddressPolicy & { http: boolean };

const lowestPort = 1024;
/**
 * Whether the port is a web server's default, or one that needs no privileges: no mail, SSH or
 * printers.
 */
const isWebPort = ({ port }: URL): boolean =>
  port === '' || port === '80' || port === '443' || Number(port) >= lowestPort;

/**
 * Parses a user-supplied URL; throws if it must not be called according to its text: no `https`
 * (nor `http`, if allowed), a user name or password, a privileged port, or an address that isn't
 * public. What a name resolves to is checked when it is called.
 */
export const readOutgoingUrl = (text: string, policy: OutgoingPolicy): URL => {
  const url = parsedUrl(text);
  const protocols = policy.http ? ['https:', 'http:'] : ['https:'];
  if (
    url === undefined ||
    !protocols.includes(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    !isWebPort(url)
  )
    throw new OutgoingError('address');
  const hostname = hostnameOf(url);
  if (isIP(hostname) !== 0) checkAddress(hostname, policy);
  else if (loopback(hostname) && !policy.loopback) throw new OutgoingError('private');
  return url;
};
