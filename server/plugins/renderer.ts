import fs from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { isRecord } from '@contract/isRecord';

/** What the host tells the app about itself (product §1). */
export type PageConfig = { apiHost: string; extensions: boolean };
type CallAnswer = { status: number; headers: Record<string, string>; body: string };
type PageRequest = {
  url: string;
  template: string;
  config: PageConfig;
  call: (request: { method: string; url: string }) => Promise<CallAnswer>;
  /** milliseconds */
  now: number;
  chunks: Record<string, string[]>;
  /** A call failed, with the words that the app logs it with. */
  onFailure: (message: string, reason: unknown) => void;
};
/**
 * `html` is null where the page's data can't be had; the whole is null where the page isn't
 * rendered on the host.
 */
export type RenderPage = (
  request: PageRequest,
) => Promise<{ html: string | null; status: number } | null>;

/**
 * The built page renderer; undefined where there is none. Loaded by path: host and web app share no
 * source.
 */
export const loadRenderer = (dist: string): RenderPage | undefined => {
  const file = path.join(dist, 'host', 'renderPage.cjs');
  if (!fs.existsSync(file)) return undefined;
  const built: unknown = nodeModule.createRequire(file)(file);
  if (!isRecord(built) || !('renderPage' in built)) throw new Error(`${file} has no renderPage.`);
  // built from src/host/renderPage.tsx, which has this shape
  return built.renderPage as RenderPage;
};

export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/** Settles like `work`, but fails with a RenderTimeout after `milliseconds`. */
export const withTimeout = <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RenderTimeout(`It took longer than ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * `work`, but callers with the same key share the call in progress: concurrent requests for a page
 * share one render.
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
