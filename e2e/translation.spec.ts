import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pdfWith } from './steps/cvs';
import { makeAccount, makeJob, signIn } from './steps/hosts';
import { fillPosting, newPosting } from './steps/jobs';
import { main } from './steps/page';
import { field, unique } from './steps/people';
import { openBeforeScripts, openRendered } from './steps/renderedPage';
import { expectTranslated, openTranslated, translatePages } from './steps/translation';

/**
 * Chrome's translation removes the text nodes that React created and puts `<font>` elements in
 * their place, before or after a rendered page's scripts run.
 */
const times = ['at once', 'once ready'] as const;
const results = (page: Page) => main(page).getByRole('article');
/** The list's count: "«1–20 of 145 jobs»". */
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /\d+.* jobs?/ });
const send = (page: Page) => main(page).locator('form button[type=submit]');

test.describe('in a page that the browser translates', { tag: ['@own-host', '@wide'] }, () => {
  test.beforeEach(({ context }) => openRendered(context));

  for (const when of times) {
    test(`jobs are searched, filtered and read (${when})`, async ({ page }) => {
      await translatePages(page, when);
      await openTranslated(page, '/');
      await expectTranslated(page);
      await main(page).getByLabel('What').fill('nurse');
      await main(page).getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/q=nurse/);
      await expect(results(page).first()).toBeVisible();
      await expectTranslated(page);
      await openTranslated(page, '/jobdescription');
      await expect(results(page)).toHaveCount(20);
      await expectTranslated(page);
      const all = await count(page).first().textContent();
      const first = results(page).first().getByRole('link');
      const firstPath = (await first.getAttribute('href')) ?? '';
      await page
        .getByRole('navigation', { name: 'Pages of results' })
        .getByRole('link', { name: 'Next' })
        .click();
      await expect(first).not.toHaveAttribute('href', firstPath);
      await expectTranslated(page);
      expect(await count(page).first().textContent()).not.toBe(all);
      await page.getByRole('button', { name: /All \d+ categories/ }).click();
      const box = page.getByRole('checkbox', { name: /Teacher Jobs/ });
      await box.click();
      await expect(box).toBeChecked();
      await expect.poll(() => results(page).count()).toBeLessThan(20);
      await expectTranslated(page);
      expect(await count(page).first().textContent()).not.toBe(all);
      await page.getByRole('button', { name: /Remove filter Teacher Jobs/ }).click();
      await expect(results(page)).toHaveCount(20);
      await expectTranslated(page);
      // in the pane, then another job
      for (const index of [2, 5]) {
        await results(page).nth(index).getByRole('link').first().click();
        await expect(page.getByRole('region', { name: 'Selected job' })).toBeVisible();
        await expectTranslated(page);
      }
      const pane = page.getByRole('region', { name: 'Selected job' });
      await pane.getByRole('link', { name: 'Open full page' }).click();
      // the list, with its bookmarks, stays until the page can be shown
      await expect(pane).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectTranslated(page);
      const save = main(page)
        .getByRole('button', { name: /^Save / })
        .first();
      for (const isSaved of ['true', 'false']) {
        // toasts may cover it
        await save.press('Enter');
        await expect(save).toHaveAttribute('aria-pressed', isSaved);
        await expectTranslated(page);
      }
      await page.goBack();
      await expect(results(page).first()).toBeVisible();
      await expectTranslated(page);
    });

    test(`somebody logs in and applies (${when})`, async ({ page, app, request, problems }) => {
      problems.allow(/status of 401|Error (logging|log)|[Ll]og/);
      const employer = await makeAccount(request, app, 'employer');
      const seeker = await makeAccount(request, app, 'jobseeker');
      const id = await makeJob(request, app, employer, newPosting(`Night Nurse ${unique()}`));
      await translatePages(page, when);
      await openTranslated(page, `/singlejobdescription/jobdescription/${id}`);
      await expectTranslated(page);
      await main(page).getByRole('link', { name: 'Apply to Job' }).first().click();
      await expect(page).toHaveURL('/login');
      await expectTranslated(page);
      await openTranslated(page, '/login');
      await main(page).getByRole('button', { name: 'Login' }).click();
      await expectTranslated(page);
      await field(page, 'usernamejobseek').fill(seeker.username);
      await field(page, 'passwordnamejobseek').fill('something else');
      await main(page).getByRole('button', { name: 'Login' }).click();
      await expect(main(page).getByText(/Invalid username or password/)).toBeVisible();
      await expectTranslated(page);
      await field(page, 'passwordnamejobseek').fill(seeker.password);
      await main(page).getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL(/applyjob|jobseekerpp/);
      await expectTranslated(page);
      await openTranslated(page, `/singlejobdescription/jobdescription/${id}`);
      await main(page).getByRole('link', { name: 'Apply to Job' }).first().click();
      await expect(page).toHaveURL(`/applyjob/${id}`);
      await expectTranslated(page);
      const chooser = page.waitForEvent('filechooser');
      await main(page).getByRole('button', { name: 'Upload a CV' }).click();
      const cv = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: pdfWith('Six years') };
      await (await chooser).setFiles(cv);
      await expect(main(page).getByRole('radio', { name: cv.name })).toBeChecked();
      await expectTranslated(page);
      await main(page).getByRole('button', { name: 'Send Email' }).click();
      await expect(page.getByRole('heading', { name: 'Your application was sent' })).toBeVisible();
      await expectTranslated(page);
      await main(page).getByRole('link', { name: 'Track this application' }).click();
      await expect(page).toHaveURL(/myapplications/);
      await expectTranslated(page);
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expectTranslated(page);
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expectTranslated(page);
    });

    test(`an employer posts a job and deletes it (${when})`, async ({ page, app, request }) => {
      const employer = await makeAccount(request, app, 'employer');
      const title = `Ward Nurse ${unique()}`;
      await signIn(page, app, employer);
      await translatePages(page, when);
      await openTranslated(page, `/jobpost/${employer.username}`);
      await expect(send(page)).toBeVisible();
      await expectTranslated(page);
      await send(page).click();
      await expect(field(page, 'jobtitle')).toBeFocused();
      await expectTranslated(page);
      await fillPosting(page, newPosting(title));
      await expectTranslated(page);
      await send(page).click();
      await expect(page.getByText(title).first()).toBeVisible();
      await expect(page).not.toHaveURL(/jobpost/);
      await expectTranslated(page);
      await openTranslated(page, '/employerpp');
      await expectTranslated(page);
      await main(page)
        .getByRole('button', { name: `Delete ${title}` })
        .click();
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      await expectTranslated(page);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(question).toBeHidden();
      await expectTranslated(page);
    });
  }

  test('what was typed and chosen before the scripts came stays', async ({ page }) => {
    await translatePages(page, 'at once');
    const start = await openBeforeScripts(page, '/signup');
    await expect(page.locator('font').first()).toBeAttached();
    await main(page).getByLabel('First name').fill('Ada');
    await main(page).getByLabel('Address (country of residence)').selectOption('CA');
    await main(page).getByLabel('Female').check();
    await start();
    await expectTranslated(page);
    await expect(main(page).getByLabel('First name')).toHaveValue('Ada');
    await expect(main(page).getByLabel('Address (country of residence)')).toHaveValue('CA');
    await expect(main(page).getByLabel('Female')).toBeChecked();
    await main(page).getByRole('button', { name: 'Register' }).click();
    await expect(main(page).getByLabel('Last name')).toBeFocused();
    await expectTranslated(page);
  });
});
