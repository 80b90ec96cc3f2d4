import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutgoingError } from './outgoingError';

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;
const isSupportedEncoding = (word: string): word is keyof typeof decoders =>
  Object.hasOwn(decoders, word);

/** Passes on at most `max` bytes, and throws if there are more. */
const limited = (max: number) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > max) throw new OutgoingError('size');
      yield chunk;
    }
  };

type Bounds = { maxBytes: number; types?: readonly string[] };

const checkHeaders = ({ headers }: IncomingMessage, { maxBytes, types }: Bounds): void => {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (types && !types.includes(type)) throw new OutgoingError('type');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new OutgoingError('size');
};

/**
 * Reads and uncompresses an answer's body. Both the compressed and the uncompressed size are
 * limited, so that a small answer can't fill the memory; multiple compressions aren't supported.
 */
export const readBody = async (
  response: IncomingMessage,
  bounds: Bounds,
  signal: AbortSignal,
): Promise<Buffer> => {
  checkHeaders(response, bounds);
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const bound = limited(bounds.maxBytes);
  if (encoding === 'identity' || encoding === '') {
    await pipeline(response, bound, collect, { signal });
  } else {
    if (!isSupportedEncoding(encoding)) throw new OutgoingError('encoding');
    await pipeline(response, bound, decoders[encoding](), bound, collect, { signal });
  }
  return Buffer.concat(chunks);
};
