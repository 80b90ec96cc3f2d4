import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Reads what the document shows in one go; `null` while something is loading. */
const readScreen = () => {
  const [header, main, footer] = ['header', 'main', 'footer'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!header || !main || !footer) return null;
  const tryAgain = [...main.querySelectorAll('button')].some(
    (button) => button.textContent === 'Try again',
  );
  const loading = [...main.querySelectorAll('output')].some(
    (output) => output.textContent === 'Loading...',
  );
  // a profile that could not be read keeps its skeleton, with a "Try again" button (spec §8)
  const skeleton = loading && tryAgain && main.querySelector('[data-waiting]') !== null;
  if ((loading && !skeleton) || main.querySelector('[aria-busy="true"]')) return null;
  const { scrollWidth, clientWidth } = document.documentElement;
  const overflowing = () =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} in ${String(element.parentElement?.getAttribute('class'))}`,
      )
      .slice(0, 4);
  return {
    frame: header.checkVisibility() && footer.checkVisibility(),
    headings: document.querySelectorAll('h1').length,
    skeleton,
    tryAgain,
    text: main.innerText,
    overflow: scrollWidth <= clientWidth ? [] : overflowing(),
  };
};
export type ScreenState = NonNullable<ReturnType<typeof readScreen>>;

/** Waits until the page is laid out at the current width. */
const laidOut = async (page: Page): Promise<void> => {
  const width = page.viewportSize()?.width;
  await page.waitForFunction(
    (expected) => expected === undefined || innerWidth === expected,
    width,
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};
/** Resizes the window between wide and narrow, and back. */
const resizeOnce = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  if (!size) return;
  for (const width of [size.width < 900 ? 1280 : 390, size.width]) {
    await page.setViewportSize({ ...size, width });
    await laidOut(page);
  }
};

/** Waits until nothing is loading, and the page is laid out at the current width. */
const loadedScreen = async (page: Page): Promise<ScreenState> => {
  await laidOut(page);
  const read = async (): Promise<ScreenState> => {
    const handle = await page.waitForFunction(readScreen, undefined, { timeout: 10_000 });
    return (await handle.jsonValue()) as ScreenState; // waitForFunction's answer is never null
  };
  const screen = await read();
  if (screen.overflow.length === 0) return screen;
  // works around Chromium: a style set while the window gets narrow may stay at the wide version,
  // though `matchMedia` matches its rule, until the window crosses that width again
  await resizeOnce(page);
  return read();
};

const failureWords =
  /\b(errors?|fail(ed|ure)?|sorry|unable|problem|undefined|null|NaN|object Object)\b|couldn|can[’']t be(?! changed after posting)|did(n[’']t| not) load/i;

/**
 * Expects an intact screen: header and footer, one h1 or the skeleton, no failure text except
 * `allowedFailureText`, no horizontal overflow. Returns what it shows.
 */
export const expectIntact = async (
  page: Page,
  what: string,
  allowedFailureText?: RegExp,
): Promise<ScreenState> => {
  const screen = await loadedScreen(page);
  const text = allowedFailureText ? screen.text.replace(allowedFailureText, '') : screen.text;
  expect
    .soft(
      {
        frame: screen.frame,
        headings: screen.headings,
        overflow: screen.overflow,
        failureWords: failureWords.exec(text)?.[0] ?? '',
        isBlank: screen.text.trim() === '',
      },
      what,
    )
    .toEqual({
      frame: true,
      headings: screen.skeleton ? Math.min(screen.headings, 1) : 1,
      overflow: [],
      failureWords: '',
      isBlank: false,
    });
  return screen;
};
