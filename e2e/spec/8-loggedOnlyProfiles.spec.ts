import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoFailureShown, failCall } from '../steps/faults';
import { makeAccount, makeJob, signIn, someJob } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { outageNoise } from '../steps/outage';
import { editedSections, openProfile, openSection, profilePath, saveSection, section } from '../steps/profiles';

/** The next line of the console that begins so. */
const logged = (page: Page, text: string) => page.waitForEvent('console', (line) => line.type() === 'error' && line.text().startsWith(text));
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** Spec §8, "logged only, nothing shown to the user". */
test.describe('§8 logged only', { tag: '@wide' }, () => {
  test.beforeEach(({ problems }) => problems.allow(outageNoise));

  for (const [role, operation] of [['employer', 'getEmployer'], ['jobseeker', 'getJobSeeker']] as const) {
    for (const how of ['fail500', 'html404', 'drop'] as const) {
      test(`§8 logged only: a failed fetch of the ${role}'s profile (${how}), which keeps "Loading..."`, async ({ page, app, request }) => {
        const account = await makeAccount(request, app, role);
        await signIn(page, app, account);
        await failCall(page, app, operation, how);
        const line = logged(page, 'Error fetching profile:');
        await page.goto(profilePath(account));
        await line;
        await expect(tryAgain(page)).toBeVisible();
        await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toHaveCount(1);
        await expectNoFailureShown(page);
      });
    }

    test(`§8 logged only: after a failed fetch of the ${role}'s profile another try shows it`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, role);
      await signIn(page, app, account);
      const behave = await failCall(page, app, operation, 'fail500');
      await page.goto(profilePath(account));
      await expect(tryAgain(page)).toBeVisible();
      await behave();
      await tryAgain(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    });
  }

  test('§8 logged only: a failed fetch of an employer\'s read-only profile', async ({ page, app, request }) => {
    const { username } = await makeAccount(request, app, 'employer');
    await failCall(page, app, 'getEmployer', 'fail500');
    const line = logged(page, 'Error fetching profile:');
    await page.goto(`/employerppreadonly/${username}`);
    await line;
    await expect(tryAgain(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toHaveCount(1);
    await expectNoFailureShown(page);
  });

  test('§8 logged only: a failed fetch of a job seeker\'s read-only profile', async ({ page, app, request }) => {
    await signIn(page, app, await makeAccount(request, app, 'jobseeker'));
    await failCall(page, app, 'getJobSeeker', 'fail500');
    const line = logged(page, 'Error fetching profile:');
    await page.goto('/jobseekerppreadonly');
    await line;
    await expect(tryAgain(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toHaveCount(1);
    await expectNoFailureShown(page);
  });

  test('§8 logged only: a failed fetch of the profile on the apply screen', async ({ page, app, request }) => {
    const job = await someJob(request, app);
    await signIn(page, app, await makeAccount(request, app, 'jobseeker'));
    await failCall(page, app, 'getJobSeeker', 'fail500');
    const line = logged(page, 'Error fetching profile:');
    await page.goto(`/applyjob/${job._id}`);
    await line;
    await expect(tryAgain(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toHaveCount(1);
    await expectNoFailureShown(page);
  });

  for (const edited of editedSections) {
    test(`§8 logged only: a failed profile save (${edited.role}, ${edited.title})`, async ({ page, app, request }) => {
      await openProfile(page, app, request, edited.role);
      await failCall(page, app, edited.operation, 'drop');
      await openSection(page, edited);
      const line = logged(page, edited.role === 'employer' ? 'Error updating employer:' : 'Error updating job seeker:');
      await saveSection(page, edited);
      await line;
      await expect(section(page, edited.title).getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
      await expectNoFailureShown(page);
    });
  }

  for (const how of ['fail500', 'html404', 'drop'] as const) {
    test(`§8 logged only: a failed job list of the employer profile (${how}), which shows its empty text`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      await makeJob(request, app, account, newPosting('Ward Nurse'));
      await signIn(page, app, account);
      await failCall(page, app, 'getJobsByEmployer', how);
      const line = logged(page, 'Error fetching jobs:');
      await page.goto(profilePath(account));
      await line;
      await expect(section(page, 'Company job applications').getByText('No job applications found', { exact: true })).toBeVisible();
      await expect(section(page, 'Company job applications').getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectNoFailureShown(page);
    });

    test(`§8 logged only: a failed job list of /jobdescriptiontrial (${how}), which shows its empty text`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      await makeJob(request, app, account, newPosting('Ward Nurse'));
      await signIn(page, app, account);
      await failCall(page, app, 'getJobsByEmployer', how);
      const line = logged(page, 'Error fetching jobs:');
      await page.goto('/jobdescriptiontrial');
      await line;
      await expect(page.getByRole('main').getByText('No job descriptions found', { exact: true })).toBeVisible();
      await expect(tryAgain(page)).toBeVisible();
      await expectNoFailureShown(page);
    });

    test(`§8 logged only: a job update that fails (${how})`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      const jobId = await makeJob(request, app, account, newPosting('Ward Nurse'));
      await signIn(page, app, account);
      await page.goto(`/jobdescriptiontrialedit?id=${jobId}`);
      await failCall(page, app, 'updateJob', how);
      const line = logged(page, 'Error updating job:');
      await page.getByRole('button', { name: 'Save' }).click();
      await line;
      await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
      await expect(page).toHaveURL(`/jobdescriptiontrialedit?id=${jobId}`);
      await expectNoFailureShown(page);
    });

    test(`§8 logged only: a job delete that fails (${how})`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      await makeJob(request, app, account, newPosting('Ward Nurse'));
      await signIn(page, app, account);
      await page.goto(profilePath(account));
      await failCall(page, app, 'deleteJob', how);
      await page.getByRole('main').getByRole('button', { name: 'Delete Ward Nurse' }).click();
      const line = logged(page, 'Error deleting job:');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await line;
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled', 'true');
      await expectNoFailureShown(page);
    });
  }

  test('§8 logged only: Send Email says nothing to the user', { tag: '@spec-host' }, async ({ page, app, request, specHost }) => {
    await signIn(page, app, await makeAccount(request, app, 'jobseeker'));
    await page.goto(`/applyjob/${specHost.records().jobs[0]?._id}`);
    const line = page.waitForEvent('console', (one) => one.type() === 'log' && one.text().startsWith('Send Email:'));
    await page.getByRole('button', { name: 'Send Email' }).click();
    await line;
    await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send Email' })).toBeEnabled();
  });
});
