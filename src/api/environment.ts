import type { HostConfig } from './hostConfig';

/**
 * What the calls need from outside; the store's extra argument, so that a page rendered on the host
 * has one of its own.
 */
export type ApiEnvironment = {
  config: HostConfig;
  /** Instead of the browser's fetch: the host answers its own page's calls in-process. */
  fetchFn?: typeof fetch;
  /**
   * Settles once the session's four keys have been read; calls wait for it, so that none goes out
   * as nobody.
   */
  rehydrated: Promise<void>;
};
