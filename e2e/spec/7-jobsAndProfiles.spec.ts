import { expect, test } from '../fixtures';
import { callsOf, watchCalls } from '../steps/calls';
import { failCall } from '../steps/faults';
import { makeAccount, signIn } from '../steps/hosts';
import { fillPosting, newPosting, submitPosting } from '../steps/jobs';
import { line } from '../steps/lines';
import { outageNoise } from '../steps/outage';
import { field, type Account } from '../steps/people';
import { profilePath, section } from '../steps/profiles';

const posting = newPosting('Ward Nurse');
/** The body of addJob: the post form's fields, three of them as numbers. */
const jobBody = { ...posting, monthlysalary1: 3900, monthlysalary2: 5200, numberofvacancies: 3 };

test.describe('§7 what an employer sends', { tag: '@wide' }, () => {
  let account: Account;
  test.beforeEach(async ({ page, app, request }) => {
    account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto(`/jobpost/${account.username}`);
    await fillPosting(page, posting);
  });

  test('a job that is posted', async ({ page, app }) => {
    const sent = watchCalls(page, app);
    await submitPosting(page).click();
    await line('§8 job post: success "Job post added successfully!"', () =>
      expect(page.getByRole('status').filter({ hasText: 'Job post added' })).toHaveText(
        'Job post added successfully!',
      ),
    );
    await line(
      '§7 POST /jobdescriptions/add sends the full job form with usernameEmployer and categoryName',
      () => {
        expect(callsOf(sent, 'addJob')).toEqual([
          {
            operation: 'addJob',
            method: 'POST',
            path: '/jobdescriptions/add',
            body: { ...jobBody, usernameEmployer: account.username },
          },
        ]);
      },
    );
    await line(
      '§7 on success POST /jobdescriptions/add goes to /employerpp/{username}, with the job in its list',
      async () => {
        await expect(page).toHaveURL(`/employerpp/${account.username}`);
        await expect(
          page.getByRole('main').getByRole('heading', { name: 'Ward Nurse', exact: true }),
        ).toBeVisible();
      },
    );
  });

  test('§8 job post: failure "Error adding job post. Please try again.", at the form alone', async ({
    page,
    app,
    problems,
  }) => {
    problems.allow(outageNoise);
    await failCall(page, app, 'addJob', 'fail500');
    await submitPosting(page).click();
    await expect(page.locator('main form').getByRole('alert')).toContainText(
      'Error adding job post. Please try again.',
    );
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0);
    await expect(page).toHaveURL(`/jobpost/${account.username}`);
  });
});

test.describe('§7 what the screens read', { tag: '@wide' }, () => {
  test('§7 the employer profile reads GET /employer/employers/username/{usernameEmployer} and GET /jobdescriptions/employer/{usernameEmployer}', async ({
    page,
    app,
    request,
  }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    const sent = watchCalls(page, app);
    await page.goto(profilePath(account));
    await expect(page.getByText('No job applications found')).toBeVisible();
    expect(
      sent
        .map(({ method, path, body }) => ({ method, path, body }))
        .toSorted((a, b) => a.path.localeCompare(b.path)),
    ).toEqual([
      { method: 'GET', path: `/employer/employers/username/${account.username}`, body: null },
      { method: 'GET', path: `/jobdescriptions/employer/${account.username}`, body: null },
    ]);
  });

  test('the job seeker profile', async ({ page, app, request, hostKind }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    const sent = watchCalls(page, app);
    await page.goto(profilePath(account));
    await line(
      '§7 the job seeker profile reads GET /jobseeker/jobseekers/username/{usernamejobseek}',
      async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
        expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
          `GET /jobseeker/jobseekers/username/${account.username}`,
        ]);
      },
    );
    if (hostKind === 'spec') return;
    await line(
      '§8 empty: a seeker\'s applications say "No job application found", and none of the three others',
      async () => {
        await expect(
          section(page, 'My job applications').getByText('No job application found', {
            exact: true,
          }),
        ).toBeVisible();
        await expect(page.getByText(/^No job (applications?|descriptions?) found$/)).toHaveCount(1);
      },
    );
  });

  test(
    'the answers of GET /jobdescriptions/jobdescriptions/{id}',
    { tag: '@spec-host' },
    async ({ page, specHost }) => {
      for (const shape of ['listInData', 'asArray'] as const) {
        await line(
          `§7 GET /jobdescriptions/jobdescriptions/{id} may answer ${shape === 'asArray' ? 'an array' : 'in data'} or a single object`,
          async () => {
            specHost.injectFault('getJob', shape);
            const job = specHost.records().jobs[shape === 'asArray' ? 0 : 1];
            await page.goto(`/jobdescriptiontrialedit?id=${job?._id}`);
            await expect(field(page, 'jobtitle')).toHaveValue(String(job?.jobtitle));
          },
        );
      }
    },
  );
});
