import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { asEmployer, openHost, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { waitFor } from '../waitFor';

let host: TestHost;
let port: number;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  const { _id } = await post(host, await asEmployer(host));
  await host.db.transaction(async (tx) => {
    // without the search triggers: nothing searches here, and they take most of the time
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    // more than the connections buffer, without words to index
    await tx.execute(sql`
      INSERT INTO jobs SELECT (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(), 'overview', repeat('x', 160000)))).*
      FROM jobs j, generate_series(1, 150) WHERE j.id = ${_id}`);
  });
  await host.app.listen({ port: 0, host: '0.0.0.0' });
  ({ port } = host.app.server.address() as AddressInfo); // listening on a network address
});
afterAll(() => host.close());

/** Starts to read the feed of all jobs, and pauses. */
const begin = (localAddress: string): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: '/feeds/indeed.xml', localAddress }, (answer) => {
        answer.pause();
        // the test ends the connection
        answer.on('error', () => {});
        resolve(answer);
      })
      .on('error', reject);
  });

test('a network reads all jobs once at a time and keeps no other from it', async () => {
  const first = await begin('127.0.0.1');
  expect(first.statusCode).toBe(200);
  const again = await begin('127.0.0.1');
  expect([again.statusCode, again.headers['retry-after']]).toEqual([503, '60']);
  again.destroy();
  const other = await begin('127.0.0.2');
  expect(other.statusCode).toBe(200);
  other.destroy();
  first.destroy();
  await waitFor(async () => {
    const next = await begin('127.0.0.1');
    next.destroy();
    return next.statusCode === 200;
  });
});
