import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { failCall } from '../steps/faults';
import { makeAccount, signIn, someJob } from '../steps/hosts';
import { line } from '../steps/lines';
import { outageNoise } from '../steps/outage';
import { navigateInApp, pressUnlessGone } from '../steps/page';

const fetchFailed = 'Error: Error fetching job description';
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('§8 a job that cannot be had', { tag: '@wide' }, () => {
  test('by a fetch that fails', async ({ page, app, request, problems }) => {
    problems.allow(outageNoise);
    problems.allow(/Error in getJob/);
    const job = await someJob(request, app);
    let restore = async (): Promise<void> => undefined;
    for (const route of [
      '/jobdescriptions/jobdescriptions',
      '/singlejobdescription/jobdescription',
    ]) {
      for (const how of ['drop', 'fail500'] as const) {
        await line(`§8 a job fetch that fails (${how}) on ${route}: "${fetchFailed}"`, async () => {
          await restore();
          await page.goto('/cv');
          restore = await failCall(page, app, 'getJob', how);
          await navigateInApp(page, `${route}/${job._id}`);
          await expect(alertOf(page)).toHaveText(fetchFailed);
          await expect(
            page.getByRole('main').getByRole('button', { name: 'Try again' }),
          ).toBeVisible();
        });
      }
    }
    await line(`§8 after "${fetchFailed}" another try shows the job`, async () => {
      await restore();
      await pressUnlessGone(page.getByRole('main').getByRole('button', { name: 'Try again' }));
      await expect(page.getByRole('heading', { level: 1, name: job.jobtitle })).toBeVisible();
      await expect(page.getByText(fetchFailed)).toHaveCount(0);
    });
  });

  test('since there is none', async ({ page, problems }) => {
    problems.allow(/status of 404|Error in getJob/);
    for (const path of [
      '/jobdescriptiontrialedit',
      '/jobdescriptiontrialedit?id=no-such-job',
      '/singlejobdescription/jobdescription/no-such-job',
      '/jobdescriptions/jobdescriptions/no-such-job',
    ]) {
      await line(
        `§8 empty: ${path} says "No job description found", and none of the three others`,
        async () => {
          await page.goto(path);
          await expect(page.getByText(/^No job (applications?|descriptions?) found$/)).toHaveText([
            'No job description found',
          ]);
        },
      );
    }
  });

  test(`§8 a job fetch that fails on the apply screen: "${fetchFailed}"`, async ({
    page,
    app,
    request,
    problems,
  }) => {
    problems.allow(outageNoise);
    const job = await someJob(request, app);
    await signIn(page, app, await makeAccount(request, app, 'jobseeker'));
    await failCall(page, app, 'getJob', 'fail500');
    await page.goto(`/applyjob/${job._id}`);
    await expect(alertOf(page)).toHaveText(fetchFailed);
    await expect(page.getByLabel('Message')).toHaveCount(0);
  });
});
