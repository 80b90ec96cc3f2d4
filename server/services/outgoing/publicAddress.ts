import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutgoingError } from './outgoingError';

export type Address = { address: string; family: number };
/** All addresses of a name; fails where it has none. */
type Resolve = (hostname: string) => Promise<Address[]>;

/** Which addresses of this machine and its network may be called: tests call what runs beside them. */
export type Reach = { loopback: boolean; resolve?: Resolve };

/** What the Internet hands out of IPv6; whatever else looks like an address leads somewhere else. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Answers only a cloud's own machines (Azure), though it is no private address. */
const cloudHosts: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an address is some other machine's on the Internet: not private, loopback, link-local
 * (where clouds tell machines their secrets), shared by a carrier's customers, multicast, reserved or
 * unspecified, nor an IPv6 address that stands for an IPv4 one.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address) || cloudHosts.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
};
const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';

/** The name or address in a URL, without the brackets of IPv6. */
export const hostnameOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, '');

/** Fails for an address that may not be called. */
export const checkAddress = (address: string, { loopback }: Reach): void => {
  if (isPublicAddress(address) || (loopback && isLoopback(address))) return;
  throw new OutgoingError('private');
};

const resolveName: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

/**
 * The addresses that a URL leads to, all of them checked: of a name that has a private one besides
 * others, which of them is called would be chance.
 */
export const checkedAddresses = async (url: URL, reach: Reach): Promise<Address[]> => {
  const hostname = hostnameOf(url);
  const family = isIP(hostname);
  const { resolve = resolveName } = reach;
  const found =
    family === 0
      ? await resolve(hostname).catch(() => {
          throw new OutgoingError('name');
        })
      : [{ address: hostname, family }];
  if (found.length === 0) throw new OutgoingError('name');
  for (const { address } of found) checkAddress(address, reach);
  return found;
};
