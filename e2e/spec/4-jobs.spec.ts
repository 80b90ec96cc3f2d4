import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { callsOf, namesOf, watchCalls } from '../steps/calls';
import { failCall, expectNoFailureShown } from '../steps/faults';
import { jobsOf, makeAccount, makeJob, signIn } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { line } from '../steps/lines';
import { outageNoise } from '../steps/outage';
import { field, type Account } from '../steps/people';
import { profilePath, section } from '../steps/profiles';

const posting = newPosting('Ward Nurse');
const { categoryName: _category, ...texts } = posting;
/** The body of updateJob: the post form's fields without the category, three of them as numbers. */
const jobBody = { ...texts, monthlysalary1: 3900, monthlysalary2: 5200, numberofvacancies: 3 };
const list = (page: Page) => section(page, 'Company job applications');
const dialog = (page: Page) => page.getByRole('alertdialog');
const ask = (page: Page) => list(page).getByRole('button', { name: 'Delete Ward Nurse' }).click();

test.describe('§4 job deletion', { tag: '@wide' }, () => {
  let account: Account;
  let jobId = '';
  test.beforeEach(async ({ page, app, request }) => {
    account = await makeAccount(request, app, 'employer');
    jobId = await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    await page.goto(profilePath(account));
  });

  test('asked, not done, done', async ({ page, app }) => {
    const sent = watchCalls(page, app);
    await ask(page);
    await line(
      '§4 job deletion begins with a confirmation, and nothing is sent before it',
      async () => {
        await expect(dialog(page)).toHaveAccessibleName(
          'Are you sure you want to delete this job listing?',
        );
        await expect(dialog(page)).toContainText('Ward Nurse');
        expect(callsOf(sent, 'deleteJob')).toEqual([]);
      },
    );
    await line(
      '§8 job delete: confirmation "Are you sure you want to delete this job listing?"',
      async () => {
        await expect(dialog(page).getByRole('heading')).toHaveText(
          'Are you sure you want to delete this job listing?',
        );
      },
    );
    await line('§4 job deletion: Cancel has the focus, and deletes nothing', async () => {
      await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(list(page).getByRole('article')).toHaveCount(1);
      expect(await jobsOf(page, app, account.username)).toBe(1);
    });
    await line('§4 job deletion: Escape cancels', async () => {
      await ask(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      expect(await jobsOf(page, app, account.username)).toBe(1);
    });
    await ask(page);
    sent.length = 0;
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await line('§4 job deletion ends with a toast', async () => {
      await expect(
        page.getByText('Job application deleted successfully', { exact: true }),
      ).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    });
    await line('§8 job delete: success "Job application deleted successfully"', () =>
      expect(page.getByRole('status').filter({ hasText: 'deleted' })).toHaveText(
        'Job application deleted successfully',
      ),
    );
    await line('§4 job deletion: confirmed, the job is deleted and the list reloaded', async () => {
      await expect(
        list(page).getByText('No job applications found', { exact: true }),
      ).toBeVisible();
      await expect.poll(() => namesOf(sent)).toEqual(['deleteJob', 'getJobsByEmployer']);
      expect(await jobsOf(page, app, account.username)).toBe(0);
    });
    await line('§7 DELETE /jobdescriptions/delete/{jobId} has no body', () => {
      expect(callsOf(sent, 'deleteJob')).toEqual([
        {
          operation: 'deleteJob',
          method: 'DELETE',
          path: `/jobdescriptions/delete/${jobId}`,
          body: null,
        },
      ]);
    });
    await line('§7 after DELETE /jobdescriptions/delete/{jobId} the list is re-fetched', () => {
      expect(namesOf(sent)).toEqual(['deleteJob', 'getJobsByEmployer']);
    });
  });

  test('that fails', async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    const send = () => dialog(page).getByRole('button', { name: 'Delete' });
    await ask(page);
    for (const how of ['html404', 'drop', 'fail500'] as const) {
      await line(`§8 logged only: a job delete that fails (${how})`, async () => {
        const restore = await failCall(page, app, 'deleteJob', how);
        const logged = page.waitForEvent(
          'console',
          (one) => one.type() === 'error' && one.text().startsWith('Error deleting job:'),
        );
        await send().click();
        await logged;
        await expect(send()).not.toHaveAttribute('aria-disabled', 'true');
        await expectNoFailureShown(page);
        await restore();
      });
    }
    await line('§4 job deletion: a job that could not be deleted stays in the list', async () => {
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(list(page).getByRole('article')).toHaveCount(1);
      expect(await jobsOf(page, app, account.username)).toBe(1);
    });
  });
});

