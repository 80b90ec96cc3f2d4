import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, signInAdmin } from '../../steps/hosts';
import { main } from '../../steps/page';
import { field, unique } from '../../steps/people';

/**
 * The administrator's additional screens on the app's own host. All tests share the administrator
 * `admin`, so none may delete it.
 */
const own = { tag: ['@own-host', '@wide'] };
const office = (page: Page) => page.getByRole('navigation', { name: 'Site management' });

/** Invites an administrator on the screen; returns the URL, which is shown only once. */
const invite = async (page: Page, name: string): Promise<string> => {
  await office(page).getByRole('link', { name: 'Administrators' }).click();
  await main(page).getByRole('button', { name: 'Invite an administrator' }).click();
  const modal = page.getByRole('dialog', { name: 'Invite an administrator' });
  await field(page, 'adminname').fill(name);
  await modal.getByRole('button', { name: 'Create invitation' }).click();
  const address = await modal.getByLabel('Invitation link').inputValue();
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Done' }).click();
  return address;
};

/** Sets the password at the invitation's URL and logs in with it. */
const accept = async (page: Page, address: string, name: string): Promise<void> => {
  await page.goto(address);
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByLabel('Confirm password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/adminlogin');
  await field(page, 'adminname').fill(name);
  await field(page, 'adminpassword').fill('a long enough password');
  await main(page).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/jobseekdash');
};

test(
  'an administrator invites another, who accepts, logs in and ends a third, who is logged out',
  own,
  async ({ page, app, person, problems }) => {
    problems.allow(/status of 40[14]|Error in /);
    const [first, second] = [`first.${unique()}`, `second.${unique()}`];
    await signInAdmin(page, app);
    await page.goto('/adminoverview');
    const [one, two] = [await person(), await person()];
    await accept(one, await invite(page, first), first);
    const address = await invite(one, second);
    await accept(two, address, second);
    // the URL works only once
    await page.goto(address);
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await page.getByLabel('Confirm password', { exact: true }).fill('a long enough password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(main(page).getByRole('alert')).toContainText(
      'This invitation was used or withdrawn',
    );

    await office(two).getByRole('link', { name: 'Administrators' }).click();
    await expect(main(two).getByRole('button', { name: `Remove ${second}` })).toHaveCount(0);
    await main(two)
      .getByRole('button', { name: `Remove ${first}` })
      .click();
    await two.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(two.getByText(`${first} is no longer an administrator`)).toBeVisible();
    await one.goto('/administrators');
    await expect(one).toHaveURL('/adminlogin');

    await office(two).getByRole('link', { name: 'Audit log' }).click();
    await main(two).getByRole('searchbox').fill(first);
    await expect(
      main(two)
        .getByRole('row')
        .filter({ hasText: second })
        .filter({ hasText: 'End admin' })
        .filter({ hasText: first }),
    ).toHaveCount(1);
    await main(two)
      .getByRole('button', { name: `Show change: End admin, ${first}` })
      .click();
    await expect(main(two).getByRole('row', { name: `Name ${first}` })).toBeVisible();
    await expectAccessible(two);
  },
);

test(
  'terms: an earlier version is viewed and restored, and readers see that they changed',
  own,
  async ({ page, app }) => {
    await signInAdmin(page, app);
    await page.goto('/updateterms');
    const words = `Cookies of ${unique()}`;
    const views = main(page).getByRole('button', { name: /^View version/ });
    await expect(
      main(page).getByText('The terms haven’t been changed yet.').or(views.first()),
    ).toBeVisible();
    const before = await views.count();
    for (const text of [words, 'Other cookies']) {
      await main(page).getByRole('button', { name: 'Edit the terms' }).click();
      await field(page, 'cookies').fill(text);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(main(page).getByText(text)).toBeVisible();
    }
    await expect(views).toHaveCount(before + 2);
    await views.first().click();
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await main(page)
      .getByRole('button', { name: /^Restore version/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(/is in effect again/)).toBeVisible();
    await expect(main(page).getByText(words)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/termsofuse');
    await expect(main(page).getByText(/^Last changed on \w+ \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(main(page).getByText(words)).toBeVisible();
  },
);

test('featured employers are put in order by the keyboard', own, async ({ page, app }) => {
  await signInAdmin(page, app);
  await page.goto('/updatefeatured');
  const headings = main(page).getByRole('heading', { level: 2 });
  await expect(headings.first()).toBeVisible();
  const [first = '', second = ''] = await headings.allInnerTexts();
  const down = main(page).getByRole('button', { name: `Move ${first} down` });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(headings.nth(1)).toHaveText(first);
  await expect(down).toBeFocused();
  await expect(main(page).getByText(`${first} is now 2 of`)).toBeAttached();
  await page.reload();
  await expect(headings.first()).toHaveText(second);
  await main(page)
    .getByRole('button', { name: `Move ${first} up` })
    .click();
  await expect(headings.first()).toHaveText(first);
});

test('a table as a file: what the search finds', own, async ({ page, app, request }) => {
  const { username, email } = await makeAccount(request, app, 'jobseeker');
  await signInAdmin(page, app);
  await page.goto(`/jobseekdash?q=${username}`);
  await expect(main(page).getByRole('rowheader', { name: username })).toBeVisible();
  const waiting = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Export CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^jobseekers-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  // a stream without an encoding emits buffers
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text.startsWith('\uFEFFUsername,')).toBe(true);
  expect(text).toContain(`${username},Ada,Morrow,${email},15550123`);
});

for (const path of [
  '/adminoverview',
  '/searches',
  '/auditlog',
  '/administrators',
  '/admininvite',
  '/admindash?q=nobody-says-this',
  '/removejob?status=draft',
  '/removejob?view=table',
]) {
  test(`${path} is accessible, in both themes, and reflows`, own, async ({ page, app }) => {
    await signInAdmin(page, app);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expectAccessible(page);
    await expectReflow(page, 320);
  });
}
