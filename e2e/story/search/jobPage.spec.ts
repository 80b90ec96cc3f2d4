import { expect, test } from '../../fixtures';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';
import { setFields } from '../../steps/profiles';

const jobPage = (id: string) => `/singlejobdescription/jobdescription/${id}`;

test('a job page leads to its company and the company’s other jobs', async ({
  page,
  request,
  app,
  person,
}) => {
  const employer = await makeAccount(request, app, 'employer');
  const company = `Larkfield ${unique()}`;
  const jobId = await makeJob(request, app, employer, {
    ...newPosting('Ward Nurse'),
    companyname: company,
  });
  await makeJob(request, app, employer, { ...newPosting('Night Nurse'), companyname: company });
  const own = await person();
  await signIn(own, app, employer);
  await setFields(own, app, employer, {
    companyName: company,
    companyProfile: 'Branches in nine towns.',
  });

  await page.goto(jobPage(jobId));
  const link = main(page).getByRole('link', { name: company, exact: true });
  await expect(link).toHaveAttribute('href', `/employerppreadonly/${employer.username}`);
  const about = page.getByRole('region', { name: `About ${company}` });
  if (app.specHost) {
    await expect(about).toHaveCount(0);
  } else {
    await expect(about.getByText('Branches in nine towns.')).toBeVisible();
    await expect(main(page).getByText(/^Posted \w+ \d+ · open until \w+ \d+/)).toBeVisible();
    await about.getByRole('link', { name: 'Night Nurse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Night Nurse' })).toBeVisible();
  }
});

test('a job is shared by its link', { tag: '@own-host' }, async ({ page, request, app }) => {
  const employer = await makeAccount(request, app, 'employer');
  const jobId = await makeJob(request, app, employer, newPosting('Ward Nurse'));
  await page.context().grantPermissions(['clipboard-write']);
  // the pages' policy forbids reading the clipboard
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      document.documentElement.dataset['copied'] = text;
    };
  });
  await page.goto(jobPage(jobId));
  // the page is rendered: clicks before its scripts run do nothing
  await expect(async () => {
    await main(page).getByRole('button', { name: 'Share Ward Nurse' }).click();
    await expect(page.getByText('Link copied').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-copied', app.origin + jobPage(jobId));
});

test('on a phone pay and Apply stay in view', async ({ page, request, app, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has them beside the text');
  const employer = await makeAccount(request, app, 'employer');
  const jobId = await makeJob(request, app, employer, newPosting('Ward Nurse'));
  await page.goto(jobPage(jobId));
  const bar = page.locator('[data-apply-bar]');
  const apply = bar.getByRole('link', { name: 'Apply to Job' });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('$3,900 - $5,200')).toBeInViewport({ ratio: 1 });
  await main(page).getByRole('heading', { name: 'Qualifications' }).scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  // what follows the job isn't covered
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(apply).not.toBeInViewport();
});

test(
  'Apply is pressed while it becomes known who is logged in',
  { tag: '@own-host' },
  async ({ page, request, app }) => {
    const employer = await makeAccount(request, app, 'employer');
    const jobId = await makeJob(request, app, employer, newPosting('Ward Nurse'));
    await signIn(page, app, await makeAccount(request, app, 'jobseeker'));
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/session', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/session');
    await page.goto(jobPage(jobId));
    await asked;
    const apply = main(page).getByRole('link', { name: 'Apply to Job' }).filter({ visible: true });
    await apply.first().hover();
    await page.mouse.down();
    answer();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    // the parts that only logged-in users see are loaded by then
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
    await page.mouse.up();
    await expect(page).toHaveURL(/apply/i);
  },
);
