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

/** The same story on a host that answers the 25 calls of spec §7 and nothing else. */
test(
  'an employer registers, logs in and posts on a spec host',
  { tag: '@spec-host' },
  async ({ page, specHost }) => {
    const account = newAccount('employer');
    const posting = newPosting(`Theatre Nurse ${unique()}`);
    await page.goto('/signupemp');
    await expectAccessible(page);
    await register(page, account);
    await logIn(page, account);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    await expect(page.getByText('No job applications found')).toBeVisible();
    expect(await sessionKeys(page)).toEqual({
      userRole: 'employer',
      usernameEmployer: account.username,
    });
    await expectAccessible(page);

    await page.getByRole('main').getByRole('link', { name: 'Post a Job' }).first().click();
    await fillPosting(page, posting);
    await submitPosting(page).click();
    await expect(page.getByText('Job post added successfully!')).toBeVisible();
    await expect(page).toHaveURL(`/employerpp/${account.username}`);
    await expect(jobCards(page, posting.jobtitle)).toBeVisible();
    await expect(page.getByText('7 days ago')).toBeVisible();
    const stored = specHost.records().jobs.at(-1);
    expect(stored).toMatchObject({
      ...posting,
      usernameEmployer: account.username,
      monthlysalary1: 3900,
      monthlysalary2: 5200,
      numberofvacancies: 3,
    });

    await page.getByRole('button', { name: `Delete ${posting.jobtitle}` }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete this job listing?',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Job application deleted successfully')).toBeVisible();
    await expect(page.getByText('No job applications found')).toBeVisible();
    await logOut(page);
  },
);

test.describe('a visitor looks around on a spec host', { tag: '@spec-host' }, () => {
  const posting = {
    ...newPosting('Theatre Nurse of Larkfield'),
    usernameEmployer: 'larkfield',
    _id: 'a-job-1',
    monthlysalary1: 3900,
    monthlysalary2: 5200,
  };
  test.beforeEach(({ specHost }) => {
    specHost.records().jobs.push(posting);
  });

  test('home', async ({ page, specHost }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      "We're Connecting talent with Opportunity",
    );
    const first = specHost.records().jobs[0];
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: String(first?.jobtitle) })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Bright Harbor Hotels').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('categories', async ({ page }) => {
    await page.goto('/category');
    await page.getByRole('main').getByRole('link', { name: 'Teacher Jobs' }).click();
    await expect(page).toHaveURL('/category/Teacher%20Jobs');
    await expect(page.getByText('6 days ago')).toBeVisible();
    await expectAccessible(page);
  });

  test('the listing, filtered in the browser, 20 a page', async ({ page }) => {
    await page.goto('/jobdescription');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /46 jobs/ })
        .first(),
    ).toBeVisible();
    await searchListing(page, 'Theatre Nurse');
    await expect(jobCards(page, posting.jobtitle)).toBeVisible();
    await expectAccessible(page);
  });

  test('a job, its employer, the terms', async ({ page }) => {
    await page.goto('/singlejobdescription/jobdescription/a-job-1');
    await expectJobShown(page, posting);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View Contact Information' }).click();
    await expect(page).toHaveURL('/employerppreadonly/larkfield');
    await expect(page.getByText('22-03-2000')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/termsofuse');
    await expect(page.getByText('Post only jobs that exist.')).toBeVisible();
    await expectAccessible(page);
  });
});

test(
  'a seeker registers, logs in and applies on a spec host',
  { tag: '@spec-host' },
  async ({ page, specHost, problems }) => {
    const account = newAccount('jobseeker');
    await page.goto('/signup');
    await expectAccessible(page);
    await register(page, account);
    await page.goto(`/singlejobdescription/jobdescription/${specHost.records().jobs[0]?._id}`);
    await page.getByRole('link', { name: 'Apply to Job' }).first().click();
    await expect(page).toHaveURL('/login');
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/applyjob\//);
    await expect(page.getByLabel('Subject')).toHaveValue('Job Application');
    await expect(page.getByLabel('Message')).toHaveValue(new RegExp(account.email));
    expect(await sessionKeys(page)).toEqual({
      userRole: 'jobseeker',
      usernamejobseek: account.username,
    });
    await expectAccessible(page);

    // spec §2.13: the button only logs
    problems.allow(/Send Email/);
    const logged = page.waitForEvent('console', (message) => message.text().includes('Send Email'));
    const calls = specHost.seen.length;
    await page.getByRole('button', { name: 'Send Email' }).click();
    await logged;
    expect(specHost.seen).toHaveLength(calls);

    await page.goto('/jobseekerpp');
    await expect(page).toHaveURL(/\/jobseekerpp/);
    await expect(page.getByText('IT Help Desk Support')).toBeVisible();
    await expect(page.getByText('Example', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await logOut(page);
  },
);
