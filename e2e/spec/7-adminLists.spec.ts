import type { Page } from '@playwright/test';
import { messages } from '@contract/messages';
import { expect, test } from '../fixtures';
import { callsOf, watchCalls } from '../steps/calls';
import { consoleLines, failCall } from '../steps/faults';
import { makeAccount, makeJob, signInAdmin } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { line } from '../steps/lines';
import { outageNoise } from '../steps/outage';
import { confirmDialog, main, pressUnlessGone, rowOf, searchTable } from '../steps/page';
import { unique } from '../steps/people';

const confirm = (page: Page) => confirmDialog(page).getByRole('button', { name: 'Delete' }).click();

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
          await searchTable(page, one.username);
          const sent = watchCalls(page, app);
          const bin = main(page).getByRole('button', { name: `Delete ${one.username}` });
          await bin.click();
          await confirmDialog(page).getByRole('button', { name: 'Cancel' }).click();
          await expect(confirmDialog(page)).toHaveCount(0);
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
          // reloads, to close the previous toast
          await page.goto(route);
          await searchTable(page, other.username);
          const restore = await failCall(page, app, operation, 'fail500');
          await rowOf(page, other.username)
            .getByRole('button', { name: `Delete ${other.username}` })
            .click();
          await expect(confirmDialog(page)).toContainText(`Ada Morrow (${other.username})`);
          await confirm(page);
          await expect(page.getByText(texts.failure)).toBeVisible();
          await restore();
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
    await searchTable(page, title);
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
    await searchTable(page, title);
    await expect(card).toHaveCount(1);
    const sent = watchCalls(page, app);
    await line(
      '§8 job delete by the admin: the question, then "Job application deleted successfully"',
      async () => {
        await main(page)
          .getByRole('button', { name: `Delete ${title}` })
          .click();
        await expect(confirmDialog(page)).toContainText(messages.deleteJob.confirm);
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

  test('a failed fetch', { tag: '@spec-host' }, async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    const lines = consoleLines(page);
    await signInAdmin(page, app);
    for (const [route, operation, log] of [
      ['/admindash', 'getEmployers', messages.getEmployers.log],
      ['/jobseekdash', 'getJobSeekers', messages.getJobSeekers.log],
      ['/updateterms', 'getTerms', messages.getTerms.log],
    ] as const) {
      await line(`§8 a failed fetch on ${route} is only logged: "${log}"`, async () => {
        lines.length = 0;
        const restore = await failCall(page, app, operation, 'fail500');
        await page.goto(route);
        await expect.poll(() => lines.some((each) => each.includes(log))).toBe(true);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(main(page)).not.toContainText(/error|fail|500/i);
        await restore();
        await pressUnlessGone(main(page).getByRole('button', { name: 'Try again' }));
      });
    }
  });
});
