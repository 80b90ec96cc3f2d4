import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { matchRoute } from '@contract/matchRoute';
import type { RouteName } from '@contract/routes';
import { widgetScript } from '@contract/widget';
import type { Log } from '../../log';
import { pictureHeaders, publicHeaders } from '../../publicHeaders';
import type { Env } from '../../settings/env';
import { hostTexts } from '../../texts/errors';
import type { CountRequest } from '../traffic';
import { allowedMethods } from './allowedMethods';
import { sendDocument, type PageDocument } from './documents';
import { siteIcons } from './icons';
import { firstPageAddress, pageAddress, readableAddress } from './pageAddress';
import { pageReader, readChunks, withConfig, type EmptyPage } from './readPage';
import { rendererFile, type PageConfig, type Rendered } from './renderer';
import { renderWith, warmUp, type CachedPage, type WriteHead } from './renderPages';
import { renderThreads } from './renderThreads';
import { hasServiceWorker, serviceWorker } from './serviceWorker';

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyInstance {
    /**
     * Prepares the renderer, which otherwise happens on the first page; rejects if it can't be
     * started.
     */
    startRendering?: () => Promise<void>;
  }
}

/**
 * Paths outside /api that aren't pages of the app (product §6), whether or not something is served
 * there.
 */
const notPages =
  /^\/(api|api-docs|assets|feeds|share|\.well-known)(\/|$)|^\/(healthz|readyz|metrics|robots\.txt|sitemap[^/]*\.xml|favicon\.ico|widget\.js|sw\.js|app\.html|apple-touch-icon[^/]*)$/;
/** Pages get a higher quality than API responses: they should fit into the first round trip. */
const pageOptions = {
  compress: {
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } },
  },
} satisfies RouteShorthandOptions;

/** Folder of the built web app whose files are named by their content's hash. */
const assets = 'assets';
const isCompressed = (name: string): boolean => /\.(?:br|gz)$/.test(name);

const serveFiles = async (app: FastifyInstance, web: string, { extensions }: PageConfig) => {
  await app.register(fastifyStatic, {
    root: web,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [
      'index.html',
      'chunks.json',
      `${assets}/**`,
      '**/*.br',
      '**/*.gz',
      // its other files are served under /api (plugins/apiDocs.ts); with a spec host, none of it is
      // served
      ...(extensions ? ['api-docs/*.{html,yaml}'] : ['api-docs/**', 'widget.js']),
    ],
    setHeaders: (reply, file) => {
      const hashed = file.startsWith(path.join(web, assets));
      void reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // its compressed forms as well
      if (file.startsWith(path.join(web, widgetScript))) void reply.headers(publicHeaders);
      // the logo in the structured data
      if (file === path.join(web, 'favicon.svg')) void reply.headers(pictureHeaders);
    },
  });
  serveAssets(app, web);
};

/**
 * Serves hundreds of files by one route: a route per file took up half of the host's start time.
 */
const serveAssets = (app: FastifyInstance, web: string): void => {
  const folder = path.join(web, assets);
  if (!fs.existsSync(folder)) return;
  const names = new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isCompressed(entry.name))
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      ),
  );
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `/${assets}/*`,
    handler: (request, reply) => {
      const name = request.params['*'];
      return names.has(name) ? reply.sendFile(`${assets}/${name}`) : notFound(request, reply);
    },
  });
};

type CanonicalPath = (name: RouteName, pathname: string) => Promise<string | undefined>;
type PagesOptions = {
  env: Env;
  dist: string;
  log?: Log;
  countRequest?: CountRequest | undefined;
  cachedPage?: CachedPage;
  /** Returns the origin by which visitors reach the site. */
  originOf?: (request: FastifyRequest) => string;
  writeHead?: WriteHead;
  /**
   * Returns the canonical address of a page requested by another spelling; `undefined` if there is
   * none.
   */
  canonicalPath?: CanonicalPath;
  /** Returns the announcement shown on every page; `undefined` if there is none. */
  readAnnouncement?: () => Promise<object | undefined>;
};

const configOf = (env: Env, dist: string): PageConfig =>
  env.apiHost === undefined
    ? {
        apiHost: '/api',
        extensions: true,
        ...(env.webVitals && { webVitals: true as const }),
        ...(env.serviceWorker && hasServiceWorker(dist) && { serviceWorker: true as const }),
      }
    : { apiHost: env.apiHost, extensions: false };

/** The parts of the app in `web` that the service worker caches. */
const shellOf = (web: string, config: PageConfig) => ({
  dist: path.dirname(web),
  template: withConfig(fs.readFileSync(path.join(web, 'index.html'), 'utf8'), config),
  chunks: readChunks(web),
});

const sendPlain = (reply: FastifyReply, status: number, html: string) =>
  // the same for everyone, but must be revalidated
  reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .code(status)
    .send(html);

/**
 * Redirects to the intended address. The redirect isn't cached, since the address may get a meaning
 * of its own later.
 */
const redirectTo = (reply: FastifyReply, { address, status = 302 }: Redirect) =>
  reply.header('cache-control', 'no-cache').redirect(address, status);
