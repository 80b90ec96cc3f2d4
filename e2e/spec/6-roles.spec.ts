import { expect, test } from '../fixtures';
import { makeAccount, makeJob, setKeys, signIn } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { line } from '../steps/lines';
import { navigateInApp } from '../steps/page';
import { field, fillLogin, loginPath, sessionKeys, unique } from '../steps/people';
import { newEmployerHeading } from '../steps/profiles';

const roles = [
  {
    role: 'employer',
    other: 'jobseeker',
    key: 'usernameEmployer',
    profile: '/employerpp',
    readOnly: '/employerppreadonly',
    foreign: 'This is another employer’s profile',
  },
  {
    role: 'jobseeker',
    other: 'employer',
    key: 'usernamejobseek',
    profile: '/jobseekerpp',
    readOnly: '/jobseekerppreadonly',
    foreign: 'This is someone else’s profile',
  },
] as const;

test.describe('§6 roles', { tag: '@wide' }, () => {
  for (const { role, other, key, profile, foreign } of roles) {
    test(`what the guard of ${profile} compares`, async ({ page, app, request, hostKind }) => {
      for (const userRole of [other, role.toUpperCase(), 'somebody']) {
        await line(
          `§6 the guard of ${profile} compares userRole: "${userRole}" is sent to ${loginPath(role)}`,
          async () => {
            await setKeys(page, { userRole, [key]: 'larkfield' });
            await page.goto(`${profile}/larkfield`);
            await expect(page).toHaveURL(loginPath(role));
          },
        );
      }
      if (hostKind === 'own') return;
      await line(
        `§6 the role is held under userRole, and the guard of ${profile} compares it: the exact "${role}" passes`,
        async () => {
          const { username } = await makeAccount(request, app, role);
          await setKeys(page, { userRole: role, [key]: username });
          await page.goto(`${profile}/${username}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
        },
      );
    });

    test(`§6 the login page used fixes the role: the ${other}'s username and password are none at ${loginPath(role)}`, async ({
      page,
      app,
      request,
      problems,
    }) => {
      problems.allow(/status of 401|Error in login/);
      const { username, password } = await makeAccount(request, app, other);
      await page.goto(loginPath(role));
      await fillLogin(page, { role, username, password });
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Invalid username or password',
      );
      expect(await sessionKeys(page)).toEqual({});
      await page.goto(loginPath(other));
      await fillLogin(page, { role: other, username, password });
      await expect.poll(async () => (await sessionKeys(page)).userRole).toBe(other);
    });

    test(
      `§6 ${profile} takes the username from the URL, without a check that it matches`,
      { tag: '@spec-host' },
      async ({ page, app, request, specHost }) => {
        const somebody = await makeAccount(request, app, role);
        const record =
          role === 'employer'
            ? specHost.records().employers.at(-1)
            : specHost.records().seekers.at(-1);
        Object.assign(record ?? {}, { firstnameEmployer: 'Grace', firstnamejobseek: 'Grace' });
        await signIn(page, app, await makeAccount(request, app, role));
        await page.goto(`${profile}/${somebody.username}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Morrow');
      },
    );

    test(
      `§6 our own host refuses somebody else's ${profile}, and the page leads to one's own`,
      { tag: '@own-host' },
      async ({ page, app, request, problems }) => {
        problems.allow(/status of 40[13]|Error fetching profile/);
        const somebody = await makeAccount(request, app, role);
        const account = await makeAccount(request, app, role);
        await signIn(page, app, account);
        await page.goto(`${profile}/${somebody.username}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(foreign);
        await expect(page.getByText(somebody.email)).toHaveCount(0);
        await page.getByRole('main').getByRole('link', { name: 'Go to your profile' }).click();
        await expect(page).toHaveURL(`${profile}/${account.username}`);
      },
    );
  }

  for (const who of ['visitor', 'employer', 'jobseeker'] as const) {
    test(`what the ${who} may see`, async ({ page, app, request }) => {
      const employer = await makeAccount(request, app, 'employer');
      const posting = newPosting(`Ward Nurse ${unique()}`);
      const id = await makeJob(request, app, employer, posting);
      if (who !== 'visitor') await signIn(page, app, await makeAccount(request, app, who));
      await page.goto('/cv');
      await line(
        `§6 everyone may view jobs, categories, terms and read-only employer profiles: the ${who}`,
        async () => {
          for (const [path, heading] of [
            ['/', /Opportunity$/],
            ['/jobdescription', /jobs/i],
            [`/singlejobdescription/jobdescription/${id}`, posting.jobtitle],
            [`/jobdescriptions/jobdescriptions/${id}`, posting.jobtitle],
            ['/category', 'Find the job you love'],
            ['/category/Nurse%20Jobs', 'Nurse Jobs'],
            ['/termsofuse', 'Terms of use'],
            [`/employerppreadonly/${employer.username}`, newEmployerHeading],
          ] as const) {
            await navigateInApp(page, path);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
            await expect(page).toHaveURL(path);
          }
        },
      );
      if (who === 'employer') return;
      await line(`§6 the post route is not guarded: the ${who} sees the form`, async () => {
        await page.goto('/jobpost/larkfield');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post a job');
        await expect(field(page, 'jobtitle')).toBeEditable();
        await expect(page).toHaveURL('/jobpost/larkfield');
      });
    });
  }

  test(
    "§6 everyone may view read-only profiles: a job seeker's",
    { tag: '@spec-host' },
    async ({ page, app, request }) => {
      const { username, email } = await makeAccount(request, app, 'jobseeker');
      await page.goto(`/jobseekerppreadonly/${username}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
      await expect(page.getByRole('main').getByText(email)).toBeVisible();
    },
  );

  test(
    "§6 our own host keeps a job seeker's address and phone from visitors",
    { tag: '@own-host' },
    async ({ page, app, request, problems }) => {
      problems.allow(/status of 401|Error fetching profile/);
      const { username, email } = await makeAccount(request, app, 'jobseeker');
      await page.goto(`/jobseekerppreadonly/${username}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Log in to see this profile',
      );
      await expect(page.getByText(email)).toHaveCount(0);
    },
  );

  test('§6 job seeker: apply to jobs; a visitor logs in first and comes to the apply screen', async ({
    page,
    app,
    request,
  }) => {
    const id = await makeJob(
      request,
      app,
      await makeAccount(request, app, 'employer'),
      newPosting(`Ward Nurse ${unique()}`),
    );
    const seeker = await makeAccount(request, app, 'jobseeker');
    await page.goto(`/jobdescriptions/jobdescriptions/${id}`);
    await page.getByRole('main').getByRole('link', { name: 'Apply to Job' }).first().click();
    await expect(page).toHaveURL('/login');
    await fillLogin(page, seeker);
    await expect(page).toHaveURL(`/applyjob/${id}`);
    await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('Job Application');
  });
});
