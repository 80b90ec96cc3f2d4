import { expect, test } from '../../fixtures';
import { makeAccount, someJob } from '../../steps/hosts';
import { renderedHtml } from '../../steps/renderedPage';

/** The host renders the same page head that the app sets once it runs. */
test(
  'a public page has the title that the app gives it, and an address of its own',
  { tag: ['@own-host', '@wide'] },
  async ({ page, app, request }) => {
    const job = await someJob(request, app);
    const employer = await makeAccount(request, app, 'employer');
    for (const path of [
      '/',
      '/jobdescription',
      '/jobdescription?q=nurse&location=Tulsa',
      '/category',
      '/category/Nurse%20Jobs',
      '/termsofuse',
      '/login',
      '/loginemp',
      '/signup',
      '/signupemp',
      '/cv',
      '/help',
      `/singlejobdescription/jobdescription/${job._id}`,
      `/employerppreadonly/${employer.username}`,
    ]) {
      await test.step(path, async () => {
        const html = await renderedHtml(request, path);
        const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
        // a search isn't indexed
        expect(html.includes('<link rel="canonical"')).toBe(!path.includes('?'));
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[aria-busy="true"], [data-waiting]')).toHaveCount(0);
        expect(await page.title()).toBe(title);
      });
    }
  },
);

test(
  'the canonical address of one page is not shared for another',
  { tag: ['@own-host', '@wide'] },
  async ({ page }) => {
    await page.goto('/category');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/category$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Nurse Jobs/ })
      .first()
      .click();
    await expect(page).toHaveURL(/Nurse/);
    await expect(canonical).toHaveCount(0);
  },
);
