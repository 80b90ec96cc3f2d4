import { promisify } from 'node:util';
import zlib from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding } from './encodings';

/** Minimum size of answers to compress, in bytes. */
const threshold = 1024;
/**
 * Compression of dynamic answers, which callers wait for; static files are precompressed at the
 * highest quality.
 */
const options = {
  br: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
  gzip: { level: 5 },
};
const compressors: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(zlib.brotliCompress)(text, options.br),
  gzip: (text) => promisify(zlib.gzip)(text, options.gzip),
};

/** Size and lifetime (milliseconds) of the cache of compressed answers. */
const cacheOptions = { maxSize: 24_000_000, ttl: 60_000 };
/** Longer answers are compressed as a stream while they are sent. */
const maxLength = 1_000_000;

const isShareable = ({ method, caller }: FastifyRequest, reply: FastifyReply): boolean =>
  method === 'GET' && reply.statusCode === 200 && (caller === null || reply.isShared);

/**
 * Compresses every response. Answers to visitors are often identical: each text is compressed once
 * for everyone who gets it within a minute.
 */
export const compression = fp(async (app) => {
  const answers = Object.fromEntries(
    (['br', 'gzip'] as const).map((encoding) => [
      encoding,
      new LRUCache<string, Promise<Buffer>>({
        ...cacheOptions,
        sizeCalculation: (_, text) => text.length,
      }),
    ]),
  ) as Record<Encoding, LRUCache<string, Promise<Buffer>>>;

  app.decorateReply('isShared', false);
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < threshold || payload.length > maxLength)
      return payload;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!encoding || !isJson || reply.hasHeader('content-encoding') || !isShareable(request, reply))
      return payload;
    const all = answers[encoding];
    const bytes = all.get(payload) ?? compressors[encoding](payload);
    all.set(payload, bytes);
    bytes.catch(() => all.delete(payload));
    void reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
    void reply.removeHeader('content-length');
    return bytes;
  });
  await app.register(compress, {
    threshold,
    encodings: ['br', 'gzip', 'identity'],
    // flushed early, since somebody waits for these answers
    brotliOptions: { ...options.br, flush: zlib.constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { ...options.gzip, flush: zlib.constants.Z_SYNC_FLUSH },
  });
});
