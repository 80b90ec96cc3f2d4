import type { FastifyRequest } from 'fastify';
import { listeningOrigin, loopback } from '../../addresses';
import type { Env } from '../../settings/env';

/**
 * The site's origin for links in mails: PUBLIC_URL where it is set. Else the request's, but only on
 * the same machine: a Host header is whatever its sender likes, and must not decide where somebody
 * else's link leads.
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
