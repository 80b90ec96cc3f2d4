import type { Env } from '../../settings/env';
import type { Allowed } from './outgoingUrl';

/** Returns what user-supplied URLs of webhooks and imports may point to, by the host's settings. */
export const reachOf = ({
  webhookHttp,
  outgoingLoopback,
}: Pick<Env, 'webhookHttp' | 'outgoingLoopback'>): Allowed => ({
  http: webhookHttp,
  loopback: outgoingLoopback,
});
