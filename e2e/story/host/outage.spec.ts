import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn, someJob } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { isMarked, markDocument, outageNoise, simulateOutage } from '../../steps/outage';
import { navigateInApp } from '../../steps/page';
import { field, logIn } from '../../steps/people';
import { scriptsOf } from '../../steps/scripts';

/**
 * Screens while the host is down: what spec §8 lets them show, and what appears once the host is
 * back, without a reload or a click.
 */
const screens = [
  { path: '/', down: "We're Connecting talent with Opportunity" },
  { path: '/jobdescription', down: 'No job descriptions found' },
  { path: '/category', down: 'No job descriptions found', back: 'Teacher Jobs' },
  { path: '/termsofuse', down: 'Terms of use', back: 'Cookies' },
  { path: 'job', down: 'Error: Error fetching job description' },
  { path: 'employer', down: 'Loading...', back: 'Ada Morrow' },
] as const;

for (const screen of screens) {
  test(
    `${screen.path}: stands while the host is away, and works again by itself`,
    { tag: '@once' },
    async ({ page, app, hostKind, request, problems }) => {
      problems.allow(outageNoise);
      const job = await someJob(request, app);
      const account = await makeAccount(request, app, 'employer');
      const paths: Record<string, string> = {
        job: `/singlejobdescription/jobdescription/${job._id}`,
        employer: `/employerppreadonly/${account.username}`,
      };
      const path = paths[screen.path] ?? screen.path;
      const main = page.getByRole('main');
      // other tests post jobs, too: if the job itself isn't shown, any card will do
      const back =
        'back' in screen
          ? main.getByText(screen.back)
          : screen.path === 'job'
            ? main.getByText(job.jobtitle)
            : main.locator('a[href*="jobdescription/"]');
      const away = simulateOutage(page, hostKind, app.specHost);

      // through a link of the app, because the app's own host renders some of these pages
      await page.goto('/signup');
      await away.begin();
      await navigateInApp(page, path);
      await markDocument(page);
      await expect(page).toHaveURL(path);
      const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
      await expect(tryAgain).toBeVisible();
      await expect(page.getByText(screen.down).first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await away.end();
      await expect(back.first()).toBeVisible({ timeout: 40_000 });
      expect(await isMarked(page)).toBe(true);
    },
  );
}

for (const role of ['employer', 'jobseeker'] as const) {
  test(
    `the ${role}'s own profile keeps "Loading..." and comes when the host is back`,
    { tag: '@once' },
    async ({ page, app, hostKind, request, problems }) => {
      problems.allow(outageNoise);
      const account = await makeAccount(request, app, role);
      const away = simulateOutage(page, hostKind, app.specHost);
      await logIn(page, account);
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
      await away.begin();
      await page.reload();
      const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
      await expect(tryAgain).toBeVisible();
      await expect(page.getByText('Loading...').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(account.username.replaceAll('.', '\\.')));
      await markDocument(page);
      await away.end();
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible({
        timeout: 40_000,
      });
      expect(await isMarked(page)).toBe(true);
    },
  );
}

test(
  'a call that is never answered holds up nothing else',
  { tag: ['@spec-host', '@wide'] },
  async ({ page, specHost, problems }) => {
    problems.allow(outageNoise);
    specHost.injectFault('getFeaturedEmployers', 'silence');
    specHost.injectFault('getCategories', 'silence');
    await page.goto('/');
    await expect(
      page.getByRole('main').getByText(String(specHost.records().jobs[0]?.jobtitle)).first(),
    ).toBeVisible();
  },
);

test(
  'a screen whose script could not be loaded comes once it can be',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.allow(
      /net::ERR_|Failed to load resource|Error showing the page|ChunkLoadError|screen could not be loaded/,
    );
    await page.goto('/category');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await markDocument(page);
    await page.route('**/assets/*.js', (route) => route.abort('connectionrefused'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible({
      timeout: 40_000,
    });
    expect(await isMarked(page)).toBe(true);
  },
);

/**
 * Blocks the scripts that only one part of a screen uses; returns a function that unblocks them.
 */
const cutScripts = async (page: Page, part: string, screen: string) => {
  const files = scriptsOf(part, screen);
  expect(files).not.toEqual([]);
  const isCut = ({ pathname }: URL) => files.includes(pathname);
  await page.route(isCut, (route) => route.abort('connectionrefused'));
  return () => page.unroute(isCut);
};
const cutNoise = /net::ERR_|Failed to load resource/;

test(
  'suggestions whose script can’t be had leave the search as it is',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.allow(cutNoise);
    await cutScripts(page, 'HeroSuggestions', 'Home');
    await page.goto('/');
    const cut = page.waitForEvent('requestfailed');
    const what = page.getByRole('search').getByRole('textbox').first();
    await what.fill('nurse');
    await cut;
    // by now an error would be shown
    await page.waitForTimeout(500);
    await what.press('Enter');
    await expect(page).toHaveURL(/jobdescription\?q=nurse$/);
  },
);

test(
  'a preview whose script can’t be had leaves what was typed, and opens once it can',
  { tag: ['@own-host', '@wide'] },
  async ({ page, app, request, problems }) => {
    problems.allow(cutNoise);
    const account = await makeAccount(request, app, 'employer');
    const id = await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    const restore = await cutScripts(page, 'JobPagePreview', 'JobEdit');
    await page.goto(`/jobdescriptiontrialedit?id=${id}`);
    await field(page, 'jobtitle').fill('Night Nurse');
    const cut = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'See the job page' }).click();
    await cut;
    await page.waitForTimeout(500);
    await expect(field(page, 'jobtitle')).toHaveValue('Night Nurse');
    await restore();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(
      'Night Nurse',
    );
  },
);

test('a bar says that one is offline, and goes with it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/category');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bar = page.getByText('You’re offline.');
  await expect(bar).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(bar).toHaveCount(0);
});
