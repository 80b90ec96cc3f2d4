import { AsyncResource } from 'node:async_hooks';
import fs from 'node:fs';
import path from 'node:path';
import { promise as fastqOf } from 'fastq';

/** The host's configuration for the app (product §1). */
export type PageConfig = {
  apiHost: string;
  extensions: boolean;
  /** The announcement shown on every page (the contract's Announcement). */
  announcement?: object;
  /** The app reports how fast the page was for its visitor (addPageLoad). */
  webVitals?: true;
  /** The app registers the service worker (serviceWorkerScript). */
  serviceWorker?: true;
};
export type CallAnswer = { status: number; headers: Record<string, string>; body: string };
export type PageCall = (request: { method: string; url: string }) => Promise<CallAnswer>;
export type PageRequest = {
  /** The path, with the parameters that the page shows. */
  url: string;
  template: string;
  config: PageConfig;
  call: PageCall;
  /** in milliseconds */
  now: number;
  chunks: Record<string, string[]>;
  /** Whether to render a page for something missing; otherwise `html` is null. */
  rendersMissing: boolean;
  /** Called if a call failed, with the message that the app logs. */
  onFailure: (message: string) => void;
};
/**
 * A rendered page. `html` is null if the page's data is unavailable; the whole is null if the page
 * isn't rendered on the host.
 */
export type Rendered = { html: string | null; status: number } | null;

/** Returns the built page renderer, which exports `renderPage`; `undefined` if it isn't built. */
export const rendererFile = (dist: string): string | undefined => {
  const file = path.join(dist, 'host', 'renderPage.cjs');
  return fs.existsSync(file) ? file : undefined;
};

/** A page's data is unavailable, or wasn't in time. */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable';
}

/** Settles like `work`, but rejects with a PageUnavailable after `milliseconds`. */
export const withTimeout = <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new PageUnavailable(`It took longer than ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The call for the page's data was refused (400). */
export class PageRefused extends Error {
  override name = 'PageRefused';
}

export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Wraps `work` to run at most `concurrency` times at once; up to `maxWaiting` calls wait in a
 * queue, and further ones reject with a QueueFull.
 */
export const boundedQueue = <Argument, Result>(
  { concurrency, maxWaiting }: { concurrency: number; maxWaiting: number },
  work: (argument: Argument) => Promise<Result>,
): ((argument: Argument) => Promise<Result>) => {
  const queue = fastqOf((start: () => Promise<Result>) => start(), concurrency);
  return async (argument) => {
    if (queue.length() >= maxWaiting) throw new QueueFull(`${maxWaiting} are waiting already.`);
    // keeps the caller's async context, since the previous call starts this one
    return queue.push(AsyncResource.bind(() => work(argument)));
  };
};

/** Limits something to `max` times per second. */
export const perSecond = (max: number): { hasLeft: () => boolean; take: () => void } => {
  let second = 0;
  let taken = 0;
  const count = (): number => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, taken] = [now, 0];
    return taken;
  };
  return {
    hasLeft: () => count() < max,
    take: () => {
      taken = count() + 1;
    },
  };
};

/** Wraps `work` so that concurrent callers with the same key share one call in flight. */
export const singleFlight = <T>(
  work: (key: string) => Promise<T>,
): ((key: string) => Promise<T>) => {
  const running = new Map<string, Promise<T>>();
  return (key) => {
    const present = running.get(key) ?? work(key).finally(() => running.delete(key));
    running.set(key, present);
    return present;
  };
};
