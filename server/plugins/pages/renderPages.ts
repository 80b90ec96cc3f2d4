import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHostRendered } from '@contract/renderedPages';
import type { RouteName } from '@contract/routes';
import { renderHeaders, type CountRequest } from '../traffic';
import {
  documentSize,
  makeDocument,
  packDocument,
  unpackDocument,
  type PackedDocument,
  type PageDocument,
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

/** How long a page may take, also in its turn, before the plain app is served, in milliseconds. */
const pageTimeout = 2000;
/** Where the page of all addresses that are none of the app is rendered: it is the same for each. */
const missingPage = '/404';
/** Pages that are rendered at once in each thread: while one waits for its data another is drawn. */
const concurrency = 4;
const maxWaiting = 64;
/**
 * How many pages of jobs, companies and categories that there aren't are drawn in a second: anybody
 * can make up as many addresses as they like. Beyond that the plain app says so itself.
 */
const maxMissingDrawn = 10;
/** As how many calls a page counts that is rendered for a network. */
const renderWeight = 20;
/**
 * For how long others may keep a page, in seconds: one with what may be taken down or deleted, and
 * one that is the same for weeks.
 */
const sharedFor = { data: 10, words: 60 };

/** What the page shows, collected from its calls (services/site/pages/shown.ts). */
type Collect = { add: (url: string, body: string) => void };
type Made<Value> = {
  value: Value;
  /** In bytes; undefined: it isn't kept. */
  size: number | undefined;
  isMissing: boolean;
};
/** How a page goes from one process of a host to another (services/site/pages/parcels.ts). */
type Packing<Value> = {
  pack: (value: Value) => Promise<unknown>;
  unpack: (packed: unknown) => Value;
};
/** One page for all who ask for its key, for as long as what it shows is as it was. */
export type KeptPage = <Value>(asked: {
  key: string;
  make: (collect: Collect) => Promise<Made<Value>>;
  /** Answers one of its calls anew. */
  answerOf: (url: string) => Promise<string>;
  packing: Packing<Value>;
}) => Promise<Value>;
/** Gives a page its own head, by its route (undefined: none), address and status. */
export type WriteHead = (
  request: FastifyRequest,
  page: { name: RouteName | undefined; address: string; html: string; status: number },
) => Promise<string>;

type Options = {
  readPage: () => Promise<EmptyPage>;
  keptPage: KeptPage;
  originOf: (request: FastifyRequest) => string;
  writeHead: WriteHead;
  countRequest: CountRequest | undefined;
  threads: number;
};
/** Only what is kept is packed, so never null. */
const packing: Packing<PageDocument | null> = {
  pack: async (document) => document && packDocument(document),
  unpack: (packed) => unpackDocument(packed as PackedDocument),
};
type Render = (url: string, page: EmptyPage, collect: Collect, now?: number) => Promise<Rendered>;
type Asked = { request: FastifyRequest; name: RouteName | undefined; address: string };

/** What a page is answered with whose data was answered with `status`; 410 is a job that has ended. */
const statusOf = (status = 200) =>
  status >= 500 || status === 429 ? 503 : status === 404 || status === 410 ? status : 200;

/** The calls of pages, answered in-process; `add` is told of each. */
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

/** The same calls, answered anew. */
const answersOf =
  (app: FastifyInstance) =>
  async (url: string): Promise<string> =>
    (await app.inject({ method: 'GET', url, headers: renderHeaders })).body;

/** Collects, and counts how often it was told. */
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

/** Draws pages, but of what there isn't no more than `maxMissingDrawn` a second. */
const drawSparingly = ({ render }: Renderer) => {
  const missing = perSecond(maxMissingDrawn);
  return async (request: Omit<PageRequest, 'drawsMissing'>): Promise<Rendered> => {
    const rendered = await render({ ...request, drawsMissing: missing.hasLeft() });
    const isDrawn = rendered?.status === 404 && rendered.html !== null;
    // the one of all other addresses is drawn whatever else is
    if (isDrawn && request.url !== missingPage) missing.take();
    return rendered;
  };
};

/** What is sent instead of a page that couldn't be made. */
const collectFailures = () => {
  // whether the last page's data couldn't be read: then others don't wait to learn the same
  let isUnavailable = false;
  return {
    noteMade: (): void => {
      isUnavailable = false;
    },
    withoutPage: (error: unknown, { log }: FastifyRequest): Rendered => {
      // the plain app does without the renderer
      if (error instanceof QueueFull) return isUnavailable ? { html: null, status: 503 } : null;
      if (error instanceof PageRefused) return { html: null, status: 400 };
      isUnavailable = error instanceof PageUnavailable;
      if (isUnavailable) return { html: null, status: 503 };
      log.warn({ err: error }, 'a page was not rendered');
      return null;
    },
  };
};

/** Draws a page in each thread, so that no visitor waits while what draws pages is compiled. */
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
      drawsMissing: false,
    });
  const all = Promise.allSettled(Array.from({ length: threads }, draw));
  await withTimeout(pageTimeout, all).catch(() => {});
};

/**
 * Renders pages; null where the plain app is served as it is. What a page shows depends on its
 * address alone (`pageAddress`) and on where visitors reach the site, which links in its head name.
 */
export const renderWith = (
  app: FastifyInstance,
  renderer: Renderer,
  { readPage, keptPage, originOf, writeHead, countRequest, threads }: Options,
): ((request: FastifyRequest, name: RouteName | undefined) => Promise<PageDocument | Rendered>) => {
  // why a call failed is logged where it was answered
  const onFailure = (message: string) => app.log.debug({ message }, 'a call of a page failed');
  const draw = drawSparingly(renderer);
  const render: Render = (url, page, collect, now = Date.now()) =>
    draw({ url, ...page, call: callsOf(app, collect), now, onFailure });
  const failures = collectFailures();
  const make = async ({ request, name, address }: Asked, collect: Collect) => {
    countRequest?.(request, renderWeight - 1);
    const page = await readPage();
    const counting = counted(collect);
    if (page.config.announcement) collect.add('', JSON.stringify(page.config.announcement));
    const now = Date.now();
    const rendered = await render(address, page, counting, now);
    const status = statusOf(rendered?.status);
    // neither this nor a failure is kept
    if (rendered?.status === 400) throw new PageRefused('Its data was refused.');
    if (status === 503) throw new PageUnavailable("Its data can't be read.");
    failures.noteMade();
    if (rendered === null) return { value: null, size: undefined, isMissing: false };
    const html = rendered.html ?? page.template;
    const whole = await writeHead(request, { name, address, html, status });
    const shared = counting.calls() === 0 ? sharedFor.words : sharedFor.data;
    const lasting = status === 200 ? shared : 0;
    const document = makeDocument({ html: whole, status, sharedFor: lasting, now });
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
        keptPage<PageDocument | null>({
          key: `${originOf(request)} ${address}`,
          make: (collect) => inTurn({ asked, collect }),
          answerOf: answersOf(app),
          packing,
        }),
      );
    } catch (error) {
      return failures.withoutPage(error, request);
    }
  };
};
