import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { limitConnections } from '../../plugins/connections';
import { waitFor } from '../waitFor';
import {
  listenHost,
  sendRaw,
  statusesIn,
  openRawConnection,
  type ListeningHost,
  type RawConnection,
} from './wire';

let host: ListeningHost;
beforeAll(async () => {
  host = await listenHost();
});
afterAll(() => host.close());
const many = (count: number, port: number, text: string) =>
  Promise.all(Array.from({ length: count }, () => openRawConnection(port, text)));
const closedOf = (all: RawConnection[]) => all.filter(({ closed }) => closed()).length;

test('with a thousand idle connections and two hundred that drip their headers normal calls are answered at once, and all of them are cut in time', async () => {
  const startedAt = Date.now();
  const idle = await many(1000, host.port, '');
  const slow = await many(200, host.port, 'GET /api/categories HTTP/1.1\r\nHost: localhost\r\n');
  let firstCutAt: number | undefined;
  const drip = setInterval(() => {
    if (closedOf(idle) + closedOf(slow) > 0) firstCutAt ??= Date.now();
    for (const { socket, closed } of slow) if (!closed()) socket.write('X-Drip: 1\r\n');
  }, 500);
  const times: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${host.port}/api/categories`, {
      headers: { connection: 'close' },
    });
    times.push(performance.now() - start);
    expect(answer.status).toBe(200);
  }
  // a generous bound for busy machines: if no connection were free, there would be no response at
  // all
  expect(times.toSorted((one, other) => one - other)[20]).toBeLessThan(500);
  await waitFor(() => closedOf(idle) + closedOf(slow) === 1200 && firstCutAt !== undefined, 40_000);
  clearInterval(drip);
  expect([closedOf(idle), closedOf(slow)]).toEqual([1000, 200]);
  // none is closed early
  expect(Number(firstCutAt) - startedAt).toBeGreaterThan(8000);
  // a slow client gets a 408 before it is closed
  expect(statusesIn(slow[0]?.received() ?? '')).toEqual([408]);
  expect(slow[0]?.received()).toContain('{"message":"The request took too long to arrive"}');
});

test('one that has been answered may ask again for a while', async () => {
  const { socket, received, closed } = await openRawConnection(
    host.port,
    'GET /api/categories HTTP/1.1\r\nHost: localhost\r\n\r\n',
  );
  await sleep(2500);
  socket.write('GET /api/categories HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await waitFor(() => statusesIn(received()).length === 2 || closed());
  expect([statusesIn(received()), closed()]).toEqual([[200, 200], false]);
  socket.destroy();
});

test('who asks and doesn’t read is cut', async () => {
  // a minute is too long for a test: new connections use this value
  expect(host.app.server.timeout).toBe(60_000);
  host.app.server.timeout = 1000;
  host.app.server.once('request', (request) => {
    request.socket.once('close', () => {
      cut = true;
    });
  });
  let cut = false;
  // more than the buffers at both ends of a connection hold, in few calls on a busy machine
  const { body } = await host.app.inject({ url: '/api/openapi.json' });
  const answers = Math.ceil(40_000_000 / body.length);
  const { socket, closed } = await openRawConnection(host.port);
  socket.pause();
  for (let index = 0; index < answers; index += 1)
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await waitFor(() => cut, 40_000);
  host.app.server.timeout = 60_000;
  expect(cut).toBe(true);
  socket.resume();
  await waitFor(closed, 20_000);
  expect(closed()).toBe(true);
});

describe('of too many connections', () => {
  let server: Server;
  let release: () => void;
  /** The number of requests that the server is holding. */
  let heldCount: number;
  let port: number;
  beforeEach(async () => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    heldCount = 0;
    server = createServer((request, response) => {
      if (request.url === '/slow') heldCount += 1;
      if (request.url === '/refused') {
        response.end('refused');
        return;
      }
      request.resume();
      void (request.url === '/slow' ? held : once(request, 'end')).then(
        () => response.end('done'),
        () => {},
      );
    });
    limitConnections(server, 10);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    // the server listens on a network address, so this isn't a path
    ({ port } = server.address() as { port: number });
  });
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        release();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const slow = 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n';

  test('the longest idle goes, whoever waits for an answer stays', async () => {
    const working = await openRawConnection(port, slow);
    await waitFor(() => heldCount === 1);
    const first = await openRawConnection(port);
    const idle = await many(8, port, 'GET /');
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain(
      'done',
    );
    expect([first.closed(), working.closed(), closedOf(idle)]).toEqual([true, false, 0]);
    release();
    await waitFor(() => working.received().includes('done'));
  });

  test('where all are at work a new one is refused', async () => {
    const working = await many(10, port, slow);
    await waitFor(() => heldCount === 10);
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', 0)).toBe('');
    release();
    await waitFor(() => working.every(({ received }) => received().includes('done')));
  });

  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n';
  test('a body that is half sent counts as idle, one that is whole does not', async () => {
    const working = await openRawConnection(
      port,
      `${slow.replace('GET', 'POST').replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\nab')}`,
    );
    await waitFor(() => heldCount === 1);
    const half = await many(9, port, `${post}half`);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => sendRaw(port, `${post}0123456789`)),
    );
    for (const answer of answers) expect(answer).toContain('done');
    await waitFor(() => closedOf(half) === 3);
    expect(working.closed()).toBe(false);
  });

  test('so does one whose body was refused unread', async () => {
    const refused = await many(
      9,
      port,
      `POST /refused HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nhalf`,
    );
    await waitFor(() => refused.every(({ received }) => received().includes('refused')));
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => sendRaw(port, `${post}0123456789`)),
    );
    for (const answer of answers) expect(answer).toContain('done');
  });

  const other = '127.0.0.2';
  test('the network with the most gives way to others', async () => {
    const first = await openRawConnection(port, 'GET /');
    const crowd = await Promise.all(
      Array.from({ length: 9 }, () => openRawConnection(port, 'GET /', other)),
    );
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toContain('done');
    await waitFor(() => closedOf(crowd) === 1);
    expect(first.closed()).toBe(false);
  });
  test('also where all of its connections are at work', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 10 }, () => openRawConnection(port, slow, other)),
    );
    await waitFor(() => heldCount === 10);
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toContain('done');
    expect(closedOf(crowd)).toBe(1);
  });
  test('a newcomer of the network with the most isn’t the one that is closed', async () => {
    const idle = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        openRawConnection(port, 'GET /', `127.0.0.${3 + index}`),
      ),
    );
    const working = await many(6, port, slow);
    await waitFor(() => heldCount === 6);
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toContain('done');
    expect([closedOf(idle), closedOf(working)]).toEqual([1, 0]);
  });
});
