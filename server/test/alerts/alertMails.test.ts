import sql from 'sql-template-tag';
import { day, hour } from '@contract/time/durations';
import { refreshSearchStatistics } from '../../services/search/searchUpkeep';
import { asEmployer } from '../host';
import { expireJob, insertTestJobs, jobChange, jobForm, post, setStatus } from '../jobFixtures';
import { saveAlert } from './alertFixtures';
import { alertHost, due, jobsIn, origin } from './alertHost';

const { host, mailsTo, runAlertsAt, emailOf, confirmEmail, aSeeker, call, alertsOf } = alertHost();

const oneDay = (at: Date, days = 1): Date => new Date(at.getTime() + days * day);

test('a mail tells what is new, best first, once, and how to stop it', async () => {
  const seeker = await aSeeker();
  await insertTestJobs(host(), [{ title: 'Welder', company: 'Old Works' }]);
  const alert = await saveAlert(host(), seeker, { name: 'welder', search: { q: 'welder' } });
  expect(alert).toMatchObject({ name: 'welder', state: 'on', newJobs: 0, total: 1, sentAt: null });
  const [inText, plain, longer] = await insertTestJobs(host(), [
    { title: 'Foreman', company: 'North Yard', overview: 'Lead each welder of the yard.' },
    { title: 'Welder', company: 'Iron & Sons', payFrom: 3000, payTo: 3600 },
    { title: 'Welder for a large shipyard, nights', company: 'South Yard' },
    { title: 'Clerk' },
  ]);
  const at = due(alert);
  expect(await runAlertsAt(new Date(at.getTime() - 1))).toBe(0);
  expect((await alertsOf(seeker))[0]).toMatchObject({ newJobs: 3 });
  expect(await runAlertsAt(at)).toBe(1);

  const [mail, ...others] = await mailsTo(emailOf(seeker));
  expect(others).toEqual([]);
  expect(mail?.mail.subject).toBe('3 new jobs for welder');
  expect(jobsIn(mail)).toEqual([plain, longer, inText]);
  expect(mail?.mail.text).toContain('Iron & Sons · Denver, CO');
  expect(mail?.mail.text).toContain('$3,000 - $3,600 a month · Full-time');
  expect(mail?.mail.html).toContain('Iron &amp; Sons');
  expect(mail?.mail.html).toContain('1 of 3 list their pay.');
  const unsubscribe = mail?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  expect(unsubscribe).toMatch(new RegExp(`^<${origin}/api/unsubscribe/[0-9a-f-]{36}>$`));
  expect(mail?.mail.headers).toContainEqual(
    expect.objectContaining({
      key: 'list-unsubscribe-post',
      value: 'List-Unsubscribe=One-Click',
    }),
  );

  const [after] = await alertsOf(seeker);
  expect(after).toMatchObject({ newJobs: 0, sentAt: expect.any(String) });
  expect(due(after ?? alert)).toEqual(oneDay(at));
  // nothing new: no mail, but the next time advances
  expect(await runAlertsAt(oneDay(at))).toBe(1);
  // an edited job isn't new
  await host().db.execute(sql`UPDATE jobs SET title = 'Welder II' WHERE id = ${plain}`);
  const [next] = await insertTestJobs(host(), [{ title: 'Welder', company: 'Quay' }]);
  expect(await runAlertsAt(oneDay(at, 2))).toBe(1);
  const [, second, ...more] = await mailsTo(emailOf(seeker));
  expect([second?.mail.subject, jobsIn(second), more]).toEqual([
    '1 new job for welder',
    [next],
    [],
  ]);
});

test.each([
  [0, 'Since today. '],
  [1, 'Since yesterday. '],
  [2, 'In the last 2 days. '],
  [6, 'In the last 6 days. '],
  [7, 'Since Dec 2. '],
])('sent last %i days ago, it says “%s”', async (days, since) => {
  const seeker = await aSeeker();
  const search = { q: `glazier${days}` };
  const alert = await saveAlert(host(), seeker, { search, timeZone: 'UTC' });
  await insertTestJobs(host(), [{ title: `Glazier${days}` }]);
  // a fixed date, so that its name doesn't depend on when the test runs
  const at = new Date('2040-12-09T12:00:00Z');
  await host().db.execute(
    sql`UPDATE job_alerts SET sent_at = ${oneDay(at, -days)} WHERE id = ${alert._id}`,
  );
  await runAlertsAt(at);
  const [mail] = await mailsTo(emailOf(seeker));
  expect(mail?.mail.html).toContain(since);
});

