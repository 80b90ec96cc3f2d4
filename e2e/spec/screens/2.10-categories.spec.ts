import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { hostAnswer } from '../../steps/calls';
import { consoleLines, expectNoFailureShown, failCall } from '../../steps/faults';
import { makeAccount, makeJob } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { line } from '../../steps/lines';
import { outageNoise } from '../../steps/outage';
import { navigateInApp } from '../../steps/page';
import { unique } from '../../steps/people';

/** The twelve categories of spec §3, in order. */
const categories = [
  'IT Jobs',
  'Engineering',
  'Sales Jobs',
  'Marketing Jobs',
  'HR Jobs',
  'Finance Jobs',
  'Hotel Jobs',
  'Business Analyst',
  'Restaurant Jobs',
  'Nurse Jobs',
  'Teacher Jobs',
  'Web Dev Jobs',
];
const words = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word}${index + 1}`).join(' ');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('§2.10 /category', { tag: '@wide' }, () => {
  test('the category list', async ({ page, app, request, problems }) => {
    const list = await hostAnswer<{ categoryName: string }[]>(request, app, '/categories/');
    await page.goto('/category');
    const main = page.getByRole('main');
    await line(
      '§2.10 /category loads the category list under "Find the job you love"',
      async () => {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Find the job you love');
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(
          list.map(({ categoryName }) => categoryName),
        );
      },
    );
    await line('§9 there are 12 job categories, those of section 3', async () => {
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(categories);
    });
    await line('§2.10 clicking a category goes to /category/{categoryName}', async () => {
      await main
        .getByRole('listitem')
        .filter({ hasText: 'Web Dev Jobs' })
        .click({ position: { x: 8, y: 8 } });
      await expect(page).toHaveURL('/category/Web%20Dev%20Jobs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Dev Jobs');
    });
    await line('§8 a category without jobs says "No job descriptions found"', async () => {
      // the app's own host also responds with 404
      problems.allow(/status of 404/);
      await page.goto('/category/Lighthouse%20Keepers');
      await expect(main.getByText('No job descriptions found', { exact: true })).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
    });
  });

  test(
    '§2.10 /category shows what the host has: other names, in its order, however few',
    { tag: '@spec-host' },
    async ({ page, specHost }) => {
      specHost
        .records()
        .categories.splice(
          0,
          Infinity,
          { _id: 'c1', categoryName: 'Zoo keepers' },
          { _id: 'c2', categoryName: 'Art & Design' },
        );
      await page.goto('/category');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Zoo keepers',
        'Art & Design',
      ]);
    },
  );

  for (const how of ['fail500', 'drop'] as const) {
    test(`what fails (${how})`, async ({ page, app, problems }) => {
      problems.allow(outageNoise);
      const errors = consoleLines(page, 'error');
      await failCall(page, app, 'getCategories', how);
      await page.goto('/cv');
      await line(
        `§8 a failed fetch of categories is only logged: an empty list (${how})`,
        async () => {
          await navigateInApp(page, '/category');
          await expect(
            page.getByRole('main').getByText('No job descriptions found', { exact: true }),
          ).toBeVisible();
          await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
          await expect
            .poll(() => errors.filter((text) => !text.startsWith('Failed to load')))
            .toEqual([expect.stringMatching(/^Error fetching categories:/)]);
          await expectNoFailureShown(page);
        },
      );
      await line(`§8 a failed fetch of a category's jobs is only logged (${how})`, async () => {
        for (const call of ['getJobsByCategory', 'searchJobs'] as const)
          await failCall(page, app, call, how);
        await navigateInApp(page, '/category/Nurse%20Jobs');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nurse Jobs');
        await expect(
          page.getByRole('main').getByText('No job descriptions found', { exact: true }),
        ).toBeVisible();
        await expect
          .poll(() => errors.some((text) => /^Error fetching (jobs|data):/.test(text)))
          .toBe(true);
        await expectNoFailureShown(page);
      });
    });
  }
});

