import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { moderation } from '../cases';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import {
  addCategories,
  expireJob,
  forgetTakeDowns,
  insertTestJobs,
  post,
  setStatus,
} from '../jobFixtures';

let host: TestHost;
let owner: Person;
let other: Person;
let seeker: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [owner, other, seeker, admin] = await Promise.all([
    asEmployer(host),
    asEmployer(host),
    asSeeker(host),
    asAdmin(host),
  ]);
});
beforeEach(() => forgetTakeDowns(host));
afterAll(() => host.close());
const calls = () => moderation(host, () => admin);

test('anybody reports a live job: visitor, seeker, employers and administrator join one case', async () => {
  const { report, caseOf, readCase } = calls();
  const { _id: jobId } = await post(host, owner);
  const people: [string, Record<string, string>][] = [
    ['visitor', {}],
    ['jobseeker', seeker.headers],
    ['employer', other.headers],
    ['employer', owner.headers],
    ['admin', admin.headers],
  ];
  for (const [, headers] of people) {
    const answer = await report(
      jobId,
      { reason: 'misleading', note: ' It says Boston and is elsewhere. ' },
      headers,
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { message: 'Thank you. We’ll look at this job.' },
    ]);
  }
  const found = await caseOf(jobId);
  expect(found).toMatchObject({
    kind: 'reported',
    reportCount: 5,
    signs: [],
    job: { jobtitle: 'Night Nurse', usernameEmployer: owner.username },
  });
  const { reports } = await readCase(found?._id ?? '');
  expect(reports.map(({ role, username, note }) => [role, username, note]).toReversed()).toEqual([
    ['visitor', undefined, 'It says Boston and is elsewhere.'],
    ['jobseeker', seeker.username, expect.any(String)],
    ['employer', other.username, expect.any(String)],
    ['employer', owner.username, expect.any(String)],
    ['admin', admin.username, expect.any(String)],
  ]);
  // a visitor's origin isn't revealed
  expect(JSON.stringify(reports)).not.toMatch(/127\.0\.0\.1|visitor:|[0-9a-f]{64}/);
});

test('a second report of the same person takes the place of the first; another person’s stays', async () => {
  const { report, caseOf, readCase } = calls();
  const { _id: jobId } = await post(host, owner);
  for (const headers of [{}, seeker.headers]) {
    await report(jobId, { reason: 'scam' }, headers);
    await report(jobId, { reason: 'other', note: 'Better said' }, headers);
  }
  const found = await caseOf(jobId);
  expect(found?.reportCount).toBe(2);
  expect(
    (await readCase(found?._id ?? '')).reports.map(({ reason, note }) => [reason, note]),
  ).toEqual([
    ['other', 'Better said'],
    ['other', 'Better said'],
  ]);
});

test('an employer is reported in the case of the newest live job, beside reports of that job', async () => {
  const { send, report, cases, readCase } = calls();
  const reportEmployer = (payload: object, headers: Record<string, string> = {}, name = '') =>
    send('POST', `/employers/${name}/reports`, headers, payload);
  const scammer = await asEmployer(host);
  expect((await reportEmployer({ reason: 'scam' }, {}, scammer.username)).statusCode).toBe(409);
  const { _id: older } = await post(host, scammer);
  const { _id: jobId } = await post(host, scammer);
  await report(jobId, { reason: 'misleading' }, seeker.headers);
  for (const headers of [{}, seeker.headers, seeker.headers]) {
    const answer = await reportEmployer(
      { reason: 'other', note: ' Asks for money by phone. ' },
      headers,
      scammer.username.toUpperCase(),
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { message: 'Thank you. We’ll look at this company.' },
    ]);
  }
  const found = (await cases()).items.filter(({ job }) => [older, jobId].includes(job._id));
  expect(found.map(({ job, kind, reportCount }) => [job._id, kind, reportCount])).toEqual([
    [jobId, 'reported', 3],
  ]);
  const { reports, people } = await readCase(found[0]?._id ?? '');
  const about = { role: 'employer', username: scammer.username, messages: [] };
  expect(reports.map((each) => [each.role, each.note, each.about])).toEqual([
    ['jobseeker', 'Asks for money by phone.', about],
    ['visitor', 'Asks for money by phone.', about],
    ['jobseeker', '', undefined],
  ]);
  expect(people.map(({ username }) => username)).toEqual([scammer.username]);
  expect((await reportEmployer({ reason: 'other' }, {}, scammer.username)).json().field).toBe(
    'note',
  );
  expect((await reportEmployer({ reason: 'closed' }, {}, scammer.username)).statusCode).toBe(400);
  expect((await reportEmployer({ reason: 'scam' }, {}, 'nobody.here')).statusCode).toBe(404);
});

