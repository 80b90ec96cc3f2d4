import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Expects selected and pressable elements to be visible without backgrounds and shadows. */
export const expectForcedColors = async (page: Page) => {
  const lost = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const linesOf = (element: Element) => {
      const style = getComputedStyle(element);
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
      return [
        style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
        ...sides.map((side) =>
          style[`border${side}Style`] === 'none'
            ? 0
            : Number.parseFloat(style[`border${side}Width`]),
        ),
      ];
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const chosen = [
      ...document.querySelectorAll(
        '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])',
      ),
    ].filter((element) => isShown(element) && !linesOf(element).some((width) => width >= 2));
    const buttons = [
      ...document.querySelectorAll('main button, main .MuiButton-root, header button'),
    ].filter((element) => isShown(element) && linesOf(element).every((width) => width === 0));
    return [
      ...chosen.map((element) => `${nameOf(element)} doesn’t show that it is chosen`),
      ...buttons.map((element) => `${nameOf(element)} has no edge`),
    ];
  });
  expect.soft(lost, `lost in forced colors on ${page.url()}`).toEqual([]);
};

const textSizes = (page: Page) =>
  page.evaluate(() => {
    const texts: { text: string; size: number; cut: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('[aria-hidden=true], script, style, noscript'))
        continue;
      const box = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || box.width <= 1) continue;
      const { overflowY, fontSize, webkitLineClamp } = getComputedStyle(element);
      texts.push({
        text: text.slice(0, 40),
        size: Number.parseFloat(fontSize),
        // lines that are clamped on purpose are complete on the linked page
        cut:
          overflowY === 'hidden' &&
          webkitLineClamp === 'none' &&
          element.scrollHeight > element.clientHeight + 2,
      });
    }
    return texts;
  });

/** Expects all text to grow with the user's font size (WCAG 1.4.4), without being cut off. */
export const expectLargeText = async (page: Page) => {
  // of two texts with the same words, the smaller one counts
  const before = new Map(
    (await textSizes(page))
      .sort((one, other) => other.size - one.size)
      .map(({ text, size }) => [text, size]),
  );
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    // every change is a transition of no duration, and each level of inheritance takes a frame
    for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
  });
  const after = await textSizes(page);
  const wrong = after.flatMap(({ text, size, cut }) => {
    const old = before.get(text);
    // large headings grow less
    const factor = old !== undefined && old > 24 ? 1.45 : 1.8;
    return [
      ...(old !== undefined && size < old * factor ? [`"${text}" stays at ${size} px`] : []),
      ...(cut ? [`"${text}" is cut off`] : []),
    ];
  });
  expect.soft(wrong, `text at 200 % on ${page.url()}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `overflow with text at 200 % on ${page.url()}`).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
};

/** Expects sticky elements to leave enough room to read while scrolling. */
export const expectRoomToRead = async (page: Page) => {
  const taken = await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight / 2);
    await new Promise(requestAnimationFrame);
    const held = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { width, height, top, bottom } = element.getBoundingClientRect();
      return (
        (position === 'fixed' || position === 'sticky') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        width > innerWidth / 2 &&
        height > 0 &&
        ((position === 'fixed' && bottom > 0 && top < innerHeight) ||
          (position === 'sticky' && (Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1)))
      );
    });
    const height = held.reduce(
      (sum, element) => sum + Math.min(innerHeight, element.getBoundingClientRect().height),
      0,
    );
    scrollTo(0, 0);
    return height / innerHeight;
  });
  expect.soft(taken, `part of the window that is held on ${page.url()}`).toBeLessThan(0.5);
};

/** Expects no long animations if the user prefers reduced motion. */
export const expectStill = async (page: Page) => {
  const moving = await page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 50)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? String(effect.target?.className) : 'something',
      ),
    ...[...document.querySelectorAll('body, body *')]
      .filter((element) =>
        ['transitionDuration', 'animationDuration'].some((name) =>
          getComputedStyle(element)
            [name as 'transitionDuration'].split(',')
            .some((duration) => Number.parseFloat(duration) > 0.05),
        ),
      )
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(0, 5),
  ]);
  expect.soft(moving, `moves on ${page.url()}`).toEqual([]);
};