test.describe('§2.10 /category/{categoryName}', { tag: '@wide' }, () => {
  test('its first job', async ({ page, app, request }) => {
    app.specHost?.seed({ jobs: [] });
    const employer = await makeAccount(request, app, 'employer');
    const [one, two] = [newPosting(`Sous Chef ${unique()}`), newPosting(`Sous Chef ${unique()}`)];
    for (const posting of [one, two])
      await makeJob(request, app, employer, { ...posting, categoryName: 'Restaurant Jobs' });
    await makeJob(request, app, employer, {
      ...newPosting(`Ward Nurse ${unique()}`),
      categoryName: 'Nurse Jobs',
    });
    const posting = { ...newPosting(`Concierge ${unique()}`), categoryName: 'Hotel Jobs' };
    const id = await makeJob(request, app, employer, posting);
    await line(
      '§2.10 shows the first job of that category only, with the way to all of them',
      async () => {
        await page.goto('/category/Restaurant%20Jobs');
        await expect(cards(page)).toHaveCount(1);
        // the host's order: the app's own host lists the newest first
        await expect(cards(page).getByRole('link')).toHaveText(
          app.specHost ? one.jobtitle : /^Sous Chef /,
        );
        await page
          .getByRole('main')
          .getByRole('link', { name: /^See all [\d,]+ Restaurant Jobs$/ })
          .click();
        await expect(page).toHaveURL('/jobdescription?category=Restaurant+Jobs');
        await expect(page.getByRole('main').getByText(two.jobtitle).first()).toBeVisible();
      },
    );
    await line(
      '§2.10 shows its title, company, location, overview preview and salary; clicking it opens the job view',
      async () => {
        await page.goto('/category/Hotel%20Jobs');
        await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(posting.jobtitle);
        for (const text of [/Larkfield Health/, /Austin, TX/, /^Care for people after surgery/])
          await expect(cards(page).getByText(text)).toBeVisible();
        await expect(cards(page).getByText('$3,900 - $5,200', { exact: true })).toBeVisible();
        await cards(page).click({ position: { x: 8, y: 8 } });
        await expect(page).toHaveURL(`/singlejobdescription/jobdescription/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(posting.jobtitle);
      },
    );
  });

  test(
    '§2.10 shows a fixed "6 days ago" where the host gives no date',
    { tag: '@spec-host' },
    async ({ page }) => {
      await page.goto('/category/Nurse%20Jobs');
      await expect(cards(page).getByText('6 days ago', { exact: true })).toBeVisible();
      await expect(page.getByText('7 days ago')).toHaveCount(0);
    },
  );

  test('ages, words and pay', async ({ page, app, request }) => {
    app.specHost?.seed({ jobs: [] });
    const employer = await makeAccount(request, app, 'employer');
    if (!app.specHost) {
      await line('§2.10 shows the real age where the host gives a date', async () => {
        await makeJob(request, app, employer, {
          ...newPosting(`Recruiter ${unique()}`),
          categoryName: 'HR Jobs',
        });
        await page.goto('/category/HR%20Jobs');
        await expect(cards(page).getByText('today', { exact: true })).toBeVisible();
      });
    }
    // each in a different category: on the app's own host, another test's job may be the newest
    for (const { count, shown, categoryName } of [
      { count: 30, shown: words(30, 'word'), categoryName: 'Finance Jobs' },
      { count: 31, shown: `${words(30, 'word')}...`, categoryName: 'Engineering' },
    ]) {
      await line(
        `§9 the overview preview is 30 words: of ${count} it shows ${count === 30 ? 'all' : 'the first 30 and "..."'}`,
        async () => {
          const posting = {
            ...newPosting(`Credit Analyst ${unique()}`),
            categoryName,
            joboverview: words(count, 'word'),
          };
          await makeJob(request, app, employer, posting);
          await page.goto(`/category/${encodeURIComponent(categoryName)}`);
          await expect(cards(page).getByRole('heading')).toHaveText(posting.jobtitle);
          await expect(cards(page).getByText(/^word1 /)).toHaveText(shown);
        },
      );
    }
    await line('§9 the salary is in dollars and monthly, shown as "$min - $max"', async () => {
      const posting = {
        ...newPosting(`Account Executive ${unique()}`),
        categoryName: 'Sales Jobs',
        monthlysalary1: '950',
        monthlysalary2: '12400',
      };
      await makeJob(request, app, employer, posting);
      await page.goto('/category/Sales%20Jobs');
      await expect(cards(page).getByRole('heading')).toHaveText(posting.jobtitle);
      await expect(cards(page)).toContainText('$950 - $12,400 a month');
    });
  });
});
