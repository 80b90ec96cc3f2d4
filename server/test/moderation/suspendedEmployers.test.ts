import sql from 'sql-template-tag';
import { settlePendingMoves } from '../../services/applications/pendingMoves';
import { settleDueMoves } from '../applications/dueMoves';
import { join } from '../companies/companyFixtures';
import { callAs } from '../hiring/fixtures';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { inboxOf, makeApplication, threadOf, write, type Applied } from '../inbox/inboxFixtures';
import { addCategories } from '../jobFixtures';
import { mailRows } from '../smtp';

let host: TestHost;
let admin: Person;
let two: Applied;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
  admin = await asAdmin(host);
});
beforeEach(async () => {
  two = await makeApplication(host);
});
afterAll(() => host.close());

const urlOf = ({ id }: Person) => `/admin/people/employer/${id}/suspension`;
const suspend = async (person: Person) => {
  const answer = await callAs(host, admin)('PUT', urlOf(person), { reason: 'Asked for money.' });
  expect(answer.statusCode).toBe(200);
};
const lift = async (person: Person) =>
  expect((await callAs(host, admin)('DELETE', urlOf(person))).statusCode).toBe(200);
const offerTo = (on: TestHost, id: string, who: Person, place: string) =>
  callAs(on, who)('PUT', `/applicants/${id}/interview`, {
    kind: 'onSite',
    minutes: 30,
    place,
    message: 'Bring $200.',
    times: [new Date(Date.now() + 86_400_000).toISOString()],
  });
const offer = (who: Person, place = 'Main entrance') => offerTo(host, two.id, who, place);
const letter = { subject: 'About it', body: 'Send money first.' };
const reject = (who: Person, changes: object = {}) =>
  callAs(host, who)('POST', '/applicants/moves', {
    applications: [{ id: two.id, state: 'sent' }],
    move: 'reject',
    letter,
    ...changes,
  });
/** Returns the subjects of the mails to the applicant. */
const mailed = async () =>
  (await mailRows(host.db))
    .filter(({ recipient }) => recipient === `${two.seeker.username}@mail.example`)
    .map(({ subject }) => subject);

/** Expects every way `who` has to write to the applicant to be refused with this message. */
const expectSilence = async (who: Person, message: string) => {
  const letters = callAs(host, who)('POST', '/applicants/letters', { ids: [two.id], letter });
  for (const answer of [await offer(who), await write(host, who, two.id)])
    expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
  const moves = [
    await reject(who),
    await reject(who, { delayDays: 2 }),
    // also mails with the site's own text
    await reject(who, { letter: undefined }),
    await reject(who, { letter: undefined, move: 'offer' }),
  ];
  for (const answer of [await letters, ...moves])
    expect(answer.json().results).toEqual([{ id: two.id, done: false, message }]);
  expect(await threadOf(host, who, two.id)).toMatchObject({ mayWrite: false, silence: message });
  expect([await mailed(), (await inboxOf(host, two.seeker)).items]).toEqual([[], []]);
};

test('a suspended employer offers no interview, sends no message or letter, and decides nothing that the applicant is told', async () => {
  await suspend(two.employer);
  await expectSilence(two.employer, 'Your account is suspended, so you can’t send messages');
  await lift(two.employer);
  expect((await offer(two.employer)).statusCode).toBe(200);
});

test('a suspended recruiter knows nothing of a colleague’s job, which the colleague goes on with', async () => {
  const recruiter = await asEmployer(host);
  await join(host, two.employer, recruiter, { role: 'recruiter', allJobs: true, jobIds: [] });
  await suspend(recruiter);
  const as = callAs(host, recruiter);
  const told = await as('GET', `/threads/${two.id}`);
  for (const answer of [await offer(recruiter), await write(host, recruiter, two.id), told])
    expect(answer.statusCode).toBe(404);
  const letters = as('POST', '/applicants/letters', { ids: [two.id], letter });
  for (const answer of [await letters, await reject(recruiter)])
    expect(answer.json().results).toMatchObject([{ id: two.id, done: false }]);
  expect([await mailed(), (await inboxOf(host, two.seeker)).items]).toEqual([[], []]);
  expect(await threadOf(host, two.employer, two.id)).toMatchObject({ mayWrite: true });
  expect((await offer(two.employer)).statusCode).toBe(200);
});

test('nobody in the company writes about the job of a suspended colleague', async () => {
  const recruiter = await asEmployer(host);
  await join(host, two.employer, recruiter, { role: 'recruiter', allJobs: true, jobIds: [] });
  await suspend(two.employer);
  await expectSilence(recruiter, 'This job’s employer is suspended, so you can’t send messages');
});

describe('a letter that was to go out later', () => {
  const settle = () => settlePendingMoves(host.context, 'https://jobs.example');
  const makeDue = () =>
    host.db.execute(
      sql`UPDATE applications SET pending_at = now() - interval '1 minute' WHERE id = ${two.id}`,
    );
  const stateSeen = async () =>
    (await callAs(host, two.seeker)('GET', `/applications/${two.id}`)).json().state;

  test.each(['the job’s employer', 'who decided'])(
    'waits while %s is suspended, and goes out afterwards',
    async (whose) => {
      const recruiter = await asEmployer(host);
      await join(host, two.employer, recruiter, { role: 'recruiter', allJobs: true, jobIds: [] });
      const suspended = whose === 'who decided' ? recruiter : two.employer;
      expect((await reject(recruiter, { delayDays: 2 })).json().results[0].done).toBe(true);
      await suspend(suspended);
      await makeDue();
      await settle();
      expect([await stateSeen(), await mailed()]).toEqual(['sent', []]);
      await lift(suspended);
      await settleDueMoves(host);
      expect([await stateSeen(), await mailed()]).toEqual(['notSelected', ['About it']]);
    },
  );
});

test('offers that alternate are limited like messages', async () => {
  const strict = await openHost({ RATE_LIMITS: 'on' });
  try {
    await addCategories(strict);
    const { employer, id } = await makeApplication(strict);
    await strict.db.execute(sql`
      INSERT INTO attempts (key, at) SELECT ${`message:employer:${employer.id}`}, now() FROM generate_series(1, 199)`);
    expect((await offerTo(strict, id, employer, 'Main entrance')).statusCode).toBe(200);
    expect((await offerTo(strict, id, employer, 'Back door')).statusCode).toBe(429);
  } finally {
    await strict.close();
  }
});
