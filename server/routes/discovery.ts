import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../addresses';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { contentEtag, isKnownTag } from '../plugins/etag';
import { renderHeaders, type CountRequest } from '../plugins/traffic';
import { pictureHeaders, publicHeaders } from '../publicHeaders';
import { cachedShown } from '../services/cache';
import { aggregatorFeed, aggregatorFeedState } from '../services/discovery/aggregatorFeed';
import { endSlowReaders } from '../services/discovery/endSlowReaders';
import { feedTypes, type FeedType } from '../services/discovery/feedLinks';
import { writeFeed } from '../services/discovery/feeds';
import { readFeedSearch } from '../services/discovery/feedSearch';
import { feedSubject } from '../services/discovery/feedSubject';
import { robotsText } from '../services/discovery/robots';
import { securityText } from '../services/discovery/securityText';
import { jobPicture, sitePicture } from '../services/discovery/sharePicture';
import {
  companiesSitemap,
  jobsSitemap,
  pagesSitemap,
  sitemapIndex,
} from '../services/discovery/sitemap';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';

/** How many calls a file generated from many rows counts as. */
const fileWeight = 20;

type Numbered = { Params: { number: string } };
/**
 * A file with a fingerprint of its source data, so that it isn't generated for a client that has it
 * cached.
 */
type Streamed = { state: string; write: () => AsyncIterable<string> };
type Sent = { request: FastifyRequest; reply: FastifyReply; type: string };

/**
 * Sends a file with caching headers; throws a 404 if there is no content. A failure in mid-stream
 * aborts the response, so that it never looks complete.
 */
const sendFile = (
  { request, reply, type }: Sent,
  content: string | Buffer | Streamed | undefined,
  maxAge = 600,
): FastifyReply => {
  if (content === undefined) throw new ApiError(404, hostTexts.notFound);
  const isStreamed = typeof content === 'object' && 'state' in content;
  const etag = contentEtag(isStreamed ? content.state : content);
  const isKnown = isKnownTag(request.headers['if-none-match'], etag);
  // before any header is set, since it may throw
  const body =
    isStreamed && !isKnown ? Readable.from(content.write(), { objectMode: false }) : content;
  void reply.headers({
    etag,
    'cache-control': `public, max-age=${maxAge}`,
    vary: 'accept-encoding',
  });
  if (isKnown) return reply.code(304).send();
  return reply.type(type.startsWith('image/') ? type : `${type}; charset=utf-8`).send(body);
};

/** The maximum number of jobs in a feed. */
const feedSize = 50;
/** How long a feed is cached, in milliseconds. */
const feedTtl = 60_000;
/** How many aggregators may read the feed of all jobs at once, at most one per network. */
const maxWholeFeeds = 4;

/**
 * Adds the feeds of searches: their jobs come from the API's search, which also validates the
 * parameters.
 */
const searchFeeds = (app: FastifyInstance, { db, env }: Context) => {
  const write = async (type: FeedType, origin: string, search: URLSearchParams) => {
    const subject = await feedSubject(db, search);
    const asked = new URLSearchParams(search);
    asked.set('sort', 'newest');
    asked.set('limit', String(feedSize));
    const answer = await app.inject({
      url: `/api/jobs/search?${asked.toString()}`,
      headers: renderHeaders,
    });
    const body = answer.json();
    if (answer.statusCode !== 200) throw new ApiError(answer.statusCode, body.message, body.field);
    return writeFeed(type, { ...subject, origin, search, jobs: body.items });
  };
  // the keys of a constant table
  for (const type of Object.keys(feedTypes) as FeedType[])
    app.get(`/feeds/jobs.${type}`, { config: { operationId: 'feed' } }, async (request, reply) => {
      const origin = siteOrigin(request, env);
      const search = readFeedSearch(request.url.split('?', 2)[1] ?? '');
      // widgets on other sites read it (docs/widget.md); feed readers don't run in web pages, so
      // they need no CORS
      if (type === 'json') void reply.headers(publicHeaders);
      const text = await cachedShown(
        db,
        `feed ${type} ${origin} ${search.toString()}`,
        feedTtl,
        () => write(type, origin, search),
      );
      return sendFile({ request, reply, type: feedTypes[type] }, text);
    });
};

