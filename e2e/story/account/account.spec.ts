import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, signIn, signInAdmin } from '../../steps/hosts';
import { expectComplete } from '../../steps/page';
import { field, fillLogin, logIn, loginPath } from '../../steps/people';

/** One's own account; only the app's own host has calls for it. */
const own = { tag: '@own-host' };
const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test(
  'a job seeker changes the password, is logged out elsewhere, takes the data along and deletes the account',
  own,
  async ({ page, app, person, request, problems }) => {
    problems.allow(/status of 40[01]|Error in /);
    const account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    const elsewhere = await person();
    await elsewhere.goto(loginPath('jobseeker'));
    await logIn(elsewhere, account);

    await page.goto(`/jobseekerpp/${account.username}`);
    await page.getByRole('main').getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
    await expect(part(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);

    await field(page, 'password').fill('not this one');
    await field(page, 'newPassword').fill('a newer password');
    await part(page, 'Password').getByRole('button', { name: 'Change password' }).click();
    await expect(part(page, 'Password')).toContainText('This isn’t your current password');
    await expect(field(page, 'newPassword')).toHaveValue('a newer password');
    await field(page, 'password').fill(account.password);
    await field(page, 'newPassword').press('Enter');
    await expect(
      page.getByText('Your password was changed. Other devices are logged out.'),
    ).toBeVisible();
    await expect(part(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login$/);

    const download = page.waitForEvent('download');
    await part(page, 'Your data').getByRole('button', { name: 'Download my data' }).click();
    const file = unzipSync(await readFile(await (await download).path()));
    expect(JSON.parse(strFromU8(file['account.json'] ?? new Uint8Array()))).toMatchObject({
      role: 'jobseeker',
      profile: { emailjobseek: account.email },
    });

    await part(page, 'Delete account').getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expectAccessible(page);
    await dialog.getByLabel('Your password', { exact: true }).fill('a newer password');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Your account was deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await fillLogin(page, { ...account, password: 'a newer password' });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  },
);

test(
  'an administrator brings back an employer who deleted the account, with the log-in as it was',
  { tag: ['@own-host', '@wide'] },
  async ({ page, app, person, request }) => {
    const account = await makeAccount(request, app, 'employer');
    const employer = await person();
    await employer.goto(loginPath('employer'));
    await logIn(employer, account);
    await employer.goto('/account');
    // reads still in flight would be refused once the account is gone
    await expect(part(employer, 'Webhooks')).toBeVisible();
    await expectComplete(employer);
    await part(employer, 'Delete account')
      .getByRole('button', { name: 'Delete my account' })
      .click();
    await employer
      .getByRole('dialog')
      .getByLabel('Your password', { exact: true })
      .fill(account.password);
    await employer.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await expect(employer).toHaveURL('/');

    await signInAdmin(page, app);
    await page.goto('/adminoverview');
    await page
      .getByRole('navigation', { name: 'Site management' })
      .getByRole('link', { name: 'Deleted accounts' })
      .click();
    await page.getByLabel('Search username or email').fill(account.username);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Restore ${account.username}` }).click();
    await expect(page.getByText(`${account.username} is back`)).toBeVisible();
    await employer.goto(loginPath('employer'));
    await logIn(employer, account);
  },
);

test(
  "an administrator's own account: the password and the log-ins",
  { tag: ['@own-host', '@wide'] },
  async ({ page, app }) => {
    await signInAdmin(page, app);
    await page.goto('/adminoverview');
    await page
      .getByRole('navigation', { name: 'Site management' })
      .getByRole('link', { name: 'Account', exact: true })
      .click();
    await expect(part(page, 'Where you’re logged in').getByText('This device')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await expectAccessible(page);
  },
);
