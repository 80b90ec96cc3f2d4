import { expect, test } from '../../fixtures';
import { watchCalls } from '../../steps/calls';
import { line } from '../../steps/lines';

test('/cv: a static template that can be printed', { tag: '@wide' }, async ({ page, app }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  const fetched: string[] = [];
  page.on('request', (call) => {
    if (call.resourceType() === 'fetch') fetched.push(call.url());
  });
  const sent = watchCalls(page, app);
  await page.goto('/cv', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const sheet = main.getByRole('article', { name: 'The template' });
  await line('§2.1 /cv shows a CV template with placeholder text', async () => {
    await expect(sheet.getByRole('heading', { name: 'Your Name' })).toBeVisible();
    await expect(sheet.getByText('name@example.com')).toBeVisible();
  });
  await line('§2.1 /cv is static: it asks the host for nothing', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'CV template' })).toBeVisible();
    expect(sent).toEqual([]);
  });
  await line('§2.1 /cv is a static CV template with placeholder text', async () => {
    await expect(main.getByRole('heading', { name: 'CV template' })).toBeVisible();
    await expect(main.getByText('Your Name', { exact: true })).toBeVisible();
    await expect(main.getByText('name@example.com', { exact: true })).toBeVisible();
    // static: no calls, except the one for the session on the app's own host
    expect(fetched.filter((url) => url !== `${app.origin}/api/session`)).toEqual([]);
  });
  await line('§2.1 /cv can be printed', async () => {
    await main.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });
});
