import sql from 'sql-template-tag';
import { openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import {
  inDays,
  linesOf,
  setUpInterview,
  type InterviewSetup,
  type Mail,
} from './interviewFixtures';

let host: TestHost;
let owner: Person;
let seeker: Person;
let id: string;
let { call, offer, choose, cancel, withdraw, seen, mails } = {} as InterviewSetup; // set before each test
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
beforeEach(async () => {
  ({ owner, seeker, id, call, offer, choose, cancel, withdraw, seen, mails } =
    await setUpInterview(host));
});
afterAll(() => host.close());

test('the employer’s list has the times of those at the interview, and of nobody else', async () => {
  const times = [inDays(3), inDays(1)];
  await offer(times);
  const listed = async () => (await call(owner, 'GET', '/applicants')).json().items;
  expect(await listed()).toMatchObject([
    { interview: { state: 'offered', times: times.toSorted() } },
  ]);
  await choose({ time: times[0] });
  expect(await listed()).toMatchObject([{ interview: { state: 'booked', chosenAt: times[0] } }]);
  const rated = await call(owner, 'PUT', `/applicants/${id}`, { rating: 4 });
  expect(rated.json()).toMatchObject({ rating: 4, interview: { state: 'booked' } });
  await call(owner, 'POST', '/applicants/moves', {
    move: 'offer',
    applications: [{ id, state: 'interview' }],
  });
  const [moved] = await listed();
  expect(moved).toMatchObject({ state: 'offer' });
  expect(moved).not.toHaveProperty('interview');
});

test('offered, chosen, and in both calendars', async () => {
  const times = [inDays(3), inDays(1), inDays(2)];
  expect((await offer(times)).json().state).toBe('interview');
  expect(await seen()).toMatchObject({
    state: 'interview',
    interview: { state: 'offered', times: times.toSorted(), place: 'Main entrance, 2nd floor' },
  });
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Harbour Clinic would like to meet you: Night Nurse',
  ]);
  await host.db.execute(sql`DELETE FROM mails`);
  const chosen = await choose({ time: times[2] });
  expect(chosen.json().interview).toMatchObject({ state: 'booked', chosenAt: times[2] });
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
    [`${owner.username}@firm.example`, `${seeker.username}@mail.example`].toSorted(),
  );
  for (const { calendar, method } of sent) {
    expect(method).toBe('REQUEST');
    expect(linesOf(calendar)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'STATUS:CONFIRMED',
        'DURATION:PT45M',
        `DTSTART:${times[2]?.replaceAll(/[-:]|\.\d+/g, '')}`,
      ]),
    );
  }
  const file = await call(seeker, 'GET', `/applications/${id}/interview.ics`);
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': expect.stringContaining('interview.ics'),
  });
  expect((await seen()).history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'sent',
    'interview',
    'interviewOffered',
    'interviewBooked',
  ]);
});

test('a calendar entry carries no address that nobody confirmed, and no link but ours', async () => {
  const times = [inDays(2)];
  const lure = 'see evil.example or https://evil.example/win';
  await host.db.execute(
    sql`UPDATE jobs SET title = 'Nurse at evil.example' WHERE id = (SELECT job_id FROM applications WHERE id = ${id})`,
  );
  await offer(times, { place: lure, message: lure });
  await host.db.execute(sql`UPDATE employers SET email_verified_at = NULL WHERE id = ${owner.id}`);
  await choose({ time: times[0] });
  const [forSeeker] = (await mails()).filter(({ calendar }) => calendar);
  const lines = linesOf(forSeeker?.calendar ?? null);
  expect(lines.find((line) => line.startsWith('ORGANIZER'))).toMatch(
    /mailto:hello@jobline\.example$/i,
  );
  expect(lines.find((line) => line.startsWith('ATTENDEE'))).toContain(
    `${seeker.username}@mail.example`,
  );
  expect(lines.join('\n')).not.toMatch(/evil\.example|@firm\.example/);
  await host.db.execute(
    sql`UPDATE job_seekers SET email_verified_at = NULL WHERE id = ${seeker.id}`,
  );
  const file = await call(seeker, 'GET', `/applications/${id}/interview.ics`);
  expect(file.body).toContain('BEGIN:VEVENT');
  expect(file.body).not.toMatch(/ATTENDEE|@mail\.example/);
});

