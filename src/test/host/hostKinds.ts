import { ownHost } from '@/api/hostConfig';
import { hostAddress, specHost } from './server';

/** The two kinds of host that a screen must work with, for `describe.each`. */
export const hostKinds = [
  { kind: 'our own host', config: ownHost, address: hostAddress },
  { kind: 'a spec host', config: specHost, address: specHost.apiHost },
];
