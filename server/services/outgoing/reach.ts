import type { Env } from '../../settings/env';
import type { Allowed } from './outgoingUrl';

/** Where addresses that somebody gave may lead, by the host's settings: webhooks' and imports' alike. */
export const reachOf = ({
  webhookHttp,
  outgoingLoopback,
}: Pick<Env, 'webhookHttp' | 'outgoingLoopback'>): Allowed => ({
  http: webhookHttp,
  loopback: outgoingLoopback,
});
