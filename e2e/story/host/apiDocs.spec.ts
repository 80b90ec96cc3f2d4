import { expect, test } from '../../fixtures';

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `the API's page shows the calls, ${colorScheme}`,
    { tag: ['@own-host'] },
    async ({ page, app }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== app.origin) elsewhere.push(request.url());
      });
      await page.emulateMedia({ colorScheme });
      await page.goto('/api/docs');
      await expect(page).toHaveTitle('API · Jobline');
      await expect(page.getByText('An undeclared field in a body is refused')).toBeVisible();
      // a link to one call, opened from another page
      await page.goto('about:blank');
      await page.goto('/api/docs#?route=get-/jobs/search');
      await expect(page.getByText('/jobs/search').last()).toBeVisible();
      // and to one of the webhooks
      await page.goto('about:blank');
      await page.goto('/api/docs#?route=post-application.received');
      await expect(page.getByText('Somebody applied, or applied again').last()).toBeVisible();
      await expect(page.getByText('webhook-signature').first()).toBeVisible();
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe(colorScheme === 'dark' ? 'rgb(11, 23, 26)' : 'rgb(251, 250, 247)');
      expect(elsewhere).toEqual([]);
    },
  );
