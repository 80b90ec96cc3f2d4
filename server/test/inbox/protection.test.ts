import sql from 'sql-template-tag';
import { sendCv, smallPdf } from '../applicationFixtures';
import { settleDueMoves } from '../applications/dueMoves';
import { candidateCalls } from '../candidates/candidateCalls';
import { callAs } from '../hiring/fixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { mailRows } from '../smtp';
import { inboxOf, kindsOf, makeApplication, threadOf, write, type Applied } from './inboxFixtures';
import { sendUnreadMessageMails } from './unreadMails';

let host: TestHost;
let two: Applied;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM message_mails`);
  two = await makeApplication(host);
});
afterAll(() => host.close());

const mails = async () =>
  (await mailRows(host.db)).map(({ recipient, subject }) => [recipient, subject]);
const addressOf = ({ username }: Person) =>
  username.startsWith('seeker') ? `${username}@mail.example` : `${username}@firm.example`;
const block = (who: Person, method: 'PUT' | 'DELETE' = 'PUT') =>
  callAs(host, who)(method, `/threads/${two.id}/block`);
const sendPdf = (who: Person, file = smallPdf('plan'), name = 'plan.pdf') =>
  sendCv(host, who, file, name, { method: 'POST', url: `/api/threads/${two.id}/files` });

describe('a job seeker’s block of an employer is one thing', () => {
  const seekers = candidateCalls(() => host);
  const listed = async (): Promise<string[]> =>
    (await seekers.callExpecting(200, two.seeker, 'GET', '/open-to-work')).blocked.map(
      ({ name }: { name: string }) => name,
    );
  beforeEach(async () => {
    await host.db.execute(
      sql`UPDATE employers SET company_name = ${`Larkspur ${two.employer.username}`} WHERE id = ${two.employer.id}`,
    );
    await seekers.open(two.seeker, { headline: 'Bellringer' });
  });
  const found = async (): Promise<number> =>
    (await seekers.search(two.employer, 'q=bellringer&limit=50')).items.filter(
      ({ application }) => application?._id === two.id,
    ).length;

  test('blocked in a thread, it finds and invites nobody, and is undone in the list', async () => {
    expect(await found()).toBe(1);
    const candidateId = await seekers.idOf(two.seeker);
    await block(two.seeker);
    expect(await found()).toBe(0);
    const another = (await post(host, two.employer))._id;
    expect((await seekers.invite(two.employer, candidateId, another)).status).toBe(404);
    expect(await listed()).toEqual([`Larkspur ${two.employer.username}`]);
    const { blocked } = await seekers.callExpecting(200, two.seeker, 'GET', '/open-to-work');
    await seekers.callExpecting(
      204,
      two.seeker,
      'DELETE',
      `/open-to-work/blocked-employers/${blocked[0]._id}`,
    );
    expect(await threadOf(host, two.seeker, two.id)).toMatchObject({
      isBlocked: false,
      mayWrite: true,
    });
    expect(await found()).toBe(1);
  });

  test('blocked in the list, it can’t write; the thread undoes that where the name is its own', async () => {
    await write(host, two.employer, two.id, 'Before');
    await seekers.block(two.seeker, `larkspur ${two.employer.username}`);
    expect(await threadOf(host, two.seeker, two.id)).toMatchObject({ isBlocked: true });
    expect((await write(host, two.employer, two.id)).statusCode).toBe(409);
    expect((await inboxOf(host, two.seeker)).unread).toBe(0);
    await sendUnreadMessageMails(host);
    expect(await mails()).toEqual([]);
    await block(two.seeker, 'DELETE');
    expect(await listed()).toEqual([]);
    expect((await write(host, two.employer, two.id)).statusCode).toBe(201);
    await seekers.block(two.seeker, 'Larkspur');
    const refused = await block(two.seeker, 'DELETE');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You blocked every employer with “Larkspur” in its name. Undo that under Open to work, Blocked employers.',
    ]);
    expect(await listed()).toEqual(['Larkspur']);
  });

  test('an employer’s own block hides the job seeker from it, and nothing else', async () => {
    await block(two.employer);
    expect(await found()).toBe(0);
    expect(await listed()).toEqual([]);
    await block(two.employer, 'DELETE');
    expect(await found()).toBe(1);
  });
});

describe('a block', () => {
  test.each(['employer', 'seeker'] as const)(
    'by the %s ends writing on both sides',
    async (side) => {
      const [blocker, blocked] =
        side === 'employer' ? [two.employer, two.seeker] : [two.seeker, two.employer];
      await write(host, blocked, two.id, 'Before');
      expect((await block(blocker)).statusCode).toBe(204);
      expect((await block(blocker)).statusCode).toBe(204);
      for (const who of [blocker, blocked]) {
        expect((await write(host, who, two.id)).statusCode).toBe(409);
        expect((await sendPdf(who)).statusCode).toBe(409);
      }
      // the other side isn't told the reason
      expect(await threadOf(host, blocked, two.id)).toMatchObject({
        mayWrite: false,
        silence: 'You can’t write to them anymore',
        isBlocked: false,
      });
      expect(await threadOf(host, blocker, two.id)).toMatchObject({
        mayWrite: false,
        isBlocked: true,
      });
      expect(await sendUnreadMessageMails(host)).toBe(1);
      expect(await mails()).toEqual([]);
      expect((await inboxOf(host, blocker)).unread).toBe(0);
      // only the person who blocked can unblock
      await block(blocked, 'DELETE');
      expect((await write(host, blocked, two.id)).statusCode).toBe(409);
      await block(blocker, 'DELETE');
      expect((await write(host, blocked, two.id)).statusCode).toBe(201);
    },
  );

  test('holds in every thread of the two, and for nobody else', async () => {
    const other = await makeApplication(host);
    await block(two.seeker);
    expect((await write(host, other.employer, other.id)).statusCode).toBe(201);
  });

  test('keeps letters, moves, interviews and withdrawals from being told', async () => {
    await block(two.seeker);
    const asEmployer = callAs(host, two.employer);
    const letter = { subject: 'News', body: 'Hello' };
    const letters = await asEmployer('POST', '/applicants/letters', { ids: [two.id], letter });
    expect(letters.json().results).toEqual([
      { id: two.id, done: false, message: 'You can’t write to them anymore' },
    ]);
    const moved = await asEmployer('POST', '/applicants/moves', {
      move: 'shortlist',
      applications: [{ id: two.id, state: 'sent' }],
    });
    expect(moved.json().results).toMatchObject([{ done: true }]);
    const times = [new Date(Date.now() + 86_400_000).toISOString()];
    const offered = await asEmployer('PUT', `/applicants/${two.id}/interview`, {
      kind: 'phone',
      minutes: 30,
      times,
    });
    expect([offered.statusCode, offered.json().message]).toEqual([
      409,
      'You can’t write to them anymore',
    ]);
    await host.db.execute(sql`UPDATE inbox_items SET at = now() - interval '1 second'`);
    expect(await kindsOf(host, two.seeker)).toEqual([]);
    expect(await mails()).toEqual([]);
    await callAs(host, two.seeker)('POST', `/applications/${two.id}/withdrawal`);
    expect((await mails()).filter(([to]) => to === addressOf(two.employer))).toEqual([]);
  });

  test('takes back what could be undone until then, and a letter that waits is not sent', async () => {
    const moves = (input: object) =>
      callAs(host, two.employer)('POST', '/applicants/moves', {
        applications: [{ id: two.id, state: 'sent' }],
        ...input,
      });
    await moves({ move: 'shortlist' });
    expect(await mails()).toHaveLength(1);
    await block(two.seeker);
    expect(await mails()).toEqual([]);
    expect(
      await host.db.query(sql`SELECT 1 FROM inbox_items WHERE account_id = ${two.seeker.id}`),
    ).toEqual([]);
    await block(two.seeker, 'DELETE');
    const letter = { subject: 'About it', body: 'Sorry' };
    await moves({
      applications: [{ id: two.id, state: 'shortlisted' }],
      move: 'reject',
      letter,
      delayDays: 2,
    });
    await block(two.seeker);
    await host.db.execute(sql`UPDATE applications SET pending_at = now() - interval '1s'
      WHERE id = ${two.id}`);
    await settleDueMoves(host);
    expect(await mails()).toEqual([]);
    expect((await threadOf(host, two.seeker, two.id)).messages).toEqual([]);
  });
});

test('who has left or is suspended neither writes nor is told', async () => {
  const gone = await makeApplication(host);
  await write(host, gone.employer, gone.id, 'To somebody who leaves');
  await host.db.execute(
    sql`UPDATE job_seekers SET deleted_at = now() WHERE id = ${gone.seeker.id}`,
  );
  expect((await write(host, gone.employer, gone.id)).statusCode).toBe(409);
  expect((await write(host, gone.seeker, gone.id)).statusCode).toBe(401);
  await write(host, two.seeker, two.id, 'To somebody who is suspended');
  await host.db.execute(
    sql`UPDATE employers SET suspended_at = now(), suspension_reason = '' WHERE id = ${two.employer.id}`,
  );
  const suspended = await write(host, two.employer, two.id);
  expect([suspended.statusCode, suspended.json().message]).toEqual([
    409,
    'Your account is suspended, so you can’t send messages',
  ]);
  expect((await write(host, two.seeker, two.id)).statusCode).toBe(409);
  await sendUnreadMessageMails(host);
  expect(await mails()).toEqual([]);
});

test('others find no thread', async () => {
  const admin = await asAdmin(host);
  for (const [who, status] of [
    [await asSeeker(host), 404],
    [await asEmployer(host), 404],
    [admin, 403],
  ] as const) {
    const call = callAs(host, who);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/messages', { text: 'Hello' }],
      ['POST', '/read', undefined],
      ['PUT', '/block', undefined],
      ['DELETE', '/block', undefined],
      ['POST', '/report', { reason: 'spam' }],
    ] as const)
      expect([path, (await call(method, `/threads/${two.id}${path}`, body)).statusCode]).toEqual([
        path,
        status,
      ]);
  }
});

test('after a withdrawal nobody writes', async () => {
  await callAs(host, two.seeker)('POST', `/applications/${two.id}/withdrawal`);
  expect((await write(host, two.employer, two.id)).statusCode).toBe(409);
  expect(await threadOf(host, two.employer, two.id)).toMatchObject({ mayWrite: false });
});

test('a flood is refused', async () => {
  const strict = await openHost({ RATE_LIMITS: 'on' });
  try {
    await addCategories(strict);
    const few = await makeApplication(strict);
    await strict.db.execute(sql`
      INSERT INTO attempts (key, at) SELECT ${`message:employer:${few.employer.id}`}, now() FROM generate_series(1, 199)`);
    expect((await write(strict, few.employer, few.id)).statusCode).toBe(201);
    expect((await write(strict, few.employer, few.id)).statusCode).toBe(429);
    expect((await write(strict, few.seeker, few.id)).statusCode).toBe(201);
  } finally {
    await strict.close();
  }
});

describe('a report', () => {
  const report = (who: Person, body: object) =>
    callAs(host, who)('POST', `/threads/${two.id}/report`, body);

  test('shows an administrator what the other side wrote, in the queue', async () => {
    const admin = await asAdmin(host);
    expect((await report(two.seeker, { reason: 'scam' })).statusCode).toBe(409);
    await write(host, two.employer, two.id, 'Send me money');
    await write(host, two.seeker, two.id, 'No');
    expect((await report(two.seeker, { reason: 'other' })).json().field).toBe('note');
    expect(
      (await report(two.seeker, { reason: 'scam', note: 'He asks for money' })).statusCode,
    ).toBe(201);
    const list = await callAs(host, admin)('GET', '/admin/cases?kind=message');
    const found = list
      .json()
      .items.find(({ job }: { job: { _id: string } }) => job._id === two.jobId);
    expect(found).toMatchObject({ kind: 'message', reportCount: 1 });
    const shown = await callAs(host, admin)('GET', `/admin/cases/${found._id}`);
    expect(shown.json().reports).toEqual([
      {
        _id: expect.any(String),
        reason: 'scam',
        note: 'He asks for money',
        role: 'jobseeker',
        username: two.seeker.username,
        createdAt: expect.any(String),
        about: { role: 'employer', username: two.employer.username, messages: ['Send me money'] },
      },
    ]);
    // the other side isn't notified
    expect((await inboxOf(host, two.employer)).items.map(({ kind }) => kind)).toEqual(['message']);
  });
});
