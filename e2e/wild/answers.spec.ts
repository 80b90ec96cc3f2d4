import { expect, test } from '../fixtures';
import { fillPosting, newPosting, submitPosting } from '../steps/jobs';
import { logIn, newAccount, register } from '../steps/people';

/**
 * Hosts answer the 25 calls in more than one shape: how numbers are read, and what counts as
 * success. (reads.spec.ts tests that every screen can read them.)
 */
test.describe('answers of wild hosts', { tag: ['@spec-host', '@wide'] }, () => {
  test('amounts and phones are read from strings and numbers alike', async ({ page, specHost }) => {
    const [job] = specHost.records().jobs;
    for (const operation of ['getJobs', 'getJob', 'getEmployer'] as const)
      specHost.injectFault(operation, 'numbersAsStrings');
    await page.goto('/jobdescription');
    await expect(page.getByRole('status').filter({ hasText: '45 jobs' })).toBeVisible();
    await expect(page.getByRole('main').getByText('$1,500 - $2,100').first()).toBeVisible();
    await page.goto(`/singlejobdescription/jobdescription/${String(job?._id)}`);
    await expect(
      page.getByRole('heading', { level: 1, name: String(job?.jobtitle) }),
    ).toBeVisible();
    await expect(page.getByText('$1,500 - $2,100').first()).toBeVisible();
    await page.goto('/employerppreadonly/larkfield');
    await expect(page.getByRole('heading', { level: 1, name: 'Larkfield Health' })).toBeVisible();
    await expect(page.getByText('15550100')).toBeVisible();
  });

  test('any 2xx is success, even with an empty body', async ({ page, specHost }) => {
    for (const operation of ['registerEmployer', 'loginEmployer', 'addJob', 'deleteJob'] as const)
      specHost.injectFault(operation, 'emptyBody');
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

  for (const answer of ['plainText', 'asArray', 'aNumber', 'noRecord'] as const) {
    test(`a log-in is one whatever its body: ${answer}`, async ({ page, specHost }) => {
      for (const operation of ['loginEmployer', 'loginJobSeeker'] as const)
        specHost.injectFault(operation, answer);
      await logIn(page, {
        role: 'employer',
        username: 'larkfield',
        password: 'spec-host-password',
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
      await logIn(page, {
        role: 'jobseeker',
        username: 'lena.brandt',
        password: 'spec-host-password',
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Lena Brandt' })).toBeVisible();
    });
  }
});
