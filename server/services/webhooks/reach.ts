import type { Env } from '../../settings/env';
import type { Allowed } from '../outgoing/outgoingUrl';

/** Where webhooks may lead, by the host's settings. */
export const reachOf = ({
  webhookHttp,
  outgoingLoopback,
}: Pick<Env, 'webhookHttp' | 'outgoingLoopback'>): Allowed => ({
  http: webhookHttp,
  loopback: outgoingLoopback,
});
