import { expect, test } from '../fixtures';
import { consoleLines, expectNoFailureShown, failCall, goInApp } from '../steps/faults';
import { searchListing } from '../steps/jobs';
import { outageNoise } from '../steps/outage';
import { fillRegistration, newAccount, submitRegistration } from '../steps/people';

/** Every text of spec §8 that belongs to these screens once something happened: none stands there before. */
const texts = /Invalid username or password|Error occurred while registering|Passwords do not match|Email and password are required|Please accept the license agreement|Registration successful/;

test.describe('§8 messages of the open screens', { tag: '@wide' }, () => {
  for (const path of ['/login', '/loginemp', '/signup', '/signupemp']) {
    test(`§8 no message stands on ${path} before anything was done`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').locator('form')).toBeVisible();
      await expect(page.locator('body')).not.toContainText(texts);
      await expectNoFailureShown(page);
    });
  }

  for (const role of ['jobseeker', 'employer'] as const) {
    test(`§8 registration (${role}): success alert "Registration successful. You can now log in!", once, in place; gone on the next screen`, async ({ page }) => {
      await page.goto(role === 'employer' ? '/signupemp' : '/signup');
      await fillRegistration(page, newAccount(role));
      await submitRegistration(page);
      await expect(page.getByRole('main').getByRole('alert').getByText('Registration successful. You can now log in!', { exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.locator('.notistack-Snackbar')).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the job you love');
      await page.getByRole('banner').getByRole('link', { name: 'Employers', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employer login');
      await expect(page.locator('body')).not.toContainText(texts);
    });
  }

  test('§8 no message opens a window of the browser: registration says it in the page', async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => { dialogs.push(dialog.message()); void dialog.dismiss(); });
    const mend = await failCall(page, app, 'registerEmployer', 'drop');
    await page.goto('/signupemp');
    await fillRegistration(page, newAccount('employer'));
    await submitRegistration(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Error occurred while registering');
    await mend();
    await submitRegistration(page);
    await expect(page).toHaveURL('/loginemp');
    expect(dialogs).toEqual([]);
  });

  for (const how of ['fail500', 'html404', 'drop'] as const) {
    test(`§8 a failed job list (/jobdescription) is only logged: an empty list (${how})`, async ({ page, app, problems }) => {
      problems.allow(outageNoise);
      const errors = consoleLines(page, 'error');
      await failCall(page, app, 'getJobs', how);
      await failCall(page, app, 'searchJobs', how);
      await page.goto('/cv');
      await goInApp(page, '/jobdescription');
      await expect(page.getByRole('main').getByText('No job descriptions found', { exact: true })).toBeVisible();
      await expect.poll(() => errors.filter((text) => !text.startsWith('Failed to load'))).toContainEqual(expect.stringMatching(/^Error fetching data:/));
      await expectNoFailureShown(page);
    });
  }

  test('§8 a failed job list comes at another try, and its empty text goes', async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    const mends = [await failCall(page, app, 'getJobs', 'fail500'), await failCall(page, app, 'searchJobs', 'fail500')];
    await page.goto('/cv');
    await goInApp(page, '/');
    const block = page.getByRole('region', { name: 'Featured Jobs', exact: true });
    await expect(block.getByText('No job descriptions found', { exact: true })).toBeVisible();
    for (const mend of mends) await mend();
    await block.getByRole('button', { name: 'Try again' }).click();
    await expect(block.getByRole('article')).toHaveCount(6);
    await expect(block.getByText('No job descriptions found')).toHaveCount(0);
  });

  test('§8 empty results of the job listing: "No job descriptions found", and none of the other three', async ({ page }) => {
    await searchListing(page, 'zzqx nothing of that kind');
    await expect(page.getByRole('main').getByText('No job descriptions found', { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/No job applications? found|No job description found/);
  });
});
