import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { callsOf, watchCalls } from '../../steps/calls';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { line } from '../../steps/lines';
import { field, type Account } from '../../steps/people';

const posting = newPosting('Ward Nurse');
const { categoryName: _category, ...typed } = posting;
const formTyped = async (page: Page, names: string[]) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await field(page, name).inputValue()] as const),
    ),
  );

test.describe("§2.9 employer's jobs with inline edit", { tag: '@wide' }, () => {
  let account: Account;
  let jobId = '';
  test.beforeEach(async ({ page, app, request }) => {
    account = await makeAccount(request, app, 'employer');
    jobId = await makeJob(request, app, account, posting);
    await signIn(page, app, account);
  });

  test('whose jobs they are', async ({ page, app, request }) => {
    const main = page.getByRole('main');
    await line(
      "§2.9 /jobdescriptiontrial/{usernameEmployer} shows the employer's jobs",
      async () => {
        await page.goto(`/jobdescriptiontrial/${account.username}`);
        await expect(main.getByRole('article')).toHaveCount(1);
        await expect(
          main.getByRole('article').getByRole('heading', { name: 'Ward Nurse', exact: true }),
        ).toBeVisible();
      },
    );
    await line('§2.9 the username falls back to session storage', async () => {
      const sent = watchCalls(page, app);
      await page.goto('/jobdescriptiontrial');
      await expect(main.getByRole('heading', { name: 'Ward Nurse', exact: true })).toBeVisible();
      expect(callsOf(sent, 'getJobsByEmployer').map(({ path }) => path)).toEqual([
        `/jobdescriptions/employer/${account.username}`,
      ]);
    });
    const other = await makeAccount(request, app, 'employer');
    await line('§2.9 without jobs it shows "No job descriptions found"', async () => {
      await page.goto(`/jobdescriptiontrial/${other.username}`);
      await expect(main.getByText('No job descriptions found', { exact: true })).toBeVisible();
    });
    await line('§2.9 the username comes from the route, before session storage', async () => {
      await makeJob(request, app, other, newPosting('Line Cook'));
      await page.goto(`/jobdescriptiontrial/${other.username}`);
      await expect(main.getByRole('heading', { name: 'Line Cook', exact: true })).toBeVisible();
      await expect(page.getByText('Ward Nurse')).toHaveCount(0);
    });
  });

  test('two jobs', async ({ page, app, request, hostKind }) => {
    await makeJob(request, app, account, {
      ...posting,
      jobtitle: 'Theatre Nurse',
      monthlysalary1: '4100',
    });
    await page.goto('/jobdescriptiontrial');
    await line('§2.9 Edit switches to an edit form filled from the first job', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
      // a spec host keeps the order of posting, the app's own host lists the newest first
      const first =
        hostKind === 'spec'
          ? typed
          : { ...typed, jobtitle: 'Theatre Nurse', monthlysalary1: '4100' };
      await expect(field(page, 'jobtitle')).toHaveValue(first.jobtitle);
      expect(await formTyped(page, Object.keys(typed))).toEqual(first);
      await page.getByRole('button', { name: 'Cancel' }).click();
    });
    await line('§2.9 each job has its own Edit', async () => {
      for (const title of ['Theatre Nurse', 'Ward Nurse']) {
        await page
          .getByRole('main')
          .getByRole('button', { name: `Edit ${title}`, exact: true })
          .click();
        await expect(field(page, 'jobtitle')).toHaveValue(title);
        await page.getByRole('button', { name: 'Cancel' }).click();
      }
    });
  });

  test('one job, edited in place', async ({ page, app }) => {
    const main = page.getByRole('main');
    const edit = main.getByRole('button', { name: 'Edit', exact: true });
    const sent = watchCalls(page, app);
    await page.goto('/jobdescriptiontrial');
    await edit.click();
    await line('§2.9 the category of an edited job is shown, not editable', async () => {
      await expect(main.locator('form').getByText('Nurse Jobs', { exact: true })).toBeVisible();
      await expect(field(page, 'categoryName')).toHaveCount(0);
    });
    await line('§2.9 Cancel returns to view mode and clears the draft', async () => {
      await field(page, 'jobtitle').fill('A draft nobody wants');
      sent.length = 0;
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(main.getByRole('heading', { name: 'Ward Nurse', exact: true })).toBeVisible();
      await edit.click();
      await expect(field(page, 'jobtitle')).toHaveValue('Ward Nurse');
      expect(sent).toEqual([]);
    });
    await line('§2.9 Save returns to view mode and reloads', async () => {
      await field(page, 'companyname').fill('Cedar & Stone');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(main.getByText('Cedar & Stone · Austin, TX', { exact: true })).toBeVisible();
      await expect(field(page, 'companyname')).toHaveCount(0);
      expect(callsOf(sent, 'getJobsByEmployer')).toHaveLength(1);
    });
  });

  test(
    '§2.9 open to visitors: on our own host they see the jobs, without Edit',
    { tag: '@own-host' },
    async ({ person, app }) => {
      const visitor = await person();
      await visitor.goto(`${app.origin}/jobdescriptiontrial/${account.username}`);
      await expect(
        visitor.getByRole('main').getByRole('heading', { name: 'Ward Nurse', exact: true }),
      ).toBeVisible();
      await expect(visitor.getByRole('main').getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    },
  );

  test(
    '§2.9 open to visitors: on a spec host they can edit, since nothing is guarded',
    { tag: '@spec-host' },
    async ({ person, app }) => {
      const visitor = await person();
      await visitor.goto(`${app.origin}/jobdescriptiontrial/${account.username}`);
      await visitor.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(field(visitor, 'jobtitle')).toHaveValue('Ward Nurse');
    },
  );

  test('the single job edit', async ({ page, hostKind }) => {
    const edit = `/jobdescriptiontrialedit?id=${jobId}`;
    await line(
      "§2.9 the edit icon of the profile's list leads to the single job edit, and Cancel back",
      async () => {
        await page.goto(`/employerpp/${account.username}`);
        await page.getByRole('main').getByRole('link', { name: 'Edit Ward Nurse' }).click();
        await expect(page).toHaveURL(edit);
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page).toHaveURL(`/employerpp/${account.username}`);
      },
    );
    await line('§2.9 /jobdescriptiontrialedit edits the single job its id names', async () => {
      await page.goto(edit);
      await expect(page.getByRole('heading', { level: 1, name: 'Edit Ward Nurse' })).toBeVisible();
      await expect(field(page, 'jobtitle')).toHaveValue('Ward Nurse');
      expect(await page.locator('main form').locator('input, textarea, select').count()).toBe(
        // the app's own host also takes a longer description, a promise, workplace and last day
        Object.keys(typed).length + (hostKind === 'own' ? 4 : 0),
      );
    });
    await line('§2.9 Save of the single job edit stores the job and shows its view', async () => {
      await field(page, 'location').fill('Boise, ID');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(`/jobdescriptions/jobdescriptions/${jobId}`);
      await expect(page.getByRole('main').getByText('Boise, ID', { exact: true })).toBeVisible();
    });
    await line(
      '§2.9 /jobdescriptiontrialedit without an id says "No job description found"',
      async () => {
        await page.goto('/jobdescriptiontrialedit');
        await expect(
          page.getByRole('heading', { level: 1, name: 'No job description found' }),
        ).toBeVisible();
        await expect(page.locator('main form')).toHaveCount(0);
      },
    );
  });

  test(
    "§2.9 somebody else's job can't be edited on our own host",
    { tag: '@own-host' },
    async ({ page, app, request }) => {
      const foreign = await makeJob(
        request,
        app,
        await makeAccount(request, app, 'employer'),
        newPosting('Line Cook'),
      );
      await page.goto(`/jobdescriptiontrialedit?id=${foreign}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This job can’t be edited' }),
      ).toBeVisible();
      await expect(page.locator('main form')).toHaveCount(0);
    },
  );
});
