import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { applyFor } from '../../steps/cvs';
import { makeAccount, makeJob, signIn, someJob } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { navigateInApp, started } from '../../steps/page';
import { field, logOut, sessionKeys, type Account } from '../../steps/people';
import { fact, section } from '../../steps/profiles';

/**
 * Reload, Back, Forward and a pasted link on every route (spec §2.1); and nothing of one user is
 * left for the next.
 */
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the heading of a URL once the page is complete. */
const headingOf = async (page: Page, path: string): Promise<string> => {
  await page.goto(path);
  // until then a rendered page is the visitor's version, in which the CV is a template
  await started(page, 'session-restored');
  // a skeleton has its own heading, and before it nothing can be busy
  await expect(heading(page)).not.toHaveCount(0);
  await expect(page.locator('[aria-busy="true"], [data-waiting]')).toHaveCount(0);
  await expect(heading(page)).toHaveCount(1);
  return (await heading(page).textContent()) ?? '';
};

const expectSameOnEveryWay = async (page: Page, paths: readonly string[]) => {
  const shown: string[] = [];
  for (const path of paths) {
    await test.step(`pasted and reloaded: ${path}`, async () => {
      shown.push(await headingOf(page, path));
      await page.reload();
      await expect(heading(page)).toHaveText(shown.at(-1) ?? '');
      await expect(page).toHaveTitle(/^.+ · Jobline$|^Jobline/);
    });
  }
  for (let index = paths.length - 2; index >= 0; index -= 1) {
    await test.step(`Back to ${paths[index]}`, async () => {
      await page.goBack();
      await expect(heading(page)).toHaveText(shown[index] ?? '');
    });
  }
  for (let index = 1; index < paths.length; index += 1) {
    await test.step(`Forward to ${paths[index]}`, async () => {
      await page.goForward();
      await expect(heading(page)).toHaveText(shown[index] ?? '');
    });
  }
};

/** The open routes by kind: all of them together would exceed a test's time. */
const openRoutes: Record<string, (jobId: string, employer: Account) => string[]> = {
  'with jobs': () => ['/', '/jobdescription', '/category', '/category/Nurse%20Jobs'],
  'of a job': (jobId) => [
    '/jobdescription/sample',
    `/singlejobdescription/jobdescription/${jobId}`,
    `/jobdescriptions/jobdescriptions/${jobId}`,
  ],
  'to read': () => ['/termsofuse', '/cv', '/saved'],
  'to fill in': () => ['/login', '/loginemp', '/signup', '/signupemp'],
  'of an employer': (_jobId, { username }) => [
    `/jobpost/${username}`,
    `/employerppreadonly/${username}`,
    `/jobdescriptiontrial/${username}`,
    '/jobdescriptiontrialedit',
  ],
};
for (const [kind, routesOf] of Object.entries(openRoutes)) {
  test(
    `a visitor: every open route ${kind} stands after a reload, Back, Forward and as a pasted link`,
    { tag: '@wide' },
    async ({ page, app, request }) => {
      const job = await someJob(request, app);
      const employer = await makeAccount(request, app, 'employer');
      await expectSameOnEveryWay(page, routesOf(job._id, employer));
      expect(await sessionKeys(page)).toEqual({});
    },
  );
}

test(
  'an employer: the own routes stand after a reload, Back, Forward and as a pasted link',
  { tag: '@wide' },
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    const id = await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    await expectSameOnEveryWay(page, [
      `/employerpp/${account.username}`,
      '/employerpp',
      `/jobpost/${account.username}`,
      '/jobdescriptiontrial',
      `/jobdescriptiontrialedit?id=${id}`,
    ]);
    expect(await sessionKeys(page)).toEqual({
      userRole: 'employer',
      usernameEmployer: account.username,
    });
  },
);

test(
  'an employer: the desk’s routes stand after a reload, Back, Forward and as a pasted link',
  { tag: ['@own-host', '@wide'] },
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    const id = await makeJob(request, app, account, newPosting('Ward Nurse'));
    const seeker = await makeAccount(request, app, 'jobseeker');
    const applicant = await applyFor(request, app, seeker, { jobId: id });
    await signIn(page, app, account);
    await expectSameOnEveryWay(page, [
      '/applications',
      `/applications?job=${id}`,
      `/applications?job=${id}&applicant=${applicant}`,
      '/applications?view=board',
      '/company/jobs',
      '/company/jobs?state=live&sort=title',
      '/company/people',
      `/jobfigures/${id}`,
    ]);
    expect(await sessionKeys(page)).toEqual({
      userRole: 'employer',
      usernameEmployer: account.username,
    });
  },
);

