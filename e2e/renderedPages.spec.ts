import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeAccount, signIn, someJob } from './steps/hosts';
import { openInteractive } from './steps/page';
import { openBeforeScripts, openRendered } from './steps/renderedPage';

type PublicPage = {
  path: string;
  heading: string;
  content: string | RegExp;
  /** 200 by default. */
  status?: number;
};

/**
 * The public pages that the host renders besides home and a job, with something that each shows.
 */
const pages: readonly PublicPage[] = [
  { path: '/termsofuse', heading: 'Terms of use', content: 'Privacy' },
  { path: '/help', heading: 'Help', content: 'For job seekers' },
  { path: '/cv', heading: 'CV template', content: 'Print' },
  { path: '/category', heading: 'Find the job you love', content: /^\d[\d,]* jobs?$/ },
  { path: '/category/Hotel%20Jobs', heading: 'Hotel Jobs', content: /^See all/ },
  { path: '/employerppreadonly/demo.employer', heading: 'Northfold', content: 'Open jobs' },
  // the page ignores unknown parameters
  {
    path: '/employerppreadonly/demo.employer?type=contract&utm_source=mail',
    heading: 'Northfold',
    content: /^2 of 9 jobs/,
  },
  { path: '/login', heading: 'Job seeker login', content: 'Forgot your password?' },
  { path: '/loginemp', heading: 'Employer login', content: 'Forgot your password?' },
  { path: '/adminlogin', heading: 'Administrator login', content: 'Password' },
  { path: '/signup', heading: 'Register as a job seeker', content: 'Nationality' },
  { path: '/signupemp', heading: 'Register as an employer', content: 'Nationality' },
  { path: '/jobdescription', heading: 'Find jobs', content: /^1–20 of \d/ },
  {
    path: '/jobdescription?q=registered+nurse&category=Nurse+Jobs&utm_source=mail',
    heading: 'Find jobs',
    content: 'Registered Nurse',
  },
  // partial matches come after the full ones
  { path: '/jobdescription?q=nurse+night+shift+tulsa', heading: 'Find jobs', content: /nurse/i },
  {
    path: '/jobdescription?q=zzzz+qqqq',
    heading: 'Find jobs',
    content: 'No job descriptions found',
  },
  {
    path: '/no/such/page',
    heading: 'Page not found',
    content: "Sorry, we couldn't find the page you're looking for.",
    status: 404,
  },
  {
    path: '/singlejobdescription/jobdescription/6561c1f0a0b1c2d3e4f50617',
    heading: 'No job description found',
    content: 'All jobs',
    status: 404,
  },
  {
    path: '/employerppreadonly/nobody.is.this',
    heading: 'Employer not found',
    content: 'All jobs',
    status: 404,
  },
  // no name or id contains a NUL
  {
    path: '/employerppreadonly/%00',
    heading: 'Employer not found',
    content: 'All jobs',
    status: 404,
  },
  {
    path: '/singlejobdescription/jobdescription/%00',
    heading: 'No job description found',
    content: 'All jobs',
    status: 404,
  },
  {
    path: '/category/No%20such%20jobs',
    heading: 'Category not found',
    content: 'No job descriptions found',
    status: 404,
  },
];

/**
 * Returns the texts of the main landmark on this screen size, including those for screen readers
 * only; leaves out the options of a select, which aren't visible.
 */
const mainTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return [];
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const { parentElement: around } = currentNode;
      if (around && !around.closest('option') && around.checkVisibility())
        texts.push(currentNode.textContent ?? '');
    }
    return texts;
  });

test.beforeEach(({ context }) => openRendered(context));

