import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { failCall } from '../steps/faults';
import { outageNoise } from '../steps/outage';
import { field, fillRegistration, newAccount, submitRegistration } from '../steps/people';
import { writesOf } from '../steps/calls';

const forms = [
  { role: 'jobseeker', own: 'jobseek', path: '/signup', call: '/jobseeker/jobseekers', operation: 'registerJobSeeker' },
  { role: 'employer', own: 'Employer', path: '/signupemp', call: '/employer/employers', operation: 'registerEmployer' },
] as const;
const success = 'Registration successful. You can now log in!';
const form = (page: Page) => page.getByRole('main').locator('form');
const alertIn = (page: Page) => page.getByRole('main').getByRole('alert');

for (const { role, own, path, call, operation } of forms) {
  test.describe(`§2.5 ${path}`, { tag: '@wide' }, () => {
    test(`§2.5 the form of ${path} has the fields of section 5`, async ({ page }) => {
      await page.goto(path);
      for (const label of ['First name', 'Last name', 'Username', 'Email', 'Password', 'Confirm password', 'Location', 'Nationality', 'Phone']) {
        await expect(form(page).getByLabel(label, { exact: true })).toBeVisible();
      }
      await expect(form(page).getByLabel(/^Address/)).toBeVisible();
      await expect(form(page).getByRole('group', { name: 'Gender' }).getByRole('checkbox')).toHaveCount(2);
      await expect(form(page).getByRole('checkbox', { name: /license agreement/ })).not.toBeChecked();
    });

    test(`§2.5 on success at ${path} an alert is shown and the user goes to /loginemp`, async ({ page }) => {
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      await submitRegistration(page);
      await expect(page).toHaveURL('/loginemp');
      await expect(alertIn(page)).toContainText(success);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employer login');
    });

    for (const how of ['fail500', 'html404', 'drop'] as const) {
      test(`§8 an error at ${path} (${how}) is told by the alert "Error occurred while registering", once; the user stays`, async ({ page, app, problems }) => {
        problems.allow(outageNoise);
        const account = newAccount(role);
        await failCall(page, app, operation, how);
        await page.goto(path);
        await fillRegistration(page, account);
        await submitRegistration(page);
        await expect(alertIn(page).getByText('Error occurred while registering', { exact: true })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(1);
        await expect(page.locator('body')).not.toContainText(/pool destroyed|Cannot find|fetch/i, { useInnerText: true });
        await expect(page).toHaveURL(path);
        // nothing has to be typed anew
        await expect(field(page, `username${own}`)).toHaveValue(account.username);
        await expect(field(page, `passwordname${own}`)).toHaveValue(account.password);
      });
    }

    test(`§4 after an error at ${path} the same form can be submitted again, to the success alert and /loginemp`, async ({ page, app, problems }) => {
      problems.allow(outageNoise);
      const mend = await failCall(page, app, operation, 'fail500');
      await page.goto(path);
      await fillRegistration(page, newAccount(role));
      await submitRegistration(page);
      await expect(alertIn(page)).toBeVisible();
      await expect(page).toHaveURL(path);
      await mend();
      await submitRegistration(page);
      await expect(page).toHaveURL('/loginemp');
      await expect(alertIn(page).getByText(success)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
    });

    test(`§6 registration at ${path} sends the fixed role value "${role}", and the fields of section 7 beside it`, async ({ page }) => {
      const writes = writesOf(page);
      const account = newAccount(role);
      await page.goto(path);
      await fillRegistration(page, account);
      await submitRegistration(page);
      await expect(page).toHaveURL('/loginemp');
      expect(writes).toEqual([{ method: 'POST', path: call, body: {
        role, [`firstname${own}`]: 'Ada', [`lastname${own}`]: 'Morrow', [`username${own}`]: account.username, [`passwordname${own}`]: account.password, [`email${own}`]: account.email,
        [`nationality${own}`]: 'US', [`phone${own}`]: '15550123', [`address${own}`]: role === 'employer' ? '12 Mill Lane' : 'US', [`gender${own}`]: 'Female', [`location${own}`]: 'Austin, TX',
      } }]);
    });

    // the specification leaves the employer's link empty; the product gives it the same page
    test(`§2.5 the form of ${path} links the license agreement to /termsofuse`, async ({ page, context }) => {
      await page.goto(path);
      const link = form(page).getByRole('link', { name: /license agreement/ });
      await expect(link).toHaveAttribute('href', '/termsofuse');
      const [terms] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(terms).toHaveURL('/termsofuse');
      await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
      await terms.close();
    });
  });
}

test.describe('§2.5 after registration', { tag: '@wide' }, () => {
  test('§2.5 a job seeker at /loginemp finds the way to their own log-in, username carried along', async ({ page }) => {
    const account = newAccount('jobseeker');
    await page.goto('/signup');
    await fillRegistration(page, account);
    await submitRegistration(page);
    await alertIn(page).getByRole('link', { name: 'Log in as a job seeker' }).click();
    await expect(page).toHaveURL('/login');
    await expect(field(page, 'usernamejobseek')).toHaveValue(account.username);
  });

  test('§2.5 the two registrations lead to each other', async ({ page }) => {
    await page.goto('/signup');
    const roles = page.getByRole('navigation', { name: 'Account type' });
    await roles.getByRole('link', { name: 'Employer', exact: true }).click();
    await expect(page).toHaveURL('/signupemp');
    await roles.getByRole('link', { name: 'Job seeker', exact: true }).click();
    await expect(page).toHaveURL('/signup');
  });
});
