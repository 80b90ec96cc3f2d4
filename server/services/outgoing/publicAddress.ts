import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutgoingError } from './outgoingError';
import { nameResolver, type Address, type Resolve } from './resolveName';

/**
 * Which addresses of this machine and its network may be called: tests call servers on the same
 * machine.
 */
export type AddressPolicy = { loopback: boolean; resolve?: Resolve };

/** The assigned range of global IPv6 addresses; others aren't reachable on the Internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Reachable only from a cloud's own machines (Azure), although it isn't a private address. */
const cloudHosts: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an address is another machine's on the Internet: not private, loopback, link-local (where
 * clouds serve machines their secrets), carrier-grade NAT, multicast, reserved or unspecified, nor
 * an IPv6 address that contains an IPv4 one.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address) || cloudHosts.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
};
const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';

/** Returns the name or address in a URL, without the brackets of IPv6. */
export const hostnameOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, '');

/** Throws for an address that must not be called. */
export const checkAddress = (address: string, { loopback }: AddressPolicy): void => {
  if (isPublicAddress(address) || (loopback && isLoopback(address))) return;
  throw new OutgoingError('private');
};

const resolveName = nameResolver();

/**
 * Returns the addresses that a URL resolves to, after checking all of them: if a name had a private
 * one among others, it would be chance which one is called.
 */
export const checkedAddresses = async (url: URL, policy: AddressPolicy): Promise<Address[]> => {
  const hostname = hostnameOf(url);
  const family = isIP(hostname);
  const { resolve = resolveName } = policy;
  const found =
    family === 0
      ? await resolve(hostname).catch(() => {
          throw new OutgoingError('name');
        })
      : [{ address: hostname, family }];
  if (found.length === 0) throw new OutgoingError('name');
  for (const { address } of found) checkAddress(address, policy);
  return found;
};
