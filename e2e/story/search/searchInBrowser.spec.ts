import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { wildJob } from '../../specHost/records';
import { expectAccessible } from '../../steps/accessibility';
import { searchListing } from '../../steps/jobs';
import { scriptsOf } from '../../steps/scripts';

/** Spec host jobs are searched in the browser, in a worker if possible. */
test.describe("the search of a spec host's jobs", { tag: ['@spec-host', '@wide'] }, () => {
  const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');
  const jobs = [
    {
      ...wildJob(0),
      jobtitle: 'Clinic Coordinator',
      joboverview: 'You work with registered nurses.',
    },
    { ...wildJob(1), jobtitle: 'Registered Nurse, Surgery' },
    { ...wildJob(2), jobtitle: 'Travel RN' },
    // values that any host may store
    {
      ...wildJob(3),
      jobtitle: null,
      location: 42,
      joboverview: { text: 'nurse' },
      companyname: ['x'],
      monthlysalary1: 'much',
      createdAt: 'yesterday',
    },
  ];
  const search = async (page: Page) => {
    await page.goto('/jobdescription');
    await expect(titles(page)).toHaveCount(4);
    await searchListing(page, 'RN');
    // first the job matched only by a synonym, then the one with more words in its title, then
    // matches in texts
    await expect(titles(page)).toHaveText([
      'Registered Nurse, Surgery',
      'Travel RN',
      'Clinic Coordinator',
    ]);
    await searchListing(page, 'coordinater');
    await expect(titles(page)).toHaveText(['Clinic Coordinator']);
  };

  /**
   * Sets a content security policy before the page's scripts run, as the host and many static sites
   * do.
   */
  const setPolicy = (page: Page, workers: string) =>
    page.addInitScript((policy) => {
      new MutationObserver((_changes, observer) => {
        if (document.head === null) return;
        observer.disconnect();
        document.head.append(
          Object.assign(document.createElement('meta'), {
            httpEquiv: 'Content-Security-Policy',
            content: policy,
          }),
        );
      }).observe(document, { childList: true, subtree: true });
    }, `default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src * data:; connect-src *; ${workers}`);

  test('runs in a worker, for which a policy for scripts is enough', async ({ page, specHost }) => {
    specHost.seed({ jobs });
    await setPolicy(page, '');
    await search(page);
    expect(page.workers()).toHaveLength(1);
  });

  test('reads places out of the words, tells what comes close, and lists the same job once', async ({
    page,
    specHost,
  }) => {
    const plumber = { ...wildJob(0), jobtitle: 'Plumber', companyname: 'Harlan Pipe' };
    specHost.seed({
      jobs: [
        { ...plumber, location: 'Tulsa, OK' },
        { ...plumber, _id: wildJob(1)._id, location: 'Tulsa, OK' },
        { ...wildJob(2), jobtitle: 'Plumber', location: 'Broken Arrow, OK' },
        { ...wildJob(3), jobtitle: 'Plumber', location: 'Muskogee, OK' },
        { ...wildJob(4), jobtitle: 'Plumber', location: 'Dallas, TX' },
      ],
    });
    await page.goto(`/jobdescription?${new URLSearchParams({ q: 'plumber in tulsa' }).toString()}`);
    const main = page.getByRole('main');
    const chips = main.getByRole('list', { name: 'Active filters' }).getByRole('button');
    await expect(chips).toHaveText(['In or near Tulsa, OK']);
    await expect(main.getByRole('article')).toHaveCount(4);
    await expect(
      main.getByRole('heading', { name: 'Only 3 jobs match all of that. These come close:' }),
    ).toBeVisible();
    await expect(main.getByText(/^Jobs in other places/)).toBeVisible();
    await expect(main.getByRole('link', { name: '1 like this' })).toBeVisible();
    await expectAccessible(page);
    // near matches can be hidden with one click, and shown again with one
    await main.getByRole('link', { name: 'Show only jobs that match all of it' }).click();
    await expect(main.getByRole('article')).toHaveCount(2);
    expect(new URL(page.url()).searchParams.get('strict')).toBe('true');
    await expect(chips).toHaveText(['In or near Tulsa, OK', 'Full matches only', 'Clear filters']);
    await expect(main.getByRole('heading', { name: 'Results' })).toBeFocused();
    await main.getByRole('button', { name: 'Remove filter Full matches only' }).click();
    await expect(main.getByRole('article')).toHaveCount(4);
    await chips.focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(0);
    expect(new URL(page.url()).searchParams.getAll('asWords')).toEqual(['in tulsa']);
  });

  test('finds jobs in or near any of several places', async ({ page, specHost }) => {
    const plumber = { ...wildJob(0), jobtitle: 'Plumber' };
    const places = ['Broken Arrow, OK', 'Reno, NV', 'Dallas, TX'];
    specHost.seed({
      jobs: places.map((location, at) => ({ ...plumber, _id: wildJob(at)._id, location })),
    });
    const q = 'plumber tulsa or dallas';
    await page.goto(`/jobdescription?${new URLSearchParams({ q, strict: 'true' }).toString()}`);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('button', { name: 'Remove filter In or near Tulsa, OK or Dallas, TX' }),
    ).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect(main.getByRole('article').filter({ hasText: 'Reno' })).toHaveCount(0);
  });

  test('says which words the jobs that come close are for', async ({ page, specHost }) => {
    specHost.seed({
      jobs: [
        { ...wildJob(0), jobtitle: 'Dispatcher' },
        { ...wildJob(1), jobtitle: 'Bilingual Clerk' },
      ],
    });
    await page.goto(
      `/jobdescription?${new URLSearchParams({ q: 'Bilingual Dispatcher' }).toString()}`,
    );
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'No job matches all of that. These come close:' }),
    ).toBeVisible();
    const showing = 'Each mentions Bilingual or Dispatcher.';
    await expect(main.getByRole('paragraph').filter({ hasText: showing })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^0 jobs/ })).toContainText(
      `2 more jobs come close. ${showing}`,
    );
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Hide these jobs' }).click();
    await expect(main.getByText('No job descriptions found')).toBeVisible();
    await main.getByRole('button', { name: 'Remove filter Full matches only' }).click();
    await expect(main.getByRole('article')).toHaveCount(2);
  });

  test('loads the places with the first search for words', async ({ page, specHost }) => {
    specHost.seed({ jobs });
    const places = scriptsOf('largerPlaces', 'JobListing');
    expect(places).toHaveLength(1);
    const asked: string[] = [];
    // includes the worker's requests
    page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
    const askedForPlaces = () => asked.filter((path) => places.includes(path)).length;
    await page.goto('/jobdescription');
    await expect(titles(page)).toHaveCount(4);
    await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('pay');
    await expect(page).toHaveURL(/sort=pay/);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => page.workers().length).toBe(1);
    expect(askedForPlaces()).toBe(0);
    await page.getByRole('main').getByRole('combobox', { name: 'What' }).fill('nurse');
    await page.keyboard.press('Enter');
    await expect.poll(askedForPlaces).toBe(1);
    await page.getByRole('main').getByRole('combobox', { name: 'What' }).fill('coordinator');
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveText(['Clinic Coordinator']);
    expect(askedForPlaces()).toBe(1);
  });

  test('runs on the page where the policy allows no worker', async ({
    page,
    specHost,
    problems,
  }) => {
    specHost.seed({ jobs });
    problems.allow(/CSP: worker-src|Content Security Policy/);
    await setPolicy(page, "worker-src 'none'");
    await search(page);
    expect(page.workers()).toHaveLength(0);
  });

  test('runs on the page where the browser refuses to start a worker', async ({
    page,
    specHost,
  }) => {
    specHost.seed({ jobs });
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      } as unknown as typeof Worker; // simulates a browser that refuses workers
    });
    await search(page);
    expect(page.workers()).toHaveLength(0);
  });
});
