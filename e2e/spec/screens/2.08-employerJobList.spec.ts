import { expect, test } from '../../fixtures';
import { callsOf, watchCalls } from '../../steps/calls';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { line } from '../../steps/lines';
import { openProfile, section } from '../../steps/profiles';

test.describe('§2.8 Company job applications', { tag: '@wide' }, () => {
  const title = 'Company job applications';

  test('without a job', async ({ page, app, request }) => {
    const { username } = await openProfile(page, app, request, 'employer');
    await line('§2.8 with no jobs it shows "No job applications found"', async () => {
      await expect(
        section(page, title).getByText('No job applications found', { exact: true }),
      ).toBeVisible();
    });
    await line(
      '§8 empty: the employer\'s job list says "No job applications found", and none of the three others',
      async () => {
        await expect(page.getByText(/^No job (applications?|descriptions?) found$/)).toHaveText([
          'No job applications found',
        ]);
      },
    );
    await line('§2.8 Post a Job goes to /jobpost/{usernameEmployer}', async () => {
      await section(page, title).getByRole('link', { name: 'Post a Job', exact: true }).click();
      await expect(page).toHaveURL(`/jobpost/${username}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible();
    });
    await line(
      '§8 empty: /jobdescriptiontrial says "No job descriptions found", and none of the three others',
      async () => {
        await page.goto('/jobdescriptiontrial');
        await expect(page.getByText(/^No job (applications?|descriptions?) found$/)).toHaveText([
          'No job descriptions found',
        ]);
      },
    );
  });

  test('with a job', async ({ page, app, request, hostKind }) => {
    const account = await makeAccount(request, app, 'employer');
    const { username } = account;
    const jobId = await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    const sent = watchCalls(page, app);
    const profile = `/employerpp/${username}`;
    await page.goto(profile);
    const card = section(page, title).getByRole('article');
    await line('§2.8 the job list is loaded from the server, for this employer', async () => {
      await expect(card).toHaveCount(1);
      expect(callsOf(sent, 'getJobsByEmployer').map(({ path }) => path)).toEqual([
        `/jobdescriptions/employer/${username}`,
      ]);
    });
    await line('§2.8 a card shows jobtitle, companyname and location', async () => {
      await expect(card.getByRole('heading', { name: 'Ward Nurse', exact: true })).toBeVisible();
      await expect(card.getByText('Larkfield Health · Austin, TX', { exact: true })).toBeVisible();
    });
    await line(
      '§2.8 a card shows the salary range "$monthlysalary1 - $monthlysalary2"',
      async () => {
        await expect(card.getByText('$3,900 - $5,200', { exact: true })).toBeVisible();
      },
    );
    await line('§2.8 a card shows its age: "7 days ago" where the host gives none', async () => {
      await expect(
        card.getByText(hostKind === 'spec' ? '7 days ago' : 'today', { exact: true }),
      ).toBeVisible();
    });
    await line('§2.8 a card has a delete icon, which asks first', async () => {
      await card.getByRole('button', { name: 'Delete Ward Nurse' }).click();
      await expect(
        page.getByRole('alertdialog', {
          name: 'Are you sure you want to delete this job listing?',
        }),
      ).toBeVisible();
      await expect(page).toHaveURL(profile);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
    await line('§2.8 clicking a job goes to /jobdescriptions/jobdescriptions/{jobId}', async () => {
      await card.click({ position: { x: 200, y: 12 } });
      await expect(page).toHaveURL(`/jobdescriptions/jobdescriptions/${jobId}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Ward Nurse' })).toBeVisible();
    });
    await line(
      '§2.8 clicking the list container goes to /jobdescriptiontrial/{usernameEmployer}',
      async () => {
        await page.goto(profile);
        await section(page, title)
          .getByRole('list')
          .first()
          .click({ position: { x: 3, y: 3 } });
        await expect(page).toHaveURL(`/jobdescriptiontrial/${username}`);
      },
    );
  });
});
