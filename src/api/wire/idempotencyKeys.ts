import { nanoid } from '@reduxjs/toolkit';

const keys = new Map<string, string>();
const requestOf = (endpoint: string, body: unknown): string =>
  `${endpoint} ${JSON.stringify(body)}`;

/**
 * One key a request body, reused until the host has answered: a retry after a network failure sends
 * the same key, so that our host stores the posting once.
 */
export const idempotencyKeys = {
  keyFor: (endpoint: string, body: unknown): string => {
    const request = requestOf(endpoint, body);
    const key = keys.get(request) ?? nanoid();
    keys.set(request, key);
    return key;
  },
  /** The host has answered, with whatever status: the same body sent again is another posting. */
  release: (endpoint: string, body: unknown): void => {
    keys.delete(requestOf(endpoint, body));
  },
};
