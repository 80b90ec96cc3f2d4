import { expect, test } from '../fixtures';
import { consoleLines, expectNoFailureShown, failCall } from '../steps/faults';
import { searchListing } from '../steps/jobs';
import { line } from '../steps/lines';
import { outageNoise } from '../steps/outage';
import { navigateInApp, pressUnlessGone } from '../steps/page';

test.describe('§8 messages of the open screens', { tag: '@wide' }, () => {
  test('a job list that fails', async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    const errors = consoleLines(page, 'error');
    for (const how of ['fail500', 'html404', 'drop'] as const) {
      await line(
        `§8 a failed job list (/jobdescription) is only logged: an empty list (${how})`,
        async () => {
          const restores = [
            await failCall(page, app, 'getJobs', how),
            await failCall(page, app, 'searchJobs', how),
          ];
          await page.goto('/cv');
          errors.length = 0;
          await navigateInApp(page, '/jobdescription');
          await expect(
            page.getByRole('main').getByText('No job descriptions found', { exact: true }),
          ).toBeVisible();
          await expect
            .poll(() => errors.filter((text) => !text.startsWith('Failed to load')))
            .toContainEqual(expect.stringMatching(/^Error fetching data:/));
          await expectNoFailureShown(page);
          for (const restore of restores) await restore();
        },
      );
    }
    await line('§8 a failed job list comes at another try, and its empty text goes', async () => {
      const restores = [
        await failCall(page, app, 'getJobs', 'fail500'),
        await failCall(page, app, 'searchJobs', 'fail500'),
      ];
      await page.goto('/cv');
      await navigateInApp(page, '/');
      const block = page.getByRole('region', { name: 'Featured Jobs', exact: true });
      await expect(block.getByText('No job descriptions found', { exact: true })).toBeVisible();
      for (const restore of restores) await restore();
      await pressUnlessGone(block.getByRole('button', { name: 'Try again' }));
      await expect(block.getByRole('article')).toHaveCount(6);
      await expect(block.getByText('No job descriptions found')).toHaveCount(0);
    });
  });

  test('§8 empty results of the job listing: "No job descriptions found", and none of the other three', async ({
    page,
  }) => {
    await searchListing(page, 'zzqx nothing of that kind');
    await expect(
      page.getByRole('main').getByText('No job descriptions found', { exact: true }),
    ).toBeVisible();
    await expect(page.locator('body')).not.toContainText(
      /No job applications? found|No job description found/,
    );
  });
});
