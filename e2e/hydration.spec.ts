import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { describedJob, someJob } from './steps/hosts';
import { openInteractive } from './steps/page';
import { heldScripts, openRendered, renderedHtml, waitUntilRendered } from './steps/renderedPage';
import { scriptsOf, scriptsOfScreen } from './steps/scripts';

test.beforeEach(({ context }) => openRendered(context));

test.describe('rendered on our host', { tag: ['@own-host', '@wide'] }, () => {
  test('home and a job view stand in the HTML', async ({ browser, app, request }) => {
    const { _id, jobtitle } = await someJob(request, app);
    const context = await browser.newContext({ javaScriptEnabled: false });
    await openRendered(context);
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      "We're Connecting talent with Opportunity",
    );
    await expect(
      page.getByRole('main').locator('a[href^="/singlejobdescription/jobdescription/"]'),
    ).toHaveCount(6);
    await page.goto(`/singlejobdescription/jobdescription/${_id}`);
    await expect(page.getByRole('heading', { level: 1, name: jobtitle })).toBeVisible();
    expect(await page.title()).toContain(jobtitle);
    await context.close();
  });

  test('a page that is not rendered names its screen’s files, and no others', async ({
    request,
  }) => {
    expect(scriptsOf('Applications', 'Home').length).toBeGreaterThan(0);
    const html = await (await request.get('/applications')).text();
    const named = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)">/g)];
    expect(named.map(([, file]) => file)).toEqual(scriptsOfScreen('Applications'));
    expect(await (await request.get('/no/such/page')).text()).not.toContain('as="script"');
  });

  test('a longer description stands in the HTML, and its script is fetched once the page is used', async ({
    browser,
    page,
    app,
    request,
  }) => {
    const { _id } = await describedJob(request, app);
    const path = `/singlejobdescription/jobdescription/${_id}`;
    const context = await browser.newContext({ javaScriptEnabled: false });
    await openRendered(context);
    const plain = await context.newPage();
    await plain.goto(path);
    const heading = { level: 3, name: 'How we work' } as const;
    await expect(plain.getByRole('heading', heading)).toBeVisible();
    await context.close();
    const files = scriptsOf('LongDescription', 'JobView');
    expect(files.length).toBeGreaterThan(0);
    const html = await renderedHtml(request, path);
    for (const file of files) expect(html).not.toContain(file);
    const fetched = files.map((file) => page.waitForResponse(`**${file}`));
    await openInteractive(page, app, path);
    await page.keyboard.press('Tab');
    await Promise.all(fetched);
    await expect(page.locator('[data-used-part="LongDescription"][data-live]')).toBeAttached();
    await expect(page.getByRole('heading', heading)).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`hydrates without a warning, ${colorScheme}`, async ({ page, app, request }) => {
      await page.emulateMedia({ colorScheme });
      const { _id } = await someJob(request, app);
      const described = await describedJob(request, app);
      for (const path of [
        '/',
        `/singlejobdescription/jobdescription/${_id}`,
        `/jobdescriptions/jobdescriptions/${_id}`,
        `/singlejobdescription/jobdescription/${described._id}`,
      ]) {
        await openInteractive(page, app, path);
        // only a hydrated page has a working theme switch
        const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await page
          .getByRole('banner')
          .getByRole('button', { name: /theme|dark|light/i })
          .first()
          .click();
        await expect
          .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
          .not.toBe(before);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => localStorage.clear());
      }
    });
  }

  test('what the host rendered stays in the page: nothing is drawn anew', async ({
    page,
    app,
    request,
  }) => {
    const { _id } = await someJob(request, app);
    const described = await describedJob(request, app);
    // keeps references to the parsed elements before the app's scripts run; skeletons, which are
    // always replaced, contain none of these
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('footer')) return;
        observer.disconnect();
        const rendered = [
          ...document.querySelectorAll('#root :is(h1, h2, h3, p, li, dt, dd, a, button, img)'),
        ];
        Object.assign(window, {
          lostElements: () => [
            rendered.length,
            rendered
              .filter((element) => !element.isConnected)
              .map((element) => element.outerHTML.slice(0, 120)),
          ],
        });
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of [
      '/',
      `/singlejobdescription/jobdescription/${_id}`,
      `/jobdescriptions/jobdescriptions/${_id}`,
      `/singlejobdescription/jobdescription/${described._id}`,
    ]) {
      await openInteractive(page, app, path);
      const themeSwitch = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
      await themeSwitch.click();
      await expect(themeSwitch).toHaveAttribute('aria-pressed', 'true');
      await themeSwitch.click();
      await page.waitForLoadState('networkidle');
      const [all, lost] = await page.evaluate(() =>
        // defined by the init script above
        (window as unknown as { lostElements: () => [number, string[]] }).lostElements(),
      );
      expect(all).toBeGreaterThan(40);
      expect(lost, path).toEqual([]);
    }
  });

  test('the host’s styles stay in force: none is made anew', async ({ page, app, request }) => {
    const { _id } = await someJob(request, app);
    /** Returns the rules that aren't in the page's text, because the app inserted them. */
    const made = (mark: string) =>
      page.evaluate(
        (name) =>
          [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${name}"]`)]
            .filter(({ textContent }) => textContent === '')
            .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)),
        mark,
      );
    for (const path of ['/', `/singlejobdescription/jobdescription/${_id}`, '/termsofuse']) {
      await openInteractive(page, app, path);
      await page.waitForLoadState('networkidle');
      expect(await made('css-global'), path).toEqual([]);
    }
    // the terms page has nothing that depends on the browser
    expect((await made('css')).length).toBeLessThan(5);
  });

  test.describe('a press before the app has started', () => {
    const themeSwitch = (page: Page) =>
      page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
    /** Resolves once the session is known, the last response to wait for. */
    const isAlive = (page: Page) => page.waitForResponse('**/api/session');

    test('is made again, the last one only, and once', async ({ page }) => {
      const release = await heldScripts(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const alive = isAlive(page);
      await themeSwitch(page).click();
      await themeSwitch(page).click();
      await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'false');
      release();
      await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'true');
      await alive;
      await page.waitForLoadState('networkidle');
      await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'true');
      await themeSwitch(page).click();
      await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'false');
    });

    test('is made again in the screen, by the keyboard, too', async ({ page, app, request }) => {
      const { _id, jobtitle } = await someJob(request, app);
      await page.context().grantPermissions(['clipboard-write']);
      const release = await heldScripts(page);
      await page.goto(`/singlejobdescription/jobdescription/${_id}`, {
        waitUntil: 'domcontentloaded',
      });
      await page.getByRole('button', { name: `Share ${jobtitle}` }).focus();
      await page.keyboard.press('Enter');
      release();
      await expect(page.getByText('Link copied')).toBeVisible();
    });

    test('is made again in a part that waits for it, once', async ({ page, app, request }) => {
      const { _id, jobtitle } = await someJob(request, app);
      await page.context().grantPermissions(['clipboard-write']);
      await openInteractive(page, app, `/singlejobdescription/jobdescription/${_id}`);
      const release = await heldScripts(page, scriptsOf('JobTools', 'JobView'));
      await page.getByRole('button', { name: `Share ${jobtitle}` }).click();
      release();
      await expect(page.getByText('Link copied')).toHaveCount(1);
    });

    test('keeps no link waiting for ever whose page has a part that can’t be had', async ({
      page,
      app,
      request,
      problems,
    }) => {
      problems.allow(
        /Failed to load resource|ERR_FAILED|Loading chunk|ChunkLoadError|hydrat|#4\d\d/i,
      );
      const { _id, jobtitle } = await someJob(request, app);
      const missing = scriptsOf('JobTools', 'JobView');
      await page.route(
        ({ pathname }) => missing.includes(pathname),
        (route) => route.abort(),
      );
      await openInteractive(page, app, `/singlejobdescription/jobdescription/${_id}`);
      await page.mouse.move(200, 200);
      // a button that would do nothing is removed
      const share = page
        .locator('[data-used-part="JobTools"] [data-dead]')
        .getByRole('button', { name: `Share ${jobtitle}`, includeHidden: true });
      await expect(share).toBeAttached();
      await expect(share).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: jobtitle })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the job you love');
    });

    test('is forgotten for another one that works by itself, and once it is old', async ({
      page,
    }) => {
      await page.clock.install();
      for (const [what, after] of [
        ['another', () => page.getByRole('heading', { level: 1 }).click()],
        ['old', () => page.clock.fastForward(6000)],
      ] as const) {
        const release = await heldScripts(page);
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        const alive = isAlive(page);
        await themeSwitch(page).click();
        await after();
        release();
        await alive;
        await page.waitForLoadState('networkidle');
        await expect(themeSwitch(page), what).toHaveAttribute('aria-pressed', 'false');
      }
    });
  });

  test('a page that says something else than the app is noticed', async ({
    page,
    app,
    problems,
  }) => {
    problems.allow(/hydrat|Minified React error/i);
    await page.route(`${app.origin}/`, async (route) => {
      const response = await waitUntilRendered(() => route.fetch());
      const {
        'content-length': _length,
        'content-encoding': _encoding,
        ...headers
      } = response.headers();
      await route.fulfill({
        status: response.status(),
        headers,
        body: (await response.text()).replace('>Featured Jobs<', '>Something else<'),
      });
    });
    const told = page.waitForEvent('pageerror');
    await page.goto('/');
    expect((await told).message).toMatch(/hydrat|Minified React error/i);
    await expect(page.getByRole('heading', { name: 'Featured Jobs' })).toBeVisible();
  });

  test('an unknown route is the not-found page with status 404', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(
      page.getByText("Sorry, we couldn't find the page you're looking for."),
    ).toBeVisible();
  });
});
