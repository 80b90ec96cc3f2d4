import { writeFile } from 'node:fs/promises';
import { expect, request as requests } from '@playwright/test';
import sharp from 'sharp';
import { fillLogin, fillRegistration } from '../engines/people';
import { field, heading, label, role, text } from '../engines/person';
import { applyFor } from '../steps/cvs';
import { makeAccount, makeJob } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { newAccount, unique } from '../steps/people';
import { test } from './walkTest';

const main = role('main');
const app = { origin: `http://127.0.0.1:${process.env.E2E_PORT}`, specHost: undefined };

/** Creates the records that exist before the person arrives. */
const prepare = async <Result>(
  work: (request: Awaited<ReturnType<typeof requests.newContext>>) => Promise<Result>,
): Promise<Result> => {
  const request = await requests.newContext();
  try {
    return await work(request);
  } finally {
    await request.dispose();
  }
};

const nurse = { ...newPosting('Registered Nurse, Nights'), location: 'Boise, ID' };

test('find a nurse job near Boise and apply', async ({ walk }) => {
  await prepare(async (request) =>
    makeJob(request, app, await makeAccount(request, app, 'employer'), nurse),
  );
  const seeker = await walk();
  const account = newAccount('jobseeker');
  await seeker.goto('/');
  await seeker.fill(label('What', main), 'nurse');
  await seeker.fill(label('Where', main), 'Boise');
  await seeker.press('Enter');
  await seeker.click(role('link', nurse.jobtitle, main));
  const pane = role('region', 'Selected job');
  await seeker.click(role('link', 'Apply to Job', pane));
  await seeker.click(role('link', 'Register Now', main));
  await fillRegistration(seeker, account);
  await seeker.click(role('link', 'Log in as a job seeker', main));
  await fillLogin(seeker, account);
  await seeker.click(role('button', 'Send Email', main));
  await seeker.sees(heading('Your application was sent'));
});

test('register a company and post a job', async ({ walk }) => {
  const employer = await walk();
  const account = newAccount('employer');
  await employer.goto('/');
  await employer.click(role('link', 'Post a job'));
  await employer.isAt(/\/loginemp$/);
  await employer.click(role('link', 'Register Now', main));
  // the spec sends both roles to the job seeker's form first
  await employer.click(role('link', 'Employer', role('navigation', 'Account type')));
  await fillRegistration(employer, account);
  await fillLogin(employer, account);
  const { categoryName, ...texts } = newPosting(`Ward Nurse ${unique()}`);
  await employer.choose(field('categoryName'), categoryName);
  await employer.complete(texts);
  await employer.click(role('button', /^post/i, main));
  await employer.sees(text('Job post added successfully!'));
});

test('answer three applicants', async ({ walk }) => {
  const names = ['Lina', 'Omar', 'Nadia'];
  const account = await prepare(async (request) => {
    const owner = await makeAccount(request, app, 'employer');
    const jobId = await makeJob(request, app, owner, newPosting('Ward Nurse'));
    for (const firstname of names) {
      const applicant = await makeAccount(request, app, 'jobseeker', { firstname });
      await applyFor(request, app, applicant, { jobId });
    }
    return owner;
  });
  const employer = await walk();
  await employer.goto('/loginemp');
  await fillLogin(employer, account);
  await employer.isAt(/\/employerpp\//);
  await employer.click(role('link', /^Applications/));
  for (const name of names) {
    await employer.click(role('link', `${name} Morrow`, main));
    await employer.sees(role('heading', `${name} Morrow`, main));
    await employer.click(role('button', 'Shortlist', main));
    await employer.seesNo(role('button', 'Shortlist', main));
  }
});

test('fix a wrong logo', async ({ walk }, info) => {
  const account = await prepare((request) => makeAccount(request, app, 'employer'));
  const file = info.outputPath('logo.png');
  await writeFile(
    file,
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1d4ed8' } })
      .png()
      .toBuffer(),
  );
  const employer = await walk();
  await employer.goto('/loginemp');
  await fillLogin(employer, account);
  await employer.isAt(/\/employerpp\//);
  await employer.chooseFile(field('companyLogo'), file);
  await employer.sees(text('Logo updated'));
});

test('take down a scam', async ({ walk }) => {
  const title = `Courier ${unique()}`;
  await prepare(async (request) => {
    const jobId = await makeJob(
      request,
      app,
      await makeAccount(request, app, 'employer'),
      newPosting(title),
    );
    const sent = await request.post(`${app.origin}/api/jobs/${jobId}/reports`, {
      data: { reason: 'scam', note: 'They asked me for $50 first.' },
    });
    expect(sent.status(), await sent.text()).toBe(201);
  });
  const admin = await walk();
  await admin.goto('/adminlogin');
  await admin.fillAll({ adminname: 'admin', adminpassword: 'an-e2e-administrator' });
  await admin.click(role('button', 'Login', main));
  await admin.click(role('link', /^Reports/));
  await admin.click(role('link', new RegExp(title), main));
  await admin.sees(text('They asked me for $50 first.'));
  await admin.click(role('button', 'Take down', main));
  const dialog = role('dialog', 'Take this job down?');
  await admin.check(role('radio', 'The job asks applicants for money.', dialog));
  await admin.click(role('button', 'Take down', dialog));
  await admin.sees(text('Job taken down'));
});
