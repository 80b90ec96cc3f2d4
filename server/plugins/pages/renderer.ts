import { AsyncResource } from 'node:async_hooks';
import fs from 'node:fs';
import path from 'node:path';
import { promise as fastqOf } from 'fastq';

/** What the host tells the app about itself (product §1). */
export type PageConfig = {
  apiHost: string;
  extensions: boolean;
  /** What the site tells everybody at the moment (the contract's Announcement). */
  announcement?: object;
  /** How fast the page is for its visitor is to be told (addPageLoad). */
  webVitals?: true;
  /** The page registers the service worker (serviceWorkerScript). */
  serviceWorker?: true;
};
export type CallAnswer = { status: number; headers: Record<string, string>; body: string };
export type PageCall = (request: { method: string; url: string }) => Promise<CallAnswer>;
export type PageRequest = {
  /** The path, and the parameters that the page shows. */
  url: string;
  template: string;
  config: PageConfig;
  call: PageCall;
  /** milliseconds */
  now: number;
  chunks: Record<string, string[]>;
  /** Whether the page of what there isn't is drawn; else it is the plain app. */
  drawsMissing: boolean;
  /** A call failed, with the words that the app logs it with. */
  onFailure: (message: string) => void;
};
/**
 * `html` is null where the page's data can't be had; the whole is null where the page isn't
 * rendered on the host.
 */
export type Rendered = { html: string | null; status: number } | null;

/** The built page renderer, which has its `renderPage`; undefined where there is none. */
export const rendererFile = (dist: string): string | undefined => {
  const file = path.join(dist, 'host', 'renderPage.cjs');
  return fs.existsSync(file) ? file : undefined;
};

/** A page's data can't be had, or not in time. */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable';
}

/** Settles like `work`, but fails with a PageUnavailable after `milliseconds`. */
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

/** What the address asks for was refused. */
export class PageRefused extends Error {
  override name = 'PageRefused';
}

export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * `work`, but at most `concurrency` of it at once; `maxWaiting` more wait for their turn, and beyond
 * that it fails with a QueueFull.
 */
export const boundedQueue = <Argument, Result>(
  { concurrency, maxWaiting }: { concurrency: number; maxWaiting: number },
  work: (argument: Argument) => Promise<Result>,
): ((argument: Argument) => Promise<Result>) => {
  const queue = fastqOf((start: () => Promise<Result>) => start(), concurrency);
  return async (argument) => {
    if (queue.length() >= maxWaiting) throw new QueueFull(`${maxWaiting} are waiting already.`);
    // for whom it is done is known to it, though the one before it is who starts it
    return queue.push(AsyncResource.bind(() => work(argument)));
  };
};

/** Counts what may happen `max` times in each second. */
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

/**
 * `work`, but callers with the same key share the call in progress: concurrent probes
 * share one check.
 */
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
