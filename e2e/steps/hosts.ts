import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type TestHost } from '../fixtures';
import { wildEmployer, wildSeeker } from '../specHost/records';
import type { Posting } from './jobs';
import { newAccount, unique, type Account } from './people';

/** Creates an account on the test's host without the app's forms. */
export const makeAccount = async (
  request: APIRequestContext,
  { origin, specHost }: TestHost,
  role: Account['role'],
  changes: Partial<Account> = {},
): Promise<Account> => {
  const account = { ...newAccount(role), ...changes };
  const { username, password, email, firstname, lastname } = account;
  const own = role === 'employer' ? 'Employer' : 'jobseek';
  const fields = {
    [`username${own}`]: username,
    [`passwordname${own}`]: password,
    [`firstname${own}`]: firstname,
    [`lastname${own}`]: lastname,
    [`email${own}`]: email,
    [`phone${own}`]: '15550123',
    [`gender${own}`]: 'Female',
    [`nationality${own}`]: 'US',
    [`address${own}`]: 'US',
    [`location${own}`]: 'Austin, TX',
  };
  if (specHost) {
    if (role === 'employer')
      specHost.records().employers.push({ ...wildEmployer(0), ...fields, _id: `made-${username}` });
    else specHost.records().seekers.push({ ...wildSeeker(0), ...fields, _id: `made-${username}` });
    return account;
  }
  const response = await request.post(
    `${origin}/api/${role === 'employer' ? 'employer/employers' : 'jobseeker/jobseekers'}`,
    { data: fields },
  );
  expect(response.status(), await response.text()).toBe(201);
  return account;
};

const loginCalls = {
  employer: '/employer/login',
  jobseeker: '/jobseeker/jobseekers/login',
} as const;
const credentials = ({ role, username, password }: Account) => {
  const own = role === 'employer' ? 'Employer' : 'jobseek';
  return { [`username${own}`]: username, [`passwordname${own}`]: password };
};

/**
 * Sets keys in the tab's session storage, on an empty page of the app's origin, because the app
 * itself would overwrite them.
 */
export const setKeys = async (page: Page, keys: Record<string, string>): Promise<void> => {
  const empty = '**/without-the-app';
  await page.route(empty, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><title>Empty</title>',
    }),
  );
  await page.goto('/without-the-app');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, Object.entries(keys));
  await page.unroute(empty);
};

/**
 * Logs the page's browser in without the form: with a cookie of the app's own host, or with the
 * keys that a login on a spec host leaves (spec §2.4).
 */
export const signIn = async (
  page: Page,
  { origin, specHost }: TestHost,
  account: Account,
): Promise<void> => {
  const { role, username } = account;
  if (specHost)
    return setKeys(page, {
      userRole: role,
      [role === 'employer' ? 'usernameEmployer' : 'usernamejobseek']: username,
    });
  const response = await page.request.post(`${origin}/api${loginCalls[role]}`, {
    data: credentials(account),
  });
  expect(response.status(), await response.text()).toBe(200);
};

/** Creates a job of this employer on the test's host without the app's form; returns its id. */
export const makeJob = async (
  request: APIRequestContext,
  { origin, specHost }: TestHost,
  account: Account,
  posting: Posting,
): Promise<string> => {
  const { monthlysalary1, monthlysalary2, numberofvacancies, ...texts } = posting;
  const job = {
    ...texts,
    monthlysalary1: Number(monthlysalary1),
    monthlysalary2: Number(monthlysalary2),
    numberofvacancies: Number(numberofvacancies),
    usernameEmployer: account.username,
  };
  if (specHost) {
    const _id = `made-${unique()}`;
    specHost.records().jobs.push({ ...job, _id });
    return _id;
  }
  const login = await request.post(`${origin}/api${loginCalls.employer}`, {
    data: credentials(account),
  });
  expect(login.status(), await login.text()).toBe(200);
  const response = await request.post(`${origin}/api/jobdescriptions/add`, {
    data: job,
    headers: { 'x-session': `employer:${encodeURIComponent(account.username)}` },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { _id: string })._id; // the contract's job
};

type FoundJob = { _id: string; jobtitle: string };
/** Returns the first job of the demo employer that a search finds. */
const demoJob = async (request: APIRequestContext, origin: string, search = '') => {
  const page = (await (
    await request.get(`${origin}/api/jobs/search?employer=demo.employer&limit=1${search}`)
  ).json()) as { items: FoundJob[] }; // the contract's JobPage
  const job = page.items[0];
  if (!job) throw new Error('The demo employer has no such job');
  return job;
};

/** Returns an employer's job that all tests may read and none changes. */
export const someJob = async (
  request: APIRequestContext,
  { origin, specHost }: TestHost,
): Promise<FoundJob> => {
  const held = specHost?.records().jobs[0];
  if (held) return { _id: held._id, jobtitle: String(held.jobtitle) };
  return demoJob(request, origin);
};

/** Returns such a job with a longer description, on the app's own host. */
export const describedJob = (request: APIRequestContext, { origin }: TestHost): Promise<FoundJob> =>
  demoJob(request, origin, '&q=full-stack+developer');

/** Returns how many jobs of an employer the host has. */
export const jobsOf = async (
  page: Page,
  { origin, specHost }: TestHost,
  username: string,
): Promise<number> => {
  if (specHost)
    return specHost.records().jobs.filter((job) => job.usernameEmployer === username).length;
  const jobs = (await (
    await page.request.get(`${origin}/api/jobdescriptions/employer/${username}`)
  ).json()) as unknown[]; // the contract's list of jobs
  return jobs.length;
};

/** Logs the page's browser in as the administrator, without the form. */
export const signInAdmin = async (page: Page, { origin, specHost }: TestHost): Promise<void> => {
  if (specHost) return setKeys(page, { userRole: 'admin', authToken: 'spec-host-token' });
  const { adminPassword } = await import('../ourHost.mjs');
  const response = await page.request.post(`${origin}/api/admin/admins/login`, {
    data: { adminname: 'admin', adminpassword: adminPassword },
  });
  expect(response.status(), await response.text()).toBe(200);
};
