import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors';
import { parsedUrl } from '../parsedUrl';
import type { Env } from '../settings/env';
import { hostTexts } from '../texts/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const isSameOrigin = (origin: string, request: FastifyRequest, publicUrl: string | undefined) => {
  if (origin === publicUrl) return true;
  const url = parsedUrl(origin);
  if (!url) return false;
  const { host, protocol } = url;
  if (host !== request.host.toLowerCase()) return false;
  // behind a proxy that terminates TLS, the scheme may differ from the one that arrives here; if
  // the site is known to use TLS, http origins aren't trusted, since somebody in between may have
  // written their pages
  const isSecure =
    request.protocol === 'https' ||
    (publicUrl?.startsWith('https:') === true && new URL(publicUrl).host === host);
  return !isSecure || protocol === 'https:';
};

/**
 * Refuses cross-site writes from browsers (product §4), including logins. Clients other than
 * browsers send neither Origin nor Sec-Fetch-Site and pass.
 */
export const origins = fp(async (app, { env }: { env: Env }) => {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const foreign = origin !== undefined && !isSameOrigin(origin, request, env.publicUrl);
    if (foreign || site === 'cross-site' || site === 'same-site')
      throw new ApiError(403, hostTexts.otherSite);
  });
});
