import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules whose outcome depends on the color scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing is loading or animated: results fade while others are fetched. */
const waitUntilSettled = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
};

/** Expects no axe violations, in light and in dark, and no horizontal overflow. */
export const expectAccessible = async (page: Page) => {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await waitUntilSettled(page);
    // axe is injected once per document. Legacy mode: no screen has frames, so no second page is
    // needed to merge the results
    const isInjected = await page.evaluate(() => 'axe' in window);
    const axe = new AxeBuilder({ page, ...(isInjected && { axeSource: 'void 0' }) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colourRules)
    ).analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim()}`).join(' | ')}`,
    );
    expect.soft(found, `axe, ${colorScheme}, ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await overflow(), `horizontal overflow on ${page.url()}`).toBeLessThanOrEqual(0);
};

/** Expects no horizontal overflow at this width (WCAG reflow: 320). */
export const expectReflow = async (page: Page, width: number) => {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > innerWidth + 1 &&
          document.documentElement.scrollWidth > innerWidth,
      )
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(0, 5),
  );
  expect.soft(wide, `overflow at ${width} on ${page.url()}`).toEqual([]);
  if (before) await page.setViewportSize(before);
};
