import type { HostConfig } from './hostConfig';

/**
 * The calls' dependencies. Passed as the store's thunk extra argument, so that each page rendered
 * on the host has its own.
 */
export type ApiEnvironment = {
  config: HostConfig;
  /** Replaces the browser's `fetch`: the host answers its own page's calls in-process. */
  fetchFn?: typeof fetch;
  /**
   * Resolves once the session's four keys have been read. Calls wait for it, so that none is sent
   * without the session.
   */
  rehydrated: Promise<void>;
};
