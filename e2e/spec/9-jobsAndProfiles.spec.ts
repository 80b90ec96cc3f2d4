import { expect, test } from '../fixtures';
import { makeAccount, makeJob, signIn } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { fact, openProfile, profilePath, section } from '../steps/profiles';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ');

test.describe('§9 business constants of jobs', { tag: '@wide' }, () => {
  for (const [screen, pathOf] of [['the employer profile', (username: string) => `/employerpp/${username}`], ['/jobdescriptiontrial', (username: string) => `/jobdescriptiontrial/${username}`]] as const) {
    for (const [count, preview] of [[29, words(29)], [30, words(30)], [31, `${words(30)}...`], [65, `${words(30)}...`]] as const) {
      test(`§9 job overview preview on ${screen}: of ${count} words ${count > 30 ? 'the first 30 and "..."' : 'all, without "..."'}`, async ({ page, app, request }) => {
        const account = await makeAccount(request, app, 'employer');
        await makeJob(request, app, account, { ...newPosting('Ward Nurse'), joboverview: words(count) });
        await signIn(page, app, account);
        await page.goto(pathOf(account.username));
        await expect(page.getByRole('main').getByRole('article').locator('p').nth(1)).toHaveText(preview);
      });
    }

    test(`§9 hard-coded "7 days ago" on ${screen} where the host gives no date`, { tag: '@spec-host' }, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      await makeJob(request, app, account, newPosting('Ward Nurse'));
      await signIn(page, app, account);
      await page.goto(pathOf(account.username));
      await expect(page.getByRole('main').getByRole('article').getByText('7 days ago', { exact: true })).toBeVisible();
    });

    test(`§9 a job's own date stands in place of "7 days ago" on ${screen} where the host gives one`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      await makeJob(request, app, account, newPosting('Ward Nurse'));
      for (const job of app.specHost?.records().jobs ?? []) job['createdAt'] = new Date().toISOString();
      await signIn(page, app, account);
      await page.goto(pathOf(account.username));
      await expect(page.getByRole('main').getByRole('article').getByText('today', { exact: true })).toBeVisible();
      await expect(page.getByText('7 days ago')).toHaveCount(0);
    });
  }

  test('§9 a job whose date is there but null says "Not provided"', { tag: '@spec-host' }, async ({ page, app, request, specHost }) => {
    const account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, newPosting('Ward Nurse'));
    Object.assign(specHost.records().jobs.at(-1) ?? {}, { createdAt: null });
    await signIn(page, app, account);
    await page.goto(profilePath(account));
    await expect(page.getByRole('main').getByRole('article').getByText('Not provided', { exact: true })).toBeVisible();
  });

  for (const [from, to, shown] of [['1200', '1800', '$1,200 - $1,800'], ['999', '999', '$999 - $999'], ['0', '2500', '$0 - $2,500'], ['12345', '1234567', '$12,345 - $1,234,567']] as const) {
    test(`§9 salary is in dollars and monthly: ${from} and ${to} are "${shown}"`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      const jobId = await makeJob(request, app, account, { ...newPosting('Ward Nurse'), monthlysalary1: from, monthlysalary2: to });
      await page.goto(`/jobdescriptions/jobdescriptions/${jobId}`);
      await expect(page.getByRole('complementary', { name: 'Job at a glance' }).locator('dt:text-is("Monthly pay") + dd')).toHaveText(shown);
    });
  }
});

test.describe('§9 hard-coded values of profiles', { tag: '@wide' }, () => {
  for (const [label, constant, name, value, shown] of [
    ['Birth date', '22-03-2000', 'birthDateEmployer', '1984-05-06', 'May 6, 1984'], ['Residence country', 'United States', 'residenceCountryEmployer', 'CA', 'Canada'],
  ] as const) {
    test(`§9 employer ${label}: "${constant}" where the host knows none`, { tag: '@spec-host' }, async ({ page, app, request }) => {
      const { username } = await openProfile(page, app, request, 'employer');
      await expect(fact(section(page, 'Employer Information'), label)).toHaveText(constant);
      await page.goto(`/employerppreadonly/${username}`);
      await expect(fact(section(page, 'Employer Information'), label)).toHaveText(constant);
    });

    test(`§9 employer ${label}: the record's own where it has one, "Not provided" where it is null`, { tag: '@spec-host' }, async ({ page, app, request, specHost }) => {
      const { username } = await makeAccount(request, app, 'employer');
      Object.assign(specHost.records().employers.at(-1) ?? {}, { [name]: value });
      await page.goto(`/employerppreadonly/${username}`);
      await expect(fact(section(page, 'Employer Information'), label)).toHaveText(shown);
      Object.assign(specHost.records().employers.at(-1) ?? {}, { [name]: null });
      await page.reload();
      await expect(fact(section(page, 'Employer Information'), label)).toHaveText('Not provided');
    });
  }

  test('§9 the seeker\'s sample has "6 days ago" and "$1,000 - $1,500"', { tag: '@spec-host' }, async ({ page, app, request }) => {
    await openProfile(page, app, request, 'jobseeker');
    const sample = section(page, 'My job applications').getByRole('listitem');
    await expect(sample.getByText('6 days ago', { exact: true })).toBeVisible();
    await expect(sample.getByText('$1,000 - $1,500', { exact: true })).toBeVisible();
  });
});
