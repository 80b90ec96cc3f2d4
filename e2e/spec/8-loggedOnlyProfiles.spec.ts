import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoFailureShown, failCall, type SharedFault } from '../steps/faults';
import { makeAccount, makeJob, signIn, someJob } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { line } from '../steps/lines';
import { outageNoise } from '../steps/outage';
import { navigateInApp, pressUnlessGone } from '../steps/page';
import { profilePath, section } from '../steps/profiles';

/** Resolves with the next console error that starts with `text`. */
const logged = (page: Page, text: string) =>
  page.waitForEvent('console', (line) => line.type() === 'error' && line.text().startsWith(text));
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** Spec §8, "logged only, nothing shown to the user". */
test.describe('§8 logged only', { tag: '@wide' }, () => {
  test.beforeEach(({ problems }) => problems.allow(outageNoise));

  for (const [role, operation] of [
    ['employer', 'getEmployer'],
    ['jobseeker', 'getJobSeeker'],
  ] as const) {
    test(`the ${role}'s profile`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, role);
      const job = await someJob(request, app);
      await signIn(page, app, account);
      const expectSkeleton = async (
        path: string,
        open: () => Promise<unknown> = () => page.goto(path),
      ) => {
        const logging = logged(page, 'Error fetching profile:');
        await open();
        await logging;
        await expect(tryAgain(page)).toBeVisible();
        await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toHaveCount(
          1,
        );
        await expectNoFailureShown(page);
      };
      const failing = async (how: SharedFault, see: () => Promise<void>) => {
        const restore = await failCall(page, app, operation, how);
        await see();
        await restore();
      };
      for (const how of ['html404', 'drop', 'fail500'] as const) {
        await line(
          `§8 logged only: a failed fetch of the ${role}'s profile (${how}), which keeps "Loading..."`,
          () => failing(how, () => expectSkeleton(profilePath(account))),
        );
      }
      await line(
        `§8 logged only: after a failed fetch of the ${role}'s profile another try shows it`,
        async () => {
          await pressUnlessGone(tryAgain(page));
          await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
        },
      );
      if (role === 'employer') {
        await line("§8 logged only: a failed fetch of an employer's read-only profile", () =>
          failing('fail500', async () => {
            const path = `/employerppreadonly/${account.username}`;
            // opened within the app, because the app's own host reads the data itself for a loaded
            // page
            await page.goto('/cv');
            await expectSkeleton(path, () => navigateInApp(page, path));
          }),
        );
      } else {
        await line("§8 logged only: a failed fetch of a job seeker's read-only profile", () =>
          failing('fail500', () => expectSkeleton('/jobseekerppreadonly')),
        );
        await line('§8 logged only: a failed fetch of the profile on the apply screen', () =>
          failing('fail500', () => expectSkeleton(`/applyjob/${job._id}`)),
        );
      }
    });
  }

  test("an employer's job lists", async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    for (const how of ['fail500', 'html404', 'drop'] as const) {
      const restore = await failCall(page, app, 'getJobsByEmployer', how);
      await line(
        `§8 logged only: a failed job list of the employer profile (${how}), which shows its empty text`,
        async () => {
          const logging = logged(page, 'Error fetching jobs:');
          await page.goto(profilePath(account));
          await logging;
          await expect(
            section(page, 'Company job applications').getByText('No job applications found', {
              exact: true,
            }),
          ).toBeVisible();
          await expect(
            section(page, 'Company job applications').getByRole('button', { name: 'Try again' }),
          ).toBeVisible();
          await expectNoFailureShown(page);
        },
      );
      await line(
        `§8 logged only: a failed job list of /jobdescriptiontrial (${how}), which shows its empty text`,
        async () => {
          const logging = logged(page, 'Error fetching jobs:');
          await page.goto('/jobdescriptiontrial');
          await logging;
          await expect(
            page.getByRole('main').getByText('No job descriptions found', { exact: true }),
          ).toBeVisible();
          await expect(tryAgain(page)).toBeVisible();
          await expectNoFailureShown(page);
        },
      );
      await restore();
    }
  });
});
