import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signInAdmin } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

test(
  'two jobs are taken down from the table for one reason, and are back after an undo',
  { tag: '@own-host' },
  async ({ page, app, request }) => {
    const word = unique();
    const titles = [`Ferry Pilot ${word}`, `Tug Captain ${word}`] as const;
    const employer = await makeAccount(request, app, 'employer');
    for (const title of titles) await makeJob(request, app, employer, newPosting(title));
    await signInAdmin(page, app);
    await page.goto(`/removejob?q=${word}`);
    await expect(main(page).getByRole('article')).toHaveCount(2);
    await main(page).getByRole('link', { name: 'Table' }).click();
    await expect(page).toHaveURL(`/removejob?q=${word}&view=table`);
    for (const title of titles)
      await main(page)
        .getByRole('checkbox', { name: `Select ${title}` })
        .check();
    await expectAccessible(page);
    await expectReflow(page, 320);
    await main(page).getByRole('button', { name: 'Take down' }).click();
    const modal = page.getByRole('dialog', { name: 'Take 2 jobs down?' });
    await modal.getByLabel('The job asks applicants for money.').check();
    await expectAccessible(page);
    await modal.getByRole('button', { name: 'Take down' }).click();
    await expect(page.getByText('2 jobs taken down')).toBeVisible();
    await expect(main(page).getByText('No job applications found')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(main(page).getByRole('rowheader', { name: titles[0] })).toBeVisible();
    await expect(main(page).getByRole('rowheader', { name: titles[1] })).toBeVisible();
  },
);

test(
  'why a job was deleted is in the audit log, whose entry names it',
  { tag: '@own-host' },
  async ({ page, app, request }) => {
    const title = `Lamp Lighter ${unique()}`;
    const employer = await makeAccount(request, app, 'employer');
    await makeJob(request, app, employer, newPosting(title));
    await signInAdmin(page, app);
    await page.goto(`/removejob?q=${encodeURIComponent(title)}`);
    await main(page)
      .getByRole('button', { name: `Delete ${title}` })
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Reason (optional)').fill('Nobody lights lamps.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toHaveCount(0);
    await page.goto(`/auditlog?q=${encodeURIComponent(title)}&action=deleteJob`);
    await main(page)
      .getByRole('button', { name: `Show change: Delete job, ${title}` })
      .click();
    await expect(
      main(page).getByRole('row', { name: 'Reason – Nobody lights lamps.' }),
    ).toBeVisible();
    await expectAccessible(page);
  },
);
