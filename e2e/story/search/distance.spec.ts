import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { main } from '../../steps/page';

/** Jobs by distance from a place, and from the user's location. */
const results = (page: Page) => main(page).getByRole('article');
const paramsOf = (page: Page) => new URL(page.url()).searchParams;
const chip = (page: Page, text: string) =>
  main(page).getByRole('button', { name: `Remove filter ${text}` });
const nearMe = (page: Page) => main(page).getByRole('button', { name: 'Near me' });
/** Portland, OR, with more digits than may be sent. */
const portland = { latitude: 45.515232, longitude: -122.678385 };
/** Runs `choose` on the filters, which a phone shows in a sheet. */
const inFilters = async (page: Page, choose: (filters: Page) => Promise<void>): Promise<void> => {
  const button = main(page).getByRole('button', { name: /^Filters/ });
  const isPhone = await button.isVisible();
  if (isPhone) await button.click();
  await choose(page);
  if (isPhone) await page.getByRole('button', { name: /^Show / }).click();
};

test(
  'a place is searched within some miles, the nearest first',
  { tag: ['@own-host'] },
  async ({ page }) => {
    await page.goto(`/jobdescription?${new URLSearchParams({ q: 'nurse in portland' })}`);
    await expect(results(page).first()).toBeVisible();
    await inFilters(page, async () => {
      const distance = page.getByRole('combobox', { name: 'Distance' });
      await expect(distance).toHaveValue('25');
      await expectAccessible(page);
      await distance.selectOption('Within 100 miles');
    });
    await expect(chip(page, 'Within 100 miles')).toBeVisible();
    expect(paramsOf(page).get('miles')).toBe('100');
    await expect(
      page.getByRole('status').filter({
        hasText: /jobs? for nurse in portland, within 100 miles\. Read as: In or near Portland, OR/,
      }),
    ).toBeVisible();
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest');
    await expect(page).toHaveURL(/sort=distance/);
    await expect(results(page).first()).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('distance');
    await expectAccessible(page);
    await chip(page, 'Within 100 miles').click();
    await expect(chip(page, 'Within 100 miles')).toBeHidden();
    expect(paramsOf(page).has('miles')).toBe(false);
    await page.goBack();
    await expect(chip(page, 'Within 100 miles')).toBeVisible();
  },
);

test(
  '"near me" asks on a press, sends a rounded place, and is taken back',
  { tag: ['@own-host'] },
  async ({ page, context, app }) => {
    await context.grantPermissions(['geolocation'], { origin: app.origin });
    await context.setGeolocation(portland);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(`/jobdescription?${new URLSearchParams({ q: 'nurse near me' })}`);
    const offer = main(page).getByRole('button', { name: 'Use your location' });
    await expect(offer).toBeVisible();
    await expect(nearMe(page)).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, 320);
    expect(paramsOf(page).has('near')).toBe(false);
    await offer.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/near=45\.5%2C-122\.7/);
    await expect(offer).toBeHidden();
    await expect(main(page).getByRole('heading', { name: 'Results' })).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: /jobs? for nurse near me(?! ?near)/ }),
    ).toBeVisible();
    await expect(chip(page, 'Near you')).toBeVisible();
    await expect(results(page).first()).toContainText(/miles?\saway|close\sby/);
    await expectAccessible(page);
    await expectReflow(page, 320);
    expect(sent.filter((request) => /45\.51|122\.67/.test(request))).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toMatch(/45\.5|122\.7/);
    await chip(page, 'Near you').click();
    await expect(offer).toBeVisible();
    expect(paramsOf(page).has('near')).toBe(false);

    // the button next to the field replaces the typed place
    const where = main(page).getByRole('combobox', { name: 'Where' });
    await where.fill('Denver');
    await where.press('Enter');
    await expect(page).toHaveURL(/location=Denver/);
    await nearMe(page).click();
    await expect(chip(page, 'Near you')).toBeVisible();
    await expect(where).toHaveValue('');
    expect(paramsOf(page).has('location')).toBe(false);
  },
);

test(
  'a refusal is told, and nothing is lost',
  { tag: ['@own-host'] },
  async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto(`/jobdescription?${new URLSearchParams({ q: 'nurse', location: 'Denver' })}`);
    await expect(nearMe(page)).toBeVisible();
    await nearMe(page).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: 'your browser didn’t allow it' }),
    ).toBeVisible();
    await expect(nearMe(page)).toBeFocused();
    expect([paramsOf(page).get('q'), paramsOf(page).get('location')]).toEqual(['nurse', 'Denver']);
    await expectAccessible(page);
    await expectReflow(page, 320);
  },
);
