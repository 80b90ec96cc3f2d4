import type { Locator, Page } from '@playwright/test';
import { expect, type TestHost } from '../fixtures';

/** The page's main landmark. */
export const main = (page: Page): Locator => page.getByRole('main');
/**
 * Opens a page and waits until it is alive: on our own host some come rendered, and their buttons
 * do nothing before the app's scripts have run. Once they have, the app asks for the session, unless
 * this tab has one already.
 */
export const openAlive = async (page: Page, { specHost }: TestHost, path: string) => {
  const asked = specHost ? undefined : page.waitForResponse('**/api/session');
  await page.goto(path);
  await asked;
};
/** Waits for what the app marks as it starts; a document that is loaded again has marks of its own. */
export const started = async (
  page: Page,
  mark: 'app-mounted' | 'session-restored',
): Promise<void> => {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
};
/**
 * Opens a page as a link of the app does, without loading the document, which our own host may send
 * rendered. The app must have started: before that, its router doesn't listen.
 */
export const openWithin = async (page: Page, path: string): Promise<void> => {
  await started(page, 'app-mounted');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
};
/** Waits until the page that is open has all that it shows. */
export const expectComplete = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-waiting]')).toHaveCount(0);
  // lists and tables
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
};
/** What the form in the main landmark complains of. */
export const mainAlert = (page: Page): Locator => main(page).getByRole('alert');
/** The open question, such as "Delete this job?". */
export const confirmDialog = (page: Page): Locator => page.getByRole('alertdialog');
/** Somebody's row in an administrator's table, and its search. */
export const rowOf = (page: Page, username: string): Locator =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
export const searchTable = (page: Page, words: string): Promise<void> =>
  main(page).getByRole('searchbox').fill(words);
/** Presses "Try again"; what can't be read is also asked for again without a press, now and then. */
export const pressUnlessGone = async (button: Locator): Promise<void> => {
  const gone = expect(button).toHaveCount(0);
  await Promise.race([button.first().click(), gone]);
  await gone;
};
