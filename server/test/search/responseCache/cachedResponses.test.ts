import sql, { type Sql } from 'sql-template-tag';
import { findAnswer } from '../../../services/search/jobSearch';
import { insertTestJobs, post } from '../../jobFixtures';
import { waitFor } from '../../waitFor';
import { idsOf, openCachingHost, type CachingHost, type Parameters } from './cachingHost';

let hot: CachingHost;
let host: CachingHost['host'];
let employer: CachingHost['employer'];
let seeker: CachingHost['seeker'];
let notices: CachingHost['notices'];
let statements: CachingHost['statements'];
let query: CachingHost['query'];
let search: CachingHost['search'];
let ask: CachingHost['ask'];
let waitUntilCached: CachingHost['waitUntilCached'];
let drainNotices: CachingHost['drainNotices'];
beforeAll(async () => {
  hot = await openCachingHost();
  ({
    host,
    employer,
    seeker,
    notices,
    statements,
    query,
    search,
    ask,
    waitUntilCached,
    drainNotices,
  } = hot);
});
afterAll(() => hot.close());

test('an answer is kept for visitors and job seekers, and computed for an employer', async () => {
  await insertTestJobs(host, [{ title: 'Glazier' }]);
  const again = await waitUntilCached({ q: 'glazier' });
  const { page: computed } = await findAnswer(host.db, { q: 'glazier' });
  expect(idsOf(again.page)).toEqual(idsOf(computed));
  expect(again.page.items).toHaveLength(1);
  await waitUntilCached({ q: 'glazier' }, seeker.headers);
  expect((await ask({ q: 'glazier' }, employer.headers)).isCached).toBe(false);
  expect((await ask({ q: 'glazier', limit: '5' })).isCached).toBe(false);
});

test('many who ask the same at once ask the database once', async () => {
  const before = statements.mock.calls.length;
  await search({ q: 'carpenter alone' });
  const ofOne = statements.mock.calls.length - before;
  await Promise.all(Array.from({ length: 20 }, () => search({ q: 'carpenter together' })));
  expect(statements.mock.calls.length - before - ofOne).toBeLessThanOrEqual(ofOne + 2);
});

/** Searches while a job is posted: the search's first statement is held until the job is stored. */
const askDuring = async (parameters: Parameters, jobtitle: string) => {
  let resolve = () => {};
  const posted = new Promise<void>((done) => {
    resolve = done;
  });
  statements.mockImplementationOnce(async (statement: Sql) => {
    await posted;
    return query(statement);
  });
  const asking = search(parameters);
  await post(host, employer, { jobtitle });
  resolve();
  return asking;
};

test('an answer is kept though a job was posted meanwhile, unless that may come into it', async () => {
  await insertTestJobs(host, [{ title: 'Wheelwright' }]);
  await drainNotices();
  const first = await askDuring({ q: 'wheelwright' }, 'Clerk');
  expect(await ask({ q: 'wheelwright' })).toEqual({ page: first, isCached: true });
  await askDuring({ q: 'wheelwright', limit: '3' }, 'Wheelwright');
  const { page, isCached } = await ask({ q: 'wheelwright', limit: '3' });
  expect(isCached).toBe(false);
  expect(page.items).toHaveLength(2);
});

test('a page of jobs that say the words in their texts goes for a title that says most of them', async () => {
  const texts = 'A reedbed weir in a polder by the sluice.';
  await insertTestJobs(
    host,
    ['A', 'B', 'C'].map((company) => ({ title: 'Caretaker', company, description: texts })),
  );
  const query = { q: 'reedbed weir polder sluice', limit: '2' };
  expect((await waitUntilCached(query)).page.items).toHaveLength(2);
  const { _id } = await post(host, employer, { jobtitle: 'Reedbed weir polder keeper' });
  const { page: computed } = await findAnswer(host.db, { ...query, limit: 2 });
  expect(idsOf(computed)).toContain(_id);
  expect(idsOf(await search(query))).toEqual(idsOf(computed));
});

test('a page of few of the trade that was asked for goes for another job of its other words', async () => {
  await insertTestJobs(host, [{ title: 'Saddler' }, { title: 'Gudgeon turner' }]);
  const query = { q: 'gudgeon saddler' };
  expect((await waitUntilCached(query)).page.items).toHaveLength(2);
  const { _id } = await post(host, employer, { jobtitle: 'Gudgeon fitter' });
  expect(idsOf(await search(query))).toContain(_id);
});