test('a suspended job seeker is mailed nothing, and what was found waits', async () => {
  const seeker = await aSeeker();
  const alert = await saveAlert(host(), seeker, { name: 'cooper', search: { q: 'cooper' } });
  const [job] = await insertTestJobs(host(), [{ title: 'Cooper', company: 'Barrel House' }]);
  await host().db.execute(sql`UPDATE job_seekers SET suspended_at = now() WHERE id = ${seeker.id}`);
  const at = due(alert);
  expect(await runAlertsAt(at)).toBe(1);
  expect(await mailsTo(emailOf(seeker))).toEqual([]);
  await host().db.execute(sql`UPDATE job_seekers SET suspended_at = NULL WHERE id = ${seeker.id}`);
  expect(await runAlertsAt(oneDay(at))).toBe(1);
  const [mail] = await mailsTo(emailOf(seeker));
  expect(jobsIn(mail)).toEqual([job]);
});

test('an ended job is never told; opened again, it is new', async () => {
  const seeker = await aSeeker();
  const alert = await saveAlert(host(), seeker, { name: 'diver', search: { q: 'diver' } });
  const [closed, expired, live] = await insertTestJobs(host(), [
    { title: 'Diver', company: 'One' },
    { title: 'Diver', company: 'Two' },
    { title: 'Diver', company: 'Three' },
  ]);
  await runAlertsAt(new Date(due(alert).getTime() - hour));
  await setStatus(host(), closed ?? '', 'filled');
  await expireJob(host(), expired ?? '');
  await runAlertsAt(due(alert));
  const told = async () => (await mailsTo(emailOf(seeker))).map(jobsIn);
  // waits for the first mail: two waiting mails are sent concurrently
  expect(await told()).toEqual([[live]]);
  await setStatus(host(), closed ?? '', 'live');
  await runAlertsAt(oneDay(due(alert)));
  expect(await told()).toEqual([[live], [closed]]);
});

test('drafts are told once they are published, and what was posted before the alert never', async () => {
  const [seeker, employer] = [await aSeeker(), await asEmployer(host())];
  await post(host(), employer, { jobtitle: 'Falconer' });
  const old = await post(host(), employer, { jobtitle: 'Gardener' });
  const made = await call(
    'POST',
    '/jobs/drafts',
    jobForm(employer.username, { jobtitle: 'Falconer', companyname: 'Eyrie' }),
    employer.headers,
  );
  const draft = made.json();
  const alert = await saveAlert(host(), seeker, { name: 'falcons', search: { q: 'falconer' } });
  // an edited old job isn't new either
  await call(
    'PUT',
    `/jobdescriptions/${old._id}`,
    jobChange({ jobtitle: 'Falconer' }),
    employer.headers,
  );
  await runAlertsAt(due(alert));
  expect(await mailsTo(emailOf(seeker))).toEqual([]);
  const published = await call('POST', `/jobs/${draft._id}/publish`, undefined, employer.headers);
  expect(published.json()).toMatchObject({ status: 'live' });
  await runAlertsAt(oneDay(due(alert)));
  expect((await mailsTo(emailOf(seeker))).map(jobsIn)).toEqual([[draft._id]]);
});

test('the mail is by the reading, the place and the filters of the search, however new the place is', async () => {
  const seeker = await aSeeker();
  await insertTestJobs(host(), [{ title: 'Baker', location: 'Tulsa, OK' }]);
  await refreshSearchStatistics(host().db);
  const alert = await saveAlert(host(), seeker, {
    name: 'bakers near Tulsa',
    search: { q: 'bakers in tulsa, ok part time $2500 a month' },
  });
  const [near] = await insertTestJobs(host(), [
    {
      title: 'Baker',
      company: 'A',
      location: 'Sand Springs, OK',
      employmentType: 'Part-time',
      payFrom: 2000,
      payTo: 2600,
    },
    {
      title: 'Baker',
      company: 'B',
      location: 'Dallas, TX',
      employmentType: 'Part-time',
      payFrom: 2000,
      payTo: 2600,
    },
    {
      title: 'Baker',
      company: 'C',
      location: 'Tulsa, OK',
      employmentType: 'Full-time',
      payFrom: 2000,
      payTo: 2600,
    },
    {
      title: 'Baker',
      company: 'D',
      location: 'Tulsa, OK',
      employmentType: 'Part-time',
      payFrom: 1000,
      payTo: 1600,
    },
    {
      title: 'Clerk',
      company: 'E',
      location: 'Tulsa, OK',
      employmentType: 'Part-time',
      payFrom: 2000,
      payTo: 2600,
    },
  ]);
  await runAlertsAt(due(alert));
  const [mail] = await mailsTo(emailOf(seeker));
  expect(jobsIn(mail)).toEqual([near]);
  expect(mail?.mail.text).toContain('A · Sand Springs, OK · 7 miles');
  expect(mail?.mail.html).toContain(
    'Since you set up the alert, within 25 miles. It lists its pay.',
  );
});

