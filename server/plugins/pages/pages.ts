import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { matchRoute } from '@contract/matchRoute';
import { isHostRendered } from '@contract/renderedPages';
import type { RouteName } from '@contract/routes';
import { widgetScript } from '@contract/widget';
import { publicHeaders } from '../../publicHeaders';
import type { Env } from '../../settings/env';
import { hostTexts } from '../../texts/errors';
import { renderHeaders, type CountRequest } from '../traffic';
import { pageAddress } from './pageAddress';
import {
  boundedQueue,
  loadRenderer,
  PageUnavailable,
  QueueFull,
  withTimeout,
  type PageConfig,
  type RenderPage,
} from './renderer';
import { hasServiceWorker, serviceWorker } from './serviceWorker';

/** How long rendering a page may take before the plain app is served, in milliseconds. */
const renderTimeout = 2000;
/** Where the page of all addresses that are none of the app is rendered: it is the same for each. */
const missingPage = '/404';
/** As how many calls a page counts that is rendered for a network. */
const renderWeight = 20;
/**
 * Paths outside /api that are no page of the app (product §6), whether or not something is served
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
/** The block of index.html that the host fills. */
const configBlock = /<script type="application\/json" id="config">[\s\S]*?<\/script>/;

const withConfig = (template: string, config: PageConfig): string => {
  const block = `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
  return template.replace(configBlock, () => block);
};
/** How long a page waits for the announcement before it does without, in milliseconds. */
const announcementTimeout = 500;
const readChunks = (web: string): Record<string, string[]> => {
  const file = path.join(web, 'chunks.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
};

const serveFiles = (app: FastifyInstance, web: string, { extensions }: PageConfig) =>
  app.register(fastifyStatic, {
    root: web,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [
      'index.html',
      'chunks.json',
      '**/*.br',
      '**/*.gz',
      // its other files are sent under /api (plugins/apiDocs.ts); a spec host has none of it
      ...(extensions ? ['api-docs/*.{html,yaml}'] : ['api-docs/**', 'widget.js']),
    ],
    setHeaders: (reply, file) => {
      const hashed = file.startsWith(path.join(web, 'assets'));
      void reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // its compressed files as well
      if (file.startsWith(path.join(web, widgetScript))) void reply.headers(publicHeaders);
    },
  });

type Rendered = { html: string | null; status: number } | null;
/** Shares one render among those who ask for an address within seconds. */
type CachedPage = <T>(address: string, render: () => Promise<T>) => Promise<T>;
/** Gives a page its own head, by its route (undefined: none) and status. */
type WriteHead = (
  request: FastifyRequest,
  page: { name: RouteName | undefined; html: string; status: number },
) => Promise<string>;
type Page = { template: string; config: PageConfig; chunks: Record<string, string[]> };

/**
 * Renders pages; null where the plain app is served as it is. What a page shows depends on its
 * address alone (`pageAddress`).
 */
const renderWith = (
  app: FastifyInstance,
  renderPage: RenderPage,
  readPage: () => Promise<Page>,
  { cachedPage, countRequest }: { cachedPage: CachedPage; countRequest?: CountRequest | undefined },
): ((request: FastifyRequest, name: RouteName | undefined) => Promise<Rendered>) => {
  const call = async ({ method, url }: { method: string; url: string }) => {
    if (method !== 'GET') throw new Error('A page is rendered from what everybody may read.');
    const answer = await app.inject({ method, url, headers: renderHeaders });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.body };
  };
  // why a call failed is logged where it was answered
  const onFailure = (message: string) => app.log.debug({ message }, 'a call of a page failed');
  const render = async (url: string): Promise<Rendered> => {
    const page = await readPage();
    return withTimeout(
      renderTimeout,
      renderPage({ url, ...page, call, now: Date.now(), onFailure }),
    );
  };
  // whether the last page's data couldn't be read: then others don't wait to learn the same
  let isUnavailable = false;
  type Asked = { request: FastifyRequest; address: string };
  const renderWhole = async ({ request, address }: Asked): Promise<Rendered> => {
    countRequest?.(request, renderWeight - 1);
    try {
      const rendered = await render(address);
      isUnavailable = statusOf(rendered?.status) === 503;
      // a failure isn't kept
      if (isUnavailable) throw new PageUnavailable("Its data can't be read.");
      return rendered;
    } catch (error) {
      isUnavailable = error instanceof PageUnavailable;
      throw error;
    }
  };
  const inTurn = boundedQueue({ concurrency: 2, maxWaiting: 8 }, renderWhole);
  return async (request, name) => {
    const address = name === undefined ? missingPage : pageAddress(name, request.url);
    if (address === undefined) return null;
    try {
      return await (name === undefined || isHostRendered(name)
        ? withTimeout(
            renderTimeout,
            cachedPage(address, () => inTurn({ request, address })),
          )
        : render(address));
    } catch (error) {
      if (error instanceof PageUnavailable) return { html: null, status: 503 };
      // the plain app does without the renderer
      if (error instanceof QueueFull) return isUnavailable ? { html: null, status: 503 } : null;
      request.log.warn({ err: error }, 'a page was not rendered');
      return null;
    }
  };
};

type PagesOptions = {
  env: Env;
  dist: string;
  countRequest?: CountRequest | undefined;
  cachedPage?: CachedPage;
  writeHead?: WriteHead;
  /** What the site tells everybody at the moment; undefined for nothing. */
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

/** What the service worker keeps of the app in `web`. */
const shellOf = (web: string, config: PageConfig) => ({
  dist: path.dirname(web),
  template: withConfig(fs.readFileSync(path.join(web, 'index.html'), 'utf8'), config),
  chunks: readChunks(web),
});

/** The page without its screen, with what the site tells everybody at the moment. */
const pageReader = (
  web: string,
  config: PageConfig,
  readAnnouncement: () => Promise<object | undefined>,
): (() => Promise<Page>) => {
  const index = fs.readFileSync(path.join(web, 'index.html'), 'utf8');
  const page = { template: withConfig(index, config), config, chunks: readChunks(web) };
  return async () => {
    // a page is whole without it, also while the database is away
    const announcement = await withTimeout(announcementTimeout, readAnnouncement()).catch(
      () => undefined,
    );
    if (announcement === undefined) return page;
    const announcing = { ...config, announcement };
    return { ...page, template: withConfig(index, announcing), config: announcing };
  };
};

/**
 * Serves the app's files and pages from `dist`. Without a built web app only the API is served. A
 * network above its limit gets the app without its pages being rendered (429).
 */
export const pages = async (
  app: FastifyInstance,
  {
    env,
    dist,
    countRequest,
    cachedPage = (_address, render) => render(),
    writeHead = async (_request, { html }) => html,
    readAnnouncement = async () => undefined,
  }: PagesOptions,
): Promise<void> => {
  const web = path.join(dist, 'web');
  if (!fs.existsSync(path.join(web, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send({ message: hostTexts.noSuchCall }),
    );
    return;
  }
  const config = configOf(env, dist);
  const readPage = pageReader(web, config, readAnnouncement);
  const renderPage = env.apiHost === undefined ? loadRenderer(dist) : undefined;
  await serveFiles(app, web, config);
  if (config.serviceWorker) await serviceWorker(app, shellOf(web, config));

  const render = renderPage && renderWith(app, renderPage, readPage, { cachedPage, countRequest });
  const sendPage = (reply: FastifyReply, status: number, html: string) =>
    // the same for everyone, but must be revalidated
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .code(status)
      .send(html);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = countRequest?.(request);
    if (wait !== undefined)
      return sendPage(reply.header('retry-after', String(wait)), 429, (await readPage()).template);
    const name = matchRoute(pathOf(request));
    const rendered = (await render?.(request, name)) ?? null;
    const status = name === undefined ? 404 : statusOf(rendered?.status);
    // nobody indexes a page without its data; the app itself starts all the same
    if (status === 503) void reply.header('retry-after', '2');
    const html = rendered?.html ?? (await readPage()).template;
    return sendPage(reply, status, await writeHead(request, { name, html, status }));
  };
  const notFound = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).send({ message: hostTexts.noSuchCall });
  // as routes, because responses of the not-found handler are never compressed
  app.get('/', pageOptions, page);
  app.get('/*', pageOptions, (request, reply) =>
    notPages.test(pathOf(request)) ? notFound(request, reply) : page(request, reply),
  );
  app.setNotFoundHandler(notFound);
};
/** What a page is answered with whose data was answered with `status`; 410 is a job that has ended. */
const statusOf = (status = 200) =>
  status >= 500 || status === 429 ? 503 : status === 404 || status === 410 ? status : 200;
const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';
