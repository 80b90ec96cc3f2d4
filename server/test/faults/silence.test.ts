import sql from 'sql-template-tag';
import { waitFor } from '../waitFor';
import { openProxiedHost } from './network';

type Host = Awaited<ReturnType<typeof openProxiedHost>>;
const read = async ({ app }: Host) => (await app.inject({ url: '/api/categories' })).statusCode;
const readMany = (host: Host, count: number) =>
  Promise.all(Array.from({ length: count }, () => read(host)));
/**
 * In milliseconds. A call is cut after 30 seconds, and silence is noticed within five on a machine
 * that has nothing else to do; this is well before the one, and a busy machine's time for the other.
 */
const noticed = 20_000;
/** Milliseconds until calls are answered again. */
const recovery = async (host: Host) => {
  const began = Date.now();
  await waitFor(async () => (await read(host)) === 200, 30_000);
  return Date.now() - began;
};

test('connections that have gone silent while idle are replaced before calls are cut', async () => {
  const host = await openProxiedHost();
  expect(await readMany(host, 10)).toEqual(Array(10).fill(200));
  const before = host.proxy.open();
  expect(before).toBeGreaterThan(1);
  host.proxy.silence();
  expect(await recovery(host)).toBeLessThan(noticed);
  expect(await readMany(host, 10)).toEqual(Array(10).fill(200));
  await host.close();
});

test('connections that have gone silent under load are, too, and nobody waits until their call is cut', async () => {
  const host = await openProxiedHost();
  const times: number[] = [];
  let stopped = false;
  const line = async () => {
    while (!stopped) {
      const began = Date.now();
      expect([200, 503]).toContain(await read(host));
      times.push(Date.now() - began);
    }
  };
  const lines = Array.from({ length: 20 }, line);
  await waitFor(() => times.length > 200, 20_000);
  host.proxy.silence();
  expect(await recovery(host)).toBeLessThan(noticed);
  stopped = true;
  await Promise.all(lines);
  expect(Math.max(...times)).toBeLessThan(noticed);
  await host.close();
});

test('after a network that lost everything for a while, calls are answered before they would be cut', async () => {
  const host = await openProxiedHost();
  await readMany(host, 10);
  host.proxy.swallow();
  host.proxy.silence();
  const began = Date.now();
  const answers = await readMany(host, 300);
  expect(new Set(answers)).toEqual(new Set([503]));
  expect(Date.now() - began).toBeLessThan(noticed);
  await host.proxy.restore();
  expect(await recovery(host)).toBeLessThan(noticed);
  await host.close();
});

test('a long statement is left alone, however long nothing is heard of it', async () => {
  const host = await openProxiedHost();
  expect(await host.db.query(sql`SELECT 1 AS one FROM pg_sleep(6)`)).toEqual([{ one: 1 }]);
  await host.close();
});