test(
  'a job seeker: the own routes stand after a reload, Back, Forward and as a pasted link',
  { tag: '@wide' },
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    const employer = await makeAccount(request, app, 'employer');
    const id = await makeJob(request, app, employer, newPosting('Ward Nurse'));
    const own: string[] = [];
    if (!app.specHost) {
      const applied = await makeJob(request, app, employer, newPosting('Night Nurse'));
      const application = await applyFor(request, app, account, { jobId: applied });
      own.push(`/myapplications/${application}`, '/cv', `/applyjob/${applied}`);
    }
    await signIn(page, app, account);
    await expectSameOnEveryWay(page, [
      `/jobseekerpp/${account.username}`,
      '/jobseekerpp',
      '/jobseekerppreadonly',
      `/jobseekerppreadonly/${account.username}`,
      `/applyjob/${id}`,
      '/saved',
      ...own,
    ]);
    expect(await sessionKeys(page)).toEqual({
      userRole: 'jobseeker',
      usernamejobseek: account.username,
    });
  },
);

test(
  'log-out leaves nothing for the next person at this device',
  { tag: '@wide' },
  async ({ page, app, request }) => {
    const [first, second] = [
      await makeAccount(request, app, 'employer'),
      await makeAccount(request, app, 'employer'),
    ];
    await makeJob(request, app, first, newPosting('Ward Nurse of the first'));
    await signIn(page, app, first);
    await page.goto(`/employerpp/${first.username}`);
    await expect(page.getByText('Ward Nurse of the first')).toBeVisible();
    await page.goto(`/jobpost/${first.username}`);
    await field(page, 'jobtitle').fill('A title not yet posted');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('A title not yet posted');
    await logOut(page);
    // also after the host has responded
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'jobline-mode')),
      )
      .toEqual([]);

    // Back shows the next user nothing of it
    await page.goBack();
    await expect(page.getByRole('main')).not.toContainText('A title not yet posted');
    await page.goto(`/employerpp/${first.username}`);
    await expect(page).toHaveURL('/loginemp');

    const seesNothingOf = async (account: Account) => {
      await expect(page.getByRole('main')).not.toContainText('Ward Nurse of the first');
      await expect(page.getByText('No job applications found')).toBeVisible();
      await page.goto(`/jobpost/${account.username}`);
      await expect(field(page, 'jobtitle')).toHaveValue('');
    };
    await signIn(page, app, second);
    await page.goto(`/employerpp/${second.username}`);
    await seesNothingOf(second);
  },
);

test(
  'two profiles opened quickly: a slow answer never shows in the other one',
  { tag: '@wide' },
  async ({ page, app, request }) => {
    const [slow, quick] = [
      await makeAccount(request, app, 'employer'),
      await makeAccount(request, app, 'employer'),
    ];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/employer/employers/username/${slow.username}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('Ada', 'Slow');
      await held;
      await route.fulfill({ response, body });
    });
    const name = fact(section(page, 'Employer Information'), 'Name');
    await page.goto('/termsofuse');
    const asked = page.waitForRequest(`**/employer/employers/username/${slow.username}`);
    await navigateInApp(page, `/employerppreadonly/${slow.username}`);
    await asked;
    await navigateInApp(page, `/employerppreadonly/${quick.username}`);
    await expect(name).toHaveText('Ada Morrow');
    const late = page.waitForResponse(`**/employer/employers/username/${slow.username}`);
    release();
    await late;
    await expect(name).toHaveText('Ada Morrow');
    await navigateInApp(page, `/employerppreadonly/${slow.username}`);
    await expect(name).toHaveText('Slow Morrow');
  },
);

test(
  'two categories opened quickly: a slow answer never shows in the other one',
  { tag: ['@wide', '@spec-host'] },
  async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/jobdescriptions/getByCategory/Nurse%20Jobs', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/category');
    await page.getByRole('main').getByRole('link', { name: 'Nurse Jobs' }).click();
    await expect(heading(page)).toHaveText('Nurse Jobs');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Teacher Jobs' }).click();
    const teachers = page.getByRole('main').getByRole('article').getByRole('heading');
    await expect(teachers.first()).toContainText('Teacher');
    const late = page.waitForResponse('**/jobdescriptions/getByCategory/Nurse%20Jobs');
    release();
    await late;
    await expect(heading(page)).toHaveText('Teacher Jobs');
    await expect(teachers.first()).toContainText('Teacher');
  },
);
