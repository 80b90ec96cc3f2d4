import type { Page } from '@playwright/test';
import { messages } from '@contract/messages';
import { expect, test } from '../fixtures';
import { failCall } from '../steps/faults';
import { makeAccount, makeJob, setKeys, signInAdmin } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { expectGoodScreen } from '../steps/looks';
import { outageNoise } from '../steps/outage';
import { field, sessionKeys, unique } from '../steps/people';

const main = (page: Page) => page.getByRole('main');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Administration' });
const question = (page: Page) => page.getByRole('alertdialog');
const screens = ['/admindash', '/employerdash', '/jobseekdash', '/removejob', '/updatefeatured', '/updateterms'] as const;
const rowOf = (page: Page, username: string) => main(page).getByRole('row').filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
const find = (page: Page, words: string) => main(page).getByRole('searchbox').fill(words);
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==', 'base64');

test.describe('§2.16 admin screens', { tag: '@wide' }, () => {
  test('§2.16 admin login: username and password fields with a benefits list', async ({ page }) => {
    await page.goto('/adminlogin');
    await expect(field(page, 'adminname')).toHaveAttribute('required', '');
    await expect(field(page, 'adminpassword')).toHaveAttribute('type', 'password');
    await expect(main(page).getByRole('complementary').getByRole('listitem')).toHaveCount(3);
    await expectGoodScreen(page);
  });

  for (const path of screens) {
    test(`§2.1 ${path} is for the admin only: others are sent to /adminlogin`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/adminlogin');
      await expect(sidebar(page)).toHaveCount(0);
    });

    test(`§2.16 the sidebar stands on ${path}, and the screen is accessible`, async ({ page, app }) => {
      await signInAdmin(page, app);
      await page.goto(path);
      await expect(sidebar(page).getByRole('link')).toHaveText(['View Employers', 'Remove Job', 'View Seekers', 'Update Featured', 'Update terms']);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectGoodScreen(page);
    });
  }

  test('§2.16 the logout clears local and session storage and returns to /', async ({ page, app }) => {
    await signInAdmin(page, app);
    await page.goto('/updateterms');
    await page.evaluate(() => { localStorage.setItem('something', 'kept'); });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => sessionKeys(page)).toEqual({});
    expect(await page.evaluate(() => localStorage.getItem('something'))).toBeNull();
    await page.goto('/updateterms');
    await expect(page).toHaveURL('/adminlogin');
  });

  for (const path of ['/admindash', '/employerdash']) {
    test(`§2.16 employer list on ${path}: Username, First Name, Last Name, Email, Company, Action (Delete)`, async ({ page, app, request }) => {
      const { username, email } = await makeAccount(request, app, 'employer');
      await signInAdmin(page, app);
      await page.goto(path);
      await expect(main(page).getByRole('columnheader')).toHaveText([/^Username/, 'First Name', 'Last Name', 'Email', 'Company', 'Action']);
      await find(page, username);
      await expect(rowOf(page, username)).toContainText(email);
      await expect(rowOf(page, username).getByRole('button', { name: `Delete ${username}` })).toHaveText('Delete');
    });
  }

  test('§2.16 seeker list: Username, First Name, Last Name, Email, Action (Delete)', async ({ page, app, request }) => {
    const { username, email } = await makeAccount(request, app, 'jobseeker');
    await signInAdmin(page, app);
    await page.goto('/jobseekdash');
    await expect(main(page).getByRole('columnheader')).toHaveText([/^Username/, 'First Name', 'Last Name', 'Email', 'Action']);
    await find(page, username);
    await expect(rowOf(page, username)).toContainText(email);
  });

  test('§2.16 job list: title, company, location, 30 words of the overview with an ellipsis, salary, age, a delete icon; a card opens the job view', async ({ page, app, hostKind, request }) => {
    const employer = await makeAccount(request, app, 'employer');
    const title = `Ward Nurse ${unique()}`;
    const id = await makeJob(request, app, employer, { ...newPosting(title), joboverview: Array.from({ length: 40 }, (_, n) => `word${n + 1}`).join(' ') });
    await signInAdmin(page, app);
    await page.goto('/removejob');
    await find(page, title);
    const card = main(page).getByRole('article').filter({ hasText: title });
    await expect(card).toHaveCount(1);
    for (const text of ['Larkfield Health · Austin, TX', '$3,900 - $5,200', hostKind === 'spec' ? '7 days ago' : 'today']) await expect(card).toContainText(text);
    await expect(card).toContainText(/word30\.\.\.$|word30\.\.\.[^w]/);
    await expect(card.getByRole('button', { name: `Delete ${title}` })).toBeVisible();
    await card.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/singlejobdescription/jobdescription/${id}`);
  });

  test('§2.16 job list without jobs: "No job applications found"', { tag: '@spec-host' }, async ({ page, app, specHost }) => {
    specHost.seed({ jobs: [] });
    await signInAdmin(page, app);
    await page.goto('/removejob');
    await expect(main(page).getByText(messages.getJobs.adminEmpty)).toBeVisible();
  });

  test('§2.16 featured employers: cards with image, name, Update and Remove; Update opens a modal with name, image and preview', async ({ page, app }) => {
    await signInAdmin(page, app);
    await page.goto('/updatefeatured');
    const card = main(page).getByRole('listitem').first();
    const name = await card.getByRole('heading').innerText();
    await expect(card.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await card.getByRole('button', { name: `Update ${name}` }).click();
    const modal = page.getByRole('dialog', { name: `Update ${name}` });
    await expect(modal.getByLabel('Employer name')).toHaveValue(name);
    await modal.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
    await expect(modal.getByText('Chosen: logo.png')).toBeVisible();
    await expect(modal.locator('img')).toHaveAttribute('src', /^blob:/);
    await expectGoodScreen(page);
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await expect(modal).toHaveCount(0);
  });

  test('§2.16 terms editor: shows the six texts, and an edit icon opens a modal with six textareas', async ({ page, app }) => {
    await signInAdmin(page, app);
    await page.goto('/updateterms');
    await expect(main(page).locator('dt')).toHaveCount(6);
    await main(page).getByRole('button', { name: 'Edit the terms' }).click();
    const modal = page.getByRole('dialog', { name: 'Edit the terms' });
    await expect(modal.locator('textarea')).toHaveCount(6);
    await expectGoodScreen(page);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
  });

  test('§4 an admin’s log-in stores token and role admin, and goes to /jobseekdash', async ({ page, app, hostKind }) => {
    await page.goto('/adminlogin');
    await field(page, 'adminname').fill('admin');
    await field(page, 'adminpassword').fill(hostKind === 'spec' ? 'spec-host-password' : 'an-e2e-administrator');
    await main(page).getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/jobseekdash');
    const { authToken, ...others } = await sessionKeys(page);
    expect(others).toEqual({ userRole: 'admin' });
    expect(authToken).toMatch(hostKind === 'spec' ? /^spec-host-token$/ : /^\S{20,}$/);
    expect(app.specHost?.seen.some(({ operation }) => operation === 'loginAdmin') ?? true).toBe(true);
  });

  test('§8 admin login failure: "Invalid username or password"', async ({ page, problems }) => {
    problems.allow(/status of 401|Error in loginAdmin/);
    await page.goto('/adminlogin');
    await field(page, 'adminname').fill('admin');
    await field(page, 'adminpassword').fill('not this one');
    await main(page).getByRole('button', { name: 'Login' }).click();
    await expect(main(page).getByRole('alert')).toHaveText('Invalid username or password');
  });

  for (const role of ['employer', 'jobseeker'] as const) {
    const [path, call, texts] = role === 'employer' ? ['/admindash', 'deleteEmployer', messages.deleteEmployer] as const : ['/jobseekdash', 'deleteJobSeeker', messages.deleteJobSeeker] as const;
    test(`§8 ${role} delete: "${texts.failure}", then "${texts.success}", and the list is read again`, async ({ page, app, request, problems }) => {
      problems.allow(outageNoise);
      const { username } = await makeAccount(request, app, role);
      await signInAdmin(page, app);
      await page.goto(path);
      await find(page, username);
      const mend = await failCall(page, app, call, 'fail500');
      await rowOf(page, username).getByRole('button', { name: `Delete ${username}` }).click();
      await expect(question(page)).toContainText(`Ada Morrow (${username})`);
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(texts.failure)).toBeVisible();
      await mend();
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(texts.success)).toBeVisible();
      await expect(rowOf(page, username)).toHaveCount(0);
    });
  }

  test('§8 job delete by the admin: the question, then "Job application deleted successfully"', async ({ page, app, request }) => {
    const employer = await makeAccount(request, app, 'employer');
    const title = `Night Nurse ${unique()}`;
    await makeJob(request, app, employer, newPosting(title));
    await signInAdmin(page, app);
    await page.goto('/removejob');
    await find(page, title);
    await main(page).getByRole('button', { name: `Delete ${title}` }).click();
    await expect(question(page)).toContainText(messages.deleteJob.confirm);
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(messages.deleteJob.success)).toBeVisible();
    await expect(main(page).getByRole('article').filter({ hasText: title })).toHaveCount(0);
  });

  test('§8 featured update: failure, then the name followed by "was updated successfully"; the modal closes', { tag: '@spec-host' }, async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    await signInAdmin(page, app);
    await page.goto('/updatefeatured');
    await main(page).getByRole('button', { name: /^Update / }).first().click();
    await field(page, 'employerName').fill('Acme & Sons');
    const mend = await failCall(page, app, 'updateFeaturedEmployer', 'fail500');
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
    await save.click();
    await expect(page.getByText(messages.updateFeaturedEmployer.failure).first()).toBeVisible();
    await expect(field(page, 'employerName')).toHaveValue('Acme & Sons');
    await mend();
    await save.click();
    await expect(page.getByText('Acme & Sons was updated successfully')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main(page).getByRole('heading', { name: 'Acme & Sons' })).toBeVisible();
  });

  test('§8 terms update: "Error updating term", then "Term updated successfully!"; the modal closes', { tag: '@spec-host' }, async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    await signInAdmin(page, app);
    await page.goto('/updateterms');
    await main(page).getByRole('button', { name: 'Edit the terms' }).click();
    await field(page, 'cookies').fill('We keep two cookies.');
    const mend = await failCall(page, app, 'updateTerms', 'fail500');
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
    await save.click();
    await expect(page.getByText(messages.updateTerms.failure).first()).toBeVisible();
    await mend();
    await save.click();
    await expect(page.getByText(messages.updateTerms.success)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main(page).getByText('We keep two cookies.')).toBeVisible();
  });

  test('§5 deleting somebody with a missing id raises "Invalid ID"', { tag: '@spec-host' }, async ({ page, app, specHost }) => {
    specHost.seed({ employers: [{ usernameEmployer: 'no.id', firstnameEmployer: 'No', lastnameEmployer: 'Id' } as never] }); // a record as a wild host may hold it
    await signInAdmin(page, app);
    await page.goto('/admindash');
    await main(page).getByRole('button', { name: 'Delete no.id' }).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Invalid ID')).toBeVisible();
    expect(specHost.seen.filter(({ operation }) => operation === 'deleteEmployer')).toEqual([]);
  });

  test('§6 the guard compares userRole: an employer’s key opens no admin screen', async ({ page }) => {
    await setKeys(page, { userRole: 'employer', usernameEmployer: 'larkfield' });
    await page.goto('/admindash');
    await expect(page).toHaveURL('/adminlogin');
  });

  test('§2.16 employer list with 50,000 rows: at most 1,500 elements, searched at once', { tag: '@spec-host' }, async ({ page, app, specHost }) => {
    specHost.seed({ employers: Array.from({ length: 50_000 }, (_, n) => ({ _id: `e${n}`, usernameEmployer: `employer.${n}`, firstnameEmployer: 'Ada', lastnameEmployer: `Morrow ${n}`, emailEmployer: `e${n}@example.com` })) });
    await signInAdmin(page, app);
    await page.goto('/admindash');
    await expect(main(page).getByText('50,000 rows')).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1500);
    await find(page, 'employer.49999');
    await expect(rowOf(page, 'employer.49999')).toBeVisible();
    await expect(main(page).getByText('1 of 50,000 rows')).toBeVisible();
  });
});
