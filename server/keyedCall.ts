import { AsyncLocalStorage } from 'node:async_hooks';

/** A call with an Idempotency-Key; `claim` tells this call from its repetitions. */
export type KeyedCall = { accountId: string; key: string; claim: string };

const storage = new AsyncLocalStorage<KeyedCall>();

/** Runs `work` as part of the call; `undefined` if the call has no key. */
export const withKeyedCall = <T>(call: KeyedCall | undefined, work: () => T): T =>
  call === undefined ? work() : storage.run(call, work);

/** Returns the call that the current code runs for, if it has a key. */
export const keyedCall = (): KeyedCall | undefined => storage.getStore();
