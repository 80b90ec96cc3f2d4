import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { makeAccount } from '../../steps/hosts';
import { fillPosting, newPosting, submitPosting } from '../../steps/jobs';
import { field, logIn, logOut } from '../../steps/people';

/** Unsaved text is never lost by navigation: links, Back and closing a tab ask first. */
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (page: Page, text: 'Stay' | 'Leave') =>
  question(page).getByRole('button', { name: text }).click();
const toForm = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Post a job' }).click();
  await expect(field(page, 'jobtitle')).toBeVisible();
};
/** Records the browser's own confirmation dialogs, each answered with "stay". */
const ownQuestions = (page: Page) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  return asked;
};

test.describe('an employer who has typed', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await logIn(page, account);
    await toForm(page);
  });

  test('is asked before Back; staying loses neither text, place nor history', async ({ page }) => {
    const form = new URL(page.url()).pathname;
    await field(page, 'jobtitle').fill('Night Nurse');
    await field(page, 'degreerequired').fill('None');
    await field(page, 'degreerequired').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => ({
      y: window.scrollY,
      length: window.history.length,
    }));
    expect(before.y).toBeGreaterThan(0);
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused();
    await expect(page).toHaveURL(form);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    expect(
      await page.evaluate(() => ({ y: window.scrollY, length: window.history.length })),
    ).toEqual(before);
    await expect(field(page, 'jobtitle')).toHaveValue('Night Nurse');
    await page.goBack();
    await answer(page, 'Leave');
    await expect(page).toHaveURL(/\/employerpp\//);
    await expect(page.getByRole('link', { name: 'Post a Job', exact: true })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(form);
    // the draft on this device
    await expect(field(page, 'jobtitle')).toHaveValue('Night Nurse');
  });

  test('is asked before a link, not before its anchors', async ({ page }) => {
    const form = new URL(page.url()).pathname;
    await field(page, 'jobtitle').fill('Night Nurse');
    await page.evaluate(() => {
      window.location.hash = 'main';
    });
    await expect(page).toHaveURL(`${form}#main`);
    await expect(question(page)).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
    await answer(page, 'Stay');
    await expect(page).toHaveURL(`${form}#main`);
    await page.evaluate(() => window.history.go(-2));
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(`${form}#main`);
    await answer(page, 'Leave');
    await expect(page).toHaveURL(/\/employerpp\//);
  });

  test('is asked by the browser before the tab is closed or loaded again, and only then', async ({
    page,
  }) => {
    const asked = ownQuestions(page);
    await page.reload();
    await expect(field(page, 'jobtitle')).toBeVisible();
    expect(asked).toEqual([]);
    await field(page, 'jobtitle').pressSequentially('Night Nurse');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(field(page, 'jobtitle')).toHaveValue('Night Nurse');
  });

  test('is asked nothing once it is posted', async ({ page }) => {
    const asked = ownQuestions(page);
    await fillPosting(page, newPosting('Night Nurse'));
    await submitPosting(page).click();
    await expect(page).toHaveURL(/\/employerpp\//);
    await expect(question(page)).toBeHidden();
    await page.reload();
    await expect(page).toHaveURL(/\/employerpp\//);
    expect(asked).toEqual([]);
  });

  test('is asked nothing at log-out, and nothing is kept', async ({ page }) => {
    await field(page, 'jobtitle').fill('Night Nurse');
    await logOut(page);
    await expect(question(page)).toBeHidden();
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((name) => name.startsWith('draft:')),
      ),
    ).toEqual([]);
  });
});

test(
  'a profile section with unsaved changes asks before it is left, and no more once it is saved',
  { tag: '@wide' },
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    await logIn(page, account);
    const contact = page.getByRole('main').getByRole('region', { name: 'Contact Information' });
    await contact.getByRole('button', { name: 'Edit Contact Information' }).click();
    const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
    await field(page, 'phonejobseek').fill('15550177');
    await home.click();
    await expect(question(page)).toContainText('Your changes to your profile aren’t saved.');
    await answer(page, 'Stay');
    await expect(field(page, 'phonejobseek')).toHaveValue('15550177');
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(contact.getByText('15550177')).toBeVisible();
    await home.click();
    await expect(page).toHaveURL('/');
  },
);