test('the same job of the same company is in the mail once', async () => {
  const seeker = await aSeeker();
  const alert = await saveAlert(host(), seeker, { name: 'couriers', search: { q: 'courier' } });
  await insertTestJobs(host(), [{ title: 'Courier' }, { title: 'Courier' }, { title: 'Courier' }]);
  await runAlertsAt(due(alert));
  const [mail] = await mailsTo(emailOf(seeker));
  expect([mail?.mail.subject, jobsIn(mail).length]).toEqual(['1 new job for couriers', 1]);
  expect(mail?.mail.text).toContain('2 more like this');
});

test('each is due at its own hour: another zone, half an hour off, weekly on its day', async () => {
  const seeker = await aSeeker();
  const before = new Date();
  const [kolkata, weekly] = [
    await saveAlert(host(), seeker, { hour: 8, timeZone: 'Asia/Kolkata' }),
    await saveAlert(host(), seeker, { frequency: 'weekly', weekday: 3, hour: 18, timeZone: 'UTC' }),
  ];
  const at = due(kolkata);
  expect(at.toISOString().slice(11)).toBe('02:30:00.000Z');
  expect(at.getTime() - before.getTime()).toBeLessThanOrEqual(day);
  const wednesday = due(weekly);
  expect([wednesday.getUTCDay(), wednesday.toISOString().slice(11)]).toEqual([3, '18:00:00.000Z']);
  const changed = await call(
    'PUT',
    `/job-alerts/${weekly._id}`,
    { hour: 19, timeZone: 'America/St_Johns' },
    seeker.headers,
  );
  expect(due(changed.json()).toISOString()).toMatch(/T2[12]:30:00\.000Z$/);
  const unknown = await call(
    'PUT',
    `/job-alerts/${weekly._id}`,
    { timeZone: 'Mars/Base' },
    seeker.headers,
  );
  expect([unknown.statusCode, unknown.json().field]).toEqual([400, 'timeZone']);
});

test('a host that was away for days sends one mail, and a clock that is turned back none', async () => {
  const seeker = await aSeeker();
  const alert = await saveAlert(host(), seeker, { name: 'rope', search: { q: 'ropemaker' } });
  await insertTestJobs(host(), [{ title: 'Ropemaker' }]);
  const late = oneDay(due(alert), 5);
  await runAlertsAt(late);
  await insertTestJobs(host(), [{ title: 'Ropemaker', company: 'Harbor' }]);
  await runAlertsAt(due(alert));
  await runAlertsAt(late);
  expect(await mailsTo(emailOf(seeker))).toHaveLength(1);
  expect(due((await alertsOf(seeker))[0] ?? alert)).toEqual(oneDay(late));
});

test('what is posted during a pause is never told; the rest is after it', async () => {
  const seeker = await aSeeker();
  const alert = await saveAlert(host(), seeker, { name: 'smiths', search: { q: 'blacksmith' } });
  const change = (payload: object) =>
    call('PUT', `/job-alerts/${alert._id}`, payload, seeker.headers);
  const paused = (await change({ state: 'paused' })).json();
  expect(paused).toMatchObject({ state: 'paused', nextAt: null });
  await insertTestJobs(host(), [{ title: 'Blacksmith', company: 'While away' }]);
  await runAlertsAt(oneDay(due(alert)));
  const resumed = (await change({ state: 'on' })).json();
  expect(resumed).toMatchObject({ state: 'on', newJobs: 0 });
  const [later] = await insertTestJobs(host(), [{ title: 'Blacksmith', company: 'Later' }]);
  await runAlertsAt(due(resumed));
  expect((await mailsTo(emailOf(seeker))).map(jobsIn)).toEqual([[later]]);
});

test('nobody is mailed at an address that isn’t confirmed, and it is told once it is', async () => {
  const seeker = await aSeeker();
  await host().db.execute(
    sql`UPDATE job_seekers SET email_verified_at = NULL WHERE id = ${seeker.id}`,
  );
  const alert = await saveAlert(host(), seeker, { name: 'tanners', search: { q: 'tanner' } });
  const [job] = await insertTestJobs(host(), [{ title: 'Tanner' }]);
  await runAlertsAt(due(alert));
  expect(await mailsTo(emailOf(seeker))).toEqual([]);
  await confirmEmail(seeker);
  await runAlertsAt(oneDay(due(alert)));
  expect((await mailsTo(emailOf(seeker))).map(jobsIn)).toEqual([[job]]);
  // nor if the account was deleted
  await insertTestJobs(host(), [{ title: 'Tanner', company: 'Another' }]);
  await host().db.execute(sql`UPDATE job_seekers SET deleted_at = now() WHERE id = ${seeker.id}`);
  await runAlertsAt(oneDay(due(alert), 2));
  expect(await mailsTo(emailOf(seeker))).toHaveLength(1);
});
