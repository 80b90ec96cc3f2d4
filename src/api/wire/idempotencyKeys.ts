import { nanoid } from '@reduxjs/toolkit';

const keys = new Map<string, string>();
const files = new WeakMap<Blob, string>();
/** Identifies a file by object: two files are different bodies even if they have the same name. */
const fileId = (file: Blob): string => {
  const id = files.get(file) ?? nanoid();
  files.set(file, id);
  return id;
};
const requestOf = (endpoint: string, body: unknown): string =>
  `${endpoint} ${JSON.stringify(body, (_, value: unknown) => (value instanceof Blob ? fileId(value) : value))}`;

/**
 * Idempotency keys, one per request body, reused until the host has answered: a retry after a
 * network failure or a server error sends the same key, so that our host stores the posting once.
 */
export const idempotencyKeys = {
  keyFor: (endpoint: string, body: unknown): string => {
    const request = requestOf(endpoint, body);
    const key = keys.get(request) ?? nanoid();
    keys.set(request, key);
    return key;
  },
  /** Discards the key after the host has answered: sending the same body again is a new posting. */
  release: (endpoint: string, body: unknown): void => {
    keys.delete(requestOf(endpoint, body));
  },
};
