import { nanoid } from '@reduxjs/toolkit';

const keys = new Map<string, string>();
const files = new WeakMap<Blob, string>();
/** Identifies a file by object: two files are different bodies even if they have the same name. */
const fileId = (file: Blob): string => {
  const id = files.get(file) ?? nanoid();
  files.set(file, id);
  return id;
};
/** No password is kept: our host stores nothing of calls that have one. */
const requestOf = (endpoint: string, content: unknown): string =>
  `${endpoint} ${JSON.stringify(content, (name, value: unknown) => {
    if (/password/i.test(name)) return undefined;
    return value instanceof Blob ? fileId(value) : value;
  })}`;

/**
 * Idempotency keys, one per URL and body, reused until the host has answered: a retry after a
 * network failure or a server error sends the same key, so that our host stores the posting once.
 */
export const idempotencyKeys = {
  keyFor: (endpoint: string, content: unknown): string => {
    const request = requestOf(endpoint, content);
    const key = keys.get(request) ?? nanoid();
    keys.set(request, key);
    return key;
  },
  /** Discards the key after the host has answered: sending the same again is a new posting. */
  release: (endpoint: string, content: unknown): void => {
    keys.delete(requestOf(endpoint, content));
  },
};
