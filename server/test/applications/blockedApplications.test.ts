import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { candidateCalls } from '../candidates/candidateCalls';
import { callAs } from '../hiring/fixtures';
import { openHost, type Person, type TestHost } from '../host';
import { makeApplication, type Applied } from '../inbox/inboxFixtures';
import { addCategories, post } from '../jobFixtures';
import { mailRows } from '../smtp';

let host: TestHost;
let two: Applied;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  two = await makeApplication(host);
  await host.db.execute(
    sql`UPDATE employers SET company_name = ${`Larkspur ${two.employer.username}`} WHERE id = ${two.employer.id}`,
  );
});
afterAll(() => host.close());

const { block: blockName, callExpecting } = candidateCalls(() => host);
const blockThread = (who: Person) => callExpecting(204, who, 'PUT', `/threads/${two.id}/block`);
/** Posts another job of the employer, under a different company name. */
const anotherJob = async (): Promise<string> =>
  (await post(host, two.employer, { companyname: 'Meadow Clinic' }))._id;
const apply = (jobId: string, more: Partial<Wire<'ApplicationInput'>> = {}) =>
  callAs(host, two.seeker)('POST', '/applications', { jobId, ...more });
const applicants = async (jobId: string): Promise<number> =>
  (await callExpecting(200, two.employer, 'GET', `/applicants?job=${jobId}`)).items.length;

test.each([
  ['in a conversation', () => blockThread(two.seeker)],
  ['by its company’s name', () => blockName(two.seeker, `larkspur ${two.employer.username}`)],
  ['by the name on its job', () => blockName(two.seeker, 'meadow clinic')],
])('who blocked an employer %s is warned, and applies only on purpose', async (_where, block) => {
  const jobId = await anotherJob();
  await block();
  await host.db.execute(sql`DELETE FROM mails`);
  const warned = await apply(jobId);
  expect([warned.statusCode, warned.json()]).toEqual([
    409,
    expect.objectContaining({ field: 'despiteBlock', message: expect.stringMatching(/blocked/) }),
  ]);
  expect([await applicants(jobId), await mailRows(host.db)]).toEqual([0, []]);
  expect((await apply(jobId, { despiteBlock: false })).statusCode).toBe(409);
  expect((await apply(jobId, { despiteBlock: true })).statusCode).toBe(201);
  expect(await applicants(jobId)).toBe(1);
  // the block still holds: the employer finds the application in its list, but gets no mail
  expect((await mailRows(host.db)).map(({ recipient }) => recipient)).toEqual([
    `${two.seeker.username}@mail.example`,
  ]);
});

test('a withdrawn application is sent again only on purpose, too', async () => {
  expect(
    (await callAs(host, two.seeker)('POST', `/applications/${two.id}/withdrawal`)).statusCode,
  ).toBe(200);
  await blockThread(two.seeker);
  expect((await apply(two.jobId)).json().field).toBe('despiteBlock');
  expect((await apply(two.jobId, { despiteBlock: true })).statusCode).toBe(201);
});

test('whom an employer has blocked learns nothing of it', async () => {
  const jobId = await anotherJob();
  const before = await apply(await anotherJob());
  await blockThread(two.employer);
  const after = await apply(jobId);
  expect([before.statusCode, after.statusCode]).toEqual([201, 201]);
  const [one, other] = [before.json(), after.json()].map((application) => Object.keys(application));
  expect(other).toEqual(one);
});
