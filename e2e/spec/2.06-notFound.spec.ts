import { expect, test } from '../fixtures';

test.describe('§2.6 not-found page', { tag: '@wide' }, () => {
  test('§2.6 says 404, that the page is not found, and that it is sorry', async ({ page, problems }) => {
    problems.allow(/404/);
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(main.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  });

  test('§2.6 Go back home leads home, Contact support to the contact address', async ({ page, problems }) => {
    problems.allow(/404/);
    await page.goto('/no/such/page');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/);
    await page.getByRole('main').getByRole('link', { name: 'Go back home' }).click();
    await expect(page).toHaveURL('/');
  });
});
