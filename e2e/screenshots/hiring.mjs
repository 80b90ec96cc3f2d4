// The screens of applying and hiring, and the applications they show.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { click, demoPassword, fillFields, submit } from './actions.mjs';

/** Logs in; returns a function that calls the host with the login's cookie. */
const callsAs = async (origin, role, username) => {
  const own = role === 'employer' ? 'Employer' : 'jobseek';
  const login = role === 'employer' ? '/employer/login' : '/jobseeker/jobseekers/login';
  let cookie = '';
  const call = async (method, path, body) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return text === '' ? undefined : JSON.parse(text);
  };
  await call('POST', login, { [`username${own}`]: username, [`passwordname${own}`]: demoPassword });
  return call;
};

/** Registers a job seeker with the demo's password; returns the username. */
export const registerNewcomer = async (origin) => {
  const username = `nora.${randomBytes(4).toString('hex')}`;
  const answer = await fetch(`${origin}/api/jobseeker/jobseekers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      usernamejobseek: username,
      passwordnamejobseek: demoPassword,
      firstnamejobseek: 'Nora',
      lastnamejobseek: 'Lindgren',
      emailjobseek: `${username}@mail.example`,
      phonejobseek: '+1 303 555 0170',
      genderjobseek: 'Female',
      nationalityjobseek: 'US',
      addressjobseek: 'US',
      locationjobseek: 'Denver, CO',
    }),
  });
  if (!answer.ok) throw new Error(`No newcomer: ${answer.status} ${await answer.text()}`);
  return username;
};

const daysAfter = (now, days, hour) => {
  const at = new Date(now + days * 86_400_000);
  at.setUTCHours(hour, 0, 0, 0);
  return at.toISOString();
};
const interviewAfter = (now) => ({
  kind: 'onSite',
  minutes: 45,
  place: '1800 Larimer Street, 4th floor',
  message: 'Bring something you built and like talking about.',
  times: [daysAfter(now, 3, 16), daysAfter(now, 4, 17), daysAfter(now, 6, 20)],
});

/**
 * Makes an answer overdue that was promised within seven days; needs access to the host's database.
 */
const makeLate = async (database, id) => {
  const client = new pg.Client(database);
  await client.connect();
  await client.query(
    `UPDATE applications SET sent_at = sent_at - interval '9 days', moved_at = moved_at - interval '9 days',
       answer_due_at = answer_due_at - interval '9 days' WHERE id = $1`,
    [id],
  );
  await client.query(
    `UPDATE application_events SET at = at - interval '9 days' WHERE application_id = $1`,
    [id],
  );
  await client.end();
};

/**
 * Creates the demo seeker's applications; returns the ids of the jobs that the screens need.
 * `database`: how to connect to the host's own database, if possible; `now`: the host's current
 * time.
 */
export const makeApplications = async (origin, { database, now }) => {
  const interview = interviewAfter(now);
  const [seeker, employer] = [
    await callsAs(origin, 'jobseeker', 'demo.seeker'),
    await callsAs(origin, 'employer', 'demo.employer'),
  ];
  const { items: jobs } = await employer('GET', '/jobs/search?employer=demo.employer&limit=50');
  const mine = await seeker('GET', '/applications');
  const idOf = (title) => jobs.find(({ jobtitle }) => jobtitle === title)?._id;
  const [fullStackId, kept, late] = [
    'Full-Stack Developer',
    'Frontend Developer',
    'UX Designer',
  ].map(idOf);
  const others = jobs.filter(
    ({ _id, questions = [] }) =>
      questions.length === 0 &&
      ![fullStackId, kept, late].includes(_id) &&
      !mine.some(({ jobId }) => jobId === _id),
  );
  const apply = async (jobId) =>
    (
      await seeker('POST', '/applications', {
        jobId,
        message: 'I’d like to apply for this job.',
        note: 'I can start in three weeks, and sooner for the right team.',
      })
    )._id;
  const ids = {
    waiting: mine.find(({ jobId }) => jobId === fullStackId)?._id,
    kept: await apply(kept),
    late: await apply(late),
    offered: await apply(others[0]._id),
    booked: await apply(others[1]._id),
    withdrawn: await apply(others[2]._id),
  };
  const answer = (await employer('GET', `/applicants/${ids.kept}`)).state;
  await employer('POST', '/applicants/moves', {
    move: 'shortlist',
    applications: [{ id: ids.kept, state: answer }],
  });
  await employer('POST', `/threads/${ids.kept}/messages`, {
    text: 'Thank you, Jordan. Could you send a link to one of the booking pages?',
  });
  for (const id of [ids.offered, ids.booked])
    await employer('PUT', `/applicants/${id}/interview`, interview);
  await seeker('POST', `/applications/${ids.booked}/interview/choice`, {
    time: interview.times[1],
  });
  await seeker('POST', `/applications/${ids.withdrawn}/withdrawal`);
  if (database !== undefined) await makeLate(database, ids.late);
  return { applications: ids, fullStackId };
};

const openLetter = async (page) => {
  await page.getByRole('link', { name: 'Nadia Saab' }).first().click();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Not selected with an email…' }).click();
  await page.getByRole('dialog').waitFor();
};
const openInterview = async (page) => {
  await page.getByRole('link', { name: 'Nadia Saab' }).first().click();
  await page.getByRole('button', { name: 'Invite to interview' }).click();
  await page.getByRole('dialog').waitFor();
};
const addQuestions = async (page) => {
  const add = page.getByRole('button', { name: 'New question' });
  await add.click();
  await page.keyboard.type('Can you work nights?');
  await add.click();
  await page.keyboard.type('Which ward do you prefer?');
  const second = page.getByRole('group', { name: 'Question 2' });
  await second.getByLabel('Kind of answer').selectOption('One of several');
  await second.getByLabel('Answer 1', { exact: true }).fill('Surgery');
  await second.getByLabel('Answer 2', { exact: true }).fill('Children');
  await page.locator('[name="answersWithin"]').selectOption('5');
};
const answerQuestions = async (page) => {
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await page
    .getByRole('textbox', { name: /release most recently/ })
    .fill('A booking page for 40 clinics; I wrote its calendar.');
};
const apply = async (page) => {
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Send Email' }).click();
  await page.getByRole('heading', { name: 'Your application was sent' }).waitFor();
  await page.getByRole('heading', { name: 'Similar jobs' }).waitFor();
};
const register = async (page) => {
  const username = `nora.${randomBytes(4).toString('hex')}`;
  await fillFields(page, {
    firstnamejobseek: 'Nora',
    lastnamejobseek: 'Lindgren',
    usernamejobseek: username,
    emailjobseek: `${username}@mail.example`,
    passwordnamejobseek: demoPassword,
    locationjobseek: 'Denver, CO',
    phonejobseek: '+1 303 555 0170',
  });
  await page.getByLabel('Confirm password', { exact: true }).fill(demoPassword);
  await page.locator('[name="nationalityjobseek"]').selectOption('US');
  await page.locator('[name="addressjobseek"]').selectOption('US');
  await page.getByRole('checkbox', { name: 'Female', exact: true }).check();
  await page.getByRole('checkbox', { name: /license agreement/i }).check();
  await submit(page);
  await page.getByText('Registration successful').waitFor();
};

export const hiringVisitorScreens = [
  ['login-after-registering', '/signup', register],
  ['job-confirmation', '/jobconfirmation#token'],
  ['unsubscribe', '/unsubscribe#key'],
];
export const hiringEmployerScreens = ({ jobId, fullStackId }) => [
  ['applications-letter', '/applications', openLetter],
  ['applications-interview', '/applications', openInterview],
  ['applications-templates', '/applications', click('Email templates', 'dialog')],
  ['job-view-own', `/singlejobdescription/jobdescription/${fullStackId ?? jobId}`],
  ['job-figures', `/jobfigures/${fullStackId ?? jobId}`],
  ['job-post-questions', '/jobpost/demo.employer', addQuestions],
];
export const hiringSeekerScreens = ({ applications = {} }) => [
  ...Object.entries(applications).map(([state, id]) => [
    `my-application-${state}`,
    `/myapplications/${id}`,
  ]),
  [
    'my-application-withdraw',
    `/myapplications/${applications.waiting}`,
    click('Withdraw application', 'alertdialog'),
  ],
  ['cv-own', '/cv'],
  ['cv-edit', '/cv', click('Edit')],
];
/**
 * The screens of a newcomer, in this order. Each set of pictures needs a new one, because the
 * actions can be done only once.
 */
export const newcomerScreens = ({ fullStackId }) => [
  ['apply-questions', `/applyjob/${fullStackId}`, answerQuestions],
  ['application-sent', `/applyjob/${fullStackId}`, apply],
  ['job-view-applied', `/singlejobdescription/jobdescription/${fullStackId}`],
];
