import { expect, test } from '../fixtures';
import { watchCalls } from '../steps/calls';

test.describe('§2.1 /cv', { tag: '@wide' }, () => {
  test('§2.1 /cv shows a CV template with placeholder text', async ({ page }) => {
    await page.goto('/cv');
    const sheet = page.getByRole('main').getByRole('article', { name: 'The template' });
    await expect(sheet.getByRole('heading', { name: 'Your Name' })).toBeVisible();
    await expect(sheet.getByText('name@example.com')).toBeVisible();
  });

  test('§2.1 /cv is static: it asks the host for nothing', async ({ page, app }) => {
    const sent = watchCalls(page, app);
    await page.goto('/cv', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: 'CV template' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('§2.1 /cv can be printed', async ({ page }) => {
    await page.addInitScript(() => { window.print = () => { document.documentElement.dataset.printed = 'yes'; }; });
    await page.goto('/cv');
    await page.getByRole('main').getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });
});
