import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, signIn } from '../../steps/hosts';

test(
  'an employer makes a key, a program reads with it, and it is revoked',
  { tag: '@own-host' },
  async ({ page, app, request, playwright }) => {
    const employer = await makeAccount(request, app, 'employer');
    await signIn(page, app, employer);
    await page.goto('/account');
    const keys = page.getByRole('main').getByRole('region', { name: 'API keys' });
    await keys.getByRole('button', { name: 'Create an API key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an API key' });
    await dialog.getByLabel('Name').fill('Careers page');
    await dialog.getByRole('checkbox', { name: /Read applications/ }).check();
    await dialog.getByLabel('Your password', { exact: true }).fill(employer.password);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await dialog.getByLabel('API key').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(keys.getByRole('listitem')).toContainText(`ends in ${key.slice(-4)}`);
    await expect(keys.getByRole('listitem')).toContainText('never used');
    await expectAccessible(page);

    const program = await playwright.request.newContext({
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    });
    const counts = `${app.origin}/api/applications/counts`;
    expect((await program.get(counts)).status()).toBe(200);
    expect((await program.get(`${app.origin}/api/account`)).status()).toBe(403);
    await page.reload();
    await expect(keys.getByRole('listitem')).toContainText('last used');
    await keys.getByRole('button', { name: 'Revoke Careers page' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Careers page is revoked')).toBeVisible();
    await expect(keys.getByRole('listitem')).toHaveCount(0);
    expect((await program.get(counts)).status()).toBe(401);
    await program.dispose();
  },
);
