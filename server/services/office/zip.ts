import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Actor } from '../../caller';
import { ApiError } from '../../errors';
import { hostTexts } from '../../texts/errors';

/**
 * An entry of a zip. Bytes are stored uncompressed, since CVs and images are compressed already;
 * text is compressed.
 */
export type ZipEntry = {
  name: string;
  mtime?: Date;
  content: Uint8Array | AsyncIterable<string>;
};

async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, mtime, content } of entries) {
    const isStored = content instanceof Uint8Array;
    const entry = isStored ? new ZipPassThrough(name) : new ZipDeflate(name);
    if (mtime) entry.mtime = mtime;
    zip.add(entry);
    if (isStored) entry.push(content, true);
    else {
      for await (const text of content) {
        entry.push(strToU8(text));
        yield* chunks.splice(0);
      }
      entry.push(new Uint8Array(), true);
    }
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

/** Accounts to which this host is currently sending a zip. */
const receiving = new Set<string>();

/**
 * Streams a zip to an account, one entry at a time and only as fast as it is read, so that 500 CVs
 * take no more memory than one. Each account can download one zip at a time (429). An error before
 * the first entry is answered as usual; later ones destroy the socket, so that a partial archive
 * can't be mistaken for a whole one.
 */
export const sendZip = async (
  reply: FastifyReply,
  { role, accountId }: Actor,
  name: string,
  entries: AsyncGenerator<ZipEntry, void>,
): Promise<FastifyReply> => {
  const receiver = `${role}:${accountId}`;
  if (receiving.has(receiver))
    throw new ApiError(429, hostTexts.downloadRunning, undefined, { 'retry-after': '10' });
  receiving.add(receiver);
  const end = () => receiving.delete(receiver);
  const first = await entries.next().catch((error: unknown) => {
    end();
    throw error;
  });
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* entries;
  };
  const zip = Readable.from(zipOf(all()), { objectMode: false }).once('close', end);
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}-${day}.zip"`)
    .send(zip);
};
