import { expect, test } from '../../fixtures';
import { afterLoadFetched, startDeploys } from '../../steps/deploys';
import { isMarked, markDocument, outageNoise } from '../../steps/outage';
import { field } from '../../steps/people';
import { cached, cachedBuilds, hasWaiting, workerReady } from '../../steps/serviceWorker';

test.use({ serviceWorkers: 'allow' });
const ownHost = { tag: ['@own-host', '@wide'] };

test(
  'a new build never meets the old worker’s files, and no page is reloaded for it',
  ownHost,
  async ({ page, app, context, problems }) => {
    problems.allow(outageNoise);
    const site = await startDeploys(app.origin);
    const build = () => page.evaluate(() => document.documentElement.dataset.build ?? 'first');
    await page.goto(`${site.origin}/login`);
    await workerReady(page);
    await markDocument(page);
    await field(page, 'usernamejobseek').fill('half a na');

    // the new worker is fetched while the user is typing, and waits
    site.deploy('second');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect.poll(() => hasWaiting(page), { timeout: 60_000 }).toBe(true);
    expect([await isMarked(page), await build()]).toEqual([true, 'first']);
    await expect(field(page, 'usernamejobseek')).toHaveValue('half a na');
    await field(page, 'usernamejobseek').fill('');

    // the host no longer has the old page's files, but the old worker does
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'All jobs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([await isMarked(page), await build()]).toEqual([true, 'first']);

    // after a reload the page is the new build's, whose worker takes over once no other page is
    // open
    await page.reload();
    await expect.poll(build).toBe('second');
    await expect
      .poll(async () => (await cached(page))['files']?.includes(site.otherMain), {
        timeout: 60_000,
      })
      .toBe(true);
    await expect.poll(() => cachedBuilds(page), { timeout: 60_000 }).toEqual(['b'.repeat(16)]);
    expect((await cached(page))['files']).not.toContain(site.firstMain);
    await context.setOffline(true);
    await page.goto(`${site.origin}/category`);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await build()).toBe('second');
    await context.setOffline(false);

    // if its script is missing on the host, the worker unregisters and deletes its caches
    site.deploy('without worker');
    await page.goto(`${site.origin}/login`);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
    await site.close();
  },
);

test(
  'a page of the new build takes over once the other page is closed',
  ownHost,
  async ({ page, app, context, problems }) => {
    problems.allow(outageNoise);
    const site = await startDeploys(app.origin);
    await page.goto(`${site.origin}/login`);
    await workerReady(page);
    const other = await context.newPage();
    await other.goto(`${site.origin}/login`);
    site.deploy('second');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => hasWaiting(page), { timeout: 60_000 }).toBe(true);

    // the page asks while the other one is still open
    await page.reload();
    await field(page, 'usernamejobseek').fill('half a na');
    await afterLoadFetched(page);
    expect(await hasWaiting(page)).toBe(true);
    await other.close();
    await expect.poll(() => cachedBuilds(page), { timeout: 30_000 }).toEqual(['b'.repeat(16)]);
    await expect(field(page, 'usernamejobseek')).toHaveValue('half a na');
    await site.close();
  },
);
