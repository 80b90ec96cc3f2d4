import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorCode } from '../../errorCode';
import { SourceError } from './readers/sourceRow';

/** Maximum bytes of a source, unpacked. */
export const maxBytes = 10 * 1024 * 1024;

/** Whether the bytes are a gzip file, regardless of name and type. */
export const isGzip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;

const unzip = promisify(gunzip);

/**
 * Unpacks a gzip file; returns anything else unchanged. Throws a SourceError if it is broken or too
 * large, without unpacking more than the limit.
 */
export const gunzipIfNeeded = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (!isGzip(bytes)) return bytes;
  try {
    return await unzip(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new SourceError(errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? 'size' : 'format');
  }
};
