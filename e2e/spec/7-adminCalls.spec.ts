import type { Page } from '@playwright/test';
import { messages } from '@contract/messages';
import { expect, test } from '../fixtures';
import { callsOf, namesOf, watchCalls } from '../steps/calls';
import { failCall } from '../steps/faults';
import { makeAccount, makeJob, signInAdmin } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { line } from '../steps/lines';
import { expectGoodScreen } from '../steps/looks';
import { outageNoise } from '../steps/outage';
import { field, unique } from '../steps/people';

const main = (page: Page) => page.getByRole('main');
const question = (page: Page) => page.getByRole('alertdialog');
const find = (page: Page, words: string) => main(page).getByRole('searchbox').fill(words);
const rowOf = (page: Page, username: string) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: username, exact: true }) });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete' }).click();
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('§7 what an administrator sends', { tag: '@wide' }, () => {
  for (const [role, route, operation] of [
    ['employer', '/admindash', 'deleteEmployer'],
    ['jobseeker', '/jobseekdash', 'deleteJobSeeker'],
  ] as const) {
    const address =
      role === 'employer'
        ? 'DELETE /employer/employers/delete/{id}'
        : 'DELETE /jobseeker/jobseekers/{id}';
    const texts = messages[operation];
    test(`the deletion of one ${role} and of another`, async ({ page, app, request, problems }) => {
      const [one, other] = [
        await makeAccount(request, app, role),
        await makeAccount(request, app, role),
      ];
      await signInAdmin(page, app);
      await page.goto(route);
      await line(
        `§7 ${address} is sent once, without a body, after the question; Cancel sends nothing`,
        async () => {
          await find(page, one.username);
          const sent = watchCalls(page, app);
          const bin = main(page).getByRole('button', { name: `Delete ${one.username}` });
          await bin.click();
          await question(page).getByRole('button', { name: 'Cancel' }).click();
          await expect(question(page)).toHaveCount(0);
          expect(callsOf(sent, operation)).toEqual([]);
          await bin.click();
          await confirm(page);
          await expect(bin).toHaveCount(0);
          expect(callsOf(sent, operation)).toHaveLength(1);
          expect(callsOf(sent, operation)[0]).toMatchObject({
            method: 'DELETE',
            body: null,
            path: expect.stringMatching(
              role === 'employer'
                ? /^\/employer\/employers\/delete\/[^/]+$/
                : /^\/jobseeker\/jobseekers\/[^/]+$/,
            ),
          });
        },
      );
      await line(
        `§8 ${role} delete: "${texts.failure}", then "${texts.success}", and the list is read again`,
        async () => {
          problems.allow(outageNoise);
          // without the toast of the one before
          await page.goto(route);
          await find(page, other.username);
          const mend = await failCall(page, app, operation, 'fail500');
          await rowOf(page, other.username)
            .getByRole('button', { name: `Delete ${other.username}` })
            .click();
          await expect(question(page)).toContainText(`Ada Morrow (${other.username})`);
          await confirm(page);
          await expect(page.getByText(texts.failure)).toBeVisible();
          await mend();
          await confirm(page);
          await expect(page.getByText(texts.success)).toBeVisible();
          await expect(rowOf(page, other.username)).toHaveCount(0);
        },
      );
    });
  }

  test('a job in the list, and its deletion', async ({ page, app, hostKind, request }) => {
    const title = `Porter ${unique()}`;
    const posting = {
      ...newPosting(title),
      joboverview: Array.from({ length: 40 }, (_, n) => `word${n + 1}`).join(' '),
    };
    const jobId = await makeJob(request, app, await makeAccount(request, app, 'employer'), posting);
    await signInAdmin(page, app);
    await page.goto('/removejob');
    await find(page, title);
    const card = main(page).getByRole('article').filter({ hasText: title });
    await line(
      '§2.16 job list: title, company, location, 30 words of the overview with an ellipsis, salary, age, a delete icon; a card opens the job view',
      async () => {
        await expect(card).toHaveCount(1);
        for (const text of [
          'Larkfield Health · Austin, TX',
          '$3,900 - $5,200',
          hostKind === 'spec' ? '7 days ago' : 'today',
        ])
          await expect(card).toContainText(text);
        await expect(card).toContainText(/word30\.\.\.$|word30\.\.\.[^w]/);
        await expect(card.getByRole('button', { name: `Delete ${title}` })).toBeVisible();
        await card.getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(`/singlejobdescription/jobdescription/${jobId}`);
      },
    );
    await page.goto('/removejob');
    await find(page, title);
    await expect(card).toHaveCount(1);
    const sent = watchCalls(page, app);
    await line(
      '§8 job delete by the admin: the question, then "Job application deleted successfully"',
      async () => {
        await main(page)
          .getByRole('button', { name: `Delete ${title}` })
          .click();
        await expect(question(page)).toContainText(messages.deleteJob.confirm);
        expect(callsOf(sent, 'deleteJob')).toEqual([]);
        await confirm(page);
        await expect(page.getByText(messages.deleteJob.success)).toBeVisible();
        await expect(card).toHaveCount(0);
      },
    );
    await line(
      '§7 DELETE /jobdescriptions/delete/{jobId} by the admin, after the question; then the list is read again',
      () => {
        expect(callsOf(sent, 'deleteJob')).toEqual([
          {
            operation: 'deleteJob',
            method: 'DELETE',
            path: `/jobdescriptions/delete/${jobId}`,
            body: null,
          },
        ]);
      },
    );
  });

  test('the terms', async ({ page, app, hostKind, problems }) => {
    await signInAdmin(page, app);
    await page.goto('/updateterms');
    const modal = page.getByRole('dialog', { name: 'Edit the terms' });
    const edit = () => main(page).getByRole('button', { name: 'Edit the terms' }).click();
    const save = modal.getByRole('button', { name: 'Save' });
    await line(
      '§2.16 terms editor: shows the six texts, and an edit icon opens a modal with six textareas',
      async () => {
        await expect(main(page).locator('dt')).toHaveCount(6);
        await edit();
        await expect(modal.locator('textarea')).toHaveCount(6);
        await expectGoodScreen(page);
        await page.keyboard.press('Escape');
        await expect(modal).toHaveCount(0);
      },
    );
    // our own host's terms are other tests' as well
    if (hostKind === 'own') return;
    const sent = watchCalls(page, app);
    await line(
      '§7 PUT /terms/terms/update/{id} sends the six terms fields, and no other',
      async () => {
        await edit();
        await field(page, 'privacypolicy').fill('We sell nothing.');
        await save.click();
        await expect(page.getByText(messages.updateTerms.success)).toBeVisible();
        const [update] = callsOf(sent, 'updateTerms');
        expect(Object.keys(Object(update?.body)).toSorted()).toEqual([
          'changestostatement',
          'cookies',
          'privacypolicy',
          'termsofuse1',
          'termsofuse2',
          'termsofuse3',
        ]);
        expect(update).toMatchObject({
          method: 'PUT',
          path: expect.stringMatching(/^\/terms\/terms\/update\/[^/]+$/),
          body: { privacypolicy: 'We sell nothing.' },
        });
        expect(namesOf(sent).filter((name) => name === 'getTerms')).toHaveLength(1);
      },
    );
    await line(
      '§8 terms update: "Error updating term", then "Term updated successfully!"; the modal closes',
      async () => {
        problems.allow(outageNoise);
        // without the toast of the one before
        await page.reload();
        await edit();
        await field(page, 'cookies').fill('We keep two cookies.');
        const mend = await failCall(page, app, 'updateTerms', 'fail500');
        await save.click();
        await expect(page.getByText(messages.updateTerms.failure).first()).toBeVisible();
        await mend();
        await save.click();
        await expect(page.getByText(messages.updateTerms.success)).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(main(page).getByText('We keep two cookies.')).toBeVisible();
      },
    );
  });

  test('the featured employers', async ({ page, app, problems }) => {
    await signInAdmin(page, app);
    await page.goto('/updatefeatured');
    const change = main(page)
      .getByRole('button', { name: /^Update / })
      .first();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Save' });
    await line(
      '§2.16 featured employers: cards with image, name, Update and Remove; Update opens a modal with name, image and preview',
      async () => {
        const card = main(page).getByRole('listitem').first();
        const name = await card.getByRole('heading').innerText();
        await expect(card.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
        await card.getByRole('button', { name: `Update ${name}` }).click();
        const modal = page.getByRole('dialog', { name: `Update ${name}` });
        await expect(modal.getByLabel('Employer name')).toHaveValue(name);
        await modal
          .locator('input[type=file]')
          .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
        await expect(modal.getByText('Chosen: logo.png')).toBeVisible();
        await expect(modal.locator('img')).toHaveAttribute('src', /^blob:/);
        await expectGoodScreen(page);
        await modal.getByRole('button', { name: 'Cancel' }).click();
        await expect(modal).toHaveCount(0);
      },
    );
    const { specHost } = app;
    // our own host's are other tests' as well
    if (!specHost) return;
    await line(
      '§7 PUT /featuredemployer/updateFeaturedEmployer/{id} sends employerName and employerImage as multipart',
      async () => {
        await change.click();
        await field(page, 'employerName').fill('Northwind & Co');
        await dialog.locator('input[type=file]').setInputFiles({
          name: 'logo.gif',
          mimeType: 'image/gif',
          buffer: Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'),
        });
        const asked = page.waitForRequest((each) => each.method() === 'PUT');
        await save.click();
        const update = await asked;
        expect(new URL(update.url()).pathname).toMatch(
          /\/featuredemployer\/updateFeaturedEmployer\/[^/]+$/,
        );
        expect(await update.headerValue('content-type')).toMatch(
          /^multipart\/form-data; boundary=/,
        );
        const received = () =>
          specHost.seen.find(({ operation }) => operation === 'updateFeaturedEmployer')?.body ?? '';
        await expect.poll(received).toContain('Northwind & Co');
        expect(
          [...received().matchAll(/ name="([^"]+)"(?:; filename="([^"]+)")?/g)].map(
            ([, name, file]) => [name, file],
          ),
        ).toEqual([
          ['employerName', undefined],
          ['employerImage', 'logo.gif'],
        ]);
        await expect(dialog).toHaveCount(0);
      },
    );
    await line(
      '§8 featured update: failure, then the name followed by "was updated successfully"; the modal closes',
      async () => {
        problems.allow(outageNoise);
        await change.click();
        await field(page, 'employerName').fill('Acme & Sons');
        const mend = await failCall(page, app, 'updateFeaturedEmployer', 'fail500');
        await save.click();
        await expect(page.getByText(messages.updateFeaturedEmployer.failure).first()).toBeVisible();
        await expect(field(page, 'employerName')).toHaveValue('Acme & Sons');
        await mend();
        await save.click();
        await expect(page.getByText('Acme & Sons was updated successfully')).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect(main(page).getByRole('heading', { name: 'Acme & Sons' })).toBeVisible();
      },
    );
  });

  test('a failed fetch', { tag: '@spec-host' }, async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    const lines: string[] = [];
    page.on('console', (each) => lines.push(each.text()));
    await signInAdmin(page, app);
    for (const [route, operation, log] of [
      ['/admindash', 'getEmployers', messages.getEmployers.log],
      ['/jobseekdash', 'getJobSeekers', messages.getJobSeekers.log],
      ['/updateterms', 'getTerms', messages.getTerms.log],
    ] as const) {
      await line(`§8 a failed fetch on ${route} is only logged: "${log}"`, async () => {
        lines.length = 0;
        const mend = await failCall(page, app, operation, 'fail500');
        await page.goto(route);
        await expect.poll(() => lines.some((each) => each.includes(log))).toBe(true);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(main(page)).not.toContainText(/error|fail|500/i);
        await mend();
        await main(page).getByRole('button', { name: 'Try again' }).click();
        await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
      });
    }
  });
});
