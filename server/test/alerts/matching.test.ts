import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { allCases } from '@contract/search/cases/allCases';
import { casesFor, type CaseQuery } from '@contract/search/cases/searchCase';
import { upsertAlertQuery } from '../../repositories/alerts/alertQueries';
import { insertAlert, type AlertSearch } from '../../repositories/alerts/jobAlerts';
import { matchNewJobs } from '../../services/alerts/matchJobs';
import { readAlertSearch } from '../../services/alerts/readAlertSearch';
import { refreshSearchStatistics } from '../../services/search/searchUpkeep';
import type { Wire } from '../../wire';
import { asEmployer, openHost, type TestHost } from '../host';
import { addCategories, caseRows, insertTestJobs } from '../jobFixtures';

const longAgo = new Date('2000-01-01T00:00:00Z');

/**
 * Inserts an active alert for a search, for jobs posted at any time; returns `null` if no job can
 * match it.
 */
const addAlert = async ({ db }: TestHost, search: AlertSearch): Promise<string | null> => {
  const reading = await readAlertSearch(db, search);
  if (!reading) return null;
  const id = randomUUID();
  await insertAlert(db, {
    id,
    seekerId: null,
    email: `${id}@mail.example`,
    name: 'any',
    search,
    linkKey: randomUUID(),
    frequency: 'daily',
    weekday: 0,
    hour: 7,
    timeZone: 'UTC',
    confirmation: null,
  });
  await upsertAlertQuery(db, id, longAgo, reading.query);
  return id;
};

/** Returns all jobs that match a search, and whether it filters by age. */
const find = async ({ app }: TestHost, search: AlertSearch) => {
  const ids: string[] = [];
  let read: Wire<'JobPage'>['read'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = new URLSearchParams(
      Object.entries({
        ...search,
        each: true,
        strict: true,
        limit: 50,
        ...(cursor && { cursor }),
      }).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, String(one)]),
      ),
    );
    const answer = await app.inject({ url: `/api/jobs/search?${query.toString()}` });
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    const page: Wire<'JobPage'> = answer.json();
    ids.push(...page.items.map(({ _id }) => _id));
    if (cursor === '') ({ read } = page);
    cursor = page.nextCursor;
  }
  return { ids, hasAge: read.some(({ kind }) => kind === 'within') };
};

const toAlertSearch = ({
  category,
  type,
  asWords,
  sort: _sort,
  each: _each,
  strict: _strict,
  within: _within,
  ...query
}: CaseQuery): AlertSearch => ({
  ...query,
  ...(category && { category: [...category] }),
  ...(type && { type: [...type] }),
  ...(asWords && { asWords: [...asWords] }),
});

const groups = allCases
  .map((group) => ({
    ...group,
    asked: casesFor('host', group).flatMap(({ what, question }) =>
      question.kind === 'search' ? [{ what, query: question.query }] : [],
    ),
  }))
  .filter(({ jobs, asked }) => jobs.length > 0 && asked.length > 0);
test.each(groups)(
  '$name: each job finds the alerts whose search finds it',
  async (group) => {
    const host = await openHost();
    try {
      await addCategories(host);
      const keyOf = new Map(
        (
          await insertTestJobs(host, caseRows(group.jobs.map((job) => ({ daysAgo: 1, ...job }))))
        ).map((id, at) => [id, `${at} ${group.jobs[at]?.key}`]),
      );
      const keysOf = (ids: readonly string[]): string[] =>
        ids.map((id) => keyOf.get(id) ?? '').toSorted();
      await refreshSearchStatistics(host.db);
      const expected: [what: string, alert: string | null, finds: string[]][] = [];
      for (const { what, query } of group.asked) {
        if (query.within !== undefined) continue;
        const search = toAlertSearch(query);
        const { ids, hasAge } = await find(host, search);
        if (hasAge) continue;
        expected.push([
          `${what} ${JSON.stringify(search)}`,
          await addAlert(host, search),
          keysOf(ids),
        ]);
      }
      // as if all jobs had just gone live and none of their places had been located
      await host.db.execute(sql`DELETE FROM place_points`);
      await host.db.execute(sql`INSERT INTO jobs_to_match (job_id) SELECT id FROM jobs`);
      expect(await matchNewJobs(host.db)).toBe(group.jobs.length);
      const matches = await host.db.query<{ alert: string; job: string }>(
        sql`SELECT alert_id AS alert, job_id AS job FROM job_alert_matches`,
      );
      const found = expected.map(([what, alert]) => [
        what,
        alert,
        keysOf(matches.flatMap((each) => (each.alert === alert ? each.job : []))),
      ]);
      expect(found).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
    } finally {
      await host.close();
    }
  },
  120_000,
);

test('an alert of what one applies for here is told of no other job', async () => {
  const host = await openHost();
  try {
    await addCategories(host);
    const { id: employerId } = await asEmployer(host);
    const applyUrl = 'https://jobs.example/1';
    const [here] = await insertTestJobs(host, [{ employerId }, {}, { employerId, applyUrl }]);
    const alert = await addAlert(host, { q: 'clerk', applyHere: true });
    await host.db.execute(sql`INSERT INTO jobs_to_match (job_id) SELECT id FROM jobs`);
    await matchNewJobs(host.db);
    expect(
      await host.db.query(sql`SELECT alert_id AS alert, job_id AS job FROM job_alert_matches`),
    ).toEqual([{ alert, job: here }]);
  } finally {
    await host.close();
  }
});
