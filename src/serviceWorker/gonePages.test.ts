import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, HttpResponse, passthrough } from 'msw';
import { testHost } from '@/test/host/server';
import { filesCache, pagesCache, type AppBuild } from '@contract/serviceWorker';

const build: AppBuild = { id: 'b1', main: '/assets/main.11111111.js', precache: [], files: [] };
const page = `<script src="${build.main}"></script><script id="state">{}</script>`;

/** The browser's caches, which jsdom lacks, as far as the worker uses them. */
const makeCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      // the newest comes last
      put: async (url: string, response: Response) => {
        entries.delete(url);
        entries.set(url, response);
      },
      keys: async () => [...entries.keys()],
      delete: async (url: string) => entries.delete(url),
    };
  };
  return {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(url)?.clone(),
  };
};

/** A host that answers each page with the current status. */
let status = 200;
const server = createServer((_request, response) => {
  response.writeHead(status, { 'content-type': 'text/html' }).end(page);
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  host = `http://127.0.0.1:${port}`;
  Object.assign(globalThis, {
    build,
    caches: makeCaches(),
    clients: { get: async () => undefined },
  });
  await caches.open(filesCache(build));
  // run for its listeners; it has a worker's globals, which this file's types don't know
  jest.requireActual('./main');
});
afterAll(() => server.close());
beforeEach(() =>
  testHost.use(
    http.get(`${host}/*`, () => passthrough()),
    http.head('http://localhost/sw.js', () => new HttpResponse(null)),
  ),
);

/** Loads a page through the worker; resolves to its status once the worker has finished with it. */
const load = async (path: string, answered: number): Promise<number> => {
  status = answered;
  const waits: Promise<unknown>[] = [];
  let response = Promise.reject<Response>(new Error('The worker has nothing to do.'));
  response.catch(() => undefined);
  const event = Object.assign(new Event('fetch'), {
    // a script can't construct a navigation request
    request: {
      method: 'GET',
      url: `http://localhost${path}`,
      mode: 'navigate',
      destination: 'document',
      headers: new Headers(),
    },
    preloadResponse: fetch(`${host}${path}`),
    resultingClientId: 'tab',
    waitUntil: (work: Promise<unknown>) => void waits.push(work),
    respondWith: (answer: Promise<Response>) => {
      response = answer;
    },
  });
  self.dispatchEvent(event);
  const { status: shown } = await response;
  await Promise.all(waits);
  return shown;
};
const kept = async (): Promise<readonly unknown[]> => (await caches.open(pagesCache(build))).keys();

test.each([404, 410])(
  'a page that was kept is forgotten once its address answers %d',
  async (gone) => {
    const [job, other] = [`/singlejobdescription/jobdescription/${gone}`, '/category'];
    for (const path of [job, other]) expect(await load(path, 200)).toBe(200);
    expect(await kept()).toEqual([`http://localhost${job}`, `http://localhost${other}`]);
    // if the host is unreachable, the page is served from the cache
    expect(await load(job, 503)).toBe(200);
    expect(await load(job, gone)).toBe(gone);
    expect(await kept()).toEqual([`http://localhost${other}`]);
    expect(await load(job, 503)).toBe(503);
    expect(await load(other, 503)).toBe(200);
  },
);
