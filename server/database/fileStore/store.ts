import { createHash } from 'node:crypto';

/**
 * Bytes by the SHA-256 of them, outside the database. Nothing is overwritten by something else, and
 * what is there twice is there once. Each fails with FilesUnavailable where the store can't be used.
 */
export type Store = {
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** undefined: there is nothing under this key */
  get: (key: string) => Promise<Buffer | undefined>;
  /** One that isn't there is no error. */
  delete: (key: string) => Promise<void>;
};

/** The store can't be used now, for whatever reason: callers are told as a 503. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
  }
}

/** Under which key bytes are kept. */
export const keyOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const keyPattern = /^[0-9a-f]{64}$/;
/** Where a store has a key: not too many names in one folder. */
export const placeOf = (key: string): string => {
  // keys are ours, and yet none leads anywhere else
  if (!keyPattern.test(key)) throw new Error('this is no key of a stored file');
  return `${key.slice(0, 2)}/${key}`;
};
