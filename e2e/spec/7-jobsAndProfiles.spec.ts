import { expect, test } from '../fixtures';
import { callsOf, namesOf, watchCalls } from '../steps/calls';
import { makeAccount, makeJob, signIn } from '../steps/hosts';
import { fillPosting, newPosting, submitPosting } from '../steps/jobs';
import { field } from '../steps/people';
import { editedSections, fieldsFor, fillSection, openProfile, openSection, profilePath, saveSection } from '../steps/profiles';

const posting = newPosting('Ward Nurse');
const { categoryName, ...texts } = posting;
/** The body of updateJob: the post form's fields without the category, the three numbers as numbers. */
const jobBody = { ...texts, monthlysalary1: 3900, monthlysalary2: 5200, numberofvacancies: 3 };

test.describe('§7 what an employer sends', { tag: '@wide' }, () => {
  test('§7 POST /jobdescriptions/add sends the full job form with usernameEmployer and categoryName', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto(`/jobpost/${account.username}`);
    await fillPosting(page, posting);
    const sent = watchCalls(page, app);
    await submitPosting(page).click();
    await expect.poll(() => callsOf(sent, 'addJob')).toEqual([
      { operation: 'addJob', method: 'POST', path: '/jobdescriptions/add', body: { ...jobBody, categoryName, usernameEmployer: account.username } },
    ]);
  });

  test('§7 on success POST /jobdescriptions/add goes to /employerpp/{username}, with the job in its list', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto(`/jobpost/${account.username}`);
    await fillPosting(page, posting);
    await submitPosting(page).click();
    await expect(page).toHaveURL(`/employerpp/${account.username}`);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Ward Nurse', exact: true })).toBeVisible();
  });

  for (const [route, leaves] of [['/jobdescriptiontrial', 'inline edit'], ['/jobdescriptiontrialedit', 'single job edit']] as const) {
    test(`§7 PUT /jobdescriptions/{id} sends the job's 18 fields, and no other (${leaves})`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      const jobId = await makeJob(request, app, account, posting);
      await signIn(page, app, account);
      await page.goto(route === '/jobdescriptiontrial' ? route : `${route}?id=${jobId}`);
      if (route === '/jobdescriptiontrial') await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
      await field(page, 'jobtitle').fill('Night Nurse');
      const sent = watchCalls(page, app);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => callsOf(sent, 'updateJob')).toEqual([
        { operation: 'updateJob', method: 'PUT', path: `/jobdescriptions/${jobId}`, body: { ...jobBody, jobtitle: 'Night Nurse' } },
      ]);
      expect(Object.keys(jobBody)).toHaveLength(18);
    });
  }

  test('§7 after PUT /jobdescriptions/{id} the list is read again', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, posting);
    await signIn(page, app, account);
    await page.goto('/jobdescriptiontrial');
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
    const sent = watchCalls(page, app);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => namesOf(sent)).toEqual(['updateJob', 'getJobsByEmployer']);
  });

  test('§7 DELETE /jobdescriptions/delete/{jobId} has no body', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    const jobId = await makeJob(request, app, account, posting);
    await signIn(page, app, account);
    await page.goto(profilePath(account));
    await page.getByRole('main').getByRole('button', { name: 'Delete Ward Nurse' }).click();
    const sent = watchCalls(page, app);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => callsOf(sent, 'deleteJob')).toEqual([{ operation: 'deleteJob', method: 'DELETE', path: `/jobdescriptions/delete/${jobId}`, body: null }]);
  });

  test('§7 after DELETE /jobdescriptions/delete/{jobId} the list is re-fetched', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, posting);
    await signIn(page, app, account);
    await page.goto(profilePath(account));
    await page.getByRole('main').getByRole('button', { name: 'Delete Ward Nurse' }).click();
    const sent = watchCalls(page, app);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => namesOf(sent)).toEqual(['deleteJob', 'getJobsByEmployer']);
  });
});

test.describe('§7 what the screens read', { tag: '@wide' }, () => {
  test('§7 the employer profile reads GET /employer/employers/username/{usernameEmployer} and GET /jobdescriptions/employer/{usernameEmployer}', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    const sent = watchCalls(page, app);
    await page.goto(profilePath(account));
    await expect(page.getByText('No job applications found')).toBeVisible();
    expect(sent.map(({ method, path, body }) => ({ method, path, body })).toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { method: 'GET', path: `/employer/employers/username/${account.username}`, body: null }, { method: 'GET', path: `/jobdescriptions/employer/${account.username}`, body: null },
    ]);
  });

  test('§7 the job seeker profile reads GET /jobseeker/jobseekers/username/{usernamejobseek}', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    const sent = watchCalls(page, app);
    await page.goto(profilePath(account));
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET /jobseeker/jobseekers/username/${account.username}`]);
  });

  for (const shape of ['listInData', 'asArray'] as const) {
    test(`§7 GET /jobdescriptions/jobdescriptions/{id} may answer ${shape === 'asArray' ? 'an array' : 'in data'} or a single object`, { tag: '@spec-host' }, async ({ page, specHost }) => {
      specHost.misbehave('getJob', shape);
      await page.goto(`/jobdescriptiontrialedit?id=${specHost.records().jobs[0]?._id}`);
      await expect(field(page, 'jobtitle')).toHaveValue(String(specHost.records().jobs[0]?.jobtitle));
    });
  }
});

test.describe('§7 what a profile\'s section sends', { tag: '@wide' }, () => {
  for (const edited of editedSections) {
    const { role, title, operation } = edited;
    const path = role === 'employer' ? '/employer/employers/update' : '/jobseeker/jobseekers';

    test(`§7 PUT ${path}/{id}: ${role}, ${title} sends exactly ${Object.keys(edited.fields).join(', ')}`, async ({ page, app, request }) => {
      const account = await openProfile(page, app, request, role);
      const fields = fieldsFor(edited, account);
      await openSection(page, edited);
      await fillSection(page, fields);
      const sent = watchCalls(page, app);
      await saveSection(page, edited);
      await expect.poll(() => callsOf(sent, operation).map(({ body }) => body)).toEqual([fields]);
      expect(sent[0]?.method).toBe('PUT');
      expect(sent[0]?.path).toMatch(new RegExp(`^${path}/[^/]+$`));
    });

    test(`§7 PUT ${path}/{id}: after ${role}, ${title} the profile is re-fetched by username`, async ({ page, app, request }) => {
      const account = await openProfile(page, app, request, role);
      await openSection(page, edited);
      const sent = watchCalls(page, app);
      await saveSection(page, edited);
      const read = role === 'employer' ? '/employer/employers/username' : '/jobseeker/jobseekers/username';
      await expect.poll(() => sent.slice(1).map((call) => `${call.method} ${call.path}`)).toEqual([`GET ${read}/${account.username}`]);
    });
  }
});
