import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { asSeeker } from '../host';
import { insertTestJobs } from '../jobFixtures';
import { postAlert, saveAlert } from './alertFixtures';
import { alertHost, fragmentIn, jobsIn, origin } from './alertHost';

const { host, mailsTo, runAlertsAt, emailOf, aSeeker, call, alertsOf } = alertHost();

let addresses = 0;
const anAddress = (): string => `visitor${(addresses += 1)}@mail.example`;

/**
 * Creates an alert of an address without an account and confirms it; returns its key and next time.
 */
const confirmedAlert = async (email: string, q: string) => {
  const asked = await postAlert(host(), null, { name: q, search: { q }, email });
  expect([asked.statusCode, asked.body]).toEqual([202, '']);
  const token = fragmentIn((await mailsTo(email)).at(-1), 'alertconfirmation');
  const confirmed = await call('POST', '/job-alert-confirmations', { token });
  expect(confirmed.statusCode).toBe(200);
  const { key, alert } = confirmed.json();
  return { key: String(key), alert, token, due: new Date(alert.nextAt) };
};

describe('without an account', () => {
  it('an alert is on once its address is confirmed by a press, and once only', async () => {
    const email = anAddress();
    const asked = await postAlert(host(), null, {
      name: 'Buy at evil.example',
      search: { q: 'glazier' },
      email,
    });
    expect(asked.statusCode).toBe(202);
    const [mail] = await mailsTo(email);
    expect(mail?.mail.subject).toBe('Confirm your job alert on Jobline');
    expect(`${mail?.mail.text}${mail?.mail.html}`).not.toMatch(/evil|glazier/);
    const [early] = await insertTestJobs(host(), [{ title: 'Glazier', company: 'Early' }]);
    await runAlertsAt(new Date(Date.now() + 48 * 3_600_000));
    expect(await mailsTo(email)).toHaveLength(1);

    const token = fragmentIn(mail, 'alertconfirmation');
    const confirmed = await call('POST', '/job-alert-confirmations', { token });
    expect(confirmed.json()).toMatchObject({ alert: { state: 'on', search: { q: 'glazier' } } });
    const again = await call('POST', '/job-alert-confirmations', { token });
    expect(again.statusCode).toBe(404);
    const [job] = await insertTestJobs(host(), [{ title: 'Glazier', company: 'Late' }]);
    await runAlertsAt(confirmed.json().alert.nextAt);
    const [, told] = await mailsTo(email);
    expect([jobsIn(told), early === job]).toEqual([[job], false]);
  });

  it('a link is over after three days', async () => {
    const email = anAddress();
    await postAlert(host(), null, { email });
    await host().db.execute(
      sql`UPDATE job_alerts SET confirmation_until = now() - interval '1 second' WHERE email = ${email}`,
    );
    const token = fragmentIn((await mailsTo(email))[0], 'alertconfirmation');
    expect((await call('POST', '/job-alert-confirmations', { token })).statusCode).toBe(404);
  });

  it('at most three mails wait for an answer at an address, also where all are asked for at once', async () => {
    const email = anAddress();
    const asked = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        postAlert(host(), null, { name: `${at}`, email: at % 2 ? email : email.toUpperCase() }),
      ),
    );
    expect(asked.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      202, 202, 202, 429, 429, 429,
    ]);
    const refused = asked.find(({ statusCode }) => statusCode === 429);
    expect([refused?.json().field, refused?.headers['retry-after']]).toEqual(['email', '86400']);
    const mails = [...(await mailsTo(email)), ...(await mailsTo(email.toUpperCase()))];
    expect(mails).toHaveLength(3);
    const token = fragmentIn(mails[0], 'alertconfirmation');
    expect((await call('POST', '/job-alert-confirmations', { token })).statusCode).toBe(200);
    expect((await postAlert(host(), null, { email })).statusCode).toBe(202);
    expect((await postAlert(host(), null, { email })).statusCode).toBe(429);
    // the confirmation links of these have expired
    await host().db.execute(
      sql`UPDATE job_alerts SET confirmation_until = now() - interval '1 second' WHERE state = 'unconfirmed'`,
    );
    expect((await postAlert(host(), null, { email })).statusCode).toBe(202);
  });

  it.each([
    ['no address', {}, 'email'],
    ['two addresses', { email: 'ada@mail.example, eve@mail.example' }, 'email'],
    ['a header', { email: 'ada@mail.example\r\nBcc: eve@mail.example' }, 'email'],
    ['no zone of that name', { email: 'ada@mail.example', timeZone: '+05:30' }, 'timeZone'],
    ['no hour', { email: 'ada@mail.example', hour: 24 }, 'hour'],
    ['no name', { email: 'ada@mail.example', name: '  ' }, 'name'],
    ['nothing to find', { email: 'ada@mail.example', search: { q: '!!' } }, 'search'],
    ['no place on earth', { email: 'ada@mail.example', search: { near: '99,999' } }, 'near'],
  ])('%s is refused, and nobody is mailed', async (_, changes, field) => {
    const answer = await postAlert(host(), null, changes);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    expect(await mailsTo('ada@mail.example')).toEqual([]);
  });
});

