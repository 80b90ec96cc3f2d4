import { day } from '@contract/time/durations';
import { addToVocabulary } from '../../repositories/search/searchVocabulary';
import { recountVocabulary } from '../../services/search/vocabulary';
import type { Wire } from '../../wire';
import { countStatements } from '../countStatements';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, expireJob, insertTestJobs, post, setStatus } from '../jobFixtures';

let host: TestHost;
let owner: Person;
const ago = (days: number) => new Date(Date.now() - days * day);
const rows = Array.from({ length: 30 }, () => ({
  title: 'Registered Nurse',
  company: 'Harbour Clinic',
  location: 'Boston, MA',
  category: 'Nurse Jobs',
  createdAt: ago(4),
}));

beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
  await insertTestJobs(host, rows);
  await recountVocabulary(host.db);
});
afterAll(() => host.close());

const get = (url: string) => host.app.inject({ url: `/api${url}` });
const search = async (parameters: Record<string, string>): Promise<Wire<'JobPage'>> => {
  const answer = await get(
    `/jobs/search?${new URLSearchParams({ each: 'true', ...parameters }).toString()}`,
  );
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json();
};
test('pages of another spelling go on with it', async () => {
  const first = await search({ q: 'regsitered nurse', limit: '20' });
  const second = await search({
    q: 'regsitered nurse',
    limit: '20',
    cursor: first.nextCursor ?? '',
  });
  expect([second.searchedFor, second.items.length, second.nextCursor]).toEqual([
    'registered nurse',
    10,
    null,
  ]);
  expect(new Set([...first.items, ...second.items].map(({ _id }) => _id)).size).toBe(30);
});

const suggestions = async (q: string, field: 'what' | 'where') => {
  const answer = await get(
    `/jobs/suggestions?${new URLSearchParams({ q, for: field }).toString()}`,
  );
  const { items }: Wire<'Suggestions'> = answer.json();
  return items.map(({ kind, text, count }) => [kind, text, count]);
};

test('a broken request for suggestions is refused', async () => {
  expect((await get('/jobs/suggestions?q=a%00b&for=what')).json()).toMatchObject({ field: 'q' });
  expect((await get('/jobs/suggestions?q=a&for=all')).json()).toMatchObject({ field: 'for' });
});

test('what new jobs say is suggested after the next round, what no job says any more is not', async () => {
  const [id = ''] = await insertTestJobs(host, [{ title: 'Zither Player' }]);
  expect(await suggestions('zith', 'what')).toEqual([]);
  await addToVocabulary(host.db, ago(1));
  expect(await suggestions('zith', 'what')).toEqual([['title', 'Zither Player', 1]]);
  await expireJob(host, id);
  await recountVocabulary(host.db);
  expect(await suggestions('zith', 'what')).toEqual([]);
});

test('a round without new jobs only looks for some', async () => {
  const { db, sent } = countStatements(host.db);
  expect(await addToVocabulary(db, ago(-1))).toBe(true);
  expect(sent()).toBe(1);
});

test('a posted job is found at once, whole and half typed, an edited one by its new words, an ended one no more', async () => {
  const { _id } = await post(host, owner, { jobtitle: 'Quokka Keeper' });
  const ids = async (q: string) =>
    (await search({ q, asTyped: 'true' })).items.map((job) => job._id);
  expect([await ids('quokka'), await ids('quok')]).toEqual([[_id], [_id]]);
  const {
    _id: _same,
    usernameEmployer: _name,
    categoryName: _category,
    createdAt: _c,
    updatedAt: _u,
    expiresAt: _e,
    status: _s,
    companyLogo: _l,
    questions: _q,
    ...form
  }: Wire<'Job'> = (await get(`/jobdescriptions/jobdescriptions/${_id}`)).json();
  const changed = await host.app.inject({
    method: 'PUT',
    url: `/api/jobdescriptions/${_id}`,
    headers: owner.headers,
    payload: { ...form, jobtitle: 'Wombat Keeper' },
  });
  expect([changed.statusCode, changed.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  expect([await ids('quokka'), await ids('wombat')]).toEqual([[], [_id]]);
  const closed = await host.app.inject({
    method: 'POST',
    url: `/api/jobs/${_id}/close`,
    headers: owner.headers,
  });
  expect([closed.statusCode, await ids('wombat')]).toEqual([200, []]);
});

test("similar jobs share the title's words, never the job itself nor an ended one, whose page offers others", async () => {
  const ids = await insertTestJobs(host, [
    { title: 'Night Baker', category: 'Restaurant Jobs', location: 'Reno, NV' },
    { title: 'Baker', category: 'Restaurant Jobs', location: 'Bend, OR' },
    { title: 'Baker of the night', category: 'Hotel Jobs' },
    { title: 'Baker', category: 'Restaurant Jobs' },
    { title: 'Sailor', category: 'Restaurant Jobs' },
  ]);
  await setStatus(host, ids[3] ?? '', 'filled');
  const similar = async (id: string, limit = 3) => {
    const answer = await get(`/jobs/${id}/similar?limit=${limit}`);
    return answer.statusCode === 200
      ? answer.json<Wire<'SimilarJobs'>>().items.map(({ _id }) => ids.indexOf(_id))
      : answer.statusCode;
  };
  const ofEnded = async () => [await similar(ids[3] ?? '')].flat();
  expect(await similar(ids[0] ?? '')).toEqual([2, 1]);
  expect(await similar(ids[4] ?? '')).toEqual([]);
  // their order depends on the similarity
  expect(new Set(await ofEnded())).toEqual(new Set([0, 1, 2]));
  expect(await similar('no-such-job')).toBe(404);
  await setStatus(host, ids[3] ?? '', 'removed');
  expect(await similar(ids[3] ?? '')).toBe(404);
  expect(await similar(ids[0] ?? '', 1)).toEqual([2]);
});
