import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { appShell, serviceWorkerScript, type AppBuild } from '@contract/serviceWorker';
import { isKnownTag } from '../etag';

/**
 * The screens that are precached for offline use, with their parts; others are cached once visited.
 */
const offlineScreens = [
  'Home',
  'HomeStatic',
  'JobListing',
  'Filters',
  'JobPane',
  'NearMe',
  'JobView',
  'JobTools',
  'HideOrReport',
  'JobPromise',
  'SimilarJobs',
  'JobGone',
  'CategoryList',
  'CategoryJob',
  'SavedJobs',
  'AccountSaved',
  'NotFound',
  'Connection',
];
/** Files that every page loads, under names without a hash. */
const plainFiles = ['/start.js', '/favicon.svg'];
const hashed = /\.[\da-f]{8}\.(js|css|woff2|svg|png|webp)$/;

const options = {
  compress: {
    customTypes: /^text\/(javascript|html)/,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } },
  },
} satisfies RouteShorthandOptions;

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

const scriptOf = (dist: string) => path.join(dist, 'worker', 'sw.js');
/** Whether a service worker was built. */
export const hasServiceWorker = (dist: string): boolean => fs.existsSync(scriptOf(dist));

/**
 * Describes the build in `web` for the service worker; `template` is the page without a screen,
 * `script` the worker's own.
 */
const describeBuild = (
  web: string,
  { template, chunks, script }: ServiceWorkerOptions & { script: string },
): AppBuild => {
  const scripts = matchesOf(template, /src="(\/assets\/[^"]+\.js)"/g);
  const linked = matchesOf(template, /href="(\/assets\/[^"]+\.(?:woff2|css))"/g);
  const assets = path.join(web, 'assets');
  const files = fs
    .readdirSync(assets)
    .filter((name) => hashed.test(name))
    .map((name) => `/assets/${name}`);
  const present = plainFiles.filter((name) => fs.existsSync(path.join(web, name)));
  const screens = offlineScreens.flatMap((name) => chunks[name] ?? []);
  const build = {
    main: scripts.find((name) => name.includes('/main.')) ?? '',
    precache: [...new Set([...scripts, ...linked, ...screens, ...present])],
    files,
  };
  const plain = present.map((name) => fs.readFileSync(path.join(web, name), 'utf8'));
  const id = createHash('sha256')
    .update(JSON.stringify([template, build, plain, script]))
    .digest('hex')
    .slice(0, 16);
  return { id, ...build };
};

type ServiceWorkerOptions = {
  /** The page without a screen, as the host fills it in. */
  template: string;
  /** The script files of each screen. */
  chunks: Record<string, string[]>;
};

/**
 * Serves the service worker's script and the page without a screen that it caches. If it isn't
 * registered, an installed worker gets a 404 for its script and unregisters itself.
 */
export const serviceWorker = async (
  app: FastifyInstance,
  { dist, ...given }: ServiceWorkerOptions & { dist: string },
): Promise<void> => {
  const script = fs.readFileSync(scriptOf(dist), 'utf8');
  const build = describeBuild(path.join(dist, 'web'), { ...given, script });
  const body = `const build=${JSON.stringify(build)};\n${script}`;
  const etag = `"${build.id}"`;
  app.get(serviceWorkerScript, options, async (request, reply) => {
    // a browser that cached it would keep running an old build's worker
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(body);
  });
  app.get(appShell, options, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(given.template),
  );
};
