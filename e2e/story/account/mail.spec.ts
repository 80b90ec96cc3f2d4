import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, setKeys, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { confirmEmail, linkIn, mailTo } from '../../steps/mails';
import { main } from '../../steps/page';
import { field, fillLogin, loginPath } from '../../steps/people';

/** What the app's own host does by mail; the mails are read from its outbox. */
const own = { tag: '@own-host' };

for (const role of ['employer', 'jobseeker'] as const) {
  test(
    `a forgotten password, ${role}: asked for, mailed, set, and logged in with`,
    own,
    async ({ page, app, request, problems }) => {
      problems.allow(/status of 40[14]|Error in /);
      const account = await makeAccount(request, app, role);
      await page.goto(loginPath(role));
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await field(page, 'email').fill(account.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'If there’s an account' }),
      ).toBeVisible();
      await expectAccessible(page);

      const link = linkIn(await mailTo(account.email, /Set a new password/), '/resetpassword');
      expect(link.startsWith(`${app.origin}/resetpassword#`)).toBe(true);
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill('quite another password');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(
        page.getByText('Your password was changed. Log in with the new one.'),
      ).toBeVisible();
      await expect(page).toHaveURL(loginPath(role));
      await fillLogin(page, account);
      await expect(page.getByText('Invalid username or password')).toBeVisible();
      await fillLogin(page, { ...account, password: 'quite another password' });
      await expect(page).toHaveURL(new RegExp(`pp/${account.username.replaceAll('.', '\\.')}$`));
      // the link confirmed the address, too
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
      await expect(page.getByText('Confirm your email address: open the link')).toHaveCount(0);
      expect((await mailTo(account.email, /password was changed/)).text).toContain(
        account.username,
      );

      await page.goto(link);
      await page.reload();
      await page.getByLabel('New password', { exact: true }).fill('a third password');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByText(/This link has been used/)).toBeVisible();
    },
  );
}

test(
  'an address is confirmed by the mailed link, and the profile says so no more',
  own,
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    await page.goto(`/jobseekerpp/${account.username}`);
    await expect(page.getByText('Confirm your email address: open the link')).toBeVisible();
    await expectAccessible(page);
    await page.goto(linkIn(await mailTo(account.email, /Confirm/), '/verifyemail'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/jobseekerpp/${account.username}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    await expect(page.getByText('Confirm your email address: open the link')).toHaveCount(0);
  },
);

test(
  'a changed address takes the password, and the old one undoes it by the link in its mail',
  own,
  async ({ page, app, request, problems }) => {
    problems.allow(/status of 40[01]|Error in |Error updating/);
    const account = await makeAccount(request, app, 'jobseeker');
    await page.goto(linkIn(await mailTo(account.email, /Confirm/), '/verifyemail'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await signIn(page, app, account);
    await page.goto(`/jobseekerpp/${account.username}`);
    await page.getByRole('button', { name: 'Edit Contact Information' }).click();
    await field(page, 'emailjobseek').fill(`thief.${account.email}`);
    await field(page, 'password').fill('not the password');
    const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(page.getByText('This isn’t your current password')).toBeVisible();
    await expectAccessible(page);
    await field(page, 'password').fill(account.password);
    await save.click();
    await expect(page.getByText('Contact information updated successfully')).toBeVisible();
    await page.goto(
      linkIn(await mailTo(account.email, /email address.*was changed/), '/undoemail'),
    );
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByText('Your email address is back')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Set a new password' })).toBeVisible();
    // all sessions were ended, including this browser's
    await page.goto(`/jobseekerpp/${account.username}`);
    await expect(page).toHaveURL(/\/login/);
  },
);

test(
  'the employer gets an application by mail, and its links lead through the log-in to the applicant',
  own,
  async ({ page, app, request }) => {
    const [employer, seeker] = [
      await makeAccount(request, app, 'employer'),
      await makeAccount(request, app, 'jobseeker'),
    ];
    const id = await makeJob(request, app, employer, newPosting('Ward Nurse'));
    await confirmEmail(page, employer);
    await confirmEmail(page, seeker);
    await signIn(page, app, seeker);
    await page.goto(`/applyjob/${id}`);
    await page.getByRole('button', { name: 'Send Email' }).click();
    await expect(page.getByText('Your application was sent')).toBeVisible();
    const mail = await mailTo(employer.email, /Application for Ward Nurse/);
    expect(mail.replyTo).toEqual([expect.objectContaining({ address: seeker.email })]);
    // leave the app, which may still be reading changed data
    await setKeys(page, {});
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    // not logged in: the link goes through the login
    await page.goto(linkIn(mail, '/applications'));
    await expect(page).toHaveURL(/\/loginemp/);
    await fillLogin(page, employer);
    await expect(
      main(page).getByRole('heading', { level: 2, name: 'Ada Morrow' }).first(),
    ).toBeVisible();
    await page.goto(linkIn(mail, '/jobseekerppreadonly/'));
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
  },
);

for (const path of [
  '/forgotpassword?role=employer',
  '/resetpassword#token',
  '/resetpassword',
  '/verifyemail#token',
  '/undoemail#token',
  '/undoemail',
  '/login',
]) {
  test(`${path} is accessible, in both themes, and reflows`, own, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await expectReflow(page, 320);
  });
}
