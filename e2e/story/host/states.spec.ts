import type { APIRequestContext, Page } from '@playwright/test';
import type { OperationId } from '@contract/generated/operations';
import { expect, test, type TestHost } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { applyFor } from '../../steps/cvs';
import { failCall } from '../../steps/faults';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting, submitPosting } from '../../steps/jobs';
import { outageNoise } from '../../steps/outage';
import { main, navigateInApp, pressUnlessGone } from '../../steps/page';
import { field, unique } from '../../steps/people';

/**
 * Expects a screen in an unusual state to have one h1, no axe violations and no overflow, in both
 * themes.
 */
const expectGoodState = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  for (const width of [320, 1280]) await expectReflow(page, width);
};
const once = { tag: '@once' };
const openAllSections = async (page: Page) => {
  const edits = main(page).getByRole('button', { name: /^Edit (?!Ward)/ });
  await expect(edits.first()).toBeVisible();
  // a form may appear a moment after the click, and only then is the button gone
  for (let left = await edits.count(); left > 0; left -= 1) {
    await edits.first().click();
    await expect(edits).toHaveCount(left - 1);
  }
};

for (const role of ['employer', 'jobseeker'] as const) {
  test(
    `the ${role}'s profile: every section in edit mode, refused, saved`,
    once,
    async ({ page, app, request }) => {
      const account = await makeAccount(request, app, role);
      if (role === 'employer') await makeJob(request, app, account, newPosting('Ward Nurse'));
      await signIn(page, app, account);
      await page.goto(role === 'employer' ? '/employerpp' : '/jobseekerpp');
      await openAllSections(page);
      await expectGoodState(page);
      const contact = main(page).getByRole('region', { name: 'Contact Information' });
      const email = field(page, role === 'employer' ? 'emailEmployer' : 'emailjobseek');
      await email.fill('no address');
      await contact.getByRole('button', { name: 'Save' }).click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expectGoodState(page);
      await email.fill(`ada.${unique()}@example.com`);
      if ((await field(page, 'password').count()) > 0)
        await field(page, 'password').fill(account.password);
      await contact.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Contact information updated successfully')).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    `the ${role}'s profile that doesn't come`,
    once,
    async ({ page, app, request, problems }) => {
      problems.allow(outageNoise);
      const account = await makeAccount(request, app, role);
      await signIn(page, app, account);
      await failCall(page, app, role === 'employer' ? 'getEmployer' : 'getJobSeeker', 'fail500');
      await page.goto(role === 'employer' ? '/employerpp' : '/jobseekerpp');
      await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectGoodState(page);
    },
  );
}

test(
  'questions: before a job is deleted, before unsaved text is left',
  once,
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    await page.goto('/employerpp');
    await main(page).getByRole('button', { name: 'Delete Ward Nurse' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete this job listing?',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await main(page).getByRole('button', { name: 'Edit Contact Information' }).click();
    await field(page, 'phoneEmployer').fill('15550177');
    await main(page).getByRole('link', { name: 'See public profile' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a job in edit mode, in the list and alone; a job that is not there',
  once,
  async ({ page, app, request, problems }) => {
    problems.allow(/status of 404|Error /);
    const account = await makeAccount(request, app, 'employer');
    const id = await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    await page.goto(`/jobdescriptiontrialedit?id=${id}`);
    await expect(field(page, 'jobtitle')).toHaveValue('Ward Nurse');
    await expectGoodState(page);
    await field(page, 'jobtitle').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(field(page, 'jobtitle')).toHaveAttribute('aria-invalid', 'true');
    await expectGoodState(page);
    await page.goto('/jobdescriptiontrialedit?id=gone');
    await expect(page.getByText('No job description found').first()).toBeVisible();
    await expectGoodState(page);
  },
);

test(
  'the post form: refused, at a word limit, with a kept draft',
  once,
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto(`/jobpost/${account.username}`);
    await submitPosting(page).click();
    await expect(field(page, 'jobtitle')).toHaveAttribute('aria-invalid', 'true');
    await expectGoodState(page);
    await field(page, 'joboverview').fill('word '.repeat(70));
    await field(page, 'responsibilities1').fill('word '.repeat(13));
    await expectGoodState(page);
    await page.reload();
    await expect(field(page, 'joboverview')).not.toHaveValue('');
    await expectGoodState(page);
  },
);

test('a seeker applies', once, async ({ page, app, hostKind, request, problems }) => {
  problems.allow(/Send Email/);
  const [seeker, employer] = [
    await makeAccount(request, app, 'jobseeker'),
    await makeAccount(request, app, 'employer'),
  ];
  const id = await makeJob(request, app, employer, newPosting('Ward Nurse'));
  await signIn(page, app, seeker);
  await page.goto(`/applyjob/${id}`);
  await expect(page.getByLabel('Subject')).toHaveValue('Job Application');
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Send Email' }).click();
  if (hostKind === 'own')
    await expect(main(page).getByText('Your application was sent')).toBeVisible();
  await expectGoodState(page);
  await page.goto('/jobseekerppreadonly');
  await expect(main(page).getByText('15550123')).toBeVisible();
  await expectGoodState(page);
});

const failing = [
  { path: '/jobdescription', calls: ['getJobs', 'searchJobs'] },
  { path: '/category', calls: ['getCategories'] },
  { path: '/category/Nurse%20Jobs', calls: ['getJobsByCategory', 'searchJobs'] },
  { path: '/termsofuse', calls: ['getTerms'] },
  { path: '/employerppreadonly/somebody', calls: ['getEmployer'] },
  { path: '/singlejobdescription/jobdescription/any', calls: ['getJob'] },
] as const;
for (const { path, calls } of failing) {
  test(`${path}, whose data can't be had`, once, async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    for (const call of calls) await failCall(page, app, call, 'fail500');
    // through the app, because the app's own host renders some of these pages
    await page.goto('/signup');
    await navigateInApp(page, path);
    await expect(main(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expectGoodState(page);
  });
}

/** Creates an employer with a job, and a job seeker who has applied for it if `applied`. */
const makeHiring = async (request: APIRequestContext, app: TestHost, applied: boolean) => {
  const employer = await makeAccount(request, app, 'employer');
  const seeker = await makeAccount(request, app, 'jobseeker');
  const jobId = await makeJob(request, app, employer, newPosting('Ward Nurse'));
  const cv = { name: 'nadia.txt', bytes: Buffer.from('Six years on wards.') };
  const id = applied ? await applyFor(request, app, seeker, { jobId, cv }) : '';
  return { employer, seeker, jobId, id };
};
const ownHost = { tag: ['@own-host', '@wide'] };

test(
  'hiring without anybody: the desk, its board, a job’s desk, a search, figures',
  ownHost,
  async ({ page, app, request }) => {
    const { employer, jobId } = await makeHiring(request, app, false);
    await signIn(page, app, employer);
    for (const [path, text] of [
      ['/applications', 'Your jobs and their applicants will show up here.'],
      ['/applications?view=board', 'Your jobs and their applicants will show up here.'],
      [`/applications?job=${jobId}`, 'No applicants yet'],
      ['/applications?q=nobody', 'No applicants match your filters'],
      [`/jobfigures/${jobId}`, 'Nobody has viewed this job in the last 30 days.'],
    ] as const) {
      await page.goto(path);
      await expect(main(page).getByText(text).first()).toBeVisible();
      await expectGoodState(page);
    }
  },
);

type Hiring = Awaited<ReturnType<typeof makeHiring>>;
const unreadHiring: [what: string, pathOf: (hiring: Hiring) => string, call: OperationId][] = [
  ['the desk', () => '/applications', 'searchApplicants'],
  ['its board', () => '/applications?view=board', 'searchApplicants'],
  ['an applicant', ({ id }) => `/applications?applicant=${id}`, 'getApplicant'],
  ['figures', ({ jobId }) => `/jobfigures/${jobId}`, 'getJobFigures'],
];
for (const [what, pathOf, call] of unreadHiring) {
  test(`hiring that can’t be had: ${what}`, ownHost, async ({ page, app, request, problems }) => {
    problems.allow(outageNoise);
    const hiring = await makeHiring(request, app, true);
    await signIn(page, app, hiring.employer);
    const mend = await failCall(page, app, call, 'fail500');
    await page.goto(pathOf(hiring));
    const again = main(page).getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(1);
    await expectGoodState(page);
    await mend();
    await pressUnlessGone(again);
    await expectGoodState(page);
  });
}

test(
  'hiring that can’t be had: an applicant’s CV',
  ownHost,
  async ({ page, app, request, problems }) => {
    problems.allow(outageNoise);
    const { employer, id } = await makeHiring(request, app, true);
    await signIn(page, app, employer);
    await failCall(page, app, 'getApplicationCvText', 'fail500');
    await page.goto(`/applications?applicant=${id}`);
    await main(page).getByRole('button', { name: 'Open CV' }).click();
    await expect(main(page).getByRole('alert')).toContainText('can’t be read here');
    await expectGoodState(page);
  },
);

test(
  'a seeker with nothing yet: applications, CVs, an own CV, an application that is not theirs',
  ownHost,
  async ({ page, app, request, problems }) => {
    problems.allow(/status of 404|Error /);
    const { seeker } = await makeHiring(request, app, false);
    const other = await makeHiring(request, app, true);
    await signIn(page, app, seeker);
    await page.goto('/jobseekerpp');
    await expect(main(page).getByText('No job application found')).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Your CVs' })).toBeVisible();
    await expectGoodState(page);
    await page.goto('/cv');
    await expect(main(page).getByRole('button', { name: 'Edit' })).toBeVisible();
    await expectGoodState(page);
    await page.goto(`/myapplications/${other.id}`);
    await expect(main(page).getByText('We couldn’t find this application')).toBeVisible();
    await expectGoodState(page);
  },
);

test(
  'what a seeker can’t have: applications, CVs, an own CV, an application',
  ownHost,
  async ({ page, app, request, problems }) => {
    problems.allow(outageNoise);
    const { seeker, id } = await makeHiring(request, app, true);
    await signIn(page, app, seeker);
    for (const [path, call] of [
      ['/jobseekerpp', 'getResumes'],
      ['/cv', 'getCv'],
      [`/myapplications/${id}`, 'getApplication'],
    ] as const) {
      await test.step(path, async () => {
        const mend = await failCall(page, app, call, 'fail500');
        await page.goto(path);
        const again = main(page).getByRole('button', { name: 'Try again' });
        await expect(again).toHaveCount(1);
        await expectGoodState(page);
        await mend();
        await pressUnlessGone(again);
        await expectGoodState(page);
      });
    }
    // if the list fails, that is only logged (spec §8)
    await failCall(page, app, 'getApplications', 'fail500');
    await page.goto('/jobseekerpp');
    await expect(main(page).getByText('No job application found')).toBeVisible();
    await expectGoodState(page);
  },
);
