import sql from 'sql-template-tag';
import { companyOf } from '../../repositories/sources/jobSources';
import { readGreenhouse } from '../../services/sources/readers/formats/boards';
import { toPostings } from '../../services/sources/readers/toPosting';
import type { Person, TestHost } from '../host';
import {
  add,
  added,
  board,
  list,
  makeSourcesDue,
  openForEach,
  problems,
  readAll,
  stored,
} from './fixtures';

// what a reading leaves alone: jobs of a replaced feed, edited fields, and other sources' jobs

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));

const json = (text: string) =>
  site.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
const feed = (path = '/board') => ({ kind: 'greenhouse', url: site.at(path), schedule: 'daily' });
const begin = async (text: string) => {
  json(text);
  const id = await added(host, owner, feed());
  await readAll(host);
  return id;
};
const again = async (text: string) => {
  json(text);
  await makeSourcesDue(host);
  await readAll(host);
  return (await list(host, owner))[0];
};
const titles = async () =>
  (await stored(host, owner)).flatMap(({ title, status }) => (status === 'live' ? [title] : []));

test('a list of wholly other jobs ends none until it says so again', async () => {
  await begin(board('Cook', 'Baker', 'Welder'));
  const other = board('Nurse', 'Porter', 'Driver');
  expect(await again(other)).toMatchObject({ live: 6, added: 3, ended: 0, shrunk: true });
  expect(await again(other)).toMatchObject({ live: 3, added: 0, ended: 3, shrunk: false });
  expect(await titles()).toEqual(['Driver', 'Nurse', 'Porter']);
});

test('as many new jobs as there were make up for none that is gone', async () => {
  await begin(board('Cook', 'Baker', 'Welder'));
  const most = board('Cook', 'Nurse', 'Porter', 'Driver');
  expect(await again(most)).toMatchObject({ live: 6, added: 3, ended: 0, shrunk: true });
  const back = board('Cook', 'Baker', 'Nurse', 'Porter', 'Driver');
  expect(await again(back)).toMatchObject({ live: 5, ended: 1, shrunk: false });
});

type Fields = { title: string; location: string; overview: string; payFrom: number };
const fields = async (): Promise<Fields & { applyUrl: string; longDescription: string | null }> => {
  const [only] = await stored(host, owner);
  const [row] = await host.db.query<Awaited<ReturnType<typeof fields>>>(
    sql`SELECT title, location, overview, pay_from AS "payFrom", apply_url AS "applyUrl", long_description AS "longDescription" FROM jobs WHERE id = ${only?.id}`,
  );
  if (!row) throw new Error('There is no job.');
  return row;
};
const edit = () =>
  host.db.execute(
    sql`UPDATE jobs SET title = 'Chef', overview = 'Mine', pay_from = 4000, pay_to = 5000, long_description = 'All of mine' WHERE title = 'Cook'`,
  );

test('what somebody changed here stays where its source changes something else', async () => {
  await begin(board('Cook'));
  await edit();
  const mine = { title: 'Chef', overview: 'Mine', payFrom: 4000, longDescription: 'All of mine' };
  const moved = board('Cook').replace('Tulsa, OK', 'Austin, TX');
  expect(await again(moved)).toMatchObject({ changed: 1 });
  expect(await fields()).toMatchObject({ ...mine, location: 'Austin, TX' });
  const linked = moved.replace('/jobs/Cook', '/jobs/New');
  await again(linked);
  const applyUrl = 'https://boards.example/jobs/New';
  expect(await fields()).toMatchObject({ ...mine, location: 'Austin, TX', applyUrl });
  await again(linked.replace('All about', 'Everything about'));
  expect(await fields()).toMatchObject({
    ...{ title: 'Chef', payFrom: 4000, longDescription: null },
    overview: 'Everything about the work of a Cook.',
  });
});

test('what was read before each field was compared is as it was, and changes whole once', async () => {
  await begin(board('Cook'));
  const hash = async () => {
    const [row] = await host.db.query<{ hash: string }>(sql`SELECT hash FROM source_jobs`);
    return row?.hash ?? '';
  };
  const now = await hash();
  const [employer] = await host.db.query<{ id: string }>(
    sql`SELECT id FROM employers WHERE username = ${owner.username}`,
  );
  const company = await companyOf(host.db, employer?.id ?? '');
  const [old] = toPostings(readGreenhouse(board('Cook')), {
    ...{ company, url: site.at('/board'), now: new Date() },
  });
  const whole = old && 'wholeHash' in old ? old.wholeHash : '';
  await host.db.execute(sql`UPDATE source_jobs SET hash = ${whole}`);
  await edit();
  expect(await again(board('Cook'))).toMatchObject({ changed: 0 });
  expect([await hash(), (await fields()).title]).toEqual([now, 'Chef']);
  await host.db.execute(sql`UPDATE source_jobs SET hash = 'another'`);
  expect(await again(board('Cook'))).toMatchObject({ changed: 1 });
  expect([await hash(), (await fields()).title]).toEqual([now, 'Cook']);
});

test('a job that is gone has ended, and nobody says that it was filled', async () => {
  await begin(board('Cook', 'Baker', 'Welder'));
  await again(board('Cook', 'Baker'));
  const welder = (await stored(host, owner)).find(({ title }) => title === 'Welder');
  const end = (await host.app.inject({ url: `/api/jobs/${welder?.id}/end` })).json();
  expect(end).toMatchObject({ status: 'expired' });
  expect(Date.now() - Date.parse(end.endedAt)).toBeLessThan(600_000);
});

test('a job that another source of the company has is left out, by key or by link', async () => {
  await begin(board('Cook', 'Baker'));
  const other = JSON.parse(board('Cook', 'Baker', 'Welder'));
  other.jobs[1].id = 'another';
  json(JSON.stringify(other));
  const second = await added(host, owner, feed('/board?team=all'));
  await readAll(host);
  expect(await titles()).toEqual(['Baker', 'Cook', 'Welder']);
  expect(await problems(host, owner, second)).toEqual([
    { row: 1, title: 'Cook', reason: 'repeated' },
    { row: 2, title: 'Baker', reason: 'repeated' },
  ]);
  // until it is read again
  await makeSourcesDue(host);
  await readAll(host);
  expect(await titles()).toEqual(['Baker', 'Cook', 'Welder']);
});

test('a second feed that calls other jobs the same is another one', async () => {
  await begin(board('Cook', 'Baker'));
  json(board('Cook', 'Baker').replaceAll('"title":"', '"title":"Head '));
  await added(host, owner, feed('/other'));
  await readAll(host);
  expect(await titles()).toEqual(['Baker', 'Cook', 'Head Baker', 'Head Cook']);
});

test.each(['/board?team=all&', '/board?&team=all', '/board?team=all&empty='])(
  'an address is the same with parameters that say nothing: %s',
  async (path) => {
    json(board('Cook'));
    await added(host, owner, feed('/board?team=all'));
    expect((await add(host, owner, feed(path))).statusCode).toBe(409);
    expect((await add(host, owner, feed('/board'))).statusCode).toBe(201);
  },
);
