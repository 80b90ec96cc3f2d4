import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorCode } from '../../errorCode';
import { SourceError } from './readers/sourceRow';

/** A source is at most so many bytes, unpacked. */
export const maxBytes = 10 * 1024 * 1024;

/** Whether it is a gzip file, whatever its name and type. */
export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;

const unzip = promisify(gunzip);

/**
 * What is in a gzip file; anything else as it is. Fails with a SourceError where that is too much,
 * which stops it before it is all unpacked, or where it is broken.
 */
export const unpacked = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (!isPacked(bytes)) return bytes;
  try {
    return await unzip(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new SourceError(errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? 'size' : 'format');
  }
};