test('reports that come at once open one case', async () => {
  const { report, caseOf } = calls();
  const [jobId = ''] = await insertTestJobs(host, [{}]);
  const answers = await Promise.all(
    [{}, seeker.headers, owner.headers, other.headers].map((headers) =>
      report(jobId, { reason: 'closed' }, headers),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect((await caseOf(jobId))?.reportCount).toBe(4);
});

test('only a live job is reported: whatever else is there is not found', async () => {
  const { report } = calls();
  for (const status of ['draft', 'waiting', 'expired', 'filled', 'removed']) {
    const { _id: jobId } = await post(host, owner);
    await setStatus(host, jobId, status);
    for (const headers of [{}, seeker.headers, owner.headers, admin.headers])
      expect((await report(jobId, undefined, headers)).statusCode).toBe(404);
  }
  await forgetTakeDowns(host);
  const { _id: ended } = await post(host, owner);
  await expireJob(host, ended);
  const { _id: deleted } = await post(host, owner);
  await host.app.inject({
    method: 'DELETE',
    url: `/api/jobdescriptions/delete/${deleted}`,
    headers: owner.headers,
  });
  for (const id of [ended, deleted, randomUUID(), 'x'])
    expect((await report(id)).statusCode).toBe(404);
  expect(
    await host.db.query(sql`SELECT 1 FROM cases c WHERE c.job_id IN (${ended}, ${deleted})`),
  ).toEqual([]);
});

test.each<[object, string]>([
  [{}, 'reason'],
  [{ reason: 'rude' }, 'reason'],
  [{ reason: 'other' }, 'note'],
  [{ reason: 'other', note: '  ' }, 'note'],
  [{ reason: 'scam', note: 'x'.repeat(1001) }, 'note'],
  [{ reason: 'scam', note: 'a\0' }, 'note'],
  [{ reason: 'scam', stars: 1 }, 'stars'],
])('the report %j is refused', async (payload, field) => {
  const { _id: jobId } = await post(host, owner);
  const answer = await calls().report(jobId, payload);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  expect(await calls().caseOf(jobId)).toBeUndefined();
});

describe('limits', () => {
  let limited: TestHost;
  let jobId: string;
  let person: Person;
  beforeAll(async () => {
    limited = await openHost({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
    await addCategories(limited);
    person = await asSeeker(limited);
    [jobId = ''] = await insertTestJobs(limited, [{}]);
  });
  beforeEach(() => limited.db.execute(sql`DELETE FROM attempts`));
  afterAll(() => limited.close());
  const from = (
    address: string,
    headers: Record<string, string> = {},
    payload: object = { reason: 'scam' },
  ) =>
    limited.app.inject({
      method: 'POST',
      url: `/api/jobs/${jobId}/reports`,
      headers: { ...headers, 'x-forwarded-for': address },
      payload,
    });

  test('the eleventh report from a network within an hour has to wait', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await from('192.0.2.1')).statusCode).toBe(201);
    const over = await from('192.0.2.1');
    expect([over.statusCode, over.json()]).toEqual([
      429,
      { message: 'Too many reports; try again later' },
    ]);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(59 * 60);
    expect((await from('192.0.2.2')).statusCode).toBe(201);
    await limited.db.execute(sql`UPDATE attempts SET at = at - interval '1 hour'`);
    expect((await from('192.0.2.1')).statusCode).toBe(201);
  });

  test('what says that it is a person reports no more often, a robot three times, and is told so', async () => {
    const signs = (filled: 0 | 1, address: string) =>
      from(address, { 'x-form-signs': `seconds=9;filled=${filled}` });
    for (let index = 0; index < 10; index += 1)
      expect((await signs(0, '192.0.2.3')).statusCode).toBe(201);
    expect((await signs(0, '192.0.2.3')).statusCode).toBe(429);
    for (let index = 0; index < 3; index += 1)
      expect((await signs(1, '192.0.2.4')).statusCode).toBe(201);
    const over = await signs(1, '192.0.2.4');
    expect([over.statusCode, over.json(), Number(over.headers['retry-after']) > 59 * 60]).toEqual([
      429,
      { message: 'Too many reports; try again later' },
      true,
    ]);
  });

  test('and the eleventh of an account, from wherever it comes', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await from(`198.51.100.${index}`, person.headers)).statusCode).toBe(201);
    expect((await from('198.51.100.99', person.headers)).statusCode).toBe(429);
    expect((await from('198.51.100.99')).statusCode).toBe(201);
  });
});
