import { expect, test } from '../fixtures';
import { callsOf, watchCalls } from '../steps/calls';
import { makeAccount, makeJob, signIn } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { openProfile, section } from '../steps/profiles';

test.describe('§2.8 Company job applications', { tag: '@wide' }, () => {
  const title = 'Company job applications';

  test('§2.8 Post a Job goes to /jobpost/{usernameEmployer}', async ({ page, app, request }) => {
    const { username } = await openProfile(page, app, request, 'employer');
    await section(page, title).getByRole('link', { name: 'Post a Job', exact: true }).click();
    await expect(page).toHaveURL(`/jobpost/${username}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible();
  });

  test('§2.8 with no jobs it shows "No job applications found"', async ({ page, app, request }) => {
    await openProfile(page, app, request, 'employer');
    await expect(section(page, title).getByText('No job applications found', { exact: true })).toBeVisible();
  });

  test.describe('with a job', () => {
    let username = '';
    let jobId = '';
    test.beforeEach(async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      username = account.username;
      jobId = await makeJob(request, app, account, newPosting('Ward Nurse'));
      await signIn(page, app, account);
    });

    test('§2.8 the job list is loaded from the server, for this employer', async ({ page, app }) => {
      const sent = watchCalls(page, app);
      await page.goto(`/employerpp/${username}`);
      await expect(section(page, title).getByRole('article')).toHaveCount(1);
      expect(callsOf(sent, 'getJobsByEmployer').map(({ path }) => path)).toEqual([`/jobdescriptions/employer/${username}`]);
    });

    test('§2.8 clicking the list container goes to /jobdescriptiontrial/{usernameEmployer}', async ({ page }) => {
      await page.goto(`/employerpp/${username}`);
      await section(page, title).getByRole('list').first().click({ position: { x: 3, y: 3 } });
      await expect(page).toHaveURL(`/jobdescriptiontrial/${username}`);
    });

    test('§2.8 clicking a job goes to /jobdescriptions/jobdescriptions/{jobId}', async ({ page }) => {
      await page.goto(`/employerpp/${username}`);
      await section(page, title).getByRole('article').click({ position: { x: 200, y: 12 } });
      await expect(page).toHaveURL(`/jobdescriptions/jobdescriptions/${jobId}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Ward Nurse' })).toBeVisible();
    });

    test('§2.8 a card shows jobtitle, companyname and location', async ({ page }) => {
      await page.goto(`/employerpp/${username}`);
      const card = section(page, title).getByRole('article');
      await expect(card.getByRole('heading', { name: 'Ward Nurse', exact: true })).toBeVisible();
      await expect(card.getByText('Larkfield Health · Austin, TX', { exact: true })).toBeVisible();
    });

    test('§2.8 a card shows the salary range "$monthlysalary1 - $monthlysalary2"', async ({ page }) => {
      await page.goto(`/employerpp/${username}`);
      await expect(section(page, title).getByRole('article').getByText('$3,900 - $5,200', { exact: true })).toBeVisible();
    });

    test('§2.8 a card shows its age: "7 days ago" where the host gives none', async ({ page, hostKind }) => {
      await page.goto(`/employerpp/${username}`);
      await expect(section(page, title).getByRole('article').getByText(hostKind === 'spec' ? '7 days ago' : 'today', { exact: true })).toBeVisible();
    });

    test('§2.8 a card has a delete icon, which asks first', async ({ page }) => {
      await page.goto(`/employerpp/${username}`);
      await section(page, title).getByRole('article').getByRole('button', { name: 'Delete Ward Nurse' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Are you sure you want to delete this job listing?' })).toBeVisible();
      await expect(page).toHaveURL(`/employerpp/${username}`);
    });
  });
});
