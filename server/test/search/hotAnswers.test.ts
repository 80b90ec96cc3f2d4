import sql, { type Sql } from 'sql-template-tag';
import type { Notices } from '../../database/notices';
import { startHearingOfJobs } from '../../services/search/jobChanges';
import { findAnswer } from '../../services/search/jobSearch';
import type { Wire } from '../../wire';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, addRows, jobChange, post } from '../jobFixtures';
import { waitFor } from '../waitFor';

let host: TestHost;
let employer: Person;
let seeker: Person;
let notices: Notices;
let statements: jest.SpyInstance;
let query: TestHost['db']['searches']['query'];
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [employer, seeker] = await Promise.all([asEmployer(host), asSeeker(host)]);
  notices = startHearingOfJobs(host.context);
  await waitFor(notices.isHearing);
  query = host.db.searches.query.bind(host.db.searches);
  statements = jest.spyOn(host.db.searches, 'query');
});
afterAll(async () => {
  await notices.stop();
  await host.close();
});

type Parameters = Record<string, string>;
const search = async (
  parameters: Parameters,
  headers: Record<string, string> = {},
): Promise<Wire<'JobPage'>> => {
  const query = new URLSearchParams(parameters).toString();
  const answer = await host.app.inject({ url: `/api/jobs/search?${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
/** What a search answers, and whether the database was asked. */
const ask = async (parameters: Parameters, headers?: Record<string, string>) => {
  const before = statements.mock.calls.length;
  const page = await search(parameters, headers);
  return { page, isKept: statements.mock.calls.length === before };
};
/** A kept answer: what the database still tells of may drop the first ones. */
const keptAnswer = (parameters: Parameters, headers?: Record<string, string>) =>
  waitFor(async () => {
    const answer = await ask(parameters, headers);
    return answer.isKept && answer;
  }, 5_000);
const idsOf = ({ items }: Wire<'JobPage'>) => items.map(({ _id }) => _id);
let heard = 0;
/** Everything that was written before has been heard of then: notices come in their order. */
const hearAll = async () => {
  const q = `lamplighter${(heard += 1)}`;
  await keptAnswer({ q });
  await addRows(host, [{ title: q }]);
  await waitFor(async () => (await search({ q })).items.length > 0, 5_000);
};

test('an answer is kept for visitors and job seekers, and computed for an employer', async () => {
  await addRows(host, [{ title: 'Glazier' }]);
  const again = await keptAnswer({ q: 'glazier' });
  const { page: computed } = await findAnswer(host.db, { q: 'glazier' });
  expect(idsOf(again.page)).toEqual(idsOf(computed));
  expect(again.page.items).toHaveLength(1);
  await keptAnswer({ q: 'glazier' }, seeker.headers);
  expect((await ask({ q: 'glazier' }, employer.headers)).isKept).toBe(false);
  expect((await ask({ q: 'glazier', limit: '5' })).isKept).toBe(false);
});

test('many who ask the same at once ask the database once', async () => {
  const before = statements.mock.calls.length;
  await search({ q: 'carpenter alone' });
  const ofOne = statements.mock.calls.length - before;
  await Promise.all(Array.from({ length: 20 }, () => search({ q: 'carpenter together' })));
  expect(statements.mock.calls.length - before - ofOne).toBeLessThanOrEqual(ofOne + 2);
});

const send = async (method: 'PUT' | 'DELETE', path: string, payload?: object): Promise<void> => {
  const answer = await host.app.inject({
    method,
    url: `/api/jobdescriptions${path}`,
    headers: employer.headers,
    ...(payload && { payload }),
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
};
const words = ['nurse', 'night', 'cook', 'line cook', 'welder', 'driver', 'manager', 'RN'];
const searches: Parameters[] = [
  ...words.map((q) => ({ q })),
  ...words.map((q) => ({ q, sort: 'newest' })),
  // full pages: of titles, of heads, filled with jobs that match in part
  ...words.flatMap((q) => ['1', '2', '4'].map((limit) => ({ q, limit }))),
  ...['night nurse manager', 'welder cook', 'driver who knows a cook'].flatMap((q) =>
    ['2', '4', '7'].map((limit) => ({ q, limit })),
  ),
  { q: 'nurse -night' },
  { q: '"line cook"' },
  { q: 'welders wanted' },
  { q: 'nurse or cook' },
  { q: 'nurse in tulsa ok' },
  { q: 'nurse tulsa or boston' },
  { q: 'cook', type: 'part-time' },
  { q: 'nurse manager', category: 'Nurse Jobs' },
  { q: 'no such trade' },
  { q: 'weldre' },
  { category: 'Nurse Jobs' },
  { category: 'Hotel Jobs', type: 'part-time' },
  { location: 'Tulsa' },
  { company: 'Harbour' },
  { withPay: 'true' },
  { remote: 'true' },
  { applyHere: 'true' },
  {},
];
// mulberry32
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const wireOf = (name: string, value: string): unknown => {
  if (name === 'category' || name === 'type') return [value];
  if (name === 'limit') return Number(value);
  return value === 'true' ? true : value;
};

test.each([1, 2])(
  'whatever is posted, changed and deleted here shows at once (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const pick = <T>(list: readonly T[]): T => {
      const one = list[Math.floor(random() * list.length)];
      if (one === undefined) throw new Error('An empty list.');
      return one;
    };
    const said = () => ({
      jobtitle: `${pick(words)} ${pick(['', 'assistant', 'in training', 'lead'])}`.trim(),
      companyname: pick(['Harbour Clinic', 'Mill & Sons', 'Company not named']),
      location: pick(['Tulsa, OK', 'Boston, MA', 'Remote']),
      employementtype: pick(['Full-time', 'Part-time']),
      joboverview: `We want a ${pick(words)} who knows a ${pick(words)}.`,
    });
    const postOne = async (): Promise<string> => {
      const categoryName = pick(['Nurse Jobs', 'Restaurant Jobs', 'Hotel Jobs']);
      return (await post(host, employer, { ...said(), categoryName }))._id;
    };
    // enough for full pages
    const live: string[] = [];
    while (live.length < 12) live.push(await postOne());
    let kept = 0;
    for (let step = 0; step < 10; step += 1) {
      const id = live.length > 0 ? pick(live) : undefined;
      const chance = random();
      if (id === undefined || chance < 0.5) live.push(await postOne());
      else if (chance < 0.75) await send('PUT', `/${id}`, jobChange(said()));
      else {
        await send('DELETE', `/delete/${id}`);
        live.splice(live.indexOf(id), 1);
      }
      for (const parameters of searches) {
        const { page, isKept } = await ask(parameters);
        if (isKept) kept += 1;
        const query = Object.fromEntries(
          Object.entries(parameters).map(([name, value]) => [name, wireOf(name, value)]),
        );
        const { page: computed } = await findAnswer(host.db, query);
        expect([step, parameters, idsOf(page)]).toEqual([step, parameters, idsOf(computed)]);
      }
    }
    // or nothing was tried
    expect(kept).toBeGreaterThan(0);
  },
  // a thousand searches
  300_000,
);

/** Asks while a job is posted: its first statement is held until the job is there. */
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
  await addRows(host, [{ title: 'Wheelwright' }]);
  await hearAll();
  const first = await askDuring({ q: 'wheelwright' }, 'Clerk');
  expect(await ask({ q: 'wheelwright' })).toEqual({ page: first, isKept: true });
  await askDuring({ q: 'wheelwright', limit: '3' }, 'Wheelwright');
  const { page, isKept } = await ask({ q: 'wheelwright', limit: '3' });
  expect(isKept).toBe(false);
  expect(page.items).toHaveLength(2);
});

test('a page of jobs that say the words in their texts goes for a title that says most of them', async () => {
  const texts = 'A reedbed weir in a polder by the sluice.';
  await addRows(
    host,
    ['A', 'B', 'C'].map((company) => ({ title: 'Caretaker', company, description: texts })),
  );
  const query = { q: 'reedbed weir polder sluice', limit: '2' };
  expect((await keptAnswer(query)).page.items).toHaveLength(2);
  const { _id } = await post(host, employer, { jobtitle: 'Reedbed weir polder keeper' });
  const { page: computed } = await findAnswer(host.db, { ...query, limit: 2 });
  expect(idsOf(computed)).toContain(_id);
  expect(idsOf(await search(query))).toEqual(idsOf(computed));
});

test('a page full of titles goes for another title, but not for texts', async () => {
  await addRows(
    host,
    ['A', 'B', 'C'].map((company) => ({ title: 'Cobbler', company })),
  );
  await hearAll();
  const query = { q: 'cobbler', limit: '2' };
  const { page } = await keptAnswer(query);
  await post(host, employer, { jobtitle: 'Clerk', joboverview: 'You keep a cobbler’s books.' });
  expect(await ask(query)).toEqual({ page, isKept: true });
  const { _id } = await post(host, employer, { jobtitle: 'Cobbler' });
  const after = await ask(query);
  expect(after.isKept).toBe(false);
  expect(idsOf(after.page)).toContain(_id);
  expect(idsOf(page)).not.toContain(_id);
});

test('a kept answer goes when the first of its jobs ends by the clock', async () => {
  const [id = ''] = await addRows(host, [{ title: 'Farrier' }]);
  await host.db.execute(
    sql`UPDATE jobs SET expires_at = now() + interval '3 seconds' WHERE id = ${id}`,
  );
  const { page } = await keptAnswer({ q: 'farrier' });
  expect(idsOf(page)).toEqual([id]);
  await waitFor(async () => (await search({ q: 'farrier' })).items.length === 0, 10_000);
});

test('what another host changes shows as soon as the database has told of it', async () => {
  const ids = async () => idsOf(await search({ q: 'thatcher' }));
  expect(await ids()).toEqual([]);
  // past this host's calls
  const [id = ''] = await addRows(host, [{ title: 'Thatcher' }]);
  await waitFor(async () => (await ids())[0] === id, 5_000);
  await host.db.execute(sql`UPDATE jobs SET status = 'filled' WHERE id = ${id}`);
  await waitFor(async () => (await ids()).length === 0, 5_000);
});

test('answers are compared once with what this host wrote, and again with what another wrote to it', async () => {
  await keptAnswer({ q: 'sexton' });
  await hearAll();
  const asked = jest.spyOn(host.db, 'query');
  const countOf = (text: string) =>
    asked.mock.calls.filter(([statement]) => statement.sql.includes(text)).length;
  const compared = () => countOf('tsvector_to_array(s.body)');
  const looked = () => countOf('AS version FROM');
  try {
    const { _id } = await post(host, employer, { jobtitle: 'Verger' });
    // what the database tells of it comes later
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

test('nothing is kept while notices are missed, and all is right after it', async () => {
  await keptAnswer({ q: 'cooper' });
  await host.db.query(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_notify%'`,
  );
  await waitFor(() => !notices.isHearing());
  const [id] = await addRows(host, [{ title: 'Cooper' }]);
  expect(await ask({ q: 'cooper' })).toMatchObject({
    page: { items: [{ _id: id }] },
    isKept: false,
  });
  await waitFor(notices.isHearing);
  expect(idsOf(await search({ q: 'cooper' }))).toEqual([id]);
  await keptAnswer({ q: 'cooper' });
});
