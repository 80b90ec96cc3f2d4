import type { Locator, Page } from '@playwright/test';

/** The page's main landmark. */
export const main = (page: Page): Locator => page.getByRole('main');
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
