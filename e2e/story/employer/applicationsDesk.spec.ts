import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test, type TestHost } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { applyFor, pdfWith } from '../../steps/cvs';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique, type Account } from '../../steps/people';

const heading = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true });
const row = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/**
 * Tabs until the element with this name has the focus, on the page or in an open dialog, without
 * clicking.
 */
const tabTo = async (
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'textbox' | 'combobox' | 'radio' | 'checkbox',
  within: Locator = main(page),
) => {
  const target = within.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await expect(target).toBeVisible();
  for (let tries = 0; tries < 80; tries += 1) {
    const key = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return null;
      // backwards if that is shorter
      const isBefore =
        activeElement?.matches('body *') &&
        element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
};
/** Replaces all text of the focused field. */
const typeOver = async (page: Page, text: string) => {
  await press(page, 'ControlOrMeta+A');
  await page.keyboard.type(text);
};

type Desk = { employer: Account; title: string };
/** Creates a job with three applicants, the first of them with a two-page PDF. */
const makeDesk = async (request: APIRequestContext, app: TestHost): Promise<Desk> => {
  const employer = await makeAccount(request, app, 'employer');
  const title = `Ward Nurse ${unique()}`;
  const jobId = await makeJob(request, app, employer, newPosting(title));
  for (const firstname of ['Lina', 'Omar', 'Nadia']) {
    const seeker = await makeAccount(request, app, 'jobseeker', { firstname });
    const cv =
      firstname === 'Nadia'
        ? { name: 'nadia.pdf', bytes: pdfWith('Six years on acute wards', 'References') }
        : firstname === 'Omar'
          ? { name: 'omar.txt', bytes: Buffer.from('Ten years as a nurse.') }
          : undefined;
    await applyFor(request, app, seeker, {
      jobId,
      note: `A word from ${firstname}`,
      ...(cv && { cv }),
    });
  }
  return { employer, title };
};

test.describe('the applications desk', { tag: '@own-host' }, () => {
  test('a first visit asks for its list once', { tag: '@wide' }, async ({ page, app, request }) => {
    const { employer, title } = await makeDesk(request, app);
    await signIn(page, app, employer);
    const asked: string[] = [];
    page.on('request', (sent) => {
      const { pathname, search } = new URL(sent.url());
      if (/^\/api\/(session|applicants)$/.test(pathname)) asked.push(pathname + search);
    });
    await page.goto('/applications?sort=longest&page=1&q=nadia');
    await expect(row(page, 'Nadia')).toContainText(title);
    expect(asked).toEqual(['/api/session', '/api/applicants?q=nadia&sort=longest&page=1&limit=25']);
  });

  test('a whole day by keyboard alone', { tag: '@wide' }, async ({ page, app, request }) => {
    test.setTimeout(180_000);
    const { employer, title } = await makeDesk(request, app);
    await signIn(page, app, employer);
    await page.goto('/applications');
    await expect(main(page).getByText('3 applicants, 3 waiting for an answer')).toBeVisible();
    await expectAccessible(page);

    await press(page, 'j');
    await expect(heading(page, 'Nadia Morrow')).toBeFocused();
    await expect(main(page).getByText('A word from Nadia')).toBeInViewport();
    await expect(main(page).getByRole('button', { name: 'Shortlist' })).toBeInViewport();
    await expect(row(page, 'Nadia Morrow')).toContainText('Opened');

    await tabTo(page, 'Open CV', 'button');
    await press(page, 'Enter');
    const first = main(page).getByRole('region', { name: 'Page 1' });
    await expect(first).toContainText('Six years on acute wards');
    const inked = await first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.filter((value, at) => at % 4 === 0 && value < 100).length ?? 0;
    });
    expect(inked, 'dark pixels of the page').toBeGreaterThan(100);
    await tabTo(page, 'Show page 2', 'button');
    await press(page, 'Enter');
    await expect(main(page).getByRole('region', { name: 'Page 2' })).toContainText('References');
    await expectAccessible(page);

    await press(page, 's');
    await expect(row(page, 'Nadia Morrow')).toContainText('Shortlisted');
    await press(page, 'j');
    await expect(heading(page, 'Omar Morrow')).toBeFocused();
    await tabTo(page, 'Open CV', 'button');
    await press(page, 'Enter');
    await expect(main(page).getByText('Ten years as a nurse.')).toBeVisible();
    await press(page, 'r');
    await expect(row(page, 'Omar Morrow')).toContainText('Not selected');
    await expect(page.getByText('Omar Morrow moved to Not selected')).toBeVisible();
    await press(page, 'u');
    await expect(row(page, 'Omar Morrow')).toContainText('Opened');

    await tabTo(page, 'Add a note', 'textbox');
    await page.keyboard.type('Ask about the notice period');
    await press(page, 'Tab', 'Enter');
    await expect(
      main(page).getByRole('button', { name: 'Delete note “Ask about the notice period”' }),
    ).toBeVisible();
    await tabTo(page, 'Close applicant', 'button');
    await press(page, 'Enter');
    await expect(row(page, 'Omar Morrow').getByRole('link')).toBeFocused();
    await press(page, 'j', 'j');
    await expect(heading(page, 'Omar Morrow')).toBeFocused();
    await tabTo(page, '1 star', 'radio');
    await press(page, 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(row(page, 'Omar Morrow')).toContainText('4 of 5 stars');
    await tabTo(page, 'Add a tag', 'combobox');
    await page.keyboard.type('Nights');
    await press(page, 'Enter');
    await expect(main(page).getByRole('button', { name: 'Remove tag Nights' })).toBeVisible();

    await test.step('a letter', async () => {
      await tabTo(page, 'Email', 'button');
      await press(page, 'Enter');
      await expect(page.getByRole('menuitem', { name: 'Write a message…' })).toBeFocused();
      await press(page, 'Enter');
      const form = page.getByRole('dialog', { name: 'Write to Omar Morrow' });
      await tabTo(page, 'Message', 'textbox', form);
      await typeOver(page, 'Hello {firstName}, when could you start?');
      await expect(form.getByText('Hello Omar, when could you start?')).toBeVisible();
      await tabTo(page, 'Send', 'button', form);
      await press(page, 'Enter');
      await expect(page.getByText('Your email was sent')).toBeVisible();
      await expect(main(page).getByText('Hello Omar, when could you start?')).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Email', exact: true })).toBeFocused();
    });

    await test.step('an interview', async () => {
      await tabTo(page, 'Invite to interview', 'button');
      await press(page, 'Enter');
      const form = page.getByRole('dialog', { name: 'Invite to interview' });
      await tabTo(page, 'On site', 'radio', form);
      await press(page, 'ArrowRight');
      await expect(form.getByRole('radio', { name: 'Video' })).toBeChecked();
      await tabTo(page, 'Remove time 3', 'button', form);
      await press(page, 'Enter');
      await expect(form.getByLabel('Time 3', { exact: true })).toHaveCount(0);
      await expect(form.getByLabel('Time 2', { exact: true })).toBeFocused();
      await page.keyboard.type(`0102${new Date().getFullYear() + 1}`);
      await press(page, 'ArrowRight');
      await page.keyboard.type('0230PM');
      await expect(form.getByLabel('Time 2', { exact: true })).toHaveValue(
        `${new Date().getFullYear() + 1}-01-02T14:30`,
      );
      await tabTo(page, 'Video link', 'textbox', form);
      await page.keyboard.type('https://meet.example/ward');
      await press(page, 'Enter');
      await expect(page.getByText('The invitation was sent')).toBeVisible();
      await expect(row(page, 'Omar Morrow')).toContainText('Interview');
      await expect(main(page).getByText('2 times sent, no reply yet')).toBeVisible();
      await expect(form).toHaveCount(0);
      // the focus doesn't fall back to the start of the page, though the button that opened it is
      // gone
      await expect(heading(page, 'Omar Morrow')).toBeFocused();
    });

    await press(page, 'x', 'j', 'x');
    await expect(main(page).getByText('2 selected')).toBeVisible();
    await expectAccessible(page);
    await press(page, 's');
    await expect(page.getByText('2 applicants moved to Shortlisted')).toBeVisible();
    await test.step('the table as a file: of one who is ticked', async () => {
      await press(page, 'x');
      await expect(main(page).getByText('1 selected')).toBeVisible();
      await tabTo(
        page,
        'Export CSV',
        'button',
        main(page).getByRole('group', { name: '1 selected' }),
      );
      const download = page.waitForEvent('download');
      await press(page, 'Enter');
      const rows = await readFile(await (await download).path(), 'utf8');
      expect(rows.trimEnd().split('\r\n')).toHaveLength(2);
      expect(rows).toContain('Lina,Morrow');
    });
    await test.step('the bar goes away, the keyboard stays with who was ticked', async () => {
      const bar = main(page).getByRole('group', { name: '1 selected' });
      await tabTo(page, 'Select none', 'button', bar);
      await press(page, 'Enter');
      await expect(bar).toHaveCount(0);
      await expect(row(page, 'Lina Morrow').getByRole('link')).toBeFocused();
    });
    await press(page, 'Escape');
    await expect(main(page).getByRole('region', { name: 'Selected applicant' })).toHaveCount(0);

    await tabTo(page, 'Board', 'link');
    await press(page, 'Enter');
    await expect(main(page).getByRole('region', { name: 'Shortlisted 3' })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, 'Move Lina Morrow', 'button');
    await press(page, 'Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    // shown before the host has responded, then read again
    const moved = page.waitForResponse((response) => response.url().endsWith('/applicants/moves'));
    await press(page, 'ArrowDown', 'Enter');
    await expect(main(page).getByRole('region', { name: 'Interview 1' })).toBeVisible();
    await moved;
    await page.reload();
    await expect(main(page).getByRole('region', { name: 'Interview 1' })).toContainText(
      'Lina Morrow',
    );
    await expect(main(page).getByText(title).first()).toBeAttached();
  });

  test('a card is dragged to another column', { tag: '@wide' }, async ({ page, app, request }) => {
    const { employer } = await makeDesk(request, app);
    await signIn(page, app, employer);
    await page.goto('/applications?view=board');
    const card = main(page).getByRole('listitem').filter({ hasText: 'Omar Morrow' });
    await card.dragTo(main(page).getByRole('region', { name: 'Offer 0' }));
    await expect(main(page).getByRole('region', { name: 'Offer 1' })).toContainText('Omar Morrow');
    await expect(page.getByText('Omar Morrow moved to Offer')).toBeVisible();
  });

  test('on a phone: one column, and the applicant on the whole screen', async ({
    page,
    app,
    request,
  }) => {
    const { employer } = await makeDesk(request, app);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, app, employer);
    await page.goto('/applications');
    await expect(main(page).getByText('3 applicants, 3 waiting for an answer')).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Nadia Morrow' }).click();
    await expect(heading(page, 'Nadia Morrow')).toBeInViewport();
    await expect(main(page).getByRole('table')).toBeHidden();
    await expectAccessible(page);
    await expectReflow(page, 320);
    await main(page).getByRole('button', { name: 'Close applicant' }).click();
    await expect(row(page, 'Nadia Morrow').getByRole('link')).toBeFocused();
    await main(page).getByRole('link', { name: 'Board' }).click();
    await expect(main(page).getByRole('region', { name: 'New 3' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Shortlisted 0' }).click();
    await expect(main(page).getByRole('region', { name: 'New 3' })).toBeHidden();
    await expectAccessible(page);
  });
});
