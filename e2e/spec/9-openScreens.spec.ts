import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { field } from '../steps/people';
import { openProfile, section } from '../steps/profiles';

const told = 'Contact information updated successfully';
const toast = (page: Page) => page.getByRole('status').filter({ hasText: told });
const saveContact = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Edit Contact Information' }).click();
  await field(page, 'phonejobseek').fill('15550177');
  await section(page, 'Contact Information')
    .getByRole('button', { name: 'Save', exact: true })
    .click();
};

test.describe('§9 constants of the open screens', { tag: '@wide' }, () => {
  test('§9 copyright year 2024, and no other', async ({ page }) => {
    await page.goto('/cv');
    const line = page.getByRole('contentinfo').getByText(/©/);
    await expect(line).toHaveText(/^© 2024 \w+$/);
  });

  test('§9 toasts close by themselves after 5000 ms', async ({ page, app, request }) => {
    await page.clock.install();
    await openProfile(page, app, request, 'jobseeker');
    await page.evaluate(
      (text) =>
        new MutationObserver((_changes, observer) => {
          if (!document.body.innerText.includes(text)) return;
          document.documentElement.dataset.toldAt = String(Date.now());
          observer.disconnect();
        }).observe(document.body, { childList: true, subtree: true }),
      told,
    );
    await saveContact(page);
    await expect(toast(page)).toBeVisible();
    // far enough ahead that it isn't past before the browser gets it
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1500));
    const stoodFor = await page.evaluate(
      () => Date.now() - Number(document.documentElement.dataset.toldAt),
    );
    await page.clock.runFor(4900 - stoodFor);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(toast(page)).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`§9 toasts are top right and light (${colorScheme} scheme)`, async ({
      page,
      app,
      request,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openProfile(page, app, request, 'jobseeker');
      await saveContact(page);
      await expect(toast(page)).toBeVisible();
      const box = await toast(page).boundingBox();
      expect(box?.y).toBeLessThan(100);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 60);
      expect(box?.x).toBeGreaterThan(1280 / 2);
      expect(
        await toast(page).evaluate((element) => getComputedStyle(element).backgroundColor),
      ).toBe('rgb(255, 255, 255)');
    });
  }
});
