import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isRecord } from '../../../contract/isRecord';
import { errorCode } from '../../errorCode';
import { StartError } from '../../startError';
import {
  firstLinePattern,
  formatVersion,
  lastLineBytes,
  lastLinePattern,
  readFrames,
  type FrameReader,
  type Manifest,
} from './format';

/** A backup whose checksum has been verified. */
export type OpenBackup = {
  manifest: Manifest;
  /** the frames after the manifest */
  frames: FrameReader;
  close: () => Promise<void>;
};

const openFile = async (name: string): Promise<fs.FileHandle> => {
  try {
    return await fs.open(name, 'r');
  } catch (error) {
    throw new StartError(
      errorCode(error) === 'ENOENT'
        ? `${name}: no such file.`
        : `${name} can't be read (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
};

const readAt = async (file: fs.FileHandle, start: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
};

/** Yields the bytes from `start` up to, but not including, `end`. */
async function* readRange(
  file: fs.FileHandle,
  start: number,
  end: number,
): AsyncGenerator<Buffer, void, undefined> {
  for (let at = start; at < end;) {
    const bytes = await readAt(file, at, Math.min(512 * 1024, end - at));
    if (bytes.length === 0) throw new Error('the file ends early');
    at += bytes.length;
    yield bytes;
  }
}

/**
 * Returns where the compressed part begins and ends; throws unless the file is a complete backup of
 * this format.
 */
const checkFile = async (file: fs.FileHandle, name: string) => {
  const stats = await file.stat();
  const start = stats.isFile() ? (await readAt(file, 0, 64)).toString('latin1') : '';
  const [first, version] = firstLinePattern.exec(start) ?? [];
  if (first === undefined) throw new StartError(`${name} is no backup of this program.`);
  if (Number(version) !== formatVersion)
    throw new StartError(
      `${name} was written by a newer version of this program. Restore it with that version.`,
    );
  const end = stats.size - lastLineBytes;
  const last = (await readAt(file, Math.max(0, end), lastLineBytes)).toString('latin1');
  const expected = lastLinePattern.exec(last)?.[1];
  if (expected === undefined)
    throw new StartError(`${name} is incomplete: its end is missing. Use another backup.`);
  const hash = createHash('sha256');
  for await (const chunk of readRange(file, 0, end)) hash.update(chunk);
  if (hash.digest('hex') !== expected)
    throw new StartError(
      `${name} is damaged: its checksum doesn't match its content. Use another backup.`,
    );
  return { start: first.length, end };
};

const isListOfText = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  typeof value['at'] === 'string' &&
  typeof value['server'] === 'string' &&
  isListOfText(value['migrations']) &&
  Array.isArray(value['tables']) &&
  value['tables'].every(
    (each) => isRecord(each) && typeof each['name'] === 'string' && isListOfText(each['columns']),
  ) &&
  Array.isArray(value['sequences']) &&
  value['sequences'].every(
    (each) =>
      isRecord(each) &&
      typeof each['name'] === 'string' &&
      typeof each['last'] === 'string' &&
      typeof each['called'] === 'boolean',
  );

/**
 * Opens a backup after reading all of it. Throws a StartError if it is truncated, damaged, of a
 * newer format or no backup at all.
 */
export const openBackup = async (name: string): Promise<OpenBackup> => {
  const file = await openFile(name);
  try {
    const { start, end } = await checkFile(file, name);
    const source = Readable.from(readRange(file, start, end));
    const unzipped = createGunzip({ chunkSize: 256 * 1024 });
    source.on('error', (error) => unzipped.destroy(error));
    const frames = readFrames(source.pipe(unzipped));
    const manifest: unknown = JSON.parse((await frames.next()).toString());
    if (!isManifest(manifest))
      throw new StartError(`${name} is damaged: it has no list of tables.`);
    const close = async () => {
      source.destroy();
      unzipped.destroy();
      await file.close();
    };
    return { manifest, frames, close };
  } catch (error) {
    await file.close();
    throw error;
  }
};
