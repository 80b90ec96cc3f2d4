import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decoderOf } from './decoder';

/** A line without its line ending, numbered from 1; `text` is null if it was too long. */
export type Line = { number: number; text: string | null };

/**
 * Longer lines are skipped without being buffered, so that a file without line endings can't
 * exhaust memory.
 */
export const maxLineLength = 2_000_000;

const gzipMark = Buffer.from([0x1f, 0x8b]);

/** Opens a file as a stream, decompressing gzip regardless of the file's name. */
export const openBytes = async (file: string): Promise<Readable> => {
  const handle = await open(file);
  const start = Buffer.alloc(gzipMark.length);
  try {
    await handle.read(start, 0, start.length, 0);
  } finally {
    await handle.close();
  }
  const bytes = createReadStream(file);
  if (!start.equals(gzipMark)) return bytes;
  const unzipped = createGunzip();
  bytes.on('error', (error) => unzipped.destroy(error));
  unzipped.on('close', () => bytes.destroy());
  return bytes.pipe(unzipped);
};

/**
 * Detects a text's line ending from its first line: "
 * ", or "\r" alone as on old Macs. Ignores line endings within quotes. `undefined` if the first
 * line is incomplete.
 */
const lineEndOf = (text: string): string | undefined => {
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    if (quoted || (character !== '\r' && character !== '\n')) continue;
    while (text[at] === '\r') at += 1;
    if (at === text.length) return undefined;
    return text[at] === '\n' ? '\n' : '\r';
  }
  return undefined;
};

/**
 * Yields the lines of `bytes`, in constant memory. Drops a byte order mark and carriage returns at
 * line ends; bytes that are invalid in the encoding become replacement characters.
 */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
  encoding = 'utf-8',
  limit = maxLineLength,
): AsyncGenerator<Line> {
  const decoder = decoderOf(encoding);
  let number = 0;
  let pending = '';
  let overlong = false;
  let lineEnd: string | undefined;
  const line = (text: string): Line => {
    number += 1;
    const tooLong = overlong || text.length > limit;
    overlong = false;
    return { number, text: tooLong ? null : text.endsWith('\r') ? text.slice(0, -1) : text };
  };
  for await (const chunk of bytes) {
    pending += decoder.decode(chunk, { stream: true });
    lineEnd ??= lineEndOf(pending) ?? (pending.length > limit ? '\n' : undefined);
    if (lineEnd === undefined) continue;
    const parts = pending.split(lineEnd);
    pending = parts.pop() ?? '';
    for (const part of parts) yield line(part);
    if (pending.length > limit) {
      overlong = true;
      pending = '';
    }
  }
  const parts = (pending + decoder.decode()).split(lineEnd ?? '\n');
  const last = parts.pop() ?? '';
  for (const part of parts) yield line(part);
  if (last !== '' || overlong) yield line(last);
}
