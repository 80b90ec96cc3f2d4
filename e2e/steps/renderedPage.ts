import type { Page } from '@playwright/test';

/** The app's scripts, until they are let through. */
export const heldScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
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
