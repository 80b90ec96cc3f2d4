import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';

type Deployed = 'first' | 'second' | 'without worker';
const chunks = (): Record<string, string[]> =>
  JSON.parse(readFileSync(path.resolve('dist/web/chunks.json'), 'utf8')); // the build's own list
/** Another build's name of the app's main script. */
const otherMain = '/assets/main.bbbbbbbb.js';
const mainScript = /\/assets\/main\.[\da-f]{8}\.js/g;

/** Waits until a page has fetched the script that registers the service worker. */
export const afterLoadFetched = (page: Page): Promise<unknown> => {
  const [script = ''] = chunks()['afterLoad'] ?? [];
  return page.waitForFunction(
    (name) => performance.getEntriesByName(location.origin + name).length > 0,
    script,
  );
};

/**
 * Turns a text into the second build's: its main script has another name, the worker another id.
 */
const asSecond = (text: string): string =>
  text
    .replaceAll(mainScript, otherMain)
    .replace(/^const build=\{"id":"[\da-f]+/, 'const build={"id":"bbbbbbbbbbbbbbbb');
const withoutWorker = (text: string): string => text.replace(',"serviceWorker":true', '');

const readAll = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer); // no encoding is set
  return Buffer.concat(parts);
};

/**
 * Starts a proxy in front of the host at `origin` that simulates deploys: the second build has
 * another main script, and the first one's is gone, like the script of its job listing; the third
 * build has no service worker.
 */
export const startDeploys = async (origin: string) => {
  let deployed: Deployed = 'first';
  const firstMain = /\/assets\/main\.[\da-f]{8}\.js/.exec(
    readFileSync(path.resolve('dist/web/index.html'), 'utf8'),
  )?.[0];
  if (firstMain === undefined) throw new Error('The app is not built.');
  const home = chunks()['Home'] ?? [];
  const gone = [
    firstMain,
    ...(chunks()['JobListing'] ?? []).filter((name) => !home.includes(name)),
  ];

  const edit = (url: string, text: string): string => {
    if (deployed === 'first') return text;
    if (url === otherMain) return `${text}\n;document.documentElement.dataset.build="second";`;
    return deployed === 'second' ? asSecond(text) : withoutWorker(asSecond(text));
  };
  const isGone = (url: string) =>
    (deployed !== 'first' && gone.includes(url)) ||
    (deployed === 'without worker' && url === '/sw.js');
  const answer = (from: IncomingMessage, to: ServerResponse) => {
    const url = from.url ?? '/';
    if (isGone(url)) {
      to.writeHead(404, { 'content-type': 'text/plain' }).end();
      return;
    }
    // each build has its own ETag
    const { 'if-none-match': _tag, ...asked } = from.headers;
    const headers = { ...asked, 'accept-encoding': 'identity' };
    const call = request(
      new URL(url === otherMain ? firstMain : url, origin),
      { method: from.method, headers },
      (answered) => {
        void readAll(answered).then((body) => {
          const type = String(answered.headers['content-type']);
          const isText = /html|javascript/.test(type);
          const { 'content-length': _length, ...sent } = answered.headers;
          to.writeHead(answered.statusCode ?? 502, sent).end(
            isText ? edit(url, body.toString()) : body,
          );
        });
      },
    );
    call.on('error', () => to.destroy());
    from.pipe(call);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    // a TCP server's address
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (next: Exclude<Deployed, 'first'>) => {
      deployed = next;
    },
    firstMain,
    otherMain,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
