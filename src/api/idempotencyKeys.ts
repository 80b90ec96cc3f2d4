import { nanoid } from '@reduxjs/toolkit';

const waiting = new Map<string, string>();
const nameOf = (endpoint: string, body: unknown): string => `${endpoint} ${JSON.stringify(body)}`;

/**
 * One key for one thing to be posted, kept until the host has answered: who presses the button
 * again after the network failed sends the same key, so that our host stores it once.
 */
export const idempotencyKeys = {
  take: (endpoint: string, body: unknown): string => {
    const name = nameOf(endpoint, body);
    const key = waiting.get(name) ?? nanoid();
    waiting.set(name, key);
    return key;
  },
  /** The host has answered, whatever it said: the same words posted again are another posting. */
  settle: (endpoint: string, body: unknown): void => {
    waiting.delete(nameOf(endpoint, body));
  },
};
