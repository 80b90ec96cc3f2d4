import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { asSeeker, openHost, type Person, type TestHost } from '../host';

let host: TestHost;
let origin: string;
beforeAll(async () => {
  host = await openHost();
  origin = await host.app.listen({ port: 0, host: '127.0.0.1' });
  lasting = await openLasting(await asSeeker(host));
});
afterAll(async () => {
  lasting.answer.destroy();
  await host.close();
});

/** Opens a stream from another network, which is read while the other tests run. */
const openLasting = async ({ headers }: Person) => {
  const openedAt = performance.now();
  const request = http.get(`${origin}/api/events`, {
    headers: { ...headers, 'accept-encoding': 'gzip, br' },
    localAddress: '127.0.0.2',
  });
  // `once` is untyped
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const heard: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => heard.push(chunk));
  // the test ends the connection
  answer.on('error', () => {});
  return { openedAt, answer, heard };
};
let lasting: Awaited<ReturnType<typeof openLasting>>;

/** Streams a test left open would count against the next test. */
const toClose = new Set<() => void>();
afterEach(() => {
  for (const close of toClose) close();
  toClose.clear();
});

/** As many as a busy machine connects before a client times out. */
const atOnce = 50;

/**
 * Opens `each` streams for each person, many at once; returns how many were accepted, and a `close`
 * that ends them.
 */
const openMany = async (people: readonly Person[], each: number) => {
  const stopped = new AbortController();
  // referenced until then: fetch ends the stream of a garbage-collected response
  const answers: Response[] = [];
  const close = () => {
    stopped.abort();
    answers.length = 0;
  };
  toClose.add(close);
  for (const { headers } of people)
    for (let left = each; left > 0; left -= atOnce)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(left, atOnce) }, () =>
            fetch(`${origin}/api/events`, { headers, signal: stopped.signal }),
          ),
        )),
      );
  const count = (status: number) => answers.filter((one) => one.status === status).length;
  return { open: count(200), refused: count(429), close };
};
/** Waits until the host has noticed that its streams were closed: there is room for eight more. */
const roomAgain = async (who: Person): Promise<boolean> => {
  for (let round = 0; round < 100; round += 1) {
    const { open, close } = await openMany([who], 8);
    close();
    if (open === 8) return true;
  }
  return false;
};

test('a client that opens a thousand streams has eight, and nobody else notices', async () => {
  const [greedy, other] = [await asSeeker(host), await asSeeker(host)];
  const many = await openMany([greedy], 1000);
  expect([many.open, many.refused]).toEqual([8, 992]);
  const beside = await openMany([other], 1);
  expect(beside.open).toBe(1);
  const answer = await fetch(`${origin}/api/inbox`, { headers: other.headers });
  expect(answer.status).toBe(200);
  many.close();
  beside.close();
  expect(await roomAgain(greedy)).toBe(true);
});

test('neither do many accounts from one network open more than 200', async () => {
  const people: Person[] = [];
  for (let number = 0; number < 30; number += 1) people.push(await asSeeker(host));
  const many = await openMany(people, 8);
  expect([many.open, many.refused]).toEqual([200, 40]);
  many.close();
  expect(await roomAgain(await asSeeker(host))).toBe(true);
});

test('a stream outlasts the deadline of calls and the cut of idle connections, and isn’t compressed', async () => {
  const { openedAt, answer, heard } = lasting;
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
  await sleep(Math.max(0, openedAt + 32_000 - performance.now()));
  expect([answer.readableEnded, answer.destroyed]).toEqual([false, false]);
  // the host sent heartbeats on its own
  expect(Buffer.concat(heard).toString()).toMatch(/^retry: \d+\n\n(:\n\n)+$/);
});
