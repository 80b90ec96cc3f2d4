import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Env } from '../settings/env';

/** Returns the CSP hashes of the scripts that the build inlines into index.html. */
const inlineScripts = (dist: string): string[] => {
  const file = path.join(dist, 'web', 'index.html');
  if (!fs.existsSync(file)) return [];
  const scripts = fs.readFileSync(file, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
};

/** Browser features that pages may use, each after a button press; all others are denied. */
const permissions = [
  'clipboard-write=(self)',
  // "Near me" in the search
  'geolocation=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
].join(', ');

/**
 * Sets the security headers of every response. Only the build's own inline scripts run, allowed by
 * their hashes, so pages need no nonce and are the same for everyone; the inline styles are
 * emotion's. Images may come from anywhere (a featured employer's logo), calls go to the configured
 * host.
 */
export const headers = fp(async (app, { env, dist }: { env: Env; dist: string }) => {
  const api = env.apiHost === undefined ? [] : [new URL(env.apiHost).origin];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts(dist)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // blob: the bytes of a CV that the page has fetched and renders
        connectSrc: ["'self'", 'blob:', ...api],
        imgSrc: ["'self'", 'https:', 'data:', 'blob:', ...api],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity:
      env.publicUrl?.startsWith('https:') === true ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'permissions-policy': permissions, 'x-request-id': request.id });
  });
});
