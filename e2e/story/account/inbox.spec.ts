import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('What I would do') };
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Inbox/ });
const list = (page: Page) => main(page).getByRole('region', { name: 'What’s new for you' });
const thread = (page: Page) => main(page).getByRole('region', { name: 'Conversation' });
const send = async (page: Page, text: string) => {
  await thread(page).getByLabel('Your message').fill(text);
  await thread(page).getByRole('button', { name: 'Send', exact: true }).click();
};

test(
  'an employer and an applicant write to each other, live, until one blocks the other',
  { tag: '@own-host' },
  async ({ page, browser, request, app, problems }) => {
    // calls that are refused after the block
    problems.allow(/409/);
    const employer = await makeAccount(request, app, 'employer');
    const seeker = await makeAccount(request, app, 'jobseeker');
    const jobId = await makeJob(request, app, employer, newPosting(`Heron${unique()} Keeper`));
    await signIn(page, app, seeker);
    const applied = await page.request.post(`${app.origin}/api/applications`, {
      headers: { 'X-Session': `jobseeker:${seeker.username}` },
      data: { jobId },
    });
    const { _id: id } = await applied.json();
    const context = await browser.newContext({ baseURL: app.origin });
    const employerPage = await context.newPage();
    await signIn(employerPage, app, employer);

    await test.step('the seeker’s inbox is empty, and says what will be there', async () => {
      await page.goto('/inbox');
      await expect(main(page).getByText(/will show up here/)).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Inbox');
      await expectAccessible(page);
    });

    await test.step('a message shows up at once, without a reload', async () => {
      await employerPage.goto(`/inbox?thread=${id}`);
      await send(employerPage, 'When could you start?');
      await expect(thread(employerPage).getByText('When could you start?')).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread');
      await expect(list(page).getByRole('link', { name: /Unread: Message/ })).toBeVisible();
    });

    await test.step('opened, it is read on both sides, and in another tab', async () => {
      const otherTab = await page.context().newPage();
      await otherTab.goto('/saved');
      await expect(bell(otherTab)).toHaveAccessibleName('Inbox, 1 unread');
      await list(page)
        .getByRole('link', { name: /Message/ })
        .click();
      await expect(thread(page).getByText('When could you start?')).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Inbox');
      await expect(bell(otherTab)).toHaveAccessibleName('Inbox');
      await expect(thread(employerPage).getByText(/read$/)).toBeVisible();
      await otherTab.close();
      await expectAccessible(page);
      await expectReflow(page, 320);
    });

    await test.step('the answer with a file arrives while the employer looks', async () => {
      await thread(page).locator('input[type=file]').setInputFiles(plan);
      await send(page, 'In March. Here’s my plan.');
      const file = thread(employerPage).getByRole('button', { name: 'Download plan.txt' });
      await expect(file).toBeVisible();
      const download = employerPage.waitForEvent('download');
      await file.click();
      const saved = await download;
      expect(await readFile(await saved.path())).toEqual(plan.buffer);
    });

    await test.step('an employer begins with a template', async () => {
      await thread(employerPage).getByLabel('Use a template').selectOption('shortlist');
      await expect(thread(employerPage).getByLabel('Your message')).toHaveValue(
        /Thank you for applying/,
      );
      await expectAccessible(employerPage);
      await thread(employerPage).getByLabel('Your message').fill('');
    });

    await test.step('reported and blocked, the employer can’t write any more', async () => {
      await thread(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      const report = page.getByRole('dialog');
      await report.getByLabel('It’s spam').check();
      await expectAccessible(page);
      await report.getByRole('button', { name: 'Send report' }).click();
      await expect(report).toHaveCount(0);
      await thread(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Block' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Block' }).click();
      await expect(thread(page).getByText('You blocked them. Unblock them')).toBeVisible();
      await send(employerPage, 'Are you there?');
      await expect(thread(employerPage).getByText('You can’t write to them anymore')).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Inbox');
    });
    await context.close();
  },
);
