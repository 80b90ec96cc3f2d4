import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from '../answers/encodings';
import { contentHash, isKnownTag } from '../etag';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A page as sent, with its compressed forms, each made once. */
export type PageDocument = {
  status: number;
  bytes: Buffer;
  /** A hash of its content. */
  etag: string;
  /** How long shared caches may keep it, in seconds; 0: they must revalidate. */
  sharedMaxAge: number;
  compressed: Map<Encoding, Promise<Buffer>>;
  /** How often it was sent as brotli; -Infinity once it is compressed at the highest quality. */
  brotliCount: number;
};

type Written = { html: string; status: number; sharedMaxAge: number; now: number };
/** Creates a document. `now` is the time it was rendered at, in milliseconds. */
export const makeDocument = ({ html, status, sharedMaxAge, now }: Written): PageDocument => ({
  status,
  bytes: Buffer.from(html),
  // the render time in the page's state doesn't change what it shows: ages are part of the text
  etag: contentHash(html.replaceAll(String(now), '')),
  sharedMaxAge,
  compressed: new Map(),
  brotliCount: 0,
});
/**
 * Converts a document to JSON-serializable data for another worker of this host, including its
 * brotli form, which takes longer to compress than to send.
 */
export const serializeDocument = async ({
  status,
  bytes,
  etag,
  sharedMaxAge,
  compressed,
}: PageDocument) => ({
  status,
  html: bytes.toString(),
  etag,
  sharedMaxAge,
  brotli: (await compressed.get('br'))?.toString('base64'),
});
export type SerializedDocument = Awaited<ReturnType<typeof serializeDocument>>;
export const deserializeDocument = ({
  html,
  brotli,
  ...document
}: SerializedDocument): PageDocument => ({
  ...document,
  bytes: Buffer.from(html),
  compressed: new Map(
    brotli === undefined ? [] : [['br', Promise.resolve(Buffer.from(brotli, 'base64'))]],
  ),
  brotliCount: 0,
});
/**
 * Returns the document's maximum size in memory, in bytes: each compressed form is a quarter of the
 * page.
 */
export const documentSize = ({ bytes }: PageDocument): number =>
  Math.ceil(bytes.length * 1.5) + 2000;

/**
 * Brotli quality: for a page's first requests higher than for other answers, and the highest once
 * it's popular. A page should fit into the first round trip (14.6 kB); the highest quality saves a
 * tenth, for 50 times the work.
 */
const quality = { first: 6, popular: 11 };
const compressBrotli = (bytes: Buffer, level: number): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: level,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const compress = (encoding: Encoding, bytes: Buffer): Promise<Buffer> =>
  encoding === 'gzip' ? gzip(bytes, { level: 6 }) : compressBrotli(bytes, quality.first);

/** How often a page is sent before it counts as popular. */
const popularThreshold = 3;
/** After a popular page was compressed, the next one waits this many times as long as it took. */
const cooldownFactor = 9;
let cooldownUntil = 0;

/**
 * Recompresses a popular page at the highest quality, one page at a time and for at most a tenth of
 * the time. Until that's done, or if it fails, the page is sent as first compressed.
 */
const compressPopular = (document: PageDocument): void => {
  document.brotliCount += 1;
  const startedAt = performance.now();
  if (document.brotliCount < popularThreshold || startedAt < cooldownUntil) return;
  document.brotliCount = -Infinity;
  cooldownUntil = Infinity;
  const best = compressBrotli(document.bytes, quality.popular);
  best
    .then(
      () => document.compressed.set('br', best),
      () => {},
    )
    .finally(() => {
      cooldownUntil = performance.now() + cooldownFactor * (performance.now() - startedAt);
    });
};

/** Whether If-None-Match names this content, in any encoding. */
const isUnchanged = (header: string | undefined, etag: string): boolean =>
  ['', '.br', '.gzip'].some((ending) => isKnownTag(header, `"${etag}${ending}"`));

const cacheControlOf = ({ sharedMaxAge }: PageDocument): string =>
  sharedMaxAge > 0 ? `public, max-age=0, must-revalidate, s-maxage=${sharedMaxAge}` : 'no-cache';

/** Sends a page, or a 304 if the client has it already. */
export const sendDocument = async (
  request: FastifyRequest,
  reply: FastifyReply,
  document: PageDocument,
): Promise<FastifyReply> => {
  const { status, bytes, etag, compressed } = document;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  void reply
    .header('cache-control', cacheControlOf(document))
    .header('vary', 'accept-encoding')
    // each encoding has its own ETag; weak, since the compression level may change
    .header('etag', `W/"${etag}${encoding ? `.${encoding}` : ''}"`);
  if (status === 200 && isUnchanged(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  void reply.type('text/html; charset=utf-8').code(status);
  if (encoding === undefined) return reply.send(bytes);
  const compressing = compressed.get(encoding) ?? compress(encoding, bytes);
  compressed.set(encoding, compressing);
  compressing.catch(() => compressed.delete(encoding));
  if (encoding === 'br') compressPopular(document);
  return reply.header('content-encoding', encoding).send(await compressing);
};
