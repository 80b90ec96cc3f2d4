import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { matchRoute } from '@contract/matchRoute';
import { isHostRendered } from '@contract/renderedPages';
import { expect } from '../fixtures';

/**
 * Whether a page was rendered: if rendering takes too long, the host sends the app without data.
 */
const isRendered = (html: string): boolean => html.includes('id="state"');
/** Returns a response with a rendered page; retries while the host is too busy. */
export const waitUntilRendered = async <Answer extends { text: () => Promise<string> }>(
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

/** Returns a page's HTML as rendered by the host. */
export const renderedHtml = async (request: APIRequestContext, path: string): Promise<string> =>
  (await waitUntilRendered(() => request.get(path))).text();
/** From now on, pages that the host renders are always served rendered, however busy it is. */
export const openRendered = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ pathname }) => {
      const name = matchRoute(pathname);
      return name === undefined || isHostRendered(name);
    },
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      await route.fulfill({
        response: await waitUntilRendered(() => route.fetch({ maxRedirects: 0 })),
      });
    },
  );

/** Holds the app's scripts, or some of them, until the returned function is called. */
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
/** Opens a page without its scripts; the returned function starts the app. */
export const openBeforeScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const release = await heldScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    // the call for the session, unless a form that was already sent makes one first
    const alive = page.waitForRequest('**/api/**');
    release();
    await alive;
    // no call is in flight anymore, except a logged-in user's event stream, which never ends
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  };
};
