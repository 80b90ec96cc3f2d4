import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules among them that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Until nothing is on its way any more: results fade while others are fetched. */
const settled = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
};

/**
 * axe finds nothing on this screen, in light and in dark, and nothing sticks out sideways.
 */
export const expectGoodScreen = async (page: Page) => {
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await settled(page);
    // it is put into a document once; no screen has frames, and without them it needs no second
    // page to put its findings together
    const isThere = await page.evaluate(() => 'axe' in window);
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
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
  expect.soft(await sideways(), `sticks out sideways on ${page.url()}`).toBeLessThanOrEqual(0);
};

/** Nothing sticks out sideways at this width (WCAG's reflow: 320). */
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
  expect.soft(wide, `sticks out at ${width} on ${page.url()}`).toEqual([]);
  if (before) await page.setViewportSize(before);
};
