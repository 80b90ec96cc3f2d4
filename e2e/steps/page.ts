import type { Locator, Page } from '@playwright/test';
import { expect, type TestHost } from '../fixtures';

/** Finds the page's main landmark. */
export const main = (page: Page): Locator => page.getByRole('main');
/**
 * Opens a page and waits until it is interactive: the app's own host renders some pages, whose
 * buttons do nothing before the app's scripts have run. Then the app requests the session, unless
 * this tab already has one.
 */
export const openInteractive = async (page: Page, { specHost }: TestHost, path: string) => {
  const asked = specHost ? undefined : page.waitForResponse('**/api/session');
  await page.goto(path);
  await asked;
};
/** Waits for a mark that the app sets as it starts; a reloaded document has new marks. */
export const started = async (
  page: Page,
  mark: 'app-mounted' | 'session-restored',
): Promise<void> => {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
};
/**
 * Opens a page like a link of the app, without loading the document, which the app's own host may
 * render. The app must have started: before that, its router doesn't listen.
 */
export const navigateInApp = async (page: Page, path: string): Promise<void> => {
  await started(page, 'app-mounted');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
};
/** Waits until the current page shows everything. */
export const expectComplete = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-waiting]')).toHaveCount(0);
  // lists and tables
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
};
/** Finds the error of the form in the main landmark. */
export const mainAlert = (page: Page): Locator => main(page).getByRole('alert');
/** Finds the open confirmation dialog, such as "Delete this job?". */
export const confirmDialog = (page: Page): Locator => page.getByRole('alertdialog');
/** Finds a user's row in an administrator's table. */
export const rowOf = (page: Page, username: string): Locator =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
export const searchTable = (page: Page, words: string): Promise<void> =>
  main(page).getByRole('searchbox').fill(words);
/** Clicks "Try again" unless it disappears: failed reads are also retried automatically. */
export const pressUnlessGone = async (button: Locator): Promise<void> => {
  const gone = expect(button).toHaveCount(0);
  await Promise.race([button.first().click(), gone]);
  await gone;
};
