import { expect, test } from './fixtures';
import { someJob } from './steps/hosts';

test.describe('rendered on our host', { tag: ['@own-host', '@wide'] }, () => {
  test('home and a job view stand in the HTML', async ({ browser, app, request }) => {
    const { _id, jobtitle } = await someJob(request, app);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText("We're Connecting talent with Opportunity");
    await expect(page.getByRole('main').locator('a[href^="/singlejobdescription/jobdescription/"]')).toHaveCount(6);
    await page.goto(`/singlejobdescription/jobdescription/${_id}`);
    await expect(page.getByRole('heading', { level: 1, name: jobtitle })).toBeVisible();
    expect(await page.title()).toContain(jobtitle);
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`hydrates without a warning, ${colorScheme}`, async ({ page, app, request }) => {
      await page.emulateMedia({ colorScheme });
      const { _id } = await someJob(request, app);
      for (const path of ['/', `/singlejobdescription/jobdescription/${_id}`, `/jobdescriptions/jobdescriptions/${_id}`]) {
        await page.goto(path);
        // only a hydrated page has a working theme switch
        const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await page.getByRole('banner').getByRole('button', { name: /theme|dark|light/i }).first().click();
        await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => localStorage.clear());
      }
    });
  }

  test('an unknown route is the not-found page with status 404', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  });
});
