import sql from 'sql-template-tag';
import { makeRemoved } from '../../repositories/jobs/jobLife';
import { readSigns } from '../../repositories/moderation/warningSigns';
import { sampleOf, surveySigns } from '../../services/moderation/warningSigns/survey';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs, jobChange, jobForm, post } from '../jobFixtures';
import { onLastConnection } from '../lastConnection';

let host: TestHost;
let employer: Person;
let other: Person;
const overview =
  'Care for people after surgery on a ward of twenty beds with a team that keeps its rota six weeks ahead, teaches a student each season and hands over in writing at the end of every single shift, day and night.';
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [employer, other] = [await asEmployer(host), await asEmployer(host)];
});
afterAll(() => host.close());

const signsAt = async (job: Wire<'Job'>) =>
  (await readSigns(host.db, job._id)).map(({ sign }) => sign);
const put = (who: Person, id: string, changes: Partial<Wire<'JobInput'>>) =>
  host.app.inject({
    method: 'PUT',
    url: `/api/jobdescriptions/${id}`,
    headers: who.headers,
    payload: jobChange(changes),
  });

test('computed when a job is posted and changed, and when a draft is published; shown to nobody', async () => {
  const job = await post(host, employer, {
    joboverview: 'Write to mara@firm.example, registration fee $50',
  });
  expect(await readSigns(host.db, job._id)).toEqual([
    { sign: 'contactData', detail: 'mara@firm.example' },
    { sign: 'asksForMoney', detail: expect.stringContaining('registration fee') },
  ]);
  expect(job.status).toBe('live');
  for (const headers of [{}, employer.headers, (await asAdmin(host)).headers]) {
    const { body } = await host.app.inject({
      url: `/api/jobdescriptions/jobdescriptions/${job._id}`,
      headers,
    });
    expect(body).not.toContain('signs');
  }
  await put(employer, job._id, { joboverview: 'Calm words.' });
  expect(await signsAt(job)).toEqual([]);
  await put(employer, job._id, {
    jobtitle: 'EARN MONEY FROM HOME NOW',
    joboverview: 'Calm words. 😀'.padEnd(700, '😀'),
  });
  expect(await signsAt(job)).toEqual(['shouting']);
  const kept = (
    await host.app.inject({
      method: 'POST',
      url: '/api/jobs/drafts',
      headers: employer.headers,
      payload: jobForm(employer.username, { qualification4: 'See www.firm.example' }),
    })
  ).json();
  expect(await signsAt(kept)).toEqual([]);
  await host.app.inject({
    method: 'POST',
    url: `/api/jobs/${kept._id}/publish`,
    headers: employer.headers,
  });
  expect(await signsAt(kept)).toEqual(['contactData']);
});

test('pay far outside its category, from twenty jobs with pay on', async () => {
  await insertTestJobs(
    host,
    Array.from({ length: 19 }, (_, index) => ({
      category: 'Hotel Jobs',
      payFrom: 3000 + index * 50,
      payTo: 4000 + index * 50,
    })),
  );
  const high = { categoryName: 'Hotel Jobs', monthlysalary1: 60_000, monthlysalary2: 90_000 };
  const early = await post(host, employer, high);
  expect(await signsAt(early)).toEqual([]);
  await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${early._id}`,
    headers: employer.headers,
  });
  await insertTestJobs(host, [{ category: 'Hotel Jobs', payFrom: 3000, payTo: 4000 }]);
  // drops the usual pay from the cache
  await post(host, employer, { categoryName: 'Hotel Jobs', monthlysalary1: 0, monthlysalary2: 0 });
  expect(await readSigns(host.db, (await post(host, employer, high))._id)).toEqual([
    {
      sign: 'payOutlier',
      detail: expect.stringMatching(
        /^\$60,000 - \$90,000 a month; most in Hotel Jobs are between \$3,000 and \$4,\d{3}$/,
      ),
    },
  ]);
  expect(
    await signsAt(
      await post(host, employer, { ...high, monthlysalary1: 200, monthlysalary2: 300 }),
    ),
  ).toEqual(['payOutlier']);
  expect(
    await signsAt(
      await post(host, employer, { ...high, monthlysalary1: 5000, monthlysalary2: 7000 }),
    ),
  ).toEqual([]);
  expect(
    await signsAt(await post(host, employer, { ...high, categoryName: 'Teacher Jobs' })),
  ).toEqual([]);
});

test("a copy of another company's live posting, and of none that is gone, one's own or just alike", async () => {
  const first = await post(host, employer, {
    jobtitle: 'Surgical Nurse',
    companyname: 'Larkfield Health',
    joboverview: overview,
  });
  const copied = {
    jobtitle: 'Surgical Nurse (remote)',
    companyname: 'Quick Staff',
    joboverview: overview.replace('twenty', 'thirty'),
  };
  const own = await post(host, employer, { ...copied, companyname: 'Larkfield Homes' });
  expect(await signsAt(own)).toEqual([]);
  await host.db.transaction((tx) => makeRemoved(tx, own._id, 'x'));
  const copy = await post(host, other, copied);
  expect(await readSigns(host.db, copy._id)).toEqual([
    {
      sign: 'copy',
      detail: expect.stringMatching(
        new RegExp(`^\\d\\d % like “Surgical Nurse” of Larkfield Health \\(${first._id}\\)$`),
      ),
    },
  ]);
  // the same company's text, posted by an agency, and another text
  const same = await post(host, other, { ...copied, companyname: ' LARKFIELD health' });
  expect(await signsAt(same)).toEqual([]);
  expect(
    await signsAt(
      await post(host, other, {
        ...copied,
        joboverview:
          'We look for a nurse who likes the quiet of the night, who writes well and who finds the way to a patient before the bell has rung twice. The ward is small, the pay is fair, the coffee is good, and nobody works two weekends in a row here.',
      }),
    ),
  ).toEqual([]);
  await host.db.transaction(async (tx) => {
    for (const { _id } of [first, copy, same]) await makeRemoved(tx, _id, 'x');
  });
  const third = await asEmployer(host);
  expect(
    await signsAt(await post(host, third, { ...copied, companyname: 'Larkfield Homes' })),
  ).toEqual([]);
});

test('the survey looks at every live posting, and its sample takes from every sign', async () => {
  const survey = await surveySigns(host.db);
  const [row] = await host.db.query<{ jobs: number }>(
    sql`SELECT count(*) AS jobs FROM jobs WHERE status = 'live' AND deleted_at IS NULL`,
  );
  expect(survey.postings).toBe(row?.jobs);
  expect(survey.marked).toHaveLength(
    Object.values(survey.counts).reduce((sum, count) => sum + count, 0),
  );
  expect(survey.counts).toMatchObject({
    contactData: 1,
    payOutlier: expect.any(Number),
    shouting: 1,
  });
  const sample = sampleOf(survey.marked, 3);
  expect(new Set(sample.map(({ sign }) => sign)).size).toBe(3);
  expect(sampleOf(survey.marked, 1000)).toHaveLength(survey.marked.length);
});

test('a posting’s pay is judged on the connection of its transaction, where nothing is kept yet', async () => {
  const cold = await openHost();
  try {
    await addCategories(cold);
    const person = await asEmployer(cold);
    const { status } = await onLastConnection(cold, () => post(cold, person));
    expect(status).toBe('live');
  } finally {
    await cold.close();
  }
});
