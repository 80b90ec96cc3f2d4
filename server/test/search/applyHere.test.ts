import sql from 'sql-template-tag';
import type { NewJob } from '../../repositories/jobs/jobs';
import { markApplyHere } from '../../services/housekeeping';
import { asEmployer } from '../host';
import { setStatus } from '../jobFixtures';
import { openSearch, type SearchedJobs, type SearchParameters } from './searchedJobs';

// jobs with applications on this site, among jobs listed elsewhere

let jobs: SearchedJobs;
const link = { applyUrl: 'https://jobs.example/1' };
/** Equally good matches: they differ only in their age and in where to apply. */
const equal = (at: number): Partial<NewJob> => ({ title: 'Glazier', company: `Panes ${at}` });
beforeAll(async () => {
  jobs = await openSearch({ nobodysCook: { title: 'Cook', location: 'Tulsa, OK' } });
  const { id: employerId } = await asEmployer(jobs.host);
  await jobs.add({
    cook: { title: 'Cook', location: 'Reno, NV', employerId },
    linkedCook: { title: 'Cook', location: 'Salem, OR', employerId, ...link },
    baker: { title: 'Baker', employerId },
    nobodysPilot: { title: 'Pilot' },
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, at): [string, Partial<NewJob>] => [
        `glazier ${at}`,
        { ...equal(at), ...(at % 3 === 2 && { employerId }), ...(at % 6 === 5 && link) },
      ]),
    ),
  });
  await jobs.recount();
});
afterAll(() => jobs.host.close());

const found = async (parameters: SearchParameters) => {
  const page = await jobs.search({ strict: 'true', each: 'true', ...parameters });
  return { names: jobs.namesOf(page), total: page.total, here: page.facets.applyHere };
};

test('only what one applies for here is found, and its number is told beside the others', async () => {
  expect(await found({ q: 'cook' })).toEqual({
    names: ['cook', 'nobodysCook', 'linkedCook'],
    total: 3,
    here: 1,
  });
  const asked = { names: ['cook'], total: 1, here: 1 };
  expect(await found({ q: 'cook', applyHere: 'true' })).toEqual(asked);
  expect(await found({ q: 'cook', applyHere: 'true', location: 'Reno' })).toEqual(asked);
  expect((await found({ q: 'cook', applyHere: 'false' })).total).toBe(3);
  expect((await found({ applyHere: 'true', limit: '50' })).total).toBe(7);
  expect((await found({})).here).toBe(7);
});

test('where all are such, or none is, no number is told unless it is asked for', async () => {
  expect(await found({ q: 'baker' })).toEqual({ names: ['baker'], total: 1, here: undefined });
  expect((await found({ q: 'pilot' })).here).toBeUndefined();
  expect(await found({ q: 'baker', applyHere: 'true' })).toMatchObject({ total: 1, here: 1 });
  expect(await found({ q: 'pilot', applyHere: 'true' })).toMatchObject({ total: 0, here: 0 });
});

test('where nothing is found, what is listed elsewhere is offered', async () => {
  const { loosened } = await jobs.search({ q: 'pilot', applyHere: 'true' });
  expect(loosened).toContainEqual({ leftOut: 'applyHere', total: 1, totalIsExact: true });
});

const numbers = Array.from({ length: 30 }, (_, at) => at);
const isHere = (at: number): boolean => at % 3 === 2 && at % 6 !== 5;
const hereFirst = [...numbers.filter(isHere), ...numbers.filter((at) => !isHere(at))];
const namesIn = (order: readonly number[]): string[] => order.map((at) => `glazier ${at}`);

test('of equally good matches what one applies for here comes first, then the newer', async () => {
  const { names } = await found({ q: 'glazier', limit: '50' });
  expect(names).toEqual(namesIn(hereFirst));
  // a better match comes before it, and "newest first" ignores it
  expect((await found({ q: '"panes 1" glazier' })).names[0]).toBe('glazier 1');
  const newest = await found({ q: 'glazier', sort: 'newest', limit: '50' });
  expect(newest.names).toEqual(namesIn(numbers));
});

test.each([1, 3, 7])('pages of %i of equal matches hold each job once, in order', async (limit) => {
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await jobs.search({
      ...{ q: 'glazier', strict: 'true', each: 'true', limit: String(limit) },
      ...(cursor && { cursor }),
    });
    names.push(...jobs.namesOf(page));
    cursor = page.nextCursor;
  }
  expect(names).toEqual(namesIn(hereFirst));
});

test('a job that gets or loses a link to another site is found accordingly', async () => {
  const set = (url: string | null) =>
    jobs.host.db.execute(sql`UPDATE jobs SET apply_url = ${url} WHERE id = ${jobs.idOf('baker')}`);
  const here = async () => (await found({ q: 'baker', applyHere: 'true' })).names;
  await set(link.applyUrl);
  expect(await here()).toEqual([]);
  await set(null);
  expect(await here()).toEqual(['baker']);
});

test('jobs that a release before wrote are marked, the ended ones too', async () => {
  const { db } = jobs.host;
  await setStatus(jobs.host, jobs.idOf('cook'), 'filled');
  const marked = () => db.query(sql`SELECT job_id AS id, marks FROM job_search ORDER BY job_id`);
  const before = await marked();
  await db.execute(sql`UPDATE job_search SET marks = ts_delete(marks, 'a')`);
  expect((await found({ applyHere: 'true' })).names).toEqual([]);
  await markApplyHere(db);
  expect(await marked()).toEqual(before);
  await setStatus(jobs.host, jobs.idOf('cook'), 'live');
  expect((await found({ q: 'cook', applyHere: 'true' })).names).toEqual(['cook']);
});
