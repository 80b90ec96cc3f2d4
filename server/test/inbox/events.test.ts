import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { addEvents } from '../../repositories/inbox/events';
import { announceShown } from '../../services/inbox/inbox';
import { inDays, setUpInterview } from '../applications/interviewFixtures';
import { candidateCalls } from '../candidates/candidateCalls';
import { callAs } from '../hiring/fixtures';
import { asAdmin, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { kindsOf, makeApplication, write, type Applied } from './inboxFixtures';
import { makeInvitation } from './invitationFixtures';

let host: TestHost;
/** Another host on the same database. */
let second: Awaited<ReturnType<typeof buildApp>>;
let origins: [string, string];
let two: Applied;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  second = await buildApp(host.context);
  origins = [
    await host.app.listen({ port: 0, host: '127.0.0.1' }),
    await second.listen({ port: 0, host: '127.0.0.1' }),
  ];
});
beforeEach(async () => {
  two = await makeApplication(host);
});
afterAll(async () => {
  await second.close();
  await host.close();
});

/** Resolves whether `isTrue` returned true within three seconds. */
const eventually = async (isTrue: () => boolean): Promise<boolean> => {
  for (let waited = 0; waited < 3000 && !isTrue(); waited += 20) await sleep(20);
  return isTrue();
};

/** Opens a stream; collects the events that happen from now on. */
const open = async (who: Person, origin = origins[0]) => {
  const stopped = new AbortController();
  const answer = await fetch(`${origin}/api/events`, {
    headers: who.headers,
    signal: stopped.signal,
  });
  const heard = { status: answer.status, headers: answer.headers, text: '', isEnded: false };
  const read = async () => {
    if (!answer.body) return;
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) heard.text += decoder.decode(chunk);
  };
  void read()
    .catch(() => {})
    .then(() => {
      heard.isEnded = true;
    });
  // earlier events may only arrive now: they come before these marks
  const about = randomUUID();
  const marks = (['employer', 'jobseeker'] as const).map((role) => ({
    role,
    accountId: who.id,
    kind: 'opened',
    about,
  }));
  if (answer.status === 200) {
    await addEvents(host.db, marks);
    expect(await eventually(() => heard.text.includes(about))).toBe(true);
  }
  const events = (): { kind: string; about: string }[] =>
    [...heard.text.slice(heard.text.indexOf(about)).matchAll(/^data: (.*)$/gm)]
      .map(([, data = '']) => JSON.parse(data))
      // leaves out the opening of other streams of the account
      .filter(({ kind }) => kind !== 'opened');
  return { heard, events, close: () => stopped.abort() };
};

