import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHostRendered } from '@contract/renderedPages';
import type { RouteName } from '@contract/routes';
import { renderHeaders, type CountRequest } from '../traffic';
import {
  deserializeDocument,
  documentSize,
  makeDocument,
  serializeDocument,
  type PageDocument,
  type SerializedDocument,
} from './documents';
import { pageAddress } from './pageAddress';
import type { EmptyPage } from './readPage';
import {
  boundedQueue,
  PageRefused,
  PageUnavailable,
  perSecond,
  QueueFull,
  withTimeout,
  type PageCall,
  type PageRequest,
  type Rendered,
} from './renderer';
import type { Renderer } from './renderThreads';

/**
 * How long a page may take before the plain app is served, including time in the queue, in
 * milliseconds.
 */
const pageTimeout = 2000;
/** The path at which the page of all unknown addresses is rendered: it is the same for each. */
const missingPage = '/404';
/** Pages rendered concurrently per thread: while one waits for its data, another is rendered. */
const concurrency = 4;
const maxWaiting = 64;
/**
 * How many pages of missing jobs, companies and categories are rendered per second, since anybody
 * can make up any number of addresses. Beyond that the plain app shows that they are missing.
 */
const maxMissingRenders = 10;
/** How many calls a rendered page counts as in its network's limit. */
const renderWeight = 20;
/**
 * How long shared caches may keep a page, in seconds: one with data that may be taken down or
 * deleted, and one with text that stays the same for weeks.
 */
const sharedMaxAge = { data: 10, words: 60 };

/** Collects what the page shows from its calls (services/site/pages/pageDependencies.ts). */
type Collect = { add: (url: string, body: string) => void };
type RenderedPage<Value> = {
  value: Value;
  /** In bytes; undefined: it isn't cached. */
  size: number | undefined;
  isMissing: boolean;
};
/**
 * Serialization of a page, to send it from one process of a host to another
 * (services/site/pages/serializedPage.ts).
 */
type PageSerializer<Value> = {
  serialize: (value: Value) => Promise<unknown>;
  deserialize: (serialized: unknown) => Value;
};
/**
 * Returns the cached page for a key, shared by all who request it until something it shows changes.
 */
export type CachedPage = <Value>(asked: {
  key: string;
  make: (collect: Collect) => Promise<RenderedPage<Value>>;
  /** Repeats one of the page's calls and returns the answer. */
  answerOf: (url: string) => Promise<string>;
  serializer: PageSerializer<Value>;
}) => Promise<Value>;
/** Writes a page's own head, by its route (`undefined` for none), address and status. */
export type WriteHead = (
  request: FastifyRequest,
  page: { name: RouteName | undefined; address: string; html: string; status: number },
) => Promise<string>;

type Options = {
  readPage: () => Promise<EmptyPage>;
  cachedPage: CachedPage;
  originOf: (request: FastifyRequest) => string;
  writeHead: WriteHead;
  countRequest: CountRequest | undefined;
  threads: number;
};
/** only cached pages are serialized, so it is never null */
const serializer: PageSerializer<PageDocument | null> = {
  serialize: async (document) => document && serializeDocument(document),
  deserialize: (serialized) => deserializeDocument(serialized as SerializedDocument),
};
type Render = (url: string, page: EmptyPage, collect: Collect, now?: number) => Promise<Rendered>;
type Asked = { request: FastifyRequest; name: RouteName | undefined; address: string };

/** Status of a page, from the status of its data's call; a 410 is a job that has ended. */
const statusOf = (status = 200) =>
  status >= 500 || status === 429 ? 503 : status === 404 || status === 410 ? status : 200;

/** Answers a page's calls in-process, and passes each answer to `add`. */
const callsOf =
  (app: FastifyInstance, { add }: Collect): PageCall =>
  async ({ method, url }) => {
    if (method !== 'GET') throw new Error('A page is rendered from what everybody may read.');
    const answer = await app.inject({ method, url, headers: renderHeaders });
    add(url, answer.body);
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.body };
  };

/** Repeats a page's calls, to find out whether their answers have changed. */
const answersOf =
  (app: FastifyInstance) =>
  async (url: string): Promise<string> =>
    (await app.inject({ method: 'GET', url, headers: renderHeaders })).body;

/** Wraps a collector to count its calls. */
const counted = ({ add }: Collect) => {
  let calls = 0;
  return {
    calls: () => calls,
    add: (url: string, body: string): void => {
      calls += 1;
      add(url, body);
    },
  };
};

