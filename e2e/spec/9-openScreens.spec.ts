import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { field } from '../steps/people';
import { openProfile, section } from '../steps/profiles';

/** Value and label of each option that can be chosen. */
const optionsOf = (page: Page, name: string) => field(page, name).locator('option:not([disabled])').evaluateAll((all) => (
  all.flatMap((option): [string, string][] => (option instanceof HTMLOptionElement ? [[option.value, option.text]] : []))
));
const told = 'Contact information updated successfully';
const toast = (page: Page) => page.getByRole('status').filter({ hasText: told });
const saveContact = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Edit Contact Information' }).click();
  await field(page, 'phonejobseek').fill('15550177');
  await section(page, 'Contact Information').getByRole('button', { name: 'Save', exact: true }).click();
};

test.describe('§9 constants of the open screens', { tag: '@wide' }, () => {
  test('§9 copyright year 2024, and no other', async ({ page }) => {
    await page.goto('/cv');
    const line = page.getByRole('contentinfo').getByText(/©/);
    await expect(line).toHaveText(/^© 2024 \w+$/);
  });

  for (const [path, own] of [['/signup', 'jobseek'], ['/signupemp', 'Employer']] as const) {
    test(`§9 gender at ${path} is limited to Male or Female`, async ({ page }) => {
      await page.goto(path);
      const boxes = field(page, `gender${own}`);
      await expect(boxes).toHaveCount(2);
      expect(await boxes.evaluateAll((all) => all.map((box) => box instanceof HTMLInputElement && [box.type, box.value]))).toEqual([['checkbox', 'Male'], ['checkbox', 'Female']]);
      await expect(page.getByRole('group', { name: 'Gender' })).toHaveText(/^Gender\s*Male\s*Female$/);
    });

    test(`§9 the nationality list at ${path} is a fixed enumeration of two-letter codes with demonyms`, async ({ page }) => {
      await page.goto(path);
      await expect(field(page, `nationality${own}`)).toHaveValue('');
      const options = await optionsOf(page, `nationality${own}`);
      expect(options.length).toBeGreaterThan(190);
      expect(options.filter(([code, label]) => !/^[A-Z]{2}$/.test(code) || label.trim() === '')).toEqual([]);
      expect(new Set(options.map(([code]) => code)).size).toBe(options.length);
      expect(options).toEqual(expect.arrayContaining([['US', 'American'], ['DE', 'German'], ['PH', 'Filipino'], ['IE', 'Irish']]));
    });
  }

  test('§9 the country list is a fixed enumeration of two-letter codes with names', async ({ page }) => {
    await page.goto('/signup');
    await expect(field(page, 'addressjobseek')).toHaveValue('');
    const options = await optionsOf(page, 'addressjobseek');
    expect(options.length).toBeGreaterThan(190);
    expect(options.filter(([code, label]) => !/^[A-Z]{2}$/.test(code) || label.trim() === '')).toEqual([]);
    expect(new Set(options.map(([code]) => code)).size).toBe(options.length);
    expect(options).toEqual(expect.arrayContaining([['US', 'United States'], ['DE', 'Germany'], ['PH', 'Philippines'], ['IE', 'Ireland']]));
  });

  test('§9 toasts close by themselves after 5000 ms', async ({ page, app, request }) => {
    await page.clock.install();
    await openProfile(page, app, request, 'jobseeker');
    await page.evaluate((text) => new MutationObserver((_changes, observer) => {
      if (!document.body.innerText.includes(text)) return;
      document.documentElement.dataset.toldAt = String(Date.now());
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true }), told);
    await saveContact(page);
    await expect(toast(page)).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 50));
    const stoodFor = await page.evaluate(() => Date.now() - Number(document.documentElement.dataset.toldAt));
    await page.clock.runFor(4900 - stoodFor);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(toast(page)).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`§9 toasts are top right and light (${colorScheme} scheme)`, async ({ page, app, request }) => {
      await page.emulateMedia({ colorScheme });
      await openProfile(page, app, request, 'jobseeker');
      await saveContact(page);
      await expect(toast(page)).toBeVisible();
      const box = await toast(page).boundingBox();
      expect(box?.y).toBeLessThan(100);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 60);
      expect(box?.x).toBeGreaterThan(1280 / 2);
      expect(await toast(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
    });
  }
});
