import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { makeAccount, signIn, signInAdmin } from '../../steps/hosts';
import { main } from '../../steps/page';
import { heldScripts } from '../../steps/renderedPage';

/** The positions of the page frame's parts relative to each other. */
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('not laid out');
  return box;
};
const header = (page: Page) => page.getByRole('banner');

test('a toast comes up below the header, which nothing shines through', async ({ page }) => {
  await page.goto('/jobdescription');
  await main(page).locator('button[aria-pressed=false][aria-label^="Save "]').first().click();
  const toast = page.getByRole('status').filter({ hasText: /^Saved/ });
  await expect(toast).toBeVisible();
  const bar = await boxOf(header(page));
  expect((await boxOf(toast)).y).toBeGreaterThanOrEqual(bar.y + bar.height);
  const ground = await header(page).evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(ground).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
});

for (const mode of ['light', 'dark'])
  test(`a page that is still blank has the ground of the ${mode} theme`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('jobline-mode', chosen), mode);
    const look = () =>
      page.evaluate(() => ({
        ground: [document.body, document.documentElement]
          .map((each) => getComputedStyle(each).backgroundColor)
          .find((color) => color !== 'rgba(0, 0, 0, 0)'),
        margin: getComputedStyle(document.body).margin,
      }));
    const release = await heldScripts(page);
    await page.goto('/jobpost/anybody', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeAttached();
    const blank = await look();
    await expect(page.locator('#root')).toBeEmpty();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await look()).toEqual(blank);
  });

test(
  'every choice above the inbox’s list is whole',
  { tag: '@own-host' },
  async ({ page, app, request }) => {
    await signIn(page, app, await makeAccount(request, app, 'jobseeker'));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/inbox');
      const choices = main(page).getByRole('navigation', { name: 'Show' });
      await expect(choices.getByRole('link')).toHaveText([
        'All',
        'Unread 0',
        'From employers',
        'Alerts',
      ]);
      const frame = await boxOf(choices);
      for (const choice of await choices.getByRole('link').all()) {
        const { x, width: own } = await boxOf(choice);
        expect(x).toBeGreaterThanOrEqual(frame.x);
        expect(x + own).toBeLessThanOrEqual(frame.x + frame.width);
      }
    }
  },
);

test.describe('the administrator on a phone', { tag: '@once' }, () => {
  test('has one bar with a menu', async ({ page, app, hostKind }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAdmin(page, app);
    await page.goto('/updateterms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await boxOf(header(page))).height).toBeLessThanOrEqual(72);
    const five = header(page).getByRole('navigation', { name: 'Administration' });
    await expect(five).toBeHidden();
    await header(page).getByRole('button', { name: 'Menu' }).click();
    if (hostKind === 'own')
      await expect(
        header(page).getByRole('navigation', { name: 'Daily work' }).getByRole('link'),
      ).toHaveText([/^Reports/, 'Overview']);
    await five.getByRole('link', { name: 'View Seekers' }).click();
    await expect(page).toHaveURL('/jobseekdash');
    await expect(five).toBeHidden();
    await expect(page.getByRole('contentinfo').getByText(/^© 2024/)).toBeVisible();
  });
});

test.describe('an employer', { tag: '@own-host' }, () => {
  test('has the initials and the color of their profile in the header', async ({
    page,
    app,
    request,
  }) => {
    const employer = await makeAccount(request, app, 'employer');
    await signIn(page, app, employer);
    await page.goto(`/employerpp/${employer.username}`);
    const account = header(page).getByRole('button', { name: 'Account menu' });
    await expect(account).toHaveText('AM');
    const colors = await Promise.all(
      [account, main(page)].map((part) =>
        part
          .getByText('AM', { exact: true })
          .first()
          .evaluate((tile) => getComputedStyle(tile).color),
      ),
    );
    expect(colors[0]).toBe(colors[1]);
    await page.goto('/cv');
    await expect(account).toHaveText('AM');
  });
});
