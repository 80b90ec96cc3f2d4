import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { hostAnswer } from '../../steps/calls';
import { consoleLines, expectNoFailureShown, failCall } from '../../steps/faults';
import { makeAccount, makeJob, signIn, someJob } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { line } from '../../steps/lines';
import { outageNoise } from '../../steps/outage';
import { navigateInApp } from '../../steps/page';
import { unique } from '../../steps/people';

const featuredJobs = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Featured Jobs', exact: true });
const featuredEmployers = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Featured Employers', exact: true });

test.describe('§2.3 home', { tag: '@wide' }, () => {
  test('home, as it stands', async ({ page, app, request }) => {
    const employers = await hostAnswer<{ employerName: string; employerImage?: string | null }[]>(
      request,
      app,
      '/featuredemployer/',
    );
    await page.goto('/');
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    await line('§2.3 a hero banner comes first', async () => {
      await expect(main.getByRole('heading').first()).toHaveText(
        "We're Connecting talent with Opportunity",
      );
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
    });
    await line('§2.3 there are up to six job cards: no more where there are more', async () => {
      await expect(featuredJobs(page).getByRole('article')).toHaveCount(6);
    });
    const { specHost } = app;
    if (specHost) {
      await line(
        '§2.3 there are up to six job cards: the first six, in the order of the host',
        async () => {
          await expect(featuredJobs(page).getByRole('heading', { level: 3 })).toHaveText(
            specHost
              .records()
              .jobs.slice(0, 6)
              .map(({ jobtitle, location }) => `${String(jobtitle)} - ${String(location)}`),
          );
        },
      );
    }
    await line(
      '§2.3 each item of the Featured Employers strip shows employerImage and employerName',
      async () => {
        expect(employers.length).toBeGreaterThan(1);
        const items = featuredEmployers(page).getByRole('listitem');
        await expect(items.getByRole('link')).toHaveText(
          employers.map(({ employerName }) => employerName),
        );
        for (const [index, { employerImage }] of employers.entries()) {
          const image = items.nth(index).locator('img');
          if (employerImage)
            await expect(image).toHaveAttribute(
              'src',
              new RegExp(employerImage.slice(0, 40).replaceAll(/[^\w]/g, '.')),
            );
          else await expect(image).toHaveCount(0);
        }
      },
    );
    await line(
      '§2.3 the footer has a blurb, quick links, contact details, the certification platform and copyright 2024',
      async () => {
        await expect(footer.getByText(/^A national job market/)).toBeVisible();
        for (const [name, path] of [
          ['Find Jobs', '/category'],
          ['Register', '/signup'],
          ['Register to hire', '/signupemp'],
          ['Terms of use', '/termsofuse'],
          ['CV template', '/cv'],
        ] as const) {
          await expect(
            footer.getByRole('navigation').getByRole('link', { name, exact: true }),
          ).toHaveAttribute('href', path);
        }
        await expect(footer.locator('address a[href^="mailto:"]')).toBeVisible();
        await expect(footer.locator('address a[href^="tel:"]')).toBeVisible();
        await expect(footer.getByText(/certify their skills/)).toBeVisible();
        await expect(footer.getByText(/^© 2024 /)).toBeVisible();
      },
    );
    await line('§2.3 the About Us section is there, and the footer leads to it', async () => {
      const about = main.locator('section#about-us');
      await expect(about.getByRole('heading', { level: 2 })).toHaveText('About Us');
      await expect(about.getByRole('paragraph').first()).toHaveText(/\w+ \w+/);
      await footer.getByRole('link', { name: 'About Us' }).click();
      await expect(page).toHaveURL('/#about-us');
      await expect(about).toBeInViewport();
    });
    for (const block of ['Featured Jobs', 'Featured Employers'] as const) {
      await line(
        `§2.3 the ${block} block has that heading and a "View All" link to /category`,
        async () => {
          const region = main.getByRole('region', { name: block, exact: true });
          await expect(region.getByRole('heading', { level: 2 })).toHaveText(block);
          await region.getByRole('link', { name: 'View All', exact: true }).click();
          await expect(page).toHaveURL('/category');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the job you love');
          await page.goBack();
        },
      );
    }
    await line('§9 featured jobs on the home page: 6, on first load and when come to', async () => {
      await page.goto('/');
      await expect(featuredJobs(page).getByRole('article')).toHaveCount(6);
      await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the job you love');
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(featuredJobs(page).getByRole('article')).toHaveCount(6);
    });
  });

  test('home of a host with few jobs', { tag: '@spec-host' }, async ({ page, specHost }) => {
    for (const count of [0, 2]) {
      await line(
        `§2.3 there are up to six job cards: ${count} where there are ${count}`,
        async () => {
          specHost.seed({ jobs: count });
          await page.goto('/');
          await expect(featuredEmployers(page).getByRole('listitem').first()).toBeVisible();
          await expect(featuredJobs(page).getByText('Loading...')).toHaveCount(0);
          await expect(featuredJobs(page).getByRole('article')).toHaveCount(count);
        },
      );
    }
  });

  test('a job’s card', async ({ page, app, request }) => {
    app.specHost?.seed({ jobs: [] });
    // short enough for one line of a card in any font
    const posting = newPosting(`Cook ${unique().slice(0, 6)}`);
    const id = await makeJob(request, app, await makeAccount(request, app, 'employer'), posting);
    const title = `${posting.jobtitle} - Austin, TX`;
    const card = featuredJobs(page).getByRole('article').filter({ hasText: posting.jobtitle });
    await line(
      '§2.3 a card shows jobtitle and location on one line joined by a dash, and the companyname below',
      async () => {
        // a cached page may be some seconds old while the next one is rendered
        await expect(async () => {
          await page.goto('/');
          await expect(card.getByRole('heading')).toHaveText(title, { timeout: 1000 });
        }).toPass();
        const company = await card.getByText('Larkfield Health', { exact: true }).boundingBox();
        const box = await card.getByText(title, { exact: true }).boundingBox();
        expect(company?.y).toBeGreaterThanOrEqual((box?.y ?? Infinity) + (box?.height ?? 0));
        // on one line: no taller than a line of its text
        expect(box?.height).toBeLessThan(35);
      },
    );
    await line(
      "§2.3 clicking a card goes to /singlejobdescription/jobdescription/{id} with the job's _id",
      async () => {
        // outside the text: the whole card is clickable
        await card.click({ position: { x: 8, y: 8 } });
        await expect(page).toHaveURL(`/singlejobdescription/jobdescription/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(posting.jobtitle);
      },
    );
  });

  for (const how of ['fail500', 'html404', 'drop'] as const) {
    test(`home without its jobs (${how})`, async ({ page, app, problems }) => {
      problems.allow(outageNoise);
      const errors = consoleLines(page, 'error');
      // the app's own host renders home with its jobs, so home is opened within the app
      await page.goto('/cv');
      await failCall(page, app, 'getJobs', how);
      await failCall(page, app, 'searchJobs', how);
      await navigateInApp(page, '/');
      await line(`§2.3 the list of jobs is empty if the fetch fails (${how})`, async () => {
        await expect(
          featuredJobs(page).getByText('No job descriptions found', { exact: true }),
        ).toBeVisible();
        await expect(featuredJobs(page).getByRole('article')).toHaveCount(0);
        await expect(featuredEmployers(page).getByRole('listitem').first()).toBeVisible();
      });
      if (how === 'html404') return;
      await line(
        `§8 a failed fetch of featured jobs is only logged, as "Error fetching data:" (${how})`,
        async () => {
          await expect
            .poll(() => errors.filter((text) => !text.startsWith('Failed to load')))
            .toEqual([expect.stringMatching(/^Error fetching data:/)]);
          await expectNoFailureShown(page);
        },
      );
    });
  }

  test(
    '§2.3 an employerImage is really drawn; without one, or with a broken one, initials stand in its place',
    { tag: '@spec-host' },
    async ({ page, specHost }) => {
      const [first] = specHost.records().featured;
      specHost.seed({
        featured: [
          { _id: 'f1', employerName: 'Cedar Stone', employerImage: first?.employerImage },
          { _id: 'f2', employerName: 'Union Kitchen' },
          { _id: 'f3', employerName: 'Meridian Bank', employerImage: 'data:image/png,broken' },
        ],
      });
      await page.goto('/');
      const items = featuredEmployers(page).getByRole('listitem');
      await expect
        .poll(() =>
          items
            .nth(0)
            .locator('img')
            .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        )
        .toBe(64);
      await expect(items.nth(1)).toHaveText(/^UK\s*Union Kitchen$/);
      await items.nth(2).scrollIntoViewIfNeeded();
      await expect(items.nth(2)).toHaveText(/^MB\s*Meridian Bank$/);
    },
  );

  test('§2.3 the footer stands on all pages', async ({ page, app, request, problems }) => {
    problems.allow(/404/);
    const { _id } = await someJob(request, app);
    const seeker = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, seeker);
    await page.goto('/cv');
    const paths = [
      '/',
      '/signup',
      '/signupemp',
      '/login',
      '/loginemp',
      '/jobdescription',
      '/category',
      '/category/Nurse%20Jobs',
      '/termsofuse',
      '/jobpost/somebody',
      '/jobdescriptiontrial',
      '/jobdescriptiontrialedit',
      `/singlejobdescription/jobdescription/${_id}`,
      `/jobdescriptions/jobdescriptions/${_id}`,
      `/jobseekerpp/${seeker.username}`,
      `/applyjob/${_id}`,
      '/nothing/here',
    ];
    for (const path of paths) {
      await navigateInApp(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(/^© 2024 /)).toBeVisible();
    }
  });
});

test.describe('§8 logged only, on home', { tag: '@wide' }, () => {
  for (const how of ['fail500', 'drop'] as const) {
    test(`§8 a failed fetch of featured employers is only logged (${how})`, async ({
      page,
      app,
      problems,
    }) => {
      problems.allow(outageNoise);
      const errors = consoleLines(page, 'error');
      await page.goto('/cv');
      await failCall(page, app, 'getFeaturedEmployers', how);
      await navigateInApp(page, '/');
      await expect(
        featuredEmployers(page).getByRole('button', { name: 'Try again' }),
      ).toBeVisible();
      await expect(featuredEmployers(page).getByRole('listitem')).toHaveCount(0);
      await expect(featuredJobs(page).getByRole('article')).toHaveCount(6);
      await expect
        .poll(() => errors.filter((text) => !text.startsWith('Failed to load')))
        .toEqual([expect.stringMatching(/^Error fetching featured employers:/)]);
      await expectNoFailureShown(page);
    });
  }
});
