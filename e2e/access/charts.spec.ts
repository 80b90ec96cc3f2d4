import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signInAdmin } from '../steps/hosts';
import { main } from '../steps/page';

type Color = readonly [number, number, number];

/**
 * Matrices that simulate color blindness on linear colors (Machado, Oliveira and Fernandes 2009).
 */
const sights: Record<string, readonly Color[]> = {
  'full color vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const linear = (part: number) => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const colorOf = (text: string): Color => {
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number).map(linear);
  return [red, green, blue];
};
const luminance = (color: Color, sight: readonly Color[]) => {
  const [red = 0, green = 0, blue = 0] = sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, at) => sum + part * (color[at] ?? 0), 0),
      ),
    ),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Color, other: Color, sight: readonly Color[]) => {
  const [low = 0, high = 0] = [luminance(one, sight), luminance(other, sight)].sort(
    (first, second) => first - second,
  );
  return (high + 0.05) / (low + 0.05);
};

/** Returns the colors of a page's bars and of their background. */
const chartColors = (page: Page) =>
  main(page)
    .getByRole('img', { name: /in 30 days/ })
    .evaluateAll((charts) =>
      charts.map((chart) => {
        let ground: Element | null = chart;
        while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
          ground = ground.parentElement;
        return {
          name: chart.getAttribute('aria-label') ?? '',
          ground: ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)',
          bars: [
            ...new Set(
              [...chart.querySelectorAll('rect:not(.none)')].map(
                (bar) => getComputedStyle(bar).fill,
              ),
            ),
          ],
        };
      }),
    );

test(
  'charts can be read without telling colors apart, and in forced colors',
  { tag: ['@own-host', '@wide'] },
  async ({ page, app }) => {
    await signInAdmin(page, app);
    await page.goto('/adminoverview');
    await expect(
      main(page)
        .getByRole('img', { name: /in 30 days/ })
        .first(),
    ).toBeVisible();
    const expectReadable = async (when: string) => {
      const charts = await chartColors(page);
      expect(charts.flatMap(({ bars }) => bars).length).toBeGreaterThan(0);
      for (const { name, ground, bars } of charts) {
        // one color per chart: amounts are shown by length and text, never by color
        expect.soft(bars.length, `colors of ${name}`).toBeLessThanOrEqual(1);
        for (const bar of bars)
          for (const [sight, matrix] of Object.entries(sights))
            expect
              .soft(
                contrast(colorOf(bar), colorOf(ground), matrix),
                `${name}, ${when}, ${sight}: ${bar} on ${ground}`,
              )
              .toBeGreaterThanOrEqual(3);
      }
    };
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectReadable(colorScheme);
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await expectReadable(`${colorScheme}, forced colors`);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  },
);
