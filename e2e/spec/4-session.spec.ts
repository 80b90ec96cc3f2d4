import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { failCall } from '../steps/faults';
import { makeAccount, signIn } from '../steps/hosts';
import { line } from '../steps/lines';
import { outageNoise } from '../steps/outage';
import { fillLogin, loginPath, openSessionMenu, sessionKeys } from '../steps/people';

const roles = [
  {
    role: 'employer',
    key: 'usernameEmployer',
    profile: '/employerpp',
    call: /\/employer\/login$/,
    operation: 'loginEmployer',
  },
  {
    role: 'jobseeker',
    key: 'usernamejobseek',
    profile: '/jobseekerpp',
    call: /\/jobseekers\/login$/,
    operation: 'loginJobSeeker',
  },
] as const;

/** When the app left the page it was loaded on, and the session storage at that time. */
type NavigationRecord = { at: number; keys: Record<string, string> };
const recordNavigation = (page: Page) =>
  page.addInitScript(() => {
    const replaced = history.replaceState.bind(history);
    const from = location.pathname;
    history.replaceState = (...args) => {
      replaced(...args);
      const { dataset } = document.documentElement;
      if (location.pathname !== from && !dataset.left)
        dataset.left = JSON.stringify({
          at: performance.now(),
          keys: Object.fromEntries(Object.entries(sessionStorage)),
        });
    };
  });
const navigationRecord = (page: Page): Promise<NavigationRecord> =>
  // as recorded above
  page.evaluate(
    () => JSON.parse(document.documentElement.dataset.left ?? '{}') as NavigationRecord,
  );
/** Returns when the response to a call arrived. */
const answeredAt = (page: Page, call: RegExp) =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(source).test(name))
        .map((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd)
        .at(-1),
    call.source,
  );

for (const { role, key, profile, call, operation } of roles) {
  test.describe(`§4 session of the ${role}`, { tag: '@wide' }, () => {
    test(`§4 anonymous until the ${role}'s log-in succeeds: a visitor's session storage and a failed log-in's are empty`, async ({
      page,
      app,
      request,
      problems,
    }) => {
      problems.allow(outageNoise);
      const account = await makeAccount(request, app, role);
      const restore = await failCall(page, app, operation, 'fail500');
      await page.goto(loginPath(role));
      expect(await sessionKeys(page)).toEqual({});
      await fillLogin(page, account);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      expect(await sessionKeys(page)).toEqual({});
      await restore();
      await fillLogin(page, account);
      await expect(page).toHaveURL(`${profile}/${account.username}`);
      expect(await sessionKeys(page)).toEqual({ userRole: role, [key]: account.username });
    });

    test(`the ${role}'s way in, around and out`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, role);
      const keys = { userRole: role, [key]: account.username };
      await recordNavigation(page);
      await page.goto(loginPath(role));
      await line(
        `§9 post-login navigation delay of the ${role}: about 100 ms, with role and username stored before`,
        async () => {
          await fillLogin(page, account);
          await expect(page).toHaveURL(`${profile}/${account.username}`);
          const { at, keys: then } = await navigationRecord(page);
          expect(then).toEqual(keys);
          const waited = at - Number(await answeredAt(page, call));
          expect(waited).toBeGreaterThanOrEqual(100);
          expect(waited).toBeLessThan(1000);
        },
      );
      await line(
        `§4 the ${role}'s keys are plain strings, and nothing else is stored, on whatever screen`,
        async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
          for (const link of ['Find Jobs', 'Home'])
            await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Opportunity$/);
          await page.reload();
          await expect(
            page.getByRole('banner').getByRole('button', { name: 'Account menu' }),
          ).toBeVisible();
          // compared as raw strings, without JSON quotes
          expect(await sessionKeys(page)).toEqual(keys);
          // and the session isn't copied elsewhere
          expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
            account.username,
          );
        },
      );
      await line(
        `§4 logout of the ${role} clears the storage and goes to /; then one is anonymous again`,
        async () => {
          await page.goto(`${profile}/${account.username}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
          await openSessionMenu(page);
          await page.getByRole('menuitem', { name: 'Logout' }).click();
          await expect(page).toHaveURL('/');
          await expect.poll(() => sessionKeys(page)).toEqual({});
          await page.goto(`${profile}/${account.username}`);
          await expect(page).toHaveURL(loginPath(role));
          expect(await sessionKeys(page)).toEqual({});
        },
      );
    });

    test(`§4 a log-in as ${role} replaces all that another role's has stored`, async ({
      page,
      app,
      request,
    }) => {
      const other = await makeAccount(request, app, role === 'employer' ? 'jobseeker' : 'employer');
      const account = await makeAccount(request, app, role);
      await signIn(page, app, other);
      await page.goto(loginPath(role));
      await fillLogin(page, account);
      await expect(page).toHaveURL(`${profile}/${account.username}`);
      await expect
        .poll(() => sessionKeys(page))
        .toEqual({ userRole: role, [key]: account.username });
    });
  });
}
