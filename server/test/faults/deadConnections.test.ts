import sql from 'sql-template-tag';
import { waitFor } from '../waitFor';
import { openProxiedHost } from './network';

const tick = 50;
let ticks = 0;
const clock = setInterval(() => {
  ticks += 1;
}, tick);
afterAll(() => clearInterval(clock));
/** Elapsed time in milliseconds; doesn't advance while a busy machine suspends this process. */
const ownTime = (): number => ticks * tick;

type Host = Awaited<ReturnType<typeof openProxiedHost>>;
const read = async ({ app }: Host) => (await app.inject({ url: '/api/categories' })).statusCode;
const readMany = (host: Host, count: number) =>
  Promise.all(Array.from({ length: count }, () => read(host)));
/** Returns the milliseconds until calls succeed again. */
const recovery = async (host: Host) => {
  const began = ownTime();
  await waitFor(async () => (await read(host)) === 200, 30_000);
  return ownTime() - began;
};

test('connections that have gone silent while idle are replaced within five seconds', async () => {
  const host = await openProxiedHost();
  expect(await readMany(host, 10)).toEqual(Array(10).fill(200));
  const before = host.proxy.open();
  expect(before).toBeGreaterThan(1);
  host.proxy.silence();
  expect(await recovery(host)).toBeLessThan(5_000);
  expect(await readMany(host, 10)).toEqual(Array(10).fill(200));
  await host.close();
});

test('connections that have gone silent under load are, too, and nobody waits longer than ten seconds', async () => {
  const host = await openProxiedHost();
  const times: number[] = [];
  let stopped = false;
  const line = async () => {
    while (!stopped) {
      const began = ownTime();
      expect([200, 503]).toContain(await read(host));
      times.push(ownTime() - began);
    }
  };
  const lines = Array.from({ length: 20 }, line);
  await waitFor(() => times.length > 200, 20_000);
  host.proxy.silence();
  expect(await recovery(host)).toBeLessThan(5_000);
  stopped = true;
  await Promise.all(lines);
  expect(Math.max(...times)).toBeLessThan(10_000);
  await host.close();
});

test('after a network that lost everything for a while, calls are answered within five seconds', async () => {
  const host = await openProxiedHost();
  await readMany(host, 10);
  host.proxy.swallow();
  host.proxy.silence();
  const began = ownTime();
  const answers = await readMany(host, 300);
  expect(new Set(answers)).toEqual(new Set([503]));
  expect(ownTime() - began).toBeLessThan(12_000);
  await host.proxy.restore();
  expect(await recovery(host)).toBeLessThan(5_000);
  await host.close();
});

test('a long statement is left alone, however long nothing is heard of it', async () => {
  const host = await openProxiedHost();
  expect(await host.db.query(sql`SELECT 1 AS one FROM pg_sleep(6)`)).toEqual([{ one: 1 }]);
  await host.close();
});
