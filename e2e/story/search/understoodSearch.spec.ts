import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main, navigateInApp } from '../../steps/page';
import { unique } from '../../steps/people';

/** How the app's own host parses queries, its near matches, and what a role pays. */
const results = (page: Page) => main(page).getByRole('article');
const addressOf = (page: Page) => new URL(page.url());

test(
  'what the role pays comes without moving the results',
  { tag: '@own-host' },
  async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/jobs\/pay\?/, async (route) => {
      await held;
      const figures = { jobs: 1204, lower: 4100, median: 4700, upper: 5300 };
      await route.fulfill({
        json: { role: 'registered nurse', place: 'Texas', remote: false, ...figures },
      });
    });
    // opened within the app, because the host makes the calls for a page it renders
    await page.goto('/jobdescription');
    await expect(results(page).first()).toBeVisible();
    const asked = page.waitForRequest(/\/api\/jobs\/pay\?/);
    await navigateInApp(page, '/jobdescription?q=nurse');
    await asked;
    await expect(results(page).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const top = async () => (await results(page).first().boundingBox())?.y;
    const before = await top();
    answer();
    const figure = main(page).getByRole('figure', { name: 'What others pay' });
    await expect(figure).toContainText('$4,100 - $5,300 a month, median $4,700');
    await expect(figure).toContainText('Half of 1,204 jobs for registered nurse in Texas');
    expect(await top()).toBe(before);
    await expectAccessible(page);
  },
);

test(
  'where too few jobs say what the role pays, nothing is left out for it',
  { tag: '@own-host' },
  async ({ page }) => {
    const top = async () => (await results(page).first().boundingBox())?.y;
    await page.goto('/jobdescription');
    await expect(results(page).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const unasked = await top();
    const none = { jobs: 0, lower: null, median: null, upper: null };
    await page.route(/\/api\/jobs\/pay\?/, (route) =>
      route.fulfill({ json: { role: 'nurse', place: null, remote: false, ...none } }),
    );
    const asked = page.waitForResponse(/\/api\/jobs\/pay\?/);
    await navigateInApp(page, '/jobdescription?q=nurse');
    await asked;
    await expect.poll(top).toBe(unasked);
  },
);

test(
  'what is read out of the words is told, and taken back with one press',
  { tag: ['@own-host'] },
  async ({ page }) => {
    await page.goto(
      `/jobdescription?${new URLSearchParams({ q: 'nurse in portland $50 an hour' })}`,
    );
    const chips = main(page).getByRole('list', { name: 'Active filters' }).getByRole('button');
    await expect(chips).toHaveText(['$50 an hour and up', 'In or near Portland, OR']);
    await expect(
      page.getByRole('status').filter({
        hasText: 'Read as: $50 an hour and up; In or near Portland, OR',
      }),
    ).toBeVisible();
    // too few jobs pay that much: near matches follow, set apart
    const divider = main(page).getByRole('heading', {
      name: /^Only \d+ jobs? match(es)? all of that\. These come close:$/,
    });
    await expect(divider).toBeVisible();
    await expect(main(page).getByText(/^Jobs .*without that pay/)).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, 320);

    const pay = main(page).getByRole('button', { name: 'Remove filter $50 an hour and up' });
    await pay.focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveText(['In or near Portland, OR']);
    await expect(chips).toBeFocused();
    expect(addressOf(page).searchParams.getAll('asWords')).toEqual(['$50 an hour']);
    await page.goBack();
    await expect(chips).toHaveCount(2);
    await chips.nth(1).click();
    await expect(chips).toHaveText(['$50 an hour and up']);
    expect(addressOf(page).searchParams.getAll('asWords')).toEqual(['in portland']);
  },
);

test(
  'a list of places is told as one, and taken back with one press',
  { tag: ['@own-host'] },
  async ({ page }) => {
    const q = 'nurse in portland or austin';
    await page.goto(`/jobdescription?${new URLSearchParams({ q })}`);
    const chips = main(page).getByRole('list', { name: 'Active filters' }).getByRole('button');
    await expect(chips).toHaveText(['In or near Portland, OR or Austin, TX']);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Read as: In or near Portland, OR or Austin, TX' }),
    ).toBeVisible();
    await expect(results(page).first()).toContainText(/Portland|Austin/);
    await expectAccessible(page);
    await expectReflow(page, 320);
    await chips.first().focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(0);
    expect(addressOf(page).searchParams.getAll('asWords')).toEqual(['in portland or austin']);
  },
);

test(
  'jobs that come close are shown where none matches, and the keys go across',
  { tag: ['@own-host', '@wide'] },
  async ({ page }) => {
    await page.goto(`/jobdescription?${new URLSearchParams({ q: 'nurse in portland over 200k' })}`);
    await expect(page.getByRole('status').filter({ hasText: /^0 jobs for/ })).toContainText(
      /\d+ more jobs? comes? close/,
    );
    await expect(
      main(page).getByRole('heading', { name: 'No job matches all of that. These come close:' }),
    ).toBeVisible();
    await expect(main(page).getByText('No job descriptions found')).toBeHidden();
    await main(page).getByRole('link', { name: 'Skip to results' }).focus();
    await page.keyboard.press('Enter');
    const [first, second] = [
      results(page).first().getByRole('link').first(),
      results(page).nth(1).getByRole('link').first(),
    ];
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await expect(page).toHaveURL(/[?&]job=/);
    await expectAccessible(page);
    const way = main(page).getByRole('link', { name: /^With any pay/ });
    const count = /([\d,]+)\+? jobs?$/.exec((await way.textContent()) ?? '')?.[1] ?? '';
    await way.click();
    await expect(page.getByRole('status').filter({ hasText: `${count} job` })).toBeVisible();
    expect(addressOf(page).searchParams.get('q')).toBe('nurse in portland');
  },
);

