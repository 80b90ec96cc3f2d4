import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { changeDatabase } from '../../steps/database';
import { makeAccount, makeJob } from '../../steps/hosts';
import { newPosting, openWholeJob, searchListing } from '../../steps/jobs';
import { unique } from '../../steps/people';

/** The job listing at /jobdescription: its state is in the URL, on both kinds of host. */
test('filters, pages and Back', async ({ page, isMobile }) => {
  const results = page.getByRole('main').getByRole('article');
  await page.goto('/jobdescription');
  await expect(results).toHaveCount(20);
  // other tests post jobs with the same title
  const first = results.first().getByRole('link');
  const firstPath = (await first.getAttribute('href')) ?? '';

  await test.step('the next page has other jobs; Back has the first again', async () => {
    await page
      .getByRole('navigation', { name: 'Pages of results' })
      .getByRole('link', { name: 'Next' })
      .click();
    await expect(first).not.toHaveAttribute('href', firstPath);
    await expect(page).toHaveURL(/\?/);
    await page.goBack();
    await expect(first).toHaveAttribute('href', firstPath);
  });

  await test.step('a filter narrows the list and stands in the URL; a reload keeps it', async () => {
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: /^All \d+ categories$/ }).click();
    // not check(): the checkbox follows the URL, a moment after the click
    const box = page.getByRole('checkbox', { name: /Teacher Jobs/ });
    await box.click();
    await expect(box).toBeChecked();
    if (isMobile) {
      await expectAccessible(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Show \d/ })
        .click();
    }
    await expect(page).toHaveURL(/category=Teacher/);
    await expect(page.getByRole('button', { name: /Remove filter Teacher Jobs/ })).toBeVisible();
    await expect.poll(() => results.count()).toBeLessThan(20);
    const count = await results.count();
    await page.reload();
    await expect(results).toHaveCount(count);
    await page.getByRole('button', { name: /Remove filter Teacher Jobs/ }).click();
    await expect(results).toHaveCount(20);
  });

  await test.step('a job opens, and Back comes to the same place in the list', async () => {
    const twelfth = results.nth(11).getByRole('link');
    await twelfth.scrollIntoViewIfNeeded();
    const title = (await twelfth.textContent()) ?? '';
    const scrolled = await page.evaluate(() => scrollY);
    await openWholeJob(page, twelfth, { title, isMobile });
    await page.goBack();
    await expect(twelfth).toHaveText(title);
    await expect(twelfth).toBeInViewport();
    if (isMobile)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 200);
  });
});

test(
  'what one applies for here can be asked for, beside what is listed elsewhere',
  { tag: '@own-host' },
  async ({ page, request, app, isMobile }) => {
    const employer = await makeAccount(request, app, 'employer');
    const company = `Larkfield ${unique()}`;
    const make = (title: string) =>
      makeJob(request, app, employer, { ...newPosting(title), companyname: company });
    // the newer one has no employer, like an imported job
    await make('Ward Nurse');
    const imported = await make('Unit Nurse');
    await changeDatabase('UPDATE jobs SET employer_id = NULL WHERE id = $1', imported);
    const results = page.getByRole('main').getByRole('article');
    const titles = () => results.getByRole('heading').allTextContents();
    const box = page.getByRole('checkbox', { name: 'Apply here 1' });

    await page.goto(`/jobdescription?q=nurse&company=${encodeURIComponent(company)}`);
    // both match equally: the one that takes applications here comes first
    await expect.poll(titles).toEqual(['Ward Nurse', 'Unit Nurse']);
    await expect(results.nth(1).getByText('Listed elsewhere')).toBeVisible();
    await expect(results.first().getByText('Listed elsewhere')).toHaveCount(0);
    if (isMobile) await page.getByRole('button', { name: 'Filters (1)' }).click();
    await box.click();
    await expect(box).toBeChecked();
    await expect(page).toHaveURL(/applyHere=true/);
    await expectAccessible(page);
    if (isMobile)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Show 1/ })
        .click();
    await expect.poll(titles).toEqual(['Ward Nurse']);
    await page.reload();
    await expect.poll(titles).toEqual(['Ward Nurse']);
    await page.getByRole('button', { name: 'Remove filter Apply here' }).click();
    await expect.poll(titles).toEqual(['Ward Nurse', 'Unit Nurse']);
  },
);

test("the hero's search leads to the listing", async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByLabel('What').fill('nurse');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/jobdescription\?q=nurse/);
  await expect(main.getByRole('article').filter({ hasText: /nurse/i }).first()).toBeVisible();
});

test(
  '50,000 jobs: 20 at a time, and found by their words',
  { tag: ['@spec-host', '@wide'] },
  async ({ page, specHost }) => {
    specHost.seed({ jobs: 50_000 });
    await page.goto('/jobdescription');
    await expect(page.getByRole('status').filter({ hasText: '50,000 jobs' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
    await searchListing(page, 'Housekeeping Supervisor 43651');
    await expect(page.getByRole('status').filter({ hasText: /^1 job/ })).toBeVisible({
      timeout: 20_000,
    });
    // partial matches come after it
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(
      'Housekeeping Supervisor 43651',
    );
    await expect(page.getByText('Only 1 job matches all of that.')).toBeVisible();
  },
);
