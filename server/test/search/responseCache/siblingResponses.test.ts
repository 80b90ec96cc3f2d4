import { randomUUID } from 'node:crypto';
import {
  dropResponses,
  dropResponsesOf,
  dropResponsesWith,
} from '../../../services/search/responseCache/invalidation';
import { responseCacheOf } from '../../../services/search/responseCache/responseCache';
import { responseForSibling } from '../../../services/search/responseCache/siblingResponses';
import type { Wire } from '../../../wire';
import { asEmployer, type Person } from '../../host';
import { post } from '../../jobFixtures';
import { nobody, openSiblings, type Ask, type PageHost } from '../../site/pageHosts';
import { waitFor } from '../../waitFor';
import { idsOf } from './cachingHost';

/** Two workers of one host; `host` asks `other`. */
let host: PageHost;
let other: PageHost;
let end: () => Promise<void>;
let employer: Person;
let lent: Ask;
let ask = nobody;
beforeAll(async () => {
  const opened = await openSiblings('answer', responseForSibling, (key) => ask(key));
  ({ end, lent } = opened);
  [host, other] = opened.hosts;
  employer = await asEmployer(host);
});
beforeEach(() => {
  ask = nobody;
});
afterAll(() => end());

/** Returns a worker's response, and whether it queried the database. */
const search = async ({ app, db }: PageHost, q: string) => {
  const asked = jest.spyOn(db.searches, 'query');
  try {
    const answer = await app.inject(`/api/jobs/search?q=${q}`);
    expect(answer.statusCode).toBe(200);
    return { page: answer.json<Wire<'JobPage'>>(), isComputed: asked.mock.calls.length > 0 };
  } finally {
    asked.mockRestore();
  }
};
const waitUntilCachedBy = (at: PageHost, q: string) =>
  waitFor(async () => {
    const answer = await search(at, q);
    return !answer.isComputed && answer;
  }, 10_000);
/** Lets both cache a response with one job and receive all notices. */
const cacheInBoth = async (q: string) => {
  const { _id: id } = await post(host, employer, { jobtitle: q });
  for (const at of [host, other])
    await waitFor(async () => idsOf((await waitUntilCachedBy(at, q)).page).includes(id), 10_000);
  return id;
};
/** Makes both drop their cached response by posting another matching job; returns its id. */
const invalidateInBoth = async (q: string) => {
  const { _id: id } = await post(host, employer, { jobtitle: `Night ${q}` });
  await waitFor(async () => idsOf((await search(other, q)).page).includes(id), 10_000);
  return id;
};

test('what others ask for again is had from another worker, and kept', async () => {
  await cacheInBoth('glazier');
  const id = await invalidateInBoth('glazier');
  const there = await waitUntilCachedBy(other, 'glazier');
  ask = lent;
  const here = await search(host, 'glazier');
  expect(here).toEqual({ page: there.page, isComputed: false });
  expect(idsOf(here.page)).toContain(id);
  ask = nobody;
  expect(await search(host, 'glazier')).toEqual(here);
  // until a matching job changes
  const { _id: later } = await post(host, employer, { jobtitle: 'Day glazier' });
  expect(idsOf((await search(host, 'glazier')).page)).toContain(later);
});

test('what another worker computes just now is waited for', async () => {
  await cacheInBoth('cooper');
  const id = await invalidateInBoth('cooper');
  dropResponses(other.db);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const query = other.db.searches.query.bind(other.db.searches);
  const asked = jest.spyOn(other.db.searches, 'query').mockImplementationOnce(async (statement) => {
    await held;
    return query(statement);
  });
  const there = other.app.inject('/api/jobs/search?q=cooper');
  await waitFor(() => asked.mock.calls.length > 0);
  ask = lent;
  const here = search(host, 'cooper');
  setTimeout(goOn, 50);
  expect(await here).toEqual({ page: (await there).json(), isComputed: false });
  expect(idsOf((await here).page)).toContain(id);
});

test('what was changed since it was begun is computed here', async () => {
  await cacheInBoth('thatcher');
  await invalidateInBoth('thatcher');
  await waitUntilCachedBy(other, 'thatcher');
  let later = '';
  ask = async (key) => {
    const answer = await lent(key);
    expect(answer).not.toBeNull();
    later = (await post(host, employer, { jobtitle: 'Old thatcher' }))._id;
    return answer;
  };
  const { page, isComputed } = await search(host, 'thatcher');
  expect(isComputed).toBe(true);
  expect(idsOf(page)).toContain(later);
});

test('after changes that were missed nothing older is taken over', async () => {
  await cacheInBoth('chandler');
  await invalidateInBoth('chandler');
  await waitUntilCachedBy(other, 'chandler');
  dropResponses(host.db);
  ask = lent;
  expect((await search(host, 'chandler')).isComputed).toBe(true);
});

