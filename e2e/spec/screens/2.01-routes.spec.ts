import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { makeAccount, makeJob, setKeys, signIn, someJob } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { line } from '../../steps/lines';
import { unique } from '../../steps/people';
import { newEmployerHeading } from '../../steps/profiles';

/** The records created on the test's host: a job's id, its title and its employer. */
type Made = { jobId: string; title: string; username: string };

const openRoutes: readonly {
  route: string;
  to: (made: Made) => string;
  heading: (made: Made) => string | RegExp;
}[] = [
  { route: '/', to: () => '/', heading: () => "We're Connecting talent with Opportunity" },
  {
    route: '/signup is job seeker registration',
    to: () => '/signup',
    heading: () => 'Register as a job seeker',
  },
  {
    route: '/signupemp is employer registration',
    to: () => '/signupemp',
    heading: () => 'Register as an employer',
  },
  { route: '/login is job seeker login', to: () => '/login', heading: () => 'Job seeker login' },
  { route: '/loginemp is employer login', to: () => '/loginemp', heading: () => 'Employer login' },
  {
    route: '/jobdescription is the job listing',
    to: () => '/jobdescription',
    heading: () => /jobs$/i,
  },
  {
    route: "/jobdescriptiontrial/{usernameEmployer} is the employer's jobs",
    to: ({ username }) => `/jobdescriptiontrial/${username}`,
    heading: ({ username }) => `Jobs by ${username}`,
  },
  {
    route: '/category is the category list',
    to: () => '/category',
    heading: () => 'Find the job you love',
  },
  {
    route: '/category/{categoryName} is that category',
    to: () => '/category/Nurse%20Jobs',
    heading: () => 'Nurse Jobs',
  },
  {
    route: '/termsofuse is the terms page',
    to: () => '/termsofuse',
    heading: () => 'Terms of use',
  },
  {
    route: '/jobpost/{usernameEmployer} is the job post form',
    to: ({ username }) => `/jobpost/${username}`,
    heading: () => 'Post a job',
  },
  {
    route: '/singlejobdescription/jobdescription/{jobId} is the job view',
    to: ({ jobId }) => `/singlejobdescription/jobdescription/${jobId}`,
    heading: ({ title }) => title,
  },
  {
    route: '/jobdescriptions/jobdescriptions/{jobId} is the job view',
    to: ({ jobId }) => `/jobdescriptions/jobdescriptions/${jobId}`,
    heading: ({ title }) => title,
  },
  {
    route: '/employerppreadonly/{usernameEmployer} is the read-only employer profile',
    to: ({ username }) => `/employerppreadonly/${username}`,
    heading: () => newEmployerHeading,
  },
];

test.describe('§2.1 open routes, to a visitor', { tag: '@wide' }, () => {
  test('each is what it is', async ({ page, app, request }) => {
    const { username } = await makeAccount(request, app, 'employer');
    const { _id: jobId, jobtitle: title } = await someJob(request, app);
    const made = { jobId, title, username };
    const main = page.getByRole('main');
    for (const { route, to, heading } of openRoutes) {
      await line(`§2.1 ${route}, open`, async () => {
        await page.goto(to(made));
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading(made));
        await expect(page).toHaveURL(to(made));
      });
      if (route === '/') {
        await line(
          '§2.1 / is made of four sections: hero, Featured Jobs, Featured Employers, About Us with the anchor id about-us',
          async () => {
            await expect(main.getByRole('heading', { level: 2 })).toHaveText([
              'Featured Jobs',
              'Featured Employers',
              'About Us',
            ]);
            await expect(
              main.locator('#about-us').getByRole('heading', { name: 'About Us' }),
            ).toBeVisible();
          },
        );
      }
    }
  });

  test('those that name nobody, or a job that is another’s', async ({
    page,
    app,
    request,
    hostKind,
  }) => {
    await line('§2.1 /jobdescriptiontrial without a name is open too', async () => {
      await page.goto('/jobdescriptiontrial');
      await expect(
        page.getByRole('main').getByText('No job descriptions found', { exact: true }),
      ).toBeVisible();
      await expect(page).toHaveURL('/jobdescriptiontrial');
    });
    await line(
      '§2.1 /jobdescriptiontrialedit without an id says that there is no such job',
      async () => {
        await page.goto('/jobdescriptiontrialedit');
        await expect(
          page.getByRole('main').getByText('No job description found', { exact: true }),
        ).toBeVisible();
      },
    );
    await line('§2.1 /jobdescriptiontrialedit is open: a visitor stays there', async () => {
      const { _id, jobtitle } = await someJob(request, app);
      await page.goto(`/jobdescriptiontrialedit?id=${_id}`);
      // on the app's own host, only its employer may change a job, and the page says so
      if (hostKind === 'own')
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
          'This job can’t be edited',
        );
      else await expect(page.locator('[name="jobtitle"]')).toHaveValue(jobtitle);
      await expect(page).toHaveURL(`/jobdescriptiontrialedit?id=${_id}`);
    });
  });

  test('§2.1 /jobdescriptiontrialedit is the edit of the job that its id parameter names', async ({
    page,
    app,
    request,
  }) => {
    const employer = await makeAccount(request, app, 'employer');
    const posting = newPosting(`Ward Nurse ${unique()}`);
    const id = await makeJob(request, app, employer, posting);
    await signIn(page, app, employer);
    await page.goto(`/jobdescriptiontrialedit?id=${id}`);
    await expect(page.locator('[name="jobtitle"]')).toHaveValue(posting.jobtitle);
  });

  test('anything else', async ({ page, problems }) => {
    problems.allow(/404/);
    for (const path of [
      '/nothing-here',
      '/login/again',
      '/category/Nurse%20Jobs/more',
      '/jobpost',
      '/employerppreadonly',
    ]) {
      await line(`§2.1 anything else is the not-found page: ${path}`, async () => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
          'Page not found',
        );
        await expect(page).toHaveURL(path);
      });
    }
  });
});

