import type { Env } from '../../settings/env';
import type { OutgoingPolicy } from './outgoingUrl';

/** Returns what user-supplied URLs of webhooks and imports may point to, by the host's settings. */
export const outgoingPolicyOf = ({
  webhookHttp,
  outgoingLoopback,
}: Pick<Env, 'webhookHttp' | 'outgoingLoopback'>): OutgoingPolicy => ({
  http: webhookHttp,
  loopback: outgoingLoopback,
});
