import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { startHousekeeping } from '../../services/housekeeping';
import { countTraffic } from '../../services/limits/trafficCounts';
import { openHost, type TestHost } from '../host';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
});
afterAll(() => host.close());
/** Calls are counted per clock minute, which must not end within a test. */
const holdClock = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now());
afterEach(() => jest.restoreAllMocks());

test('two hosts on one database count a network’s calls together', async () => {
  holdClock();
  const other = await buildApp(host.context);
  await other.ready();
  const call = async (app: typeof other, times: number, from = '2001:db8:0:5::1') =>
    (
      await Promise.all(
        Array.from({ length: times }, () =>
          app.inject({ url: '/api/session', headers: { 'x-forwarded-for': from } }),
        ),
      )
    ).map(({ statusCode }) => statusCode);
  for (let round = 0; round < 8; round += 1) {
    expect(await call(host.app, 200)).not.toContain(429);
    expect(await call(other, 200, '2001:db8:0:5:9::2')).not.toContain(429);
  }
  // 1,600 on each; both hosts share their counts within two seconds, which takes the network over
  // 3,000
  let refused: number[] = [];
  for (let asked = 0; asked < 100 && refused.length < 2; asked += 1) {
    refused = [...(await call(host.app, 1)), ...(await call(other, 1))].filter(
      (status) => status === 429,
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  expect(refused).toEqual([429, 429]);
  expect(await call(other, 1, '2001:db8:0:6::1')).toEqual([200]);
  await other.close();
});

test('a person’s visit writes nothing, and the sums are right when hosts tell each other again and again', async () => {
  holdClock();
  // only these networks: the running host still reports earlier calls
  const storedTraffic = () =>
    host.db.query(sql`SELECT network, calls FROM traffic WHERE network IN ('quiet', 'loud')`);
  const [one, two] = [countTraffic(host.context), countTraffic(host.context)];
  const take = (counts: typeof one, network: string, times: number) => {
    for (let index = 0; index < times; index += 1) counts.count(network);
  };
  take(one, 'quiet', 90);
  await one.share();
  expect(await storedTraffic()).toEqual([]);
  for (let round = 1; round <= 3; round += 1) {
    take(one, 'loud', 100);
    take(two, 'loud', 150);
    await Promise.all([one.share(), two.share()]);
    await one.share();
  }
  take(one, 'loud', 100);
  await one.share();
  expect(await storedTraffic()).toEqual([{ network: 'loud', calls: 850 }]);
  expect(one.count('loud').calls).toBe(851);
});

test('without the database each host goes on by itself', async () => {
  const gone = await openHost();
  await gone.close();
  const counts = countTraffic(gone.context);
  for (let index = 0; index < 200; index += 1) counts.count('loud');
  await expect(counts.share()).rejects.toThrow('pool');
  expect(counts.count('loud').calls).toBe(201);
});

test('old minutes are thrown away', async () => {
  await host.db.execute(
    sql`INSERT INTO traffic VALUES ('old', now() - interval '6 minutes', 5), ('new', now(), 5) ON CONFLICT DO NOTHING`,
  );
  const stop = startHousekeeping(host.context);
  for (const until = Date.now() + 5000; Date.now() < until;) {
    const rows = await host.db.query(sql`SELECT 1 FROM traffic WHERE network = 'old'`);
    if (rows.length === 0) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  await stop();
  expect(
    (
      await host.db.query<{ network: string }>(
        sql`SELECT network FROM traffic WHERE network IN ('old', 'new')`,
      )
    ).map(({ network }) => network),
  ).toEqual(['new']);
});