test('what one host tells is heard on all hosts, by those whom it is for alone', async () => {
  const stranger = await asSeeker(host);
  const [here, there, theirs] = [
    await open(two.seeker),
    await open(two.seeker, origins[1]),
    await open(stranger),
  ];
  expect([here.heard.status, here.heard.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  await write(host, two.employer, two.id);
  const told = { kind: 'message', about: two.id };
  expect(await eventually(() => here.events().length > 0 && there.events().length > 0)).toBe(true);
  expect([here.events(), there.events()]).toEqual([[told], [told]]);
  expect(theirs.events()).toEqual([]);
  // read on one device, it is known on the others; the writer is notified, too
  const writer = await open(two.employer);
  await callAs(host, two.seeker)('POST', `/threads/${two.id}/read`);
  const read = { kind: 'read', about: two.id };
  expect(await eventually(() => there.events().length > 1 && writer.events().length > 0)).toBe(
    true,
  );
  expect([there.events()[1], writer.events()[0]]).toEqual([read, read]);
  // an event says what to read again and contains no content
  expect(here.heard.text).not.toContain('Hello');
  for (const each of [here, there, theirs, writer]) each.close();
});

test('an answer to an invitation, and its revocation, are heard by both sides', async () => {
  const { employer, seeker, id } = await makeInvitation(host);
  const { answer, close } = candidateCalls(() => host);
  const [theirs, own] = [await open(employer), await open(seeker)];
  const told = { kind: 'invitation', about: id };
  await answer(seeker, id, 'yes');
  expect(await eventually(() => theirs.events().length > 0 && own.events().length > 0)).toBe(true);
  expect([theirs.events(), own.events()]).toEqual([[told], [told]]);
  await close(seeker);
  expect(await eventually(() => theirs.events().length > 1)).toBe(true);
  expect(theirs.events()).toEqual([told, told]);
  for (const each of [theirs, own]) each.close();
});

test('what an applicant does about an interview is heard by the employer, whose inbox has nothing of it', async () => {
  const { owner, id, offer, choose } = await setUpInterview(host);
  const stream = await open(owner);
  const heard = () => stream.events().filter(({ kind }) => kind === 'interview');
  const time = inDays(1);
  // booked, canceled, declined
  for (const [count, choice] of [{ time }, {}, {}].entries()) {
    if (count !== 1) await offer([time]);
    expect((await choose(choice)).statusCode).toBe(200);
    expect(await eventually(() => heard().length > count)).toBe(true);
  }
  const told = { kind: 'interview', about: id };
  expect(heard()).toEqual([told, told, told]);
  expect(await kindsOf(host, owner)).toEqual([]);
  // an employer who blocked them isn't notified
  await offer([time]);
  await callAs(host, owner)('PUT', `/threads/${id}/block`);
  await choose({ time });
  const last = { kind: 'last', about: id };
  await addEvents(host.db, [{ role: 'employer', accountId: owner.id, ...last }]);
  expect(await eventually(() => stream.events().at(-1)?.kind === 'last')).toBe(true);
  expect(heard()).toHaveLength(3);
  stream.close();
});

test('an application that is withdrawn is heard of by its employer', async () => {
  const { owner, id, seeker } = await setUpInterview(host);
  const stream = await open(owner);
  expect((await callAs(host, seeker)('POST', `/applications/${id}/withdrawal`)).statusCode).toBe(
    200,
  );
  expect(await eventually(() => stream.events().length > 0)).toBe(true);
  expect(stream.events()).toContainEqual({ kind: 'withdrawn', about: id });
  stream.close();
});

test('what could be undone is told once it is shown', async () => {
  const stream = await open(two.seeker);
  await callAs(host, two.employer)('POST', '/applicants/moves', {
    move: 'shortlist',
    applications: [{ id: two.id, state: 'sent' }],
  });
  expect(await announceShown(host.db)).toBe(0);
  await host.db.execute(
    sql`UPDATE inbox_items SET at = now() - interval '1 second' WHERE account_id = ${two.seeker.id}`,
  );
  expect(await announceShown(host.db)).toBe(1);
  expect(await eventually(() => stream.events().length > 0)).toBe(true);
  expect(stream.events()).toEqual([{ kind: 'answer', about: two.id }]);
  stream.close();
});

test('after a block nothing is told, not even that a message was read', async () => {
  await write(host, two.seeker, two.id);
  await callAs(host, two.seeker)('PUT', `/threads/${two.id}/block`);
  const [seeker, employer] = [await open(two.seeker), await open(two.employer)];
  await callAs(host, two.employer)('POST', `/threads/${two.id}/read`);
  await callAs(host, two.employer)('POST', '/applicants/moves', {
    move: 'shortlist',
    applications: [{ id: two.id, state: 'sent' }],
  });
  await host.db.execute(sql`UPDATE inbox_items SET at = now()`);
  await announceShown(host.db);
  // the account's own events arrive
  expect(await eventually(() => employer.events().length > 0)).toBe(true);
  expect(seeker.events()).toEqual([]);
  for (const each of [seeker, employer]) each.close();
});

test('a login that has ended hears nothing more', async () => {
  const stream = await open(two.seeker);
  await callAs(host, two.seeker)('DELETE', '/session');
  await write(host, two.employer, two.id);
  expect(await eventually(() => stream.heard.isEnded)).toBe(true);
  expect(stream.events()).toEqual([]);
});

test('nobody else is heard: visitors, administrators', async () => {
  const visitor = await fetch(`${origins[0]}/api/events`);
  expect(visitor.status).toBe(401);
  expect((await open(await asAdmin(host))).heard.status).toBe(403);
});

test('an account has eight streams at most, and room again once one is closed', async () => {
  const streams = await Promise.all(Array.from({ length: 8 }, () => open(two.seeker)));
  expect(streams.map(({ heard }) => heard.status)).toEqual(Array.from({ length: 8 }, () => 200));
  const ninth = await open(two.seeker);
  expect([ninth.heard.status, ninth.heard.headers.get('retry-after')]).toEqual([429, '60']);
  // other accounts have their own limit
  const other = await open(two.employer);
  expect(other.heard.status).toBe(200);
  streams[0]?.close();
  await sleep(200);
  const again = await open(two.seeker);
  expect(again.heard.status).toBe(200);
  for (const each of [...streams, other, again]) each.close();
});

test('while notices may be missed there is no stream; those there are end and come back', async () => {
  const stream = await open(two.seeker);
  await host.db.execute(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query = 'SELECT pg_notify($1, $2)'`);
  expect(await eventually(() => stream.heard.isEnded)).toBe(true);
  expect(stream.heard.text).toMatch(/retry: \d+\n\n$/);
  await sleep(1500);
  const back = await open(two.seeker);
  await write(host, two.employer, two.id);
  expect(await eventually(() => back.events().length > 0)).toBe(true);
  back.close();
});

test('a host that drains ends its streams with when to come back, and takes no more', async () => {
  const third = await buildApp(host.context);
  const origin = await third.listen({ port: 0, host: '127.0.0.1' });
  const stream = await open(two.seeker, origin);
  third.drain();
  expect(await eventually(() => stream.heard.isEnded)).toBe(true);
  expect(stream.heard.text).toMatch(/retry: \d+\n\n$/);
  expect((await open(two.seeker, origin)).heard.status).toBe(503);
  await third.close();
});
