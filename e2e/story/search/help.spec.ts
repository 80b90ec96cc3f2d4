import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn, signInAdmin } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

const jobPage = (id: string) => `/singlejobdescription/jobdescription/${id}`;

test(
  'a visitor asks the administrators, who mark it as done',
  { tag: '@own-host' },
  async ({ page, app }) => {
    const name = `Ann ${unique()}`;
    await page.goto('/help');
    await main(page).getByText('Do I need an account?').click();
    await expect(main(page).getByText(/^Not to look around/)).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, 320);
    await main(page).getByLabel('Your name').fill(name);
    await main(page).getByLabel('Your email').fill('ann@example.com');
    await main(page).getByLabel('Your question').fill('How do I post a job?');
    await main(page).getByRole('button', { name: 'Send question' }).click();
    await expect(main(page).getByText('Thank you. We’ll answer at ann@example.com.')).toBeVisible();

    await signInAdmin(page, app);
    await page.goto('/helpquestions');
    await expect(main(page).getByRole('heading', { name })).toBeVisible();
    await expectAccessible(page);
    await main(page)
      .getByRole('button', { name: `Mark ${name}’s question as done` })
      .click();
    await expect(main(page).getByRole('heading', { name })).toBeHidden();
    await main(page).getByRole('link', { name: 'Done', exact: true }).click();
    await expect(main(page).getByRole('heading', { name })).toBeVisible();
  },
);

test('on a spec host the help page asks no host', { tag: '@spec-host' }, async ({ page }) => {
  await page.goto('/help');
  await expect(main(page).getByRole('region', { name: 'For job seekers' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Send question' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a visitor hides a job and a company, finds what was read, and undoes it', async ({
  page,
  request,
  app,
}) => {
  const employer = await makeAccount(request, app, 'employer');
  const word = `Quokka${unique()}`;
  const company = `${word} Works`;
  const [first, second] = [
    await makeJob(request, app, employer, newPosting(`${word} Keeper`)),
    await makeJob(request, app, employer, {
      ...newPosting(`${word} Nurse`),
      companyname: company,
    }),
  ];
  await page.goto(jobPage(first));
  await main(page).getByRole('button', { name: 'Hide this job' }).click();
  await expect(main(page).getByText('You’ve hidden this job.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(jobPage(second));
  await main(page)
    .getByRole('button', { name: `Hide all jobs from ${company}` })
    .click();
  await expect(main(page).getByText(`You’ve hidden all jobs from ${company}.`)).toBeVisible();
  await page.goto(`/jobdescription?q=${word}`);
  await expect(main(page).getByText(/^2 jobs on this page are hidden\./)).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'See what you’ve hidden' }).click();
  const recent = main(page).getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link', { name: `${word} Keeper` })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page, 320);
  await main(page)
    .getByRole('button', { name: `Show ${company} again` })
    .click();
  await page.goto(`/jobdescription?q=${word}`);
  await expect(main(page).getByRole('article')).toHaveCount(1);
});

test(
  'a job seeker corrects their name, hides a job in the account, and reports a company',
  {
    tag: '@own-host',
  },
  async ({ page, request, app }) => {
    const employer = await makeAccount(request, app, 'employer');
    const seeker = await makeAccount(request, app, 'jobseeker');
    const jobId = await makeJob(request, app, employer, newPosting(`Nurse ${unique()}`));
    await signIn(page, app, seeker);
    await page.goto('/jobseekerpp');
    await main(page).getByRole('button', { name: 'Edit Personal Information' }).click();
    const person = main(page).getByRole('region', { name: 'Personal Information' });
    await person.getByLabel('Last name').fill('Marrow');
    await person.getByLabel('Nationality').selectOption('IE');
    await expectAccessible(page);
    await person.getByRole('button', { name: 'Save' }).click();
    await expect(person.getByText('Ada Marrow')).toBeVisible();
    await expect(person.getByText('Irish')).toBeVisible();

    await page.goto(jobPage(jobId));
    await main(page).getByRole('button', { name: 'Hide this job' }).click();
    await expect(main(page).getByText('You’ve hidden this job.')).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('You’ve hidden this job.')).toBeVisible();

    await page.goto(`/employerppreadonly/${employer.username}`);
    await main(page).getByRole('button', { name: 'Report this company' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /scam/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. We’ll look at this company.')).toBeVisible();
  },
);