test('the same offer sent twice is one: one mail, one line in the history', async () => {
  const times = [inDays(3), inDays(1)];
  const first = await offer(times);
  expect((await offer(times.toReversed())).json()).toEqual(first.json());
  expect(await mails()).toHaveLength(1);
  expect((await seen()).history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'sent',
    'interview',
    'interviewOffered',
  ]);
  await offer([inDays(4)]);
  expect(await mails()).toHaveLength(2);
});

test('moved: the calendars’ entry is taken out, the same one comes back', async () => {
  await offer([inDays(1)]);
  await choose({ time: inDays(1) });
  const [booked] = await mails().then((all) => all.filter(({ calendar }) => calendar));
  await host.db.execute(sql`DELETE FROM mails`);
  await offer([inDays(5)]);
  const [cancelled] = (await mails()).filter(({ calendar }) => calendar);
  expect(cancelled?.method).toBe('CANCEL');
  const line = (mail: Mail | undefined, name: string) =>
    linesOf(mail?.calendar ?? null).find((each) => each.startsWith(name));
  expect(line(cancelled, 'UID')).toBe(line(booked, 'UID'));
  expect(line(cancelled, 'STATUS')).toBe('STATUS:CANCELLED');
  await host.db.execute(sql`DELETE FROM mails`);
  await choose({ time: inDays(5) });
  const [again] = (await mails()).filter(({ calendar }) => calendar);
  const sequence = (mail: Mail | undefined) => Number(line(mail, 'SEQUENCE')?.split(':')[1]);
  expect(line(again, 'UID')).toBe(line(booked, 'UID'));
  expect([sequence(cancelled) > sequence(booked), sequence(again) > sequence(cancelled)]).toEqual([
    true,
    true,
  ]);
});

test('cancelled with one click; then there is nothing to cancel or to choose', async () => {
  await offer([inDays(1)]);
  await choose({ time: inDays(1) });
  await host.db.execute(sql`DELETE FROM mails`);
  expect((await cancel()).statusCode).toBe(200);
  expect((await mails()).map(({ method }) => method)).toEqual(['CANCEL', 'CANCEL']);
  expect((await cancel()).statusCode).toBe(409);
  expect((await choose({ time: inDays(1) })).statusCode).toBe(409);
  expect((await seen()).interview.state).toBe('cancelled');
  expect((await call(seeker, 'GET', `/applications/${id}/interview.ics`)).statusCode).toBe(404);
});

test('none of the times works: the employer learns it, with the note', async () => {
  await offer([inDays(1)]);
  await host.db.execute(sql`DELETE FROM mails`);
  expect((await choose({ note: 'I’m away until Monday.' })).json().interview.state).toBe(
    'declined',
  );
  const [mail] = await host.db.query<{ recipient: string; text: string }>(
    sql`SELECT recipient, text_body AS text FROM mails`,
  );
  expect(mail?.recipient).toBe(`${owner.username}@firm.example`);
  expect(mail?.text).toContain('> I’m away until Monday.');
});

test('two choose at once: one time is booked', async () => {
  const times = [inDays(1), inDays(2)];
  await offer(times);
  const answers = await Promise.all(times.map((time) => choose({ time })));
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
});

test.each<[string, object, number]>([
  ['a time that has passed', { times: [inDays(-1)] }, 400],
  ['no time', { times: [] }, 400],
  ['six times', { times: [1, 2, 3, 4, 5, 6].map(inDays) }, 400],
  ['something that is no time', { times: ['tomorrow'] }, 400],
  ['a day that June does not have', { times: ['2999-06-31T10:00:00Z'] }, 400],
  ['a time of no zone', { times: ['2999-06-30T10:00:00'] }, 400],
  ['a meeting of no length', { minutes: 0 }, 400],
])('%s is refused', async (_name, changes, status) => {
  expect((await offer([inDays(1)], changes)).statusCode).toBe(status);
  expect((await seen()).state).toBe('sent');
});

test('after a withdrawal there is nothing to offer', async () => {
  await withdraw();
  const refused = await offer([inDays(1)]);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This application is withdrawn',
  ]);
});