type Redirect = { address: string; status?: 301 | 302 };

/** Returns the page that was probably meant, if the rendered page is an error. */
const redirectFinder =
  (canonicalPath: CanonicalPath) =>
  async (
    request: FastifyRequest,
    name: RouteName | undefined,
    rendered: PageDocument | Rendered,
  ): Promise<Redirect | undefined> => {
    if (rendered?.status === 400) {
      const address = firstPageAddress(request.url);
      return address === undefined ? undefined : { address };
    }
    if (name === undefined || rendered?.status !== 404) return undefined;
    // the page of a missing thing doesn't depend on the database
    const address = await canonicalPath(name, pathOf(request)).catch(() => undefined);
    return address === undefined ? undefined : { address, status: 301 };
  };

/** Status of a page; a refused call (400) is shown by the app itself, so the page is a 200. */
const statusOf = (rendered: Rendered): number =>
  rendered === null || rendered.status === 400 ? 200 : rendered.status;

type Sending = {
  readPage: () => Promise<EmptyPage>;
  render: ReturnType<typeof renderWith> | undefined;
  countRequest: CountRequest | undefined;
  writeHead: WriteHead;
  findRedirect: ReturnType<typeof redirectFinder>;
};
/** Sends the requested page: rendered, or otherwise the plain app. */
const pageSender =
  ({ readPage, render, countRequest, writeHead, findRedirect }: Sending) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wait = countRequest?.(request);
    if (wait !== undefined)
      return sendPlain(reply.header('retry-after', String(wait)), 429, (await readPage()).template);
    const name = matchRoute(pathOf(request));
    const readable = name && readableAddress(name, request.url);
    if (readable !== undefined) return redirectTo(reply, { address: readable });
    const rendered = (await render?.(request, name)) ?? null;
    const redirect = await findRedirect(request, name, rendered);
    if (redirect !== undefined) return redirectTo(reply, redirect);
    if (rendered && 'etag' in rendered) return sendDocument(request, reply, rendered);
    const status = name === undefined ? 404 : statusOf(rendered);
    // serve 503 so that crawlers don't index a page without data; the browser still starts the app
    if (status === 503) void reply.header('retry-after', '2');
    const html = rendered?.html ?? (await readPage()).template;
    const address = (name && pageAddress(name, request.url)) ?? pathOf(request);
    return sendPlain(reply, status, await writeHead(request, { name, address, html, status }));
  };

/**
 * Serves the app's files and pages from `dist`. Without a built web app only the API is served. A
 * network over its limit gets the app without rendered pages (429).
 */
export const pages = async (
  app: FastifyInstance,
  {
    env,
    dist,
    countRequest,
    log = app.log,
    cachedPage = async ({ make }) => (await make({ add: () => {} })).value,
    originOf = () => '',
    writeHead = async (_request, { html }) => html,
    canonicalPath = async () => undefined,
    readAnnouncement = async () => undefined,
  }: PagesOptions,
): Promise<void> => {
  const web = path.join(dist, 'web');
  if (!fs.existsSync(path.join(web, 'index.html'))) {
    app.setNotFoundHandler(notFound);
    return;
  }
  const config = configOf(env, dist);
  const readPage = pageReader(web, config, readAnnouncement);
  const file = env.apiHost === undefined ? rendererFile(dist) : undefined;
  await serveFiles(app, web, config);
  siteIcons(app, web);
  if (config.serviceWorker) await serviceWorker(app, shellOf(web, config));

  const renderer =
    file === undefined ? undefined : renderThreads(file, { count: env.renderThreads, log });
  app.addHook('onClose', async () => renderer?.stop());
  const render =
    renderer &&
    renderWith(app, renderer, {
      readPage,
      cachedPage,
      originOf,
      writeHead,
      countRequest,
      threads: env.renderThreads,
    });
  app.decorate('startRendering', async () => {
    await renderer?.start();
    if (renderer) await warmUp(app, renderer, { readPage, threads: env.renderThreads });
  });
  const page = pageSender({
    readPage,
    render,
    countRequest,
    writeHead,
    findRedirect: redirectFinder(canonicalPath),
  });
  // registered as routes, because responses of the not-found handler are never compressed
  app.get('/', pageOptions, page);
  app.get('/*', pageOptions, (request, reply) =>
    notPages.test(pathOf(request)) ? notFound(request, reply) : page(request, reply),
  );
  app.setNotFoundHandler(notFound);
};
const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

/** Answers 404, or 405 for another method of a call, and for writes outside the API. */
const notFound = (request: FastifyRequest, reply: FastifyReply) => {
  const pathname = pathOf(request);
  const isCall = /^\/api(\/|$)/.test(pathname);
  const methods = isCall ? allowedMethods(pathname) : ['GET', 'HEAD'];
  if (methods.length === 0 || methods.includes(request.method))
    return reply.code(404).send({ message: hostTexts.noSuchCall });
  const message = isCall ? hostTexts.wrongMethod(methods.join(', ')) : hostTexts.onlyRead;
  return reply.code(405).header('allow', methods.join(', ')).send({ message });
};
