import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { field } from './people';

/** The post form's texts by wire field (spec §2.12). */
export type Posting = Record<string, string> & { jobtitle: string; categoryName: string };

export const newPosting = (jobtitle: string): Posting => ({
  jobtitle,
  companyname: 'Larkfield Health',
  location: 'Austin, TX',
  categoryName: 'Nurse Jobs',
  joboverview:
    'Care for people after surgery on a ward of twenty beds with a team that keeps its rota six weeks ahead.',
  responsibilities1: 'Agree the plan of care at the start of each shift',
  responsibilities2: 'Give medication and watch for reactions',
  responsibilities3: 'Hand over in writing, every time',
  responsibilities4: 'Teach one student nurse a season',
  responsibilities5: 'Keep the ward ready for the night',
  qualification1: 'Current state licence',
  qualification2: 'Two years on an acute ward',
  qualification3: 'Clear written English',
  qualification4: 'Ready to work one weekend a month',
  employementtype: 'Full-time',
  monthlysalary1: '3900',
  monthlysalary2: '5200',
  numberofvacancies: '3',
  degreerequired: 'BSc Nursing',
});

/** Fills in the post form on the current page. */
export const fillPosting = async (page: Page, posting: Posting) => {
  for (const [name, text] of Object.entries(posting)) {
    if (name === 'categoryName') await field(page, name).selectOption(text);
    else await field(page, name).fill(text);
  }
};

/** Returns the post form's values by wire field. */
export const postingTyped = async (page: Page, posting: Posting) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(posting).map(
        async (name) => [name, await field(page, name).inputValue()] as const,
      ),
    ),
  );

export const submitPosting = (page: Page) =>
  page.locator('main form').getByRole('button', { name: /^(post|add)/i });

/** Searches in the listing by the words of a job (spec: /jobdescription). */
export const searchListing = async (page: Page, words: string) => {
  await page.goto('/jobdescription');
  const box = page.getByRole('main').getByRole('combobox', { name: 'What' });
  await box.fill(words);
  await box.press('Enter');
};

/** Finds the cards with this title in a list of jobs. */
export const jobCards = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title, exact: true });

/**
 * Opens a listed job's own page, through the pane next to the list on wide screens. The URL changes
 * before the pane does, so its heading is awaited.
 */
export const openWholeJob = async (
  page: Page,
  link: Locator,
  { title, isMobile }: { title: string; isMobile: boolean },
) => {
  await link.click();
  if (!isMobile) {
    const pane = page.getByRole('region', { name: 'Selected job' });
    await expect(pane.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await pane.getByRole('link', { name: 'Open full page' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
};

/** Expects a full job on the page: facts and texts (spec §2.11). */
export const expectJobShown = async (
  page: Page,
  posting: Record<string, unknown> & { jobtitle: string },
) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: posting.jobtitle })).toBeVisible();
  for (const name of [
    'companyname',
    'location',
    'joboverview',
    'responsibilities1',
    'responsibilities5',
    'qualification1',
    'qualification4',
    'degreerequired',
  ]) {
    await expect(main.getByText(String(posting[name])).first()).toBeVisible();
  }
  await expect(main.getByText('$3,900 - $5,200').first()).toBeVisible();
};