test.describe('§4 job inline editing', { tag: '@wide' }, () => {
  const edit = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  let jobId = '';
  test.beforeEach(async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    jobId = await makeJob(request, app, account, posting);
    await signIn(page, app, account);
    await page.goto('/jobdescriptiontrial');
    await edit(page);
    await field(page, 'jobtitle').fill('Night Nurse');
  });

  test('dropped, then saved', async ({ page, app, hostKind }) => {
    await line('§4 inline editing: edit to view on Cancel, with the old text', async () => {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(
        page.getByRole('main').getByRole('heading', { name: 'Ward Nurse', exact: true }),
      ).toBeVisible();
      await expect(page.locator('main form')).toHaveCount(0);
    });
    await edit(page);
    await field(page, 'jobtitle').fill('Night Nurse');
    const sent = watchCalls(page, app);
    await line(
      '§4 inline editing: edit to view on Save, with the new text and a toast',
      async () => {
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(
          page.getByText('Job details updated successfully!', { exact: true }),
        ).toBeVisible();
        await expect(
          page.getByRole('main').getByRole('heading', { name: 'Night Nurse', exact: true }),
        ).toBeVisible();
        await expect(page.locator('main form')).toHaveCount(0);
      },
    );
    await line(
      "§7 PUT /jobdescriptions/{id} sends the job's 18 fields, and no other (inline edit)",
      () => {
        expect(callsOf(sent, 'updateJob')).toEqual([
          {
            operation: 'updateJob',
            method: 'PUT',
            path: `/jobdescriptions/${jobId}`,
            body: { ...jobBody, jobtitle: 'Night Nurse' },
          },
        ]);
        expect(Object.keys(jobBody)).toHaveLength(18);
      },
    );
    // on the app's own host, the form also has the job's questions, which only getJob returns
    const read = hostKind === 'own' ? ['getJob', 'getJobsByEmployer'] : ['getJobsByEmployer'];
    await line('§7 after PUT /jobdescriptions/{id} the list is read again', () =>
      expect.poll(() => namesOf(sent).toSorted()).toEqual([...read, 'updateJob']),
    );
  });

  test('§4 inline editing: on a failed Save the form stays with its draft, and nothing says so', async ({
    page,
    app,
    problems,
  }) => {
    problems.allow(outageNoise);
    await failCall(page, app, 'updateJob', 'fail500');
    const logged = page.waitForEvent('console', (one) =>
      one.text().startsWith('Error updating job:'),
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await logged;
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(field(page, 'jobtitle')).toHaveValue('Night Nurse');
    await expectNoFailureShown(page);
  });
});

test.describe('§4 single job edit', { tag: '@wide' }, () => {
  let jobId = '';
  test.beforeEach(async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    jobId = await makeJob(request, app, account, posting);
    await signIn(page, app, account);
    await page.goto(`/jobdescriptiontrialedit?id=${jobId}`);
    await expect(field(page, 'jobtitle')).toHaveValue('Ward Nurse');
  });

  test('saved', async ({ page, app }) => {
    await field(page, 'jobtitle').fill('Night Nurse');
    const sent = watchCalls(page, app);
    await page.getByRole('button', { name: 'Save' }).click();
    await line('§8 job update: success "Job details updated successfully!"', () =>
      expect(page.getByRole('status').filter({ hasText: 'Job details' })).toHaveText(
        'Job details updated successfully!',
      ),
    );
    await line(
      "§7 PUT /jobdescriptions/{id} sends the job's 18 fields, and no other (single job edit)",
      () => {
        expect(callsOf(sent, 'updateJob')).toEqual([
          {
            operation: 'updateJob',
            method: 'PUT',
            path: `/jobdescriptions/${jobId}`,
            body: { ...jobBody, jobtitle: 'Night Nurse' },
          },
        ]);
        expect(Object.keys(jobBody)).toHaveLength(18);
      },
    );
  });

  test('that fails', async ({ page, app, problems }) => {
    problems.allow(outageNoise);
    const address = page.url();
    for (const how of ['fail500', 'html404', 'drop'] as const) {
      await line(`§8 logged only: a job update that fails (${how})`, async () => {
        const restore = await failCall(page, app, 'updateJob', how);
        const logged = page.waitForEvent(
          'console',
          (one) => one.type() === 'error' && one.text().startsWith('Error updating job:'),
        );
        await page.getByRole('button', { name: 'Save' }).click();
        await logged;
        await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
        await expect(page).toHaveURL(address);
        await expectNoFailureShown(page);
        await restore();
      });
    }
  });
});
