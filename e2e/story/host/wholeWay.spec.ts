import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import {
  expectJobShown,
  fillPosting,
  jobCards,
  newPosting,
  searchListing,
  submitPosting,
} from '../../steps/jobs';
import {
  fillLogin,
  logIn,
  logOut,
  newAccount,
  register,
  sessionKeys,
  unique,
} from '../../steps/people';
import { newEmployerHeading } from '../../steps/profiles';

/**
 * From a posting to an application and its answer: employer, visitor and job seeker, each in a
 * separate browser.
 */
test(
  'an employer posts, a visitor finds, a seeker applies, the employer answers for it',
  { tag: '@own-host' },
  async ({ person }) => {
    test.setTimeout(300_000);
    const [employer, visitor, seeker] = [await person(), await person(), await person()];
    const employerAccount = newAccount('employer');
    const seekerAccount = newAccount('jobseeker');
    const posting = newPosting(`Theatre Nurse ${unique()}`);
    let jobPath = '';

    await test.step('the employer registers, logs in and lands on the profile', async () => {
      await employer.goto('/signupemp');
      await expectAccessible(employer);
      await register(employer, employerAccount);
      await expectAccessible(employer);
      await logIn(employer, employerAccount);
      await expect(employer.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
      await expect(employer.getByText('No job applications found')).toBeVisible();
      expect(await sessionKeys(employer)).toEqual({
        userRole: 'employer',
        usernameEmployer: employerAccount.username,
      });
      await expectAccessible(employer);
    });

    await test.step('posts a job, with the words counted', async () => {
      await employer.getByRole('main').getByRole('link', { name: 'Post a Job' }).first().click();
      await expect(employer).toHaveURL(`/jobpost/${employerAccount.username}`);
      const overview = employer.getByRole('textbox', { name: /overview/i });
      await overview.fill('one two three');
      await expect(employer.getByText(/62 words (remaining|left)/i)).toBeVisible();
      await overview.fill(Array.from({ length: 70 }, (_, n) => `w${n}`).join(' '));
      await expect(overview).toHaveValue(/w64$/);
      await expect(employer.getByText(/\b0 words (remaining|left)|no words left/i)).toBeVisible();
      await expectAccessible(employer);
      await fillPosting(employer, posting);
      await submitPosting(employer).click();
      await expect(employer.getByText('Job post added successfully!')).toBeVisible();
      await expect(employer).toHaveURL(`/employerpp/${employerAccount.username}`);
      await expect(jobCards(employer, posting.jobtitle)).toBeVisible();
      await expect(employer.getByText('$3,900 - $5,200')).toBeVisible();
    });

    await test.step('a visitor finds it among the others', async () => {
      await searchListing(visitor, posting.jobtitle);
      await expect(visitor).toHaveURL(/\/jobdescription\?.*q=Theatre/);
      await expect(jobCards(visitor, posting.jobtitle)).toBeVisible();
      await expectAccessible(visitor);
      const found = visitor.url();
      await visitor.goto('/jobdescription');
      await expect(
        visitor
          .getByRole('status')
          .filter({ hasText: /\d+ jobs/ })
          .first(),
      ).toBeVisible();
      await visitor.goBack();
      await expect(visitor).toHaveURL(found);
      await expect(jobCards(visitor, posting.jobtitle)).toBeVisible();
    });

    await test.step('opens it, by both routes', async () => {
      const href = await jobCards(visitor, posting.jobtitle).getAttribute('href');
      const id = href?.split('/').pop() ?? '';
      for (const route of [
        '/singlejobdescription/jobdescription',
        '/jobdescriptions/jobdescriptions',
      ]) {
        jobPath = `${route}/${id}`;
        await visitor.goto(jobPath);
        await expectJobShown(visitor, posting);
      }
      await expectAccessible(visitor);
      await visitor.getByRole('link', { name: 'View Contact Information' }).click();
      await expect(visitor).toHaveURL(`/employerppreadonly/${employerAccount.username}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(newEmployerHeading);
      await expectAccessible(visitor);
      await visitor.goBack();
      await visitor.getByRole('link', { name: 'Apply to Job' }).first().click();
      await expect(visitor).toHaveURL('/login');
    });

    await test.step('a seeker registers and comes from the job through the log-in to its apply screen', async () => {
      await register(seeker, seekerAccount);
      await seeker.goto(jobPath);
      await seeker.getByRole('link', { name: 'Apply to Job' }).first().click();
      await expect(seeker).toHaveURL('/login');
      await expectAccessible(seeker);
      await fillLogin(seeker, seekerAccount);
      await expect(seeker).toHaveURL(/\/applyjob\//);
      await expect(seeker.getByLabel('Subject')).toHaveValue('Job Application');
      await expect(seeker.getByLabel('Message')).toContainText('My name is Ada Morrow.');
      await expect(seeker.getByLabel('Message')).toContainText(seekerAccount.email);
      await expectAccessible(seeker);
    });

    await test.step('sends the application and sees it in the profile', async () => {
      await seeker.getByRole('button', { name: 'Send Email' }).click();
      await expect(
        seeker.getByRole('heading', { level: 1, name: 'Your application was sent' }),
      ).toBeVisible();
      await expect(seeker.getByRole('button', { name: 'Send Email' })).toBeHidden();
      await expectAccessible(seeker);
      await seeker.goto('/jobseekerpp');
      await expect(seeker.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
      await expect(seeker.getByRole('heading', { name: 'My job applications' })).toBeVisible();
      await expect(jobCards(seeker, posting.jobtitle)).toBeVisible();
      await expectAccessible(seeker);
    });

    await test.step('the employer sees who applied', async () => {
      await employer.reload();
      await employer.getByRole('link', { name: /^1 applicant/ }).click();
      await employer.getByRole('row', { name: /Ada Morrow/ }).click();
      await expect(employer.getByRole('link', { name: seekerAccount.email })).toBeVisible();
      await expectAccessible(employer);
    });

    await test.step('and deletes the job: gone from the list, the listing and the search', async () => {
      await employer.goto(`/employerpp/${employerAccount.username}`);
      await employer.getByRole('button', { name: `Delete ${posting.jobtitle}` }).click();
      const dialog = employer.getByRole('alertdialog');
      await expect(dialog).toContainText('Are you sure you want to delete this job listing?');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await expectAccessible(employer);
      await employer.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(jobCards(employer, posting.jobtitle)).toBeVisible();
      await employer.getByRole('button', { name: `Delete ${posting.jobtitle}` }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(employer.getByText('Job application deleted successfully')).toBeVisible();
      await expect(jobCards(employer, posting.jobtitle)).toBeHidden();
      await searchListing(visitor, posting.jobtitle);
      await expect(visitor.getByRole('status').filter({ hasText: /^0 jobs for/ })).toBeVisible();
      await expect(jobCards(visitor, posting.jobtitle)).toBeHidden();
    });

    await test.step('they log out', async () => {
      await logOut(employer);
      await employer.goto(`/employerpp/${employerAccount.username}`);
      await expect(employer).toHaveURL('/loginemp');
      await logOut(seeker);
    });
  },
);
