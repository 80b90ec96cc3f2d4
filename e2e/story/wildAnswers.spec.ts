import type { SpecOperation } from '@contract/generated/operations';
import { expect, test } from '../fixtures';
import type { Misbehaviour } from '../specHost/misbehaviour';
import { fillPosting, newPosting, submitPosting } from '../steps/jobs';
import { makeAccount } from '../steps/hosts';
import { logIn, newAccount, register } from '../steps/people';

/** Hosts answer the 25 calls in more than one shape; the app reads them all, and stands when one goes wrong. */
test.describe('answers of wild hosts', { tag: ['@spec-host', '@wide'] }, () => {
  const shapes: [SpecOperation, Misbehaviour][] = [
    ['getJobs', 'listInData'], ['getJobs', 'numbersAsStrings'], ['getJob', 'asArray'], ['getJob', 'listInData'], ['getJob', 'numbersAsStrings'],
    ['getJobsByEmployer', 'listInData'], ['getEmployer', 'numbersAsStrings'],
  ];
  for (const [operation, shape] of shapes) {
    test(`${operation}, ${shape}`, async ({ page, specHost }) => {
      specHost.misbehave(operation, shape);
      const job = specHost.records().jobs[0];
      const { jobtitle, _id } = { jobtitle: String(job?.jobtitle), _id: String(job?._id) };
      if (operation === 'getJobs') {
        await page.goto('/jobdescription');
        await expect(page.getByRole('status').filter({ hasText: '45 jobs' })).toBeVisible();
        await expect(page.getByRole('main').getByText('$1,500 - $2,100').first()).toBeVisible();
      } else if (operation === 'getJob') {
        await page.goto(`/singlejobdescription/jobdescription/${_id}`);
        await expect(page.getByRole('heading', { level: 1, name: jobtitle })).toBeVisible();
        await expect(page.getByText('$1,500 - $2,100').first()).toBeVisible();
      } else {
        await page.goto('/employerppreadonly/larkfield');
        await expect(page.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
        await expect(page.getByText('15550100')).toBeVisible();
      }
    });
  }

  test('any 2xx is success, even with an empty body', async ({ page, specHost }) => {
    for (const operation of ['registerEmployer', 'loginEmployer', 'addJob', 'deleteJob'] as const) specHost.misbehave(operation, 'emptyBody');
    const account = newAccount('employer');
    const posting = newPosting('Ward Nurse');
    await register(page, account);
    await logIn(page, account);
    await page.getByRole('main').getByRole('link', { name: 'Post a Job' }).first().click();
    await fillPosting(page, posting);
    await submitPosting(page).click();
    await expect(page.getByText('Job post added successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Ward Nurse' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Job application deleted successfully')).toBeVisible();
    await expect(page.getByText('No job applications found')).toBeVisible();
  });

  for (const fault of ['fail500', 'html404', 'drop'] as const) {
    test(`every list gone wrong (${fault}): the screens stand`, async ({ page, specHost, app, request, problems }) => {
      problems.allow(/Failed to load resource|net::ERR|Error /);
      const account = await makeAccount(request, app, 'employer');
      await logIn(page, account);
      for (const operation of ['getJobs', 'getFeaturedEmployers', 'getCategories', 'getJobsByEmployer', 'getJobsByCategory', 'getJob', 'getTerms'] as const) specHost.misbehave(operation, fault);
      for (const [path, says] of [
        ['/', 'Featured Jobs'], ['/jobdescription', 'No job descriptions found'], ['/category/IT%20Jobs', 'No job descriptions found'], [`/employerpp/${account.username}`, 'No job applications found'],
        ['/singlejobdescription/jobdescription/any', fault === 'html404' ? 'No job description found' : 'Error: Error fetching job description'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByText(says).first()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      }
    });
  }
});
