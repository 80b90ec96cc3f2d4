import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { outageNoise } from '../../steps/outage';
import { main } from '../../steps/page';
import { field, logOut, unique } from '../../steps/people';
import { cached, cachedKinds, waitUntilCached, workerReady } from '../../steps/serviceWorker';

test.use({ serviceWorkers: 'allow' });
const ownHost = { tag: ['@own-host', '@once'] };
const keptBar = /You’re offline\. Showing what we kept from/;
/** Matches errors caused by the missing connection. */
const offlineNoise = new RegExp(`${outageNoise.source}|ScreenNotLoaded|could not be loaded`);

test(
  'a visitor finds the last results and the job again without a connection',
  ownHost,
  async ({ page, context, request, app, problems }) => {
    problems.allow(offlineNoise);
    const employer = await makeAccount(request, app, 'employer');
    const title = `Quokka Keeper ${unique()}`;
    const id = await makeJob(request, app, employer, newPosting(title));
    const listing = `/jobdescription?q=${encodeURIComponent(title)}`;
    const job = `/singlejobdescription/jobdescription/${id}`;
    const result = main(page).getByRole('heading', { name: title }).first();

    // the page that was open before the worker was active
    await page.goto(job);
    await workerReady(page);
    await waitUntilCached(page, 'pages', id);
    await page.goto(listing);
    await expect(result).toBeVisible();
    // the cached page contains the results
    await waitUntilCached(page, 'pages', encodeURIComponent(title));

    await context.setOffline(true);
    await page.reload();
    await expect(result).toBeVisible();
    const bar = page.getByRole('status').filter({ hasText: keptBar });
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    await page.goto(job);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(bar).toBeVisible();
    // this page isn't cached: only the frame is shown
    await page.goto('/category/IT%20Jobs');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('You’re offline.').first()).toBeVisible();

    await page.goto(listing);
    await expect(bar).toBeVisible();
    const reading = page.waitForResponse(
      (response) => response.url().includes('/api/jobs/search') && !response.headers()['x-kept-at'],
      { timeout: 60_000 },
    );
    await context.setOffline(false);
    await reading;
    await expect(bar).toBeHidden();
    await expect(result).toBeVisible();
  },
);

test(
  'a form that can’t be sent without a connection says so and keeps what was typed',
  ownHost,
  async ({ page, context, problems }) => {
    problems.allow(offlineNoise);
    await page.goto('/login');
    await workerReady(page);
    await page.reload();
    await field(page, 'usernamejobseek').fill('demo.seeker');
    await field(page, 'passwordnamejobseek').fill('try-it-out-now');
    await context.setOffline(true);
    await page.locator('main form').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(main(page).getByRole('alert').first()).toBeVisible();
    await expect(field(page, 'usernamejobseek')).toHaveValue('demo.seeker');
    await expect(field(page, 'passwordnamejobseek')).toHaveValue('try-it-out-now');
    await context.setOffline(false);
    await page.locator('main form').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/jobseekerpp/);
    // a login clears everything viewed before it
    await expect.poll(() => cachedKinds(page)).toEqual([]);
  },
);

test(
  'saved jobs are there without a connection, and gone after a log-out, in another tab as well',
  ownHost,
  async ({ page, context, request, app, problems }) => {
    problems.allow(offlineNoise);
    problems.allow(/401/);
    const employer = await makeAccount(request, app, 'employer');
    const seeker = await makeAccount(request, app, 'jobseeker');
    const title = `Quokka Keeper ${unique()}`;
    const id = await makeJob(request, app, employer, newPosting(title));
    const session = `jobseeker:${encodeURIComponent(seeker.username)}`;
    await signIn(page, app, seeker);
    const saved = await page.request.put(`${app.origin}/api/saved-jobs/${id}`, {
      headers: { 'x-session': session },
    });
    expect(saved.status()).toBe(204);
    const row = main(page).getByRole('heading', { name: title });

    await page.goto('/saved');
    await expect(row).toBeVisible();
    await workerReady(page);
    await page.reload();
    await waitUntilCached(page, `saved:${session}`, '/api/saved-jobs?');
    await context.setOffline(true);
    await page.reload();
    await expect(row).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: keptBar })).toBeVisible();

    await context.setOffline(false);
    const tab = await context.newPage();
    await tab.goto('/help');
    await logOut(tab);
    await expect.poll(() => cachedKinds(tab)).not.toContain(`saved:${session}`);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('You’re offline.').first()).toBeVisible();
    await expect(row).toBeHidden();
    expect(JSON.stringify(await cached(page))).not.toContain('saved');
  },
);

test(
  'a log-out leaves nothing while the worker isn’t running, nor does a session that has ended',
  ownHost,
  async ({ page, context, request, app, problems }) => {
    problems.allow(/401|Error /);
    const seeker = await makeAccount(request, app, 'jobseeker');
    const kind = `saved:jobseeker:${encodeURIComponent(seeker.username)}`;
    const openSaved = async () => {
      await signIn(page, app, seeker);
      await page.goto('/saved');
      await workerReady(page);
      await page.reload();
      await waitUntilCached(page, kind, '/api/saved-jobs?');
    };
    await openSaved();
    const devtools = await context.newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await logOut(page);
    // home, which a visitor sees now, may already be cached
    await expect.poll(() => cachedKinds(page)).not.toContain(kind);

    // the session is ended on the host while no page can notice
    await openSaved();
    expect((await page.request.delete(`${app.origin}/api/session`)).status()).toBe(204);
    await page.reload();
    await expect.poll(async () => (await cachedKinds(page)).includes(kind)).toBe(false);

    // and while no page is open at all: the next one asks for the session
    await openSaved();
    await page.goto('about:blank');
    await page.request.delete(`${app.origin}/api/session`);
    const next = await context.newPage();
    await next.goto('/help');
    await expect.poll(async () => (await cachedKinds(next)).includes(kind)).toBe(false);
  },
);

test(
  'a spec host is asked for no worker, and has none',
  { tag: ['@spec-host', '@wide'] },
  async ({ page, context }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // longer than the pages of the app's own host wait before they register a worker
    const registrations = await page.evaluate(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 2000);
      });
      return (await navigator.serviceWorker.getRegistrations()).length;
    });
    expect(registrations).toBe(0);
    expect(asked.filter((path) => /sw\.js|app\.html/.test(path))).toEqual([]);
    expect(Object.keys(await cached(page))).toEqual([]);
  },
);
