import { expect, test } from './fixtures';
import { makeAccount, signIn } from './steps/hosts';
import { openBeforeScripts, openRendered } from './steps/renderedPage';

test.beforeEach(({ context }) => openRendered(context));

test.describe('a form that is used before the app has started', { tag: '@own-host' }, () => {
  test('keeps what was typed, chosen and ticked', async ({ page }) => {
    const start = await openBeforeScripts(page, '/signup');
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Ada');
    await main.getByLabel('Password', { exact: true }).fill('long enough');
    await main.getByLabel('Address (country of residence)').selectOption('CA');
    await main.getByLabel('Female').check();
    await main.getByLabel(/license agreement/i).check();
    await start();
    await main.getByLabel('Last name').fill('Morrow');
    await expect(main.getByLabel('First name')).toHaveValue('Ada');
    await expect(main.getByLabel('Password', { exact: true })).toHaveValue('long enough');
    await expect(main.getByLabel('Address (country of residence)')).toHaveValue('CA');
    await expect(main.getByLabel('Female')).toBeChecked();
    await expect(main.getByLabel(/license agreement/i)).toBeChecked();
    // the app has the values: only the missing field gets an error
    await main.getByRole('button', { name: 'Register' }).click();
    await expect(main.getByLabel('Confirm password', { exact: true })).toBeFocused();
    await main.getByLabel('Confirm password', { exact: true }).fill('long enough');
    await main.getByRole('button', { name: 'Register' }).click();
    await expect(main.getByLabel('Username')).toBeFocused();
    for (const label of ['First name', 'Address (country of residence)'])
      await expect(main.getByLabel(label)).not.toHaveAttribute('aria-invalid');
  });

  test('is sent once the app has started, and never by the browser', async ({
    page,
    app,
    request,
  }) => {
    const account = await makeAccount(request, app, 'employer');
    const start = await openBeforeScripts(page, '/loginemp');
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/loginemp');
    await start();
    await expect(page).toHaveURL(`/employerpp/${account.username}`);
  });

  test('a company’s jobs are searched by what was typed', async ({ page }) => {
    const start = await openBeforeScripts(page, '/employerppreadonly/demo.employer');
    const words = page.getByRole('searchbox', { name: 'Title or skill' });
    await words.fill('developer');
    await start();
    await expect(page).toHaveURL(/q=developer/);
    await expect(words).toHaveValue('developer');
    await expect(page.getByRole('main').getByText(/\d of \d/)).toBeVisible();
  });

  test('a company’s jobs are narrowed by what was chosen, and by what was typed beside it', async ({
    page,
  }) => {
    const start = await openBeforeScripts(page, '/employerppreadonly/demo.employer');
    const category = page.getByRole('main').getByLabel('Category');
    const chosen = (await category.locator('option').nth(1).getAttribute('value')) ?? '';
    await page.getByRole('searchbox', { name: 'Title or skill' }).fill('e');
    await category.selectOption(chosen);
    await start();
    await expect(category).toHaveValue(chosen);
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ category: chosen, q: 'e' });
  });

  test('a question is asked as what one is', async ({ page, app, request }) => {
    await signIn(page, app, await makeAccount(request, app, 'employer'));
    const role = page.getByRole('main').locator('select[name=role]');
    const start = await openBeforeScripts(page, '/help');
    await expect(role).toHaveValue('visitor');
    await page.getByLabel('Your name').fill('Ann Lee');
    await start();
    await expect(role).toHaveValue('employer');
    await expect(page.getByLabel('Your name')).toHaveValue('Ann Lee');
  });

  test('or as what was chosen', async ({ page, app, request }) => {
    await signIn(page, app, await makeAccount(request, app, 'employer'));
    const role = page.getByRole('main').locator('select[name=role]');
    const start = await openBeforeScripts(page, '/help');
    await role.selectOption('jobseeker');
    await start();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(role).toHaveValue('jobseeker');
  });
});