/** Lets the other worker cache a response that this one would take over; returns a job in it. */
const keptThere = async (q: string) => {
  await cacheInBoth(q);
  await invalidateInBoth(q);
  await waitUntilCachedBy(other, q);
  let key = '';
  ask = async (asked) => {
    key = asked;
  };
  // a response that isn't lent is computed and cached
  const [shown = ''] = idsOf((await waitUntilCachedBy(host, q)).page);
  responseCacheOf(host.db).entries.delete(key);
  ask = lent;
  return shown;
};

test('changes that touch nothing of it leave it as it is', async () => {
  await keptThere('fuller');
  ask = async (key) => {
    const answer = await lent(key);
    await post(host, employer, { jobtitle: 'Ostler' });
    return answer;
  };
  const { page, isComputed } = await search(host, 'fuller');
  expect([idsOf(page).length, isComputed]).toEqual([2, false]);
});

test('what finds nothing is had from another worker, too', async () => {
  for (let times = 0; times < 3; times += 1) await waitUntilCachedBy(host, 'zythologist');
  dropResponses(host.db);
  await search(other, 'zythologist');
  ask = lent;
  expect(await search(host, 'zythologist')).toMatchObject({
    page: { total: 0 },
    isComputed: false,
  });
});

test('after more changes than are remembered nothing older is taken over', async () => {
  await keptThere('tinker');
  for (let count = 0; count <= 200; count += 1) dropResponsesWith(host.db, randomUUID());
  expect((await search(host, 'tinker')).isComputed).toBe(true);
});

test('where it could not be read what a job says now, nothing older is taken over', async () => {
  await keptThere('turner');
  const asked = jest.spyOn(host.db, 'query').mockRejectedValueOnce(new Error('away'));
  await dropResponsesOf(host.db, [randomUUID()]);
  asked.mockRestore();
  expect((await search(host, 'turner')).isComputed).toBe(true);
});

test('a job that was noted before is compared, though another is still being read', async () => {
  const id = await keptThere('weaver');
  const at = dropResponsesWith(host.db, id);
  const query = host.db.query.bind(host.db);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const asked = jest.spyOn(host.db, 'query').mockImplementationOnce(async (statement) => {
    await held;
    return query(statement);
  });
  const another = dropResponsesOf(host.db, [randomUUID()]);
  asked.mockRestore();
  let isAnswered = false;
  // the response before the job was posted
  ask = async (key) => {
    isAnswered = true;
    const answer = (await lent(key)) as { page: string; startedAt: number };
    const page = JSON.parse(answer.page) as Wire<'JobPage'>;
    const items = page.items.filter(({ _id }) => _id !== id);
    return { ...answer, startedAt: at - 1, page: JSON.stringify({ ...page, items }) };
  };
  const asking = search(host, 'weaver');
  await waitFor(() => isAnswered);
  await dropResponsesOf(host.db, [id], at);
  goOn();
  await Promise.all([another, asking]);
  ask = nobody;
  expect(idsOf((await search(host, 'weaver')).page)).toContain(id);
});

test('what is being had from another worker is lent to nobody, who might be that one', async () => {
  await keptThere('joiner');
  let key = '';
  let answer = (_none: unknown) => {};
  ask = (asked) => {
    key = asked;
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  const asking = search(host, 'joiner');
  await waitFor(() => key !== '');
  expect(await responseForSibling(host.db, key)).toBeUndefined();
  answer(undefined);
  // as soon as it computes the response itself, it returns that
  const [here, lentHere] = await Promise.all([asking, responseForSibling(host.db, key)]);
  expect(JSON.parse(lentHere?.page ?? 'null')).toEqual(here.page);
});

test.each([
  'no object',
  {},
  { page: '{', watched: [], startedAt: 1, until: 1, endsAt: 1 },
  { page: '{"items":[]}', watched: [{}], startedAt: Infinity, until: Infinity, endsAt: Infinity },
  { page: '{"items":[]}', watched: [], startedAt: Infinity },
])('what is no answer is not taken over: %j', async (answer) => {
  await keptThere('spinner');
  ask = async () => answer;
  const { page, isComputed } = await search(host, 'spinner');
  expect(isComputed).toBe(true);
  expect(page.total).toBeGreaterThan(1);
});

test('what is over by the clock is not taken over', async () => {
  await cacheInBoth('wheeler');
  for (const over of ['until', 'endsAt']) {
    await invalidateInBoth('wheeler');
    await waitUntilCachedBy(other, 'wheeler');
    ask = async (key) => ({ ...((await lent(key)) as object), [over]: Date.now() - 1 });
    expect((await search(host, 'wheeler')).isComputed).toBe(true);
    ask = nobody;
  }
});

test('what hardly anybody asks for is not asked for, and a worker that fails leaves it to this one', async () => {
  const keys: string[] = [];
  ask = async (key) => {
    keys.push(key);
    throw new Error('No answer about answer came in time.');
  };
  expect((await search(host, 'sexton')).isComputed).toBe(true);
  expect(keys).toEqual([]);
  await cacheInBoth('sexton');
  await invalidateInBoth('sexton');
  expect((await search(host, 'sexton')).isComputed).toBe(true);
  expect(keys).not.toEqual([]);
});
