import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** What the browser shows, seen in one look; null while something is still on its way. */
const look = () => {
  const main = document.querySelector('main');
  if (!main || !document.querySelector('header') || !document.querySelector('footer')) return null;
  const tryAgain = [...main.querySelectorAll('button')].some(
    (button) => button.textContent === 'Try again',
  );
  const waits = [...main.querySelectorAll('output')].some(
    (output) => output.textContent === 'Loading...',
  );
  // a profile that could not be read keeps its skeleton, with another try (spec §8)
  const skeleton = waits && tryAgain && main.querySelector('[data-waiting]') !== null;
  if ((waits && !skeleton) || main.querySelector('[aria-busy="true"]')) return null;
  const shown = (element: Element) => element.checkVisibility();
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    frame:
      shown(document.querySelector('header') as Element) &&
      shown(document.querySelector('footer') as Element), // looked for above
    headings: document.querySelectorAll('h1').length,
    skeleton,
    tryAgain,
    text: main.innerText,
    wide:
      scrollWidth <= clientWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map(
              (element) =>
                `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} in ${String(element.parentElement?.getAttribute('class'))}`,
            )
            .slice(0, 4),
  };
};
export type Sight = NonNullable<ReturnType<typeof look>>;

/** Waits until everything that comes has come, and answers what is shown. */
const settledSight = async (page: Page): Promise<Sight> => {
  const handle = await page.waitForFunction(look, undefined, { timeout: 10_000 });
  return (await handle.jsonValue()) as Sight; // waited for
};

const failure =
  /\b(errors?|fail(ed|ure)?|sorry|unable|problem|undefined|null|NaN|object Object)\b|couldn|can[’']t be|did not load/i;

/**
 * The screen stands: header and footer, one h1 or the skeleton, nothing that speaks of a failure,
 * nothing sticking out sideways.
 */
export const expectStanding = async (page: Page, what: string, maySay?: RegExp): Promise<Sight> => {
  const sight = await settledSight(page);
  const text = maySay ? sight.text.replace(maySay, '') : sight.text;
  expect
    .soft(
      {
        frame: sight.frame,
        headings: sight.headings,
        wide: sight.wide,
        saysFailure: failure.exec(text)?.[0] ?? '',
        isWhite: sight.text.trim() === '',
      },
      what,
    )
    .toEqual({
      frame: true,
      headings: sight.skeleton ? Math.min(sight.headings, 1) : 1,
      wide: [],
      saysFailure: '',
      isWhite: false,
    });
  return sight;
};
