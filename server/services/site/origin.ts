import type { FastifyRequest } from 'fastify';
import { listeningOrigin, loopback } from '../../addresses';
import type { Env } from '../../settings/env';

/**
 * Returns the site's origin for links in mails: PUBLIC_URL if set. Otherwise the request's, but
 * only on the same machine: the Host header can be set by any client, and must not decide where
 * other people's links point.
 */
export const siteOrigin = (request: FastifyRequest, { publicUrl, host, port }: Env): string => {
  if (publicUrl !== undefined) return publicUrl;
  const hostname = request.hostname.replaceAll(/^\[|\]$/g, '');
  if (loopback(hostname) && loopback(request.ip.replace(/^::ffff:/, '')))
    return `${request.protocol}://${request.host}`;
  const address = request.server.server.address();
  return listeningOrigin(
    host,
    typeof address === 'object' && address !== null ? address.port : port,
  );
};