/** The guarded routes: the role, where others are redirected, and what the role sees. */
const guardedRoutes = [
  {
    route: '/jobseekerpp/{usernamejobseek}',
    role: 'jobseeker',
    to: ({ username }: Made) => `/jobseekerpp/${username}`,
    login: '/login',
    heading: 'Ada Morrow',
  },
  {
    route: '/jobseekerpp',
    role: 'jobseeker',
    to: () => '/jobseekerpp',
    login: '/login',
    heading: 'Ada Morrow',
  },
  {
    route: '/applyjob/{jobId}',
    role: 'jobseeker',
    to: ({ jobId }: Made) => `/applyjob/${jobId}`,
    login: '/login',
    heading: /^Apply/,
  },
  {
    route: '/jobseekerppreadonly',
    role: 'jobseeker',
    to: () => '/jobseekerppreadonly',
    login: '/login',
    heading: 'Ada Morrow',
  },
  {
    route: '/employerpp/{usernameEmployer}',
    role: 'employer',
    to: ({ username }: Made) => `/employerpp/${username}`,
    login: '/loginemp',
    heading: 'Ada Morrow',
  },
  {
    route: '/employerpp',
    role: 'employer',
    to: () => '/employerpp',
    login: '/loginemp',
    heading: 'Ada Morrow',
  },
] as const;

test.describe('§2.1 guarded routes', { tag: '@wide' }, () => {
  const expectLogin = async (page: Page, login: string) => {
    await expect(page).toHaveURL(login);
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Login', exact: true }),
    ).toBeVisible();
  };

  test('to a visitor', async ({ page, app, request }) => {
    const { _id: jobId, jobtitle: title } = await someJob(request, app);
    for (const { route, to, login } of guardedRoutes) {
      await line(`§2.1 ${route} sends a visitor to ${login}`, async () => {
        await page.goto(to({ jobId, title, username: 'somebody' }));
        await expectLogin(page, login);
      });
    }
  });

  for (const who of ['jobseeker', 'employer'] as const) {
    test(`to the ${who}`, async ({ page, app, request }) => {
      const account = await makeAccount(request, app, who);
      const { _id: jobId, jobtitle: title } = await someJob(request, app);
      const made = { jobId, title, username: account.username };
      await signIn(page, app, account);
      for (const { route, to, heading } of guardedRoutes.filter(({ role }) => role === who)) {
        await line(`§2.1 ${route} is there for the ${who}`, async () => {
          await page.goto(to(made));
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
            heading,
          );
          await expect(page).toHaveURL(to(made));
        });
      }
      for (const { route, to, login } of guardedRoutes.filter(({ role }) => role !== who)) {
        await line(`§2.1 ${route} sends the ${who} to ${login}`, async () => {
          await page.goto(to(made));
          await expectLogin(page, login);
        });
      }
    });
  }

  test('§2.1 /jobseekerppreadonly goes to / if the session storage has no username', async ({
    page,
    problems,
  }) => {
    // the app's own host has no such session
    problems.allow(/status of 401/);
    await setKeys(page, { userRole: 'jobseeker' });
    await page.goto('/jobseekerppreadonly');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "We're Connecting talent with Opportunity",
    );
  });
});
