import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { callsOf, watchCalls } from '../steps/calls';
import { makeAccount, signIn } from '../steps/hosts';
import { newPosting, submitPosting } from '../steps/jobs';
import { line } from '../steps/lines';
import { field } from '../steps/people';

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');
/** Finds the element that describes a field: its remaining-words label. */
const remaining = (page: Page, name: string) => page.locator(`[id="${name}"]`);
const limited = [
  { what: 'the job overview', limit: 65, names: ['joboverview'] },
  {
    what: 'each responsibility',
    limit: 15,
    names: [
      'responsibilities1',
      'responsibilities2',
      'responsibilities3',
      'responsibilities4',
      'responsibilities5',
    ],
  },
  {
    what: 'each qualification',
    limit: 20,
    names: ['qualification1', 'qualification2', 'qualification3', 'qualification4'],
  },
] as const;
const categories = [
  'IT Jobs',
  'Engineering',
  'Sales Jobs',
  'Marketing Jobs',
  'HR Jobs',
  'Finance Jobs',
  'Hotel Jobs',
  'Business Analyst',
  'Restaurant Jobs',
  'Nurse Jobs',
  'Teacher Jobs',
  'Web Dev Jobs',
];
const posting = newPosting('Ward Nurse');

test.describe('§5 job post form', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/jobpost/somebody');
    await expect(field(page, 'jobtitle')).toBeVisible();
  });

  test('what it asks for', async ({ page }) => {
    await line('§5 every field is required', async () => {
      for (const name of Object.keys(posting))
        await expect(field(page, name)).toHaveJSProperty('required', true);
    });
    await line(
      '§5 the category has the disabled placeholder option "Select a category", chosen at first',
      async () => {
        const first = field(page, 'categoryName').locator('option').first();
        await expect(first).toHaveText('Select a category');
        await expect(first).toBeDisabled();
        await expect(field(page, 'categoryName')).toHaveValue('');
      },
    );
    await line('§5 the category is one of the 12 fixed options', () =>
      expect(field(page, 'categoryName').locator('option:enabled')).toHaveText(categories),
    );
    for (const name of ['monthlysalary1', 'monthlysalary2', 'numberofvacancies']) {
      await line(`§5 ${name} is a numeric input that starts at 0`, async () => {
        await expect(field(page, name)).toHaveAttribute('type', 'number');
        await expect(field(page, name)).toHaveValue('0');
      });
    }
    await line('§5 an empty form says under each field what is missing', async () => {
      await submitPosting(page).click();
      await expect(field(page, 'jobtitle')).toBeFocused();
      for (const name of Object.keys(posting).filter((one) => !/salary|vacancies/.test(one)))
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    });
  });

  test('its word limits', async ({ page }) => {
    for (const { what, limit, names } of limited) {
      await line(`§5 ${what} has a label of the words remaining, from ${limit} to 0`, async () => {
        for (const name of names) {
          const input = field(page, name);
          const [id = ''] = String(await input.getAttribute('aria-describedby'))
            .split(' ')
            .filter((one) => one !== '');
          const label = remaining(page, id);
          await expect(label).toHaveText(`${limit} words remaining`);
          await input.fill('one  two\nthree');
          await expect(label).toHaveText(`${limit - 3} words remaining`);
          await input.fill(words(limit - 1));
          await expect(label).toHaveText('1 word remaining');
          await input.fill(words(limit + 1));
          await expect(label).toHaveText('0 words remaining');
        }
      });
      await line(`§5 ${what} takes ${limit} words: a longer paste is cut there`, async () => {
        for (const name of names) {
          await field(page, name).fill(words(limit));
          await expect(field(page, name)).toHaveValue(words(limit));
          await field(page, name).fill(words(limit + 7));
          await expect(field(page, name)).toHaveValue(words(limit));
        }
      });
      await line(`§5 ${what} takes ${limit} words: one more is not typed`, async () => {
        const input = field(page, names[0]);
        await input.press('End');
        await input.pressSequentially(' more');
        expect((await input.inputValue()).trimEnd()).toBe(words(limit));
      });
    }
    await line('§5 the limits count words, however long they are', async () => {
      const long = Array.from({ length: 15 }, () => 'Donaudampfschifffahrtsgesellschaft').join(' ');
      await field(page, 'responsibilities1').fill(long);
      await expect(field(page, 'responsibilities1')).toHaveValue(long);
    });
  });
});

test(
  'the form of an employer: what is sent, and what is not',
  { tag: '@wide' },
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto(`/jobpost/${account.username}`);
    const sent = watchCalls(page, app);
    await line('§5 without a category nothing is sent', async () => {
      for (const [name, text] of Object.entries(posting))
        if (name !== 'categoryName') await field(page, name).fill(text);
      sent.length = 0;
      await submitPosting(page).click();
      await expect(field(page, 'categoryName')).toBeFocused();
      expect(sent).toEqual([]);
      await field(page, 'categoryName').selectOption(posting.categoryName);
    });
    for (const name of [
      'jobtitle',
      'joboverview',
      'responsibilities5',
      'qualification4',
      'monthlysalary1',
      'degreerequired',
    ] as const) {
      await line(`§5 without ${name} nothing is sent`, async () => {
        await field(page, name).fill('');
        await submitPosting(page).click();
        await expect(field(page, name)).toBeFocused();
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        expect(sent).toEqual([]);
        await field(page, name).fill(String(posting[name]));
      });
    }
    await line('§5 what is sent is cut to the limits', async () => {
      for (const [name, count] of [
        ['joboverview', 70],
        ['responsibilities2', 16],
        ['qualification3', 25],
      ] as const)
        await field(page, name).fill(words(count));
      await submitPosting(page).click();
      await expect(page).toHaveURL(`/employerpp/${account.username}`);
      expect(callsOf(sent, 'addJob')[0]?.body).toMatchObject({
        joboverview: words(65),
        responsibilities2: words(15),
        qualification3: words(20),
      });
    });
  },
);
