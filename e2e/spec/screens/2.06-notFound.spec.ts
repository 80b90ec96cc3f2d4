import { expect, test } from '../../fixtures';
import { line } from '../../steps/lines';

test('the not-found page', { tag: '@wide' }, async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/no/such/page');
  const main = page.getByRole('main');
  await line('§2.6 says 404, that the page is not found, and that it is sorry', async () => {
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(
      main.getByText("Sorry, we couldn't find the page you're looking for."),
    ).toBeVisible();
  });
  await line('§2.6 Go back home leads home, Contact support to the contact address', async () => {
    await expect(main.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await main.getByRole('link', { name: 'Go back home' }).click();
    await expect(page).toHaveURL('/');
  });
});