test('a page of any work in a place goes for any other there', async () => {
  await insertTestJobs(host, [{ title: 'Tinsmith', location: 'Reno, NV' }]);
  const query = { q: 'evening jobs in reno nv' };
  expect((await waitUntilCached(query)).page).toMatchObject({ total: 0, relaxed: { words: [] } });
  const { _id } = await post(host, employer, { jobtitle: 'Fletcher', location: 'Reno, NV' });
  expect(idsOf(await search(query))).toContain(_id);
});

test('a page full of titles goes for another title, but not for texts', async () => {
  await insertTestJobs(
    host,
    ['A', 'B', 'C'].map((company) => ({ title: 'Cobbler', company })),
  );
  await drainNotices();
  const query = { q: 'cobbler', limit: '2' };
  const { page } = await waitUntilCached(query);
  await post(host, employer, { jobtitle: 'Clerk', joboverview: 'You keep a cobbler’s books.' });
  expect(await ask(query)).toEqual({ page, isCached: true });
  const { _id } = await post(host, employer, { jobtitle: 'Cobbler' });
  const after = await ask(query);
  expect(after.isCached).toBe(false);
  expect(idsOf(after.page)).toContain(_id);
  expect(idsOf(page)).not.toContain(_id);
});

test('a kept answer goes when the first of its jobs ends by the clock', async () => {
  const [id = ''] = await insertTestJobs(host, [{ title: 'Farrier' }]);
  await host.db.execute(
    sql`UPDATE jobs SET expires_at = now() + interval '3 seconds' WHERE id = ${id}`,
  );
  const { page } = await waitUntilCached({ q: 'farrier' });
  expect(idsOf(page)).toEqual([id]);
  await waitFor(async () => (await search({ q: 'farrier' })).items.length === 0, 10_000);
});

test('what another host changes shows as soon as the database has told of it', async () => {
  const ids = async () => idsOf(await search({ q: 'thatcher' }));
  expect(await ids()).toEqual([]);
  // bypassing the host's calls
  const [id = ''] = await insertTestJobs(host, [{ title: 'Thatcher' }]);
  await waitFor(async () => (await ids())[0] === id, 5_000);
  await host.db.execute(sql`UPDATE jobs SET status = 'filled' WHERE id = ${id}`);
  await waitFor(async () => (await ids()).length === 0, 5_000);
});

test('answers are compared once with what this host wrote, and again with what another wrote to it', async () => {
  await waitUntilCached({ q: 'sexton' });
  await drainNotices();
  const asked = jest.spyOn(host.db, 'query');
  const countOf = (text: string) =>
    asked.mock.calls.filter(([statement]) => statement.sql.includes(text)).length;
  const compared = () => countOf('tsvector_to_array(s.body)');
  const looked = () => countOf('AS version FROM');
  try {
    const { _id } = await post(host, employer, { jobtitle: 'Verger' });
    // the database's notice arrives later
    await waitFor(() => looked() > 0, 5_000);
    expect(compared()).toBe(1);
    await host.db.execute(
      sql`UPDATE jobs SET title = 'Sexton', updated_at = now() WHERE id = ${_id}`,
    );
    await waitFor(async () => idsOf(await search({ q: 'sexton' })).includes(_id), 5_000);
    expect(compared()).toBe(2);
  } finally {
    asked.mockRestore();
  }
});

test('an answer that was computed since another host’s change stays', async () => {
  const [id] = await insertTestJobs(host, [{ title: 'Ostler' }]);
  await drainNotices();
  await waitUntilCached({ q: 'ostler' });
  const asked = jest.spyOn(host.db, 'query');
  await host.db.execute(sql`UPDATE jobs SET title = 'Night Ostler' WHERE id = ${id}`);
  await waitFor(async () => (await search({ q: 'ostler' })).items[0]?.jobtitle !== 'Ostler', 5_000);
  // once the others were compared with it
  await waitFor(() =>
    asked.mock.calls.some(([statement]) => statement.sql.includes('tsvector_to_array(s.body)')),
  );
  asked.mockRestore();
  await new Promise(setImmediate);
  expect((await ask({ q: 'ostler' })).isCached).toBe(true);
});

test('nothing is kept while notices are missed, and all is right after it', async () => {
  await waitUntilCached({ q: 'cooper' });
  await host.db.query(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_notify%'`,
  );
  await waitFor(() => !notices.isListening());
  const [id] = await insertTestJobs(host, [{ title: 'Cooper' }]);
  expect(await ask({ q: 'cooper' })).toMatchObject({
    page: { items: [{ _id: id }] },
    isCached: false,
  });
  await waitFor(notices.isListening);
  expect(idsOf(await search({ q: 'cooper' }))).toEqual([id]);
  await waitUntilCached({ q: 'cooper' });
});
