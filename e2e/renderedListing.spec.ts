import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { changeDatabase } from './steps/database';
import { makeAccount, makeJob, signIn } from './steps/hosts';
import { newPosting } from './steps/jobs';
import { unique } from './steps/people';
import { openBeforeScripts, openRendered } from './steps/renderedPage';
import { scriptsOf } from './steps/scripts';

/** Records the layout shifts in each page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // the sources of a layout shift, which TypeScript doesn't know
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
          Reflect.get(entry, 'sources');
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          shifts.push(
            `${name} ${JSON.stringify(from)} → ${JSON.stringify(to)}, ${Reflect.get(entry, 'startTime')}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'shifts'));

test.beforeEach(({ context }) => openRendered(context));

test.describe('the rendered listing', { tag: '@own-host' }, () => {
  test('is searched by what was typed before the app started', async ({ page }) => {
    const start = await openBeforeScripts(page, '/jobdescription');
    const what = page.getByRole('combobox', { name: 'What' });
    await what.fill('nurse');
    await start();
    await expect(page).toHaveURL(/\?q=nurse$/);
    await expect(what).toHaveValue('nurse');
    await expect(page.getByRole('main').getByText('for nurse')).toBeVisible();
    // suggestions show for a field that was used before hydration
    await what.press('End');
    await what.pressSequentially('s');
    await expect(page.getByRole('listbox')).toBeVisible();
  });

  test('is searched with its filters by Enter before the app started', async ({ page }) => {
    const address = '/jobdescription?category=Nurse+Jobs&sort=pay&q=x&strict=true';
    const start = await openBeforeScripts(page, address);
    const what = page.getByRole('combobox', { name: 'What' });
    await what.fill('registered');
    await what.press('Enter');
    await start();
    await expect(page).toHaveURL(/q=registered/);
    const given = new URL(page.url()).searchParams;
    expect([given.get('category'), given.get('sort'), given.has('strict')]).toEqual([
      'Nurse Jobs',
      'pay',
      false,
    ]);
    await expect(page.getByRole('main').getByText('for registered')).toBeVisible();
  });

  test('is narrowed by what was ticked before', { tag: '@wide' }, async ({ page }) => {
    const start = await openBeforeScripts(page, '/jobdescription?q=manager');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('radio', { name: 'Last 14 days' }).check();
    await filters.getByLabel('Full-time').check();
    await filters.getByLabel('Contract').check();
    await filters.getByLabel('Company').fill('a');
    await start();
    for (const parameter of ['company=a', 'within=14', 'type=full-time', 'type=contract'])
      await expect(page).toHaveURL(new RegExp(parameter));
  });

  test('is in the order that was chosen before', async ({ page }) => {
    for (const address of ['/jobdescription', '/jobdescription?q=manager&sort=newest']) {
      const start = await openBeforeScripts(page, address);
      const sort = page.getByRole('main').getByLabel('Sort by');
      await sort.selectOption('pay');
      await start();
      await expect(page).toHaveURL(/sort=pay/);
      await expect(sort).toHaveValue('pay');
    }
  });

  test('shows the job of its address beside the list', { tag: '@wide' }, async ({ page }) => {
    const start = await openBeforeScripts(page, '/jobdescription');
    const links = page.getByRole('main').locator('[data-job] h2 a');
    const title = (await links.nth(2).textContent()) ?? '';
    const id = await page.locator('[data-job]').nth(2).getAttribute('data-job');
    await start();
    const startOther = await openBeforeScripts(page, `/jobdescription?job=${id}`);
    const pane = page.getByRole('region', { name: 'Selected job' });
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'true');
    await startOther();
    await links.nth(1).click();
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText(
      (await links.nth(1).textContent()) ?? '',
    );
  });

  test('doesn’t shift as the app starts', async ({ page, app, request }) => {
    await watchShifts(page);
    const paths = [
      '/jobdescription',
      '/jobdescription?q=nurse',
      '/jobdescription?q=driver+near+me',
    ];
    for (const path of paths) {
      const start = await openBeforeScripts(page, path);
      // a late font isn't the app's fault
      await page.evaluate(async () => {
        await Promise.allSettled([...document.fonts].map((face) => face.load()));
        // shifts in a frame are reported after it
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
        Reflect.get(window, 'shifts').length = 0;
      });
      await start();
      expect(await shifted(page), path).toEqual([]);
    }
    const seeker = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, seeker);
    await openBeforeScripts(page, paths[0] ?? '').then((start) => start());
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    const card = page.locator('[data-job]').first();
    const before = await card.boundingBox();
    await page.waitForTimeout(1500);
    expect(await card.boundingBox()).toEqual(before);
  });

  test(
    'fetches the filters and the pane once it is used, and only where they are shown',
    { tag: '@wide' },
    async ({ page }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
      const fetchedParts = () =>
        ['Filters', 'JobPane'].filter((name) =>
          scriptsOf(name, 'JobListing').some((file) => fetched.has(file)),
        );
      for (const [width, shown] of [
        [390, []],
        [1000, ['Filters']],
        [1280, ['Filters', 'JobPane']],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const start = await openBeforeScripts(page, '/jobdescription');
        fetched.clear();
        await start();
        expect(fetchedParts(), `${width} px, untouched`).toEqual([]);
        await page.mouse.move(200, 200);
        await expect.poll(fetchedParts, `${width} px`).toEqual(shown);
      }
    },
  );

  test(
    'is narrowed to what one applies for here before',
    { tag: '@wide' },
    async ({ page, request, app }) => {
      const employer = await makeAccount(request, app, 'employer');
      const company = `Larkfield ${unique()}`;
      const make = (title: string) =>
        makeJob(request, app, employer, { ...newPosting(title), companyname: company });
      await make('Ward Nurse');
      const imported = await make('Night Nurse');
      await changeDatabase('UPDATE jobs SET employer_id = NULL WHERE id = $1', imported);
      const address = `/jobdescription?company=${encodeURIComponent(company)}`;
      const start = await openBeforeScripts(page, address);
      await expect(page.locator('[data-job] h2')).toHaveText(['Night Nurse', 'Ward Nurse']);
      await page.getByRole('checkbox', { name: 'Apply here 1' }).check();
      await start();
      await expect(page).toHaveURL(/applyHere=true/);
      await expect(page.locator('[data-job] h2')).toHaveText(['Ward Nurse']);
      // the URL renders to the same page
      await openBeforeScripts(page, `${address}&applyHere=true`);
      await expect(page.getByRole('checkbox', { name: 'Apply here 1' })).toBeChecked();
      await expect(page.locator('[data-job] h2')).toHaveText(['Ward Nurse']);
    },
  );
});