/** Renders pages, but at most `maxMissingRenders` pages of missing things per second. */
const limitMissingRenders = ({ render }: Renderer) => {
  const missing = perSecond(maxMissingRenders);
  return async (request: Omit<PageRequest, 'rendersMissing'>): Promise<Rendered> => {
    const rendered = await render({ ...request, rendersMissing: missing.hasLeft() });
    const isRendered = rendered?.status === 404 && rendered.html !== null;
    // the page of unknown addresses doesn't count
    if (isRendered && request.url !== missingPage) missing.take();
    return rendered;
  };
};

/** Decides what to send if a page couldn't be rendered. */
const makeFailureFallback = () => {
  // whether the last page's data was unavailable: if so, pages that find the queue full get a 503
  let isUnavailable = false;
  return {
    noteMade: (): void => {
      isUnavailable = false;
    },
    withoutPage: (error: unknown, { log }: FastifyRequest): Rendered => {
      // the plain app needs no renderer
      if (error instanceof QueueFull) return isUnavailable ? { html: null, status: 503 } : null;
      if (error instanceof PageRefused) return { html: null, status: 400 };
      isUnavailable = error instanceof PageUnavailable;
      if (isUnavailable) return { html: null, status: 503 };
      log.warn({ err: error }, 'a page was not rendered');
      return null;
    },
  };
};

/**
 * Renders a page in each thread, so that no visitor waits while the renderer's code is compiled.
 */
export const warmUp = async (
  app: FastifyInstance,
  { render }: Renderer,
  { readPage, threads }: Pick<Options, 'readPage' | 'threads'>,
): Promise<void> => {
  const draw = async () =>
    render({
      url: '/',
      ...(await readPage()),
      call: callsOf(app, { add: () => {} }),
      now: Date.now(),
      onFailure: () => {},
      rendersMissing: false,
    });
  const all = Promise.allSettled(Array.from({ length: threads }, draw));
  await withTimeout(pageTimeout, all).catch(() => {});
};

/**
 * Returns a function that renders pages; it returns null if the plain app is to be served. A page
 * depends only on its address (`pageAddress`) and on the site's origin, which links in its head
 * contain.
 */
export const renderWith = (
  app: FastifyInstance,
  renderer: Renderer,
  { readPage, cachedPage, originOf, writeHead, countRequest, threads }: Options,
): ((request: FastifyRequest, name: RouteName | undefined) => Promise<PageDocument | Rendered>) => {
  // the reason why a call failed is logged by the call itself
  const onFailure = (message: string) => app.log.debug({ message }, 'a call of a page failed');
  const draw = limitMissingRenders(renderer);
  const render: Render = (url, page, collect, now = Date.now()) =>
    draw({ url, ...page, call: callsOf(app, collect), now, onFailure });
  const failures = makeFailureFallback();
  const make = async ({ request, name, address }: Asked, collect: Collect) => {
    countRequest?.(request, renderWeight - 1);
    const page = await readPage();
    const counting = counted(collect);
    if (page.config.announcement) collect.add('', JSON.stringify(page.config.announcement));
    const now = Date.now();
    const rendered = await render(address, page, counting, now);
    const status = statusOf(rendered?.status);
    // neither this nor a failure is cached
    if (rendered?.status === 400) throw new PageRefused('Its data was refused.');
    if (status === 503) throw new PageUnavailable("Its data can't be read.");
    failures.noteMade();
    if (rendered === null) return { value: null, size: undefined, isMissing: false };
    const html = rendered.html ?? page.template;
    const whole = await writeHead(request, { name, address, html, status });
    const shared = counting.calls() === 0 ? sharedMaxAge.words : sharedMaxAge.data;
    const lasting = status === 200 ? shared : 0;
    const document = makeDocument({ html: whole, status, sharedMaxAge: lasting, now });
    return { value: document, size: documentSize(document), isMissing: status !== 200 };
  };
  const inTurn = boundedQueue(
    { concurrency: concurrency * threads, maxWaiting },
    ({ asked, collect }: { asked: Asked; collect: Collect }) => make(asked, collect),
  );
  return async (request, name) => {
    const address = name === undefined ? missingPage : pageAddress(name, request.url);
    if (address === undefined) return null;
    try {
      if (name !== undefined && !isHostRendered(name))
        return await render(address, await readPage(), { add: () => {} });
      const asked = { request, name, address };
      return await withTimeout(
        pageTimeout,
        cachedPage<PageDocument | null>({
          key: `${originOf(request)} ${address}`,
          make: (collect) => inTurn({ asked, collect }),
          answerOf: answersOf(app),
          serializer,
        }),
      );
    } catch (error) {
      return failures.withoutPage(error, request);
    }
  };
};
