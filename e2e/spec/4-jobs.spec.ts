import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { callsOf, namesOf, watchCalls } from '../steps/calls';
import { failCall, expectNoFailureShown } from '../steps/faults';
import { jobsOf, makeAccount, makeJob, signIn } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { outageNoise } from '../steps/outage';
import { field, type Account } from '../steps/people';
import { profilePath, section } from '../steps/profiles';

const list = (page: Page) => section(page, 'Company job applications');
const dialog = (page: Page) => page.getByRole('alertdialog');
const ask = (page: Page) => list(page).getByRole('button', { name: 'Delete Ward Nurse' }).click();

test.describe('§4 job deletion', { tag: '@wide' }, () => {
  let account: Account;
  test.beforeEach(async ({ page, app, request }) => {
    account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    await page.goto(profilePath(account));
  });

  test('§4 job deletion begins with a confirmation, and nothing is sent before it', async ({ page, app }) => {
    const sent = watchCalls(page, app);
    await ask(page);
    await expect(dialog(page)).toHaveAccessibleName('Are you sure you want to delete this job listing?');
    await expect(dialog(page)).toContainText('Ward Nurse');
    expect(callsOf(sent, 'deleteJob')).toEqual([]);
  });

  test('§4 job deletion: Cancel has the focus, and deletes nothing', async ({ page, app }) => {
    await ask(page);
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(list(page).getByRole('article')).toHaveCount(1);
    expect(await jobsOf(page, app, account.username)).toBe(1);
  });

  test('§4 job deletion: Escape cancels', async ({ page, app }) => {
    await ask(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await jobsOf(page, app, account.username)).toBe(1);
  });

  test('§4 job deletion: confirmed, the job is deleted and the list reloaded', async ({ page, app }) => {
    await ask(page);
    const sent = watchCalls(page, app);
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(list(page).getByText('No job applications found', { exact: true })).toBeVisible();
    await expect.poll(() => namesOf(sent)).toEqual(['deleteJob', 'getJobsByEmployer']);
    expect(await jobsOf(page, app, account.username)).toBe(0);
  });

  test('§4 job deletion ends with a toast', async ({ page }) => {
    await ask(page);
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Job application deleted successfully', { exact: true })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('§4 job deletion: a job that could not be deleted stays in the list', async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    await failCall(page, app, 'deleteJob', 'fail500');
    await ask(page);
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('Error deleting job:'));
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await logged;
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(list(page).getByRole('article')).toHaveCount(1);
  });
});

test.describe('§4 job inline editing', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    await page.goto('/jobdescriptiontrial');
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
    await field(page, 'jobtitle').fill('Night Nurse');
  });

  test('§4 inline editing: edit to view on Save, with the new text and a toast', async ({ page }) => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Job details updated successfully!', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Night Nurse', exact: true })).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
  });

  test('§4 inline editing: edit to view on Cancel, with the old text', async ({ page }) => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Ward Nurse', exact: true })).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
  });

  test('§4 inline editing: on a failed Save the form stays with its draft, and nothing says so', async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    await failCall(page, app, 'updateJob', 'fail500');
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('Error updating job:'));
    await page.getByRole('button', { name: 'Save' }).click();
    await logged;
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(field(page, 'jobtitle')).toHaveValue('Night Nurse');
    await expectNoFailureShown(page);
  });
});
