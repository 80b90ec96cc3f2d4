import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

type Stop = { name: string; before: boolean; hidden: boolean; ring: boolean };

/** Presses Tab; returns the focused element and whether it is visible. */
const nextStop = async (page: Page): Promise<Stop | null> => {
  await page.evaluate(() => {
    Object.assign(window, { stopBefore: document.activeElement });
  });
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    // even transitions of no duration start only once a busy browser has painted
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const { stopBefore } = window as unknown as { stopBefore: Element | null }; // set above
    const isBefore =
      stopBefore?.matches('body *') &&
      (stopBefore.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    // a checkbox's input covers the box, or is hidden in its label
    const shown = stop.closest('label') ?? stop;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
    let ring = false;
    for (let each: Element | null = stop; each && !ring; each = each.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      if (each.matches('main, header, footer')) break;
    }
    const sibling = stop.nextElementSibling;
    if (!ring && sibling) ring = getComputedStyle(sibling).outlineStyle !== 'none';
    return {
      name: `${stop.tagName.toLowerCase()} "${(stop.getAttribute('aria-label') ?? stop.getAttribute('name') ?? stop.textContent).trim().slice(0, 40)}"`,
      before: Boolean(isBefore),
      hidden: !seen,
      ring,
    };
  });
};

/**
 * Tabs through the first stops. Expects each to come after the last one, to be uncovered, and to
 * show that it has the focus.
 */
export const expectStopsInOrder = async (page: Page, count: number) => {
  const wrong: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const stop = await nextStop(page);
    if (!stop) break;
    if (stop.before) wrong.push(`${stop.name} comes too late`);
    if (stop.hidden) wrong.push(`${stop.name} is covered`);
    if (!stop.ring) wrong.push(`${stop.name} shows no focus`);
  }
  expect.soft(wrong, `stops of the Tab key on ${page.url()}`).toEqual([]);
};
