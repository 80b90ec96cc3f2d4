import { expect, test } from '../fixtures';
import { failCall, goInApp } from '../steps/faults';
import { makeAccount, makeJob, signIn, someJob } from '../steps/hosts';
import { fillPosting, newPosting, submitPosting } from '../steps/jobs';
import { outageNoise } from '../steps/outage';
import { editedSections, openProfile, openSection, profilePath, saveSection, section } from '../steps/profiles';

const posting = newPosting('Ward Nurse');
const fetchFailed = 'Error: Error fetching job description';

test.describe('§8 messages of jobs', { tag: '@wide' }, () => {
  test('§8 job post: success "Job post added successfully!"', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto(`/jobpost/${account.username}`);
    await fillPosting(page, posting);
    await submitPosting(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Job post added' })).toHaveText('Job post added successfully!');
  });

  test('§8 job post: failure "Error adding job post. Please try again.", at the form alone', async ({ page, app, request, problems }) => {
    problems.allow(outageNoise);
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto(`/jobpost/${account.username}`);
    await failCall(page, app, 'addJob', 'fail500');
    await fillPosting(page, posting);
    await submitPosting(page).click();
    await expect(page.locator('main form').getByRole('alert')).toContainText('Error adding job post. Please try again.');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0);
    await expect(page).toHaveURL(`/jobpost/${account.username}`);
  });

  test('§8 job update: success "Job details updated successfully!"', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    const jobId = await makeJob(request, app, account, posting);
    await signIn(page, app, account);
    await page.goto(`/jobdescriptiontrialedit?id=${jobId}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Job details' })).toHaveText('Job details updated successfully!');
  });

  test('§8 job delete: confirmation "Are you sure you want to delete this job listing?"', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, posting);
    await signIn(page, app, account);
    await page.goto(profilePath(account));
    await page.getByRole('main').getByRole('button', { name: 'Delete Ward Nurse' }).click();
    await expect(page.getByRole('alertdialog').getByRole('heading')).toHaveText('Are you sure you want to delete this job listing?');
  });

  test('§8 job delete: success "Job application deleted successfully"', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, posting);
    await signIn(page, app, account);
    await page.goto(profilePath(account));
    await page.getByRole('main').getByRole('button', { name: 'Delete Ward Nurse' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'deleted' })).toHaveText('Job application deleted successfully');
  });

  for (const route of ['/singlejobdescription/jobdescription', '/jobdescriptions/jobdescriptions']) {
    for (const how of ['fail500', 'drop'] as const) {
      test(`§8 a job fetch that fails (${how}) on ${route}: "${fetchFailed}"`, async ({ page, app, request, problems }) => {
        problems.allow(outageNoise);
        problems.allow(/Error in getJob/);
        const job = await someJob(request, app);
        await page.goto('/cv');
        await failCall(page, app, 'getJob', how);
        await goInApp(page, `${route}/${job._id}`);
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(fetchFailed);
        await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      });
    }
  }

  test(`§8 after "${fetchFailed}" another try shows the job`, async ({ page, app, request, problems }) => {
    problems.allow(outageNoise);
    const job = await someJob(request, app);
    await page.goto('/cv');
    const behave = await failCall(page, app, 'getJob', 'fail500');
    await goInApp(page, `/singlejobdescription/jobdescription/${job._id}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(fetchFailed);
    await behave();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: job.jobtitle })).toBeVisible();
    await expect(page.getByText(fetchFailed)).toHaveCount(0);
  });
});

test.describe('§8 messages of profiles', { tag: '@wide' }, () => {
  for (const edited of editedSections) {
    test(`§8 profile save, ${edited.role}, ${edited.title}: success "${edited.toast}", and no other message`, async ({ page, app, request }) => {
      await openProfile(page, app, request, edited.role);
      await openSection(page, edited);
      await saveSection(page, edited);
      await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(1);
      await expect(page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss message' }) })).toHaveText(edited.toast);
    });
  }

  test('§8 empty: the employer\'s job list says "No job applications found", and none of the three others', async ({ page, app, request }) => {
    await openProfile(page, app, request, 'employer');
    await expect(page.getByText(/^No job (applications?|descriptions?) found$/)).toHaveText(['No job applications found']);
  });

  test('§8 empty: /jobdescriptiontrial says "No job descriptions found", and none of the three others', async ({ page, app, request }) => {
    await signIn(page, app, await makeAccount(request, app, 'employer'));
    await page.goto('/jobdescriptiontrial');
    await expect(page.getByText(/^No job (applications?|descriptions?) found$/)).toHaveText(['No job descriptions found']);
  });

  test('§8 empty: a seeker\'s applications say "No job application found", and none of the three others', { tag: '@own-host' }, async ({ page, app, request }) => {
    await openProfile(page, app, request, 'jobseeker');
    await expect(section(page, 'My job applications').getByText('No job application found', { exact: true })).toBeVisible();
    await expect(page.getByText(/^No job (applications?|descriptions?) found$/)).toHaveCount(1);
  });

  for (const path of ['/jobdescriptiontrialedit', '/jobdescriptiontrialedit?id=no-such-job', '/singlejobdescription/jobdescription/no-such-job', '/jobdescriptions/jobdescriptions/no-such-job']) {
    test(`§8 empty: ${path} says "No job description found", and none of the three others`, async ({ page, problems }) => {
      problems.allow(/status of 404|Error in getJob/);
      await page.goto(path);
      await expect(page.getByText(/^No job (applications?|descriptions?) found$/)).toHaveText(['No job description found']);
    });
  }
});

test.describe('§8 an apply screen without its job', { tag: '@wide' }, () => {
  test(`§8 a job fetch that fails on the apply screen: "${fetchFailed}"`, async ({ page, app, request, problems }) => {
    problems.allow(outageNoise);
    const job = await someJob(request, app);
    await signIn(page, app, await makeAccount(request, app, 'jobseeker'));
    await failCall(page, app, 'getJob', 'fail500');
    await page.goto(`/applyjob/${job._id}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(fetchFailed);
    await expect(page.getByLabel('Message')).toHaveCount(0);
  });
});
