import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { matchRoute } from '@contract/matchRoute';
import { isHostRendered } from '@contract/renderedPages';
import { expect } from '../fixtures';

/** A page that takes longer than a visitor should wait is left to the app, and comes without data. */
const isRendered = (html: string): boolean => html.includes('id="state"');
/** An answer that is a page as the host renders it; a busy host is asked more than once. */
export const untilRendered = async <Answer extends { text: () => Promise<string> }>(
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  let answer = await ask();
  await expect(async () => {
    if (isRendered(await answer.text())) return;
    answer = await ask();
    expect(isRendered(await answer.text()), 'comes rendered').toBe(true);
  }).toPass({ timeout: 20_000 });
  return answer;
};

/** A page's HTML as the host renders it. */
export const renderedHtml = async (request: APIRequestContext, path: string): Promise<string> =>
  (await untilRendered(() => request.get(path))).text();
/** From now on, the pages that the host renders come rendered, however busy it is. */
export const openRendered = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ pathname }) => {
      const name = matchRoute(pathname);
      return name === undefined || isHostRendered(name);
    },
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      await route.fulfill({
        response: await untilRendered(() => route.fetch({ maxRedirects: 0 })),
      });
    },
  );

/** The app's scripts, or some of them, until they are let through. */
export const heldScripts = async (page: Page, files?: readonly string[]): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = ({ pathname }: URL) =>
    files?.includes(pathname) ?? /^\/assets\/.*\.js$/.test(pathname);
  await page.route(isHeld, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
/** Opens a page that has come without its scripts; calling the answer starts the app. */
export const openBeforeScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const release = await heldScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    // whose session it is, unless a form sent before tells it first
    const alive = page.waitForRequest('**/api/**');
    release();
    await alive;
    // nothing is on its way any more, but for a member's events, which never end
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  };
};
