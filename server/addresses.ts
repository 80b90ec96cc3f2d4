import { isIPv6 } from 'node:net';

/** Whether a host name or address is a loopback address. */
export const loopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Returns the key under which rate limits count an address: the /64 of an IPv6 address, since one
 * customer has all of it, or the IPv4 address, also if it is mapped into IPv6.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back] = (address.split('%')[0] ?? '').split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = back === undefined ? head : [...head, ...zeros, ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/**
 * Returns the origin to print for a host listening on `host`; `localhost` if it listens on all
 * addresses.
 */
export const listeningOrigin = (host: string, port: number): string => {
  const shown = loopback(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
};