/**
 * Adds the feed of all jobs for aggregators. Answers 503 while the maximum number of clients, or
 * one in the same network, is reading it.
 */
const wholeFeed = (app: FastifyInstance, { db, env }: Context) => {
  const readers = new Set<string>();
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    const network = networkOf(request.ip);
    if (readers.size >= maxWholeFeeds || readers.has(network))
      throw new ApiError(503, hostTexts.busy, undefined, { 'retry-after': '60' });
    readers.add(network);
    reply.raw.once('close', () => readers.delete(network));
  };
  app.get('/feeds/indeed.xml', { config: { operationId: 'feed' } }, async (request, reply) => {
    const origin = siteOrigin(request, env);
    const { state, changedAt } = await aggregatorFeedState(db);
    const write = () => {
      begin(request, reply);
      return endSlowReaders(aggregatorFeed(db, origin, changedAt));
    };
    return sendFile(
      { request, reply, type: 'application/xml' },
      { state: `${origin} ${state}`, write },
    );
  });
};

/** Adds the preview pictures of shared links. */
const sharePictures = (app: FastifyInstance, { db }: Context) => {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    picture: Buffer | undefined,
  ): FastifyReply => {
    if (picture) void reply.headers(pictureHeaders);
    return sendFile({ request, reply, type: 'image/png' }, picture, 3600);
  };
  const options = { config: { operationId: 'sharePicture' } };
  app.get('/share/site.png', options, async (request, reply) =>
    send(request, reply, await sitePicture(db)),
  );
  app.get<{ Params: { id: string } }>('/share/jobs/:id.png', options, async (request, reply) =>
    send(request, reply, await jobPicture(db, request.params.id)),
  );
};

/** Adds the files outside /api for crawlers, link previews and aggregators. */
export const discoveryRoutes = async (
  app: FastifyInstance,
  { context, countRequest }: { context: Context; countRequest: CountRequest | undefined },
): Promise<void> => {
  const { db, env } = context;
  const originOf = (request: FastifyRequest) => siteOrigin(request, env);
  app.addHook('onRequest', async (request) => {
    const wait = countRequest?.(request, fileWeight);
    if (wait !== undefined)
      throw new ApiError(429, hostTexts.busy, undefined, { 'retry-after': String(wait) });
  });
  const optionsOf = (operationId: string) => ({ config: { operationId } });

  app.get('/robots.txt', optionsOf('robots'), async (request, reply) =>
    sendFile({ request, reply, type: 'text/plain' }, robotsText(originOf(request))),
  );
  app.get('/.well-known/security.txt', optionsOf('security'), async (request, reply) =>
    sendFile({ request, reply, type: 'text/plain' }, securityText(originOf(request))),
  );
  app.get('/sitemap.xml', optionsOf('sitemap'), async (request, reply) =>
    sendFile(
      { request, reply, type: 'application/xml' },
      await sitemapIndex(db, originOf(request)),
    ),
  );
  app.get('/sitemap-pages.xml', optionsOf('sitemap'), async (request, reply) =>
    sendFile(
      { request, reply, type: 'application/xml' },
      await pagesSitemap(db, originOf(request)),
    ),
  );
  const { indexNow } = env;
  if (indexNow)
    app.get(`/${indexNow.key}.txt`, optionsOf('indexNowKey'), async (request, reply) =>
      sendFile({ request, reply, type: 'text/plain' }, indexNow.key),
    );
  searchFeeds(app, context);
  wholeFeed(app, context);
  sharePictures(app, context);
  const numbered = [
    ['jobs', jobsSitemap],
    ['companies', companiesSitemap],
  ] as const;
  for (const [name, sitemapOf] of numbered)
    app.get<Numbered>(
      `/sitemap-${name}-:number(^[1-9]\\d{0,3}).xml`,
      optionsOf('sitemap'),
      async (request, reply) =>
        sendFile(
          { request, reply, type: 'application/xml' },
          await sitemapOf(db, originOf(request), Number(request.params.number)),
        ),
    );
};
