import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { makeAccount, someJob } from '../../steps/hosts';
import { fillLogin, logIn, logOut, openSessionMenu, sessionKeys } from '../../steps/people';

/** A session's behavior doesn't depend on the width. */
const once = { tag: '@once' };
/** Records each URL and heading that the document shows, from the start. */
const noteScreens = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    const note = () => {
      seen.add(`${location.pathname} ${document.querySelector('h1')?.textContent ?? ''}`);
      document.documentElement.dataset.seen = JSON.stringify([...seen]);
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
const screensSeen = async (page: Page): Promise<string> =>
  (await page.evaluate(() => document.documentElement.dataset.seen)) ?? '';

test(
  'the four keys stand raw in the session storage, and nothing else',
  once,
  async ({ page, app, request }) => {
    const employer = await makeAccount(request, app, 'employer');
    await page.goto('/');
    expect(await sessionKeys(page)).toEqual({});
    await logIn(page, employer);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    const keys = { userRole: 'employer', usernameEmployer: employer.username };
    expect(await sessionKeys(page)).toEqual(keys);
    for (const path of ['/', '/jobdescription', '/category']) await page.goto(path);
    expect(await sessionKeys(page)).toEqual(keys);
  },
);

for (const role of ['employer', 'jobseeker'] as const) {
  test(
    `a reload of the ${role}'s profile never shows the login page`,
    once,
    async ({ page, app, request }) => {
      const account = await makeAccount(request, app, role);
      await logIn(page, account);
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
      await noteScreens(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
      expect(await screensSeen(page)).not.toMatch(/login/i);
    },
  );
}

test(
  'a log-out takes effect before home is loaded; Back then finds a visitor, and a later log-in lasts',
  once,
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    const name = page.getByRole('heading', { level: 1, name: 'Ada Morrow' });
    await logIn(page, account);
    await expect(name).toBeVisible();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await openSessionMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    expect(await sessionKeys(page)).toEqual({});
    await expect(name).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/loginemp$/);
    release();
    await fillLogin(page, account);
    await expect(name).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sessionKeys(page)).toEqual({
      userRole: 'employer',
      usernameEmployer: account.username,
    });
  },
);

test(
  'a new tab gets its session back',
  { tag: ['@own-host', '@once'] },
  async ({ page, context, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await logIn(page, account);
    const tab = await context.newPage();
    await noteScreens(tab);
    await tab.goto(`/employerpp/${account.username}`);
    await expect(tab.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    expect(await screensSeen(tab)).not.toMatch(/login/i);
    expect(await sessionKeys(tab)).toEqual({
      userRole: 'employer',
      usernameEmployer: account.username,
    });
  },
);

test(
  'a new tab on a spec host is a visitor',
  { tag: ['@spec-host', '@once'] },
  async ({ page, context, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await logIn(page, account);
    const tab = await context.newPage();
    await tab.goto(`/employerpp/${account.username}`);
    await expect(tab).toHaveURL('/loginemp');
  },
);

test(
  'two roles in two tabs do not disturb each other',
  once,
  async ({ page, context, app, request }) => {
    const employer = await makeAccount(request, app, 'employer');
    const seeker = await makeAccount(request, app, 'jobseeker');
    const tab = await context.newPage();
    await logIn(page, employer);
    await logIn(tab, seeker);
    for (const [one, account, key] of [
      [page, employer, 'usernameEmployer'],
      [tab, seeker, 'usernamejobseek'],
    ] as const) {
      await one.reload();
      await expect(one.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
      expect(await sessionKeys(one)).toEqual({ userRole: account.role, [key]: account.username });
    }
    // the other tab loads before the host has received the call
    let pass = () => {};
    const held = new Promise<void>((resolve) => {
      pass = resolve;
    });
    await page.route('**/session', async (route) => {
      if (route.request().method() === 'DELETE') await held;
      await route.continue();
    });
    await logOut(page);
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    pass();
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test(
  'guards send visitors and the wrong role to the right login',
  once,
  async ({ page, app, request }) => {
    const job = await someJob(request, app);
    const seeker = await makeAccount(request, app, 'jobseeker');
    for (const [path, login] of [
      ['/jobseekerpp', '/login'],
      [`/applyjob/${job._id}`, '/login'],
      ['/employerpp', '/loginemp'],
      ['/employerpp/demo.employer', '/loginemp'],
    ] as const) {
      await noteScreens(page);
      await page.goto(path);
      await expect(page).toHaveURL(login);
      expect(await screensSeen(page)).not.toContain('Ada Morrow');
    }
    await logIn(page, seeker);
    await page.goto('/employerpp/demo.employer');
    await expect(page).toHaveURL('/loginemp');
  },
);

test(
  'keys set by hand pass the guard; our host then ends that session',
  { tag: ['@own-host', '@once'] },
  async ({ page, problems }) => {
    problems.allow(/status of 401|Error fetching|Error in getUnreadCount/);
    await page.goto('/');
    await page.evaluate(() => {
      sessionStorage.setItem('userRole', 'jobseeker');
      sessionStorage.setItem('usernamejobseek', 'demo.seeker');
    });
    await page.goto('/jobseekerpp/demo.seeker');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => sessionKeys(page)).toEqual({});
  },
);

test(
  'a session the host has ended leads to the log-in with a notice, and back',
  { tag: ['@own-host', '@once'] },
  async ({ page, app, request, problems }) => {
    problems.allow(/status of 401|Error /);
    const account = await makeAccount(request, app, 'employer');
    await logIn(page, account);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    const profile = page.url();
    // meanwhile the tab shows another page, because an open page could notice at any moment
    await page.goto('about:blank');
    expect((await page.request.delete(`${app.origin}/api/session`)).status()).toBe(204);
    await page.goto(profile);
    await expect(page).toHaveURL('/loginemp');
    await expect(page.getByText('You’ve been logged out.')).toBeVisible();
    await fillLogin(page, account);
    await expect(page).toHaveURL(`/employerpp/${account.username}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
  },
);

test('the session menu leads to the profile', once, async ({ page, app, request }) => {
  const account = await makeAccount(request, app, 'jobseeker');
  await logIn(page, account);
  await page.goto('/');
  await openSessionMenu(page);
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(`/jobseekerpp/${account.username}`);
});
