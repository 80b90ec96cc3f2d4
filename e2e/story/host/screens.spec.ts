import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, someJob } from '../../steps/hosts';
import { openSessionMenu, logIn, submitRegistration } from '../../steps/people';

/**
 * Every screen that a visitor can open, with its heading; except for home, the title starts with
 * it.
 */
const screens = [
  { path: '/', heading: "We're Connecting talent with Opportunity" },
  { path: '/jobdescription', heading: /jobs/i },
  { path: '/jobdescription?q=zzzz+qqqq', heading: /jobs/i, says: 'No job descriptions found' },
  { path: '/category', heading: 'Find the job you love' },
  { path: '/category/Nurse%20Jobs', heading: 'Nurse Jobs' },
  { path: 'job' },
  { path: '/singlejobdescription/jobdescription/no-such-job', gone: true },
  {
    path: '/jobdescription/sample',
    heading: 'IT Administrator',
    says: 'Reach out to the employer',
  },
  { path: '/login', heading: /login/i, says: 'Applying for Jobs' },
  { path: '/loginemp', heading: /login/i, says: 'Managing Job Applications' },
  { path: '/signup', heading: /register/i },
  { path: '/signupemp', heading: /register/i },
  { path: '/jobpost/demo.employer', heading: /post a job/i },
  { path: '/termsofuse', heading: /terms/i },
  { path: '/cv', heading: 'CV template' },
  { path: '/help', heading: 'Help' },
  { path: '/jobdescriptiontrialedit', heading: 'No job description found' },
  {
    path: '/no/such/page',
    heading: 'Page not found',
    says: "Sorry, we couldn't find the page you're looking for.",
    gone: true,
  },
];

const once = { tag: '@once' };
for (const { path, heading, says, gone } of screens) {
  test(
    `${path}: accessible in both themes, at 320 px and 1280 px too`,
    once,
    async ({ page, app, request, problems }) => {
      if (gone) problems.allow(/status of 404|Error fetching|Error in getJob/);
      const job = await someJob(request, app);
      await page.goto(path === 'job' ? `/singlejobdescription/jobdescription/${job._id}` : path);
      const h1 = page.getByRole('heading', { level: 1 });
      await expect(h1).toHaveCount(1);
      if (path === 'job') await expect(h1).toHaveText(job.jobtitle);
      else if (heading) await expect(h1).toContainText(heading);
      if (says) await expect(page.getByText(says).first()).toBeVisible();
      await expect(page).toHaveTitle(/Jobline/);
      await expectAccessible(page);
      for (const width of [320, 1280]) await expectReflow(page, width);
    },
  );
}

test('errors of a form: accessible, and tied to their fields', once, async ({ page }) => {
  await page.goto('/signupemp');
  await submitRegistration(page);
  const first = page.locator('[name="firstnameEmployer"]');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(/enter your first name/i);
  await expectAccessible(page);
});

test('a chosen option shows it', { tag: '@own-host' }, async ({ page, app, request }) => {
  const job = await someJob(request, app);
  await page.goto(`/singlejobdescription/jobdescription/${job._id}`);
  const dialog = page.getByRole('dialog', { name: 'What’s wrong with this job?' });
  // a rendered page's buttons respond only after hydration
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('button', { name: 'Report this job' }).click();
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  const options = dialog.getByRole('radio');
  // the ring's background, and whether its dot is visible
  const drawn = (index: number) =>
    options.nth(index).evaluate((input) => {
      const mark = input.parentElement?.querySelector('.mark');
      if (!mark) throw new Error('The option has no ring.');
      const { backgroundColor } = getComputedStyle(mark);
      return { backgroundColor, dot: getComputedStyle(mark, '::before').opacity };
    });
  const empty = await drawn(0);
  expect(empty.dot).toBe('0');
  await options.nth(0).check();
  await expect.poll(async () => (await drawn(0)).dot).toBe('1');
  expect((await drawn(0)).backgroundColor).not.toBe(empty.backgroundColor);
  await options.nth(1).check();
  await expect.poll(() => drawn(0)).toEqual(empty);
  await expect.poll(async () => (await drawn(1)).dot).toBe('1');
});

test('a failed log-in: accessible, and announced', once, async ({ page, problems }) => {
  problems.allow(/status of 401|Error in login/);
  await page.goto('/login');
  await page.locator('[name="usernamejobseek"]').fill('nobody');
  await page.locator('[name="passwordnamejobseek"]').fill('nothing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
  await expectAccessible(page);
});

test(
  "the session menu and the phone's menu: accessible",
  once,
  async ({ page, app, request, isMobile }) => {
    const account = await makeAccount(request, app, 'employer');
    await logIn(page, account);
    await openSessionMenu(page);
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    if (!isMobile) return;
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Find Jobs' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the first Tab leads past the header, and a new page takes the focus to its heading',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/category');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Employers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /login/i })).toBeFocused();
  },
);