test(
  'postings of the same job are one result, which leads to each of them',
  { tag: ['@own-host', '@wide'] },
  async ({ page, app, request }) => {
    const title = `Balloon Pilot ${unique()}`;
    const employer = await makeAccount(request, app, 'employer');
    for (const overview of ['at dawn', 'at noon', 'at dusk']) {
      const posting = newPosting(title);
      await makeJob(request, app, employer, {
        ...posting,
        joboverview: `${posting['joboverview']} You fly ${overview}.`,
      });
    }
    await page.goto(`/jobdescription?${new URLSearchParams({ q: title })}`);
    const shown = results(page).filter({ hasText: title });
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '3 jobs' })).toBeVisible();
    await expectAccessible(page);
    await shown.getByRole('link', { name: '2 like this' }).click();
    await expect(shown).toHaveCount(3);
    await expect(
      main(page).getByRole('button', { name: 'Remove filter Repeats included' }),
    ).toBeVisible();
    await main(page).getByRole('button', { name: 'Remove filter Repeats included' }).click();
    await expect(shown).toHaveCount(1);
  },
);

test(
  'which words the jobs that come close are for is told, and they are left out with one press',
  { tag: ['@own-host'] },
  async ({ page, app, request }) => {
    const trade = `Gaffer${unique()}`;
    const employer = await makeAccount(request, app, 'employer');
    await makeJob(request, app, employer, newPosting(`Nurse ${trade}`));
    await page.goto(`/jobdescription?${new URLSearchParams({ q: `NURSE ${trade}` })}`);
    const showing = `Each mentions NURSE or ${trade}.`;
    await expect(
      main(page).getByRole('heading', {
        name: 'Only 1 job matches all of that. These come close:',
      }),
    ).toBeVisible();
    const only = main(page).getByRole('link', { name: 'Show only jobs that match all of it' });
    await expect(only.locator('..')).toContainText(showing);
    const told = page.getByRole('status').filter({ hasText: /^1 job for/ });
    const all = await results(page).count();
    expect(all).toBeGreaterThan(2);
    await expect(told).toContainText(`${all - 1} more jobs come close. ${showing}`);
    await expectAccessible(page);
    await expectReflow(page, 320);

    await only.focus();
    await page.keyboard.press('Enter');
    await expect(results(page)).toHaveCount(1);
    expect(addressOf(page).searchParams.get('strict')).toBe('true');
    await expect(told).not.toContainText('close');
    await expect(main(page).getByRole('heading', { name: 'Results' })).toBeFocused();
    await page.reload();
    await expect(results(page)).toHaveCount(1);
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Remove filter Full matches only' }).click();
    await expect(only).toBeVisible();
    await expect(results(page).nth(1)).toBeVisible();
    expect(addressOf(page).searchParams.has('strict')).toBe(false);
  },
);

test(
  'words that jobs needn’t say are told, and made a condition with one press',
  { tag: ['@own-host'] },
  async ({ page, app, request }) => {
    const trade = `Gaffer${unique()}`;
    const employer = await makeAccount(request, app, 'employer');
    for (const title of [trade, `Night Shift ${trade}`])
      await makeJob(request, app, employer, newPosting(title));
    await page.goto(`/jobdescription?${new URLSearchParams({ q: `night shift ${trade}` })}`);
    await expect(results(page)).toHaveCount(2);
    await expect(results(page).first()).toContainText(`Night Shift ${trade}`);
    const only = main(page).getByRole('link', { name: 'Show only those' });
    await expect(only.locator('..')).toContainText('Jobs that say “night shift” come first.');
    await expect(page.getByRole('status').filter({ hasText: /^2 jobs for/ })).toContainText(
      'Jobs that say “night shift” come first',
    );
    await expectAccessible(page);
    await only.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /^1 job for/ })).toBeVisible();
    expect(addressOf(page).searchParams.getAll('asWords')).toEqual(['night shift']);
    await expect(only).toBeHidden();
    await expect(results(page).first()).toContainText(`Night Shift ${trade}`);
    await page.goBack();
    await expect(page.getByRole('status').filter({ hasText: /^2 jobs for/ })).toBeVisible();
  },
);

test(
  'a larger distance is offered where little is found, with what it finds',
  { tag: ['@own-host'] },
  async ({ page, app, request }) => {
    const trade = `Gaffer${unique()}`;
    const employer = await makeAccount(request, app, 'employer');
    for (const location of ['Austin, TX', 'San Antonio, TX'])
      await makeJob(request, app, employer, { ...newPosting(trade), location });
    const q = `${trade} in austin tx`;
    const way = main(page)
      .getByRole('list', { name: 'Look wider' })
      .getByRole('link', { name: 'Within 100 miles 2 jobs' });
    // a new job is located a moment after it was posted
    await expect(async () => {
      await page.goto(`/jobdescription?${new URLSearchParams({ q })}`);
      await expect(way).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 90_000 });
    await expectAccessible(page);
    await way.click();
    await expect(
      page.getByRole('status').filter({ hasText: `2 jobs for ${q}, within 100 miles` }),
    ).toBeVisible();
    await expect(results(page)).toHaveCount(2);
    expect(addressOf(page).searchParams.get('miles')).toBe('100');
  },
);
