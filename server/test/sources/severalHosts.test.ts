import { spawn } from 'node:child_process';
import path from 'node:path';
import sql from 'sql-template-tag';
import { connectionOf } from '../connectionOf';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { waitFor } from '../waitFor';
import { added, board, list, openForEach, readAll, stored } from './fixtures';

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));
const titles = Array.from({ length: 400 }, (_, number) => `Cook number ${number}`);
beforeEach(async () => {
  await host.db.execute(sql`UPDATE jobs SET deleted_at = now() WHERE deleted_at IS NULL`);
  site.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(board(...titles));
  });
});
const feed = () => ({ kind: 'greenhouse', url: site.at('/board'), schedule: 'daily' });

test('two hosts at once import each job once', async () => {
  await added(host, owner, feed());
  await Promise.all([readAll(host), readAll(host), readAll(host)]);
  expect(site.seen).toHaveLength(1);
  expect(await stored(host, owner)).toHaveLength(400);
});

test('what a host left that was killed in the middle, another one finishes', async () => {
  await added(host, owner, feed());
  const child = spawn(
    process.execPath,
    ['--require', 'esbuild-register', path.join(__dirname, '../processes/sourceReader.ts')],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...{ NODE_OPTIONS: '', OUTGOING_LOOPBACK: 'on', WEBHOOK_HTTP: 'on' },
        READER_DATABASE: JSON.stringify(await connectionOf(host.db)),
      },
    },
  );
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  await waitFor(async () => (await stored(host, owner)).length > 0);
  child.kill('SIGKILL');
  await ended;
  const before = (await stored(host, owner)).length;
  // not until the other host is considered gone
  await readAll(host);
  const [source] = await list(host, owner);
  expect(source?.reading).toBe(before < 400);
  await host.db.execute(sql`UPDATE job_sources SET claimed_at = now() - interval '10 minutes'`);
  await readAll(host);
  expect(await stored(host, owner)).toHaveLength(400);
  expect((await list(host, owner))[0]).toMatchObject({ reading: false, live: 400, problem: null });
});

test('the feed that this site gives to others can be imported again', async () => {
  await added(host, owner, feed());
  await readAll(host);
  const text = (await host.app.inject({ url: '/feeds/indeed.xml' })).body;
  const other = await openHost({ OUTGOING_LOOPBACK: 'on', WEBHOOK_HTTP: 'on' });
  await addCategories(other);
  const importer = await asEmployer(other);
  await added(other, importer, { kind: 'indeed', file: { name: 'feed.xml', bytes: text } });
  await readAll(other);
  const there = await stored(other, importer);
  expect(there.map(({ title }) => title)).toEqual(
    (await stored(host, owner)).map(({ title }) => title),
  );
  expect(there[0]?.applyUrl).toMatch(/singlejobdescription\/jobdescription\//);
  await other.close();
});