describe('the links in a mail', () => {
  it('do nothing when they are opened; List-Unsubscribe-Post stops the alert at once, without a session', async () => {
    const email = anAddress();
    const { due } = await confirmedAlert(email, 'organist');
    await insertTestJobs(host(), [{ title: 'Organist' }]);
    await runAlertsAt(due);
    const told = (await mailsTo(email)).at(-1);
    const header = told?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const url = header.replace(`<${origin}`, '').replace('>', '');
    const key = fragmentIn(told, 'alert').split('.')[0] ?? '';
    const state = async () =>
      (await call('GET', `/job-alert-links/${key}`)).json().state as unknown;
    const opened = await host().app.inject({ url });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/alert#${key}.stop`]);
    expect(await state()).toBe('on');
    const stopped = await host().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.statusCode).toBe(204);
    expect(await state()).toBe('stopped');
    await insertTestJobs(host(), [{ title: 'Organist', company: 'Cathedral' }]);
    await runAlertsAt(new Date(due.getTime() + 48 * 3_600_000));
    expect(
      (await mailsTo(email)).filter(({ mail }) => /new job/.test(mail.subject ?? '')),
    ).toHaveLength(1);
  });

  it('that are forged do nothing, and say nothing of what there is', async () => {
    const email = anAddress();
    const { key, alert } = await confirmedAlert(email, 'luthier');
    const seeker = await aSeeker();
    const own = await saveAlert(host(), seeker);
    const last = key.at(-1) === 'a' ? 'b' : 'a';
    const forged = [
      key.slice(0, -1) + last,
      key.slice(0, -1),
      `${key}x`,
      `${key}.stop`,
      String(alert._id),
      own._id,
      randomUUID(),
      encodeURIComponent(email),
      '%00',
      "' OR 1=1 --",
      '..%2F..%2Fjob-alerts',
      'x'.repeat(200),
    ];
    for (const each of forged) {
      const stop = await host().app.inject({
        method: 'POST',
        url: `/api/unsubscribe/${each}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([each, [400, 404].includes(stop.statusCode), stop.statusCode]).toEqual([
        each,
        true,
        stop.statusCode,
      ]);
      for (const [method, payload] of [
        ['GET', undefined],
        ['PUT', { state: 'paused' }],
        ['DELETE', undefined],
      ] as const) {
        const answer = await call(method, `/job-alert-links/${each}`, payload);
        expect([each, method, [400, 404].includes(answer.statusCode)]).toEqual([
          each,
          method,
          true,
        ]);
      }
    }
    expect((await call('GET', `/job-alert-links/${key}`)).json()).toMatchObject({ state: 'on' });
    expect((await alertsOf(seeker))[0]).toMatchObject({ state: 'on' });
  });

  it('change, pause and delete this one alert, and no other', async () => {
    const email = anAddress();
    const [one, other] = [
      await confirmedAlert(email, 'cobbler'),
      await confirmedAlert(email, 'cobbler'),
    ];
    const change = (payload: object) => call('PUT', `/job-alert-links/${one.key}`, payload);
    expect((await change({ state: 'paused' })).json()).toMatchObject({ state: 'paused' });
    expect(
      (await change({ state: 'on', frequency: 'weekly', weekday: 1, hour: 18 })).json(),
    ).toMatchObject({
      state: 'on',
      frequency: 'weekly',
      weekday: 1,
      hour: 18,
    });
    expect((await change({})).statusCode).toBe(400);
    expect((await change({ email: 'eve@mail.example' })).statusCode).toBe(400);
    expect((await call('DELETE', `/job-alert-links/${one.key}`)).statusCode).toBe(204);
    expect((await call('GET', `/job-alert-links/${one.key}`)).statusCode).toBe(404);
    expect((await call('GET', `/job-alert-links/${other.key}`)).json()).toMatchObject({
      state: 'on',
      frequency: 'daily',
    });
  });

  it('feedback is noted, and changes what it can', async () => {
    const { key } = await confirmedAlert(anAddress(), 'mason in tulsa, ok');
    const say = async (about: string) =>
      (await call('POST', `/job-alert-links/${key}/feedback`, { about })).json();
    expect(await say('wrongJobs')).toMatchObject({
      frequency: 'daily',
      search: { q: 'mason in tulsa, ok' },
    });
    expect(await say('tooMany')).toMatchObject({ frequency: 'weekly', state: 'on' });
    expect((await say('tooFar')).search).toEqual({ q: 'mason in tulsa, ok', miles: 10 });
    expect((await say('tooFar')).search).toEqual({ q: 'mason in tulsa, ok', miles: 5 });
    expect((await say('tooFar')).search).toEqual({ q: 'mason in tulsa, ok', miles: 5 });
    expect(
      await host().db.query(sql`SELECT feedback FROM job_alerts WHERE link_key = ${key}`),
    ).toEqual([{ feedback: 'tooFar' }]);
  });

  it.each(['not-a-key', randomUUID(), "' OR true --", '%00'])('%s is nobody’s', async (key) => {
    const path = `/job-alert-links/${encodeURIComponent(key)}`;
    for (const answer of [
      await call('GET', path),
      await call('PUT', path, { state: 'stopped' }),
      await call('DELETE', path),
      await call('POST', `${path}/feedback`, { about: 'tooMany' }),
      await call('POST', `/unsubscribe/${encodeURIComponent(key)}`),
    ])
      expect(answer.statusCode).toBe(404);
  });

  it('one that nobody confirmed has no links', async () => {
    const email = anAddress();
    await postAlert(host(), null, { email });
    const [row] = await host().db.query<{ key: string }>(
      sql`SELECT link_key AS key FROM job_alerts WHERE email = ${email}`,
    );
    expect((await call('GET', `/job-alert-links/${row?.key}`)).statusCode).toBe(404);
    expect((await call('POST', `/unsubscribe/${row?.key}`)).statusCode).toBe(404);
  });

  it('an account’s are over once it is deleted', async () => {
    const seeker = await aSeeker();
    const alert = await saveAlert(host(), seeker, { search: { q: 'harpist' } });
    await insertTestJobs(host(), [{ title: 'Harpist' }]);
    await runAlertsAt(alert.nextAt ?? '');
    const key = fragmentIn((await mailsTo(emailOf(seeker)))[0], 'alert').split('.')[0];
    expect((await call('GET', `/job-alert-links/${key}`)).statusCode).toBe(200);
    await host().db.execute(sql`UPDATE job_seekers SET deleted_at = now() WHERE id = ${seeker.id}`);
    expect((await call('GET', `/job-alert-links/${key}`)).statusCode).toBe(404);
  });
});

test('an account’s alerts are its own', async () => {
  const [seeker, stranger] = [await asSeeker(host()), await asSeeker(host())];
  const alert = await saveAlert(host(), seeker, { email: 'ignored@mail.example' });
  expect(await mailsTo('ignored@mail.example')).toEqual([]);
  expect((await alertsOf(seeker)).map(({ _id }) => _id)).toEqual([alert._id]);
  expect(await alertsOf(stranger)).toEqual([]);
  for (const method of ['PUT', 'DELETE'] as const)
    for (const id of [alert._id, 'x', randomUUID()])
      expect(
        (await call(method, `/job-alerts/${id}`, { state: 'paused' }, stranger.headers)).statusCode,
      ).toBe(404);
});

test('an account has twenty alerts at most, and a repeated call makes no second one', async () => {
  const seeker = await asSeeker(host());
  const headers = { ...seeker.headers, 'idempotency-key': randomUUID() };
  const [first, second] = [
    await postAlert(host(), { ...seeker, headers }),
    await postAlert(host(), { ...seeker, headers }),
  ];
  expect([first.statusCode, second.json()._id]).toEqual([201, first.json()._id]);
  for (let count = 1; count < 20; count += 1) await saveAlert(host(), seeker);
  const refused = await postAlert(host(), seeker);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'You have 20 job alerts. Delete one to add another.',
  ]);
  expect(await alertsOf(seeker)).toHaveLength(20);
});