test.describe('public pages rendered on our host', { tag: '@own-host' }, () => {
  test('stand in the HTML', async ({ browser, contextOptions, viewport }) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      javaScriptEnabled: false,
    });
    await openRendered(context);
    const page = await context.newPage();
    for (const { path, heading, content, status = 200 } of pages) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(status);
      await expect(page.locator('meta[name=robots]'), path).toHaveCount(
        status === 404 || path.includes('?q=') || path === '/adminlogin' ? 1 : 0,
      );
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // a page is rendered for all screen sizes, and hides what doesn't fit
      const shown = page.getByRole('main').getByText(content).filter({ visible: true });
      await expect(shown.first(), path).toBeVisible();
      // buttons that would do nothing can't be pressed
      const dead = page.locator('[data-used-part] button:not([type=submit])');
      await expect(dead.filter({ visible: true }), path).toHaveCount(0);
    }
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`hydrate as they are, with nothing asked again, ${colorScheme}`, async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 40[04]|Error fetching profile|Error in getJob/);
      await page.emulateMedia({ colorScheme });
      let asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // calls that only record a view don't count
        if (request.method() === 'GET' && /^\/api\/(?!session$|media\/)/.test(pathname))
          asked.push(pathname);
      });
      for (const { path, heading, status } of pages) {
        asked = [];
        const start = await openBeforeScripts(page, path);
        const before = await mainTexts(page);
        const title = await page.title();
        await start();
        // a missing record may exist by now
        if (status !== 404) expect(asked, path).toEqual([]);
        expect(await page.title(), path).toBe(title);
        expect(await mainTexts(page), path).toEqual(before);
        // parts that wait for a first input must hydrate unchanged, too
        await page.mouse.move(200, 200);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('body'), path).toBeFocused();
        // only a hydrated page has a working menu
        await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      }
    });

  test('a page brings no styles that are only merged into others', async ({ request }) => {
    for (const path of ['/', '/jobdescription', '/login']) {
      const html = await (await request.get(path)).text();
      const styles = [...html.matchAll(/<style[^>]*>[^]*?<\/style>/g)].join('');
      const body = html.replaceAll(/<style[^>]*>[^]*?<\/style>/g, '');
      const classes = new Set([...styles.matchAll(/\.(css-[\da-z]+)/g)].map(([, name]) => name));
      expect(classes.size).toBeGreaterThan(20);
      // a fallback's may be left
      const unused = [...classes].filter((name) => !body.includes(String(name)));
      expect(unused.length, path).toBeLessThan(5);
    }
  });

  test('a record that is gone is answered with 404', async ({ page, app, request, problems }) => {
    problems.allow(/status of 40[04]|Error fetching profile/);
    for (const path of ['/category/No%20such%20jobs', '/employerppreadonly/nobody.is.this']) {
      // a busy host sends the app without a rendered page, with status 200
      const status = async () => (await request.get(path)).status();
      await expect.poll(status, path).toBe(404);
      await openInteractive(page, app, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test(
  'who has saved a job on this device sees so before the page is touched',
  { tag: '@own-host' },
  async ({ page, context, request, app }) => {
    await openRendered(context);
    const { _id } = await someJob(request, app);
    const path = `/singlejobdescription/jobdescription/${_id}`;
    // checked on load, before Playwright's own activation
    const isUsed = async () => {
      await page.goto(path, { waitUntil: 'load' });
      return page.evaluate(() => document.documentElement.dataset.used !== undefined);
    };
    expect(await isUsed(), 'a first visit').toBe(false);
    const mark = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    expect(await isUsed(), 'a later one').toBe(true);
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  },
);

test.describe('a rendered login page', { tag: '@own-host' }, () => {
  test('says that one is logged in already, and nothing jumps', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // the sources of a layout shift, which TypeScript doesn't know
          const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
          // the header's buttons make room for the account's
          for (const { node } of sources)
            if (node && document.querySelector('main')?.contains(node)) shifts.push(node.nodeName);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/loginemp');
    const main = page.getByRole('main');
    await expect(main.getByText(`You’re logged in as ${account.username}.`)).toBeVisible();
    await expect(main.getByLabel('Username')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });

  test('loaded anew says again why it was shown, and leads there', async ({
    page,
    app,
    request,
  }) => {
    const { _id } = await someJob(request, app);
    await openInteractive(page, app, `/applyjob/${_id}`);
    await expect(page).toHaveURL('/login');
    const notice = page.getByRole('main').getByText(/Then you’ll apply for/);
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    const account = await makeAccount(request, app, 'jobseeker');
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`/applyjob/${_id}`);
  });
});
