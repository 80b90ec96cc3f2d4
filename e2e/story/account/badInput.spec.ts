import { expect, test } from '../../fixtures';
import { jobsOf, makeAccount, someJob } from '../../steps/hosts';
import { fillPosting, jobCards, newPosting, postingTyped, submitPosting } from '../../steps/jobs';
import {
  isMarked,
  markDocument,
  outageNoise,
  simulateOutage,
  waitForFailedWrite,
} from '../../steps/outage';
import {
  field,
  fillLogin,
  fillRegistration,
  logIn,
  loginPath,
  newAccount,
  register,
  registerButton,
  submitRegistration,
  unique,
} from '../../steps/people';

/** A form's behavior doesn't depend on the width. */
const once = { tag: '@once' };
const refusals = /status of 4\d\d/;

test.describe('registration', () => {
  for (const role of ['employer', 'jobseeker'] as const) {
    const path = role === 'employer' ? '/signupemp' : '/signup';
    const username = role === 'employer' ? 'usernameEmployer' : 'usernamejobseek';

    test(
      `${role}: what was typed stays after a failure`,
      once,
      async ({ page, app, hostKind, problems }) => {
        problems.allow(outageNoise);
        const account = newAccount(role);
        const away = simulateOutage(page, hostKind, app.specHost);
        await page.goto(path);
        await fillRegistration(page, account);
        await away.begin();
        await submitRegistration(page);
        await expect(page.getByText('Error occurred while registering')).toBeVisible();
        await expect(page).toHaveURL(path);
        await expect(field(page, username)).toHaveValue(account.username);
        await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue(
          account.password,
        );
        await expect(page.getByRole('checkbox', { name: 'Female', exact: true })).toBeChecked();
        await away.end();
        await submitRegistration(page);
        await expect(page.getByText('Registration successful. You can now log in!')).toBeVisible();
      },
    );

    test(
      `${role}: differing passwords and an unticked licence are told before anything is sent`,
      once,
      async ({ page }) => {
        const posts: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') posts.push(request.url());
        });
        const account = newAccount(role);
        await page.goto(path);
        await fillRegistration(page, account);
        await page.getByLabel('Confirm password', { exact: true }).fill('something else entirely');
        await page.getByRole('checkbox', { name: /license agreement/i }).uncheck();
        await submitRegistration(page);
        await expect(page.getByText('Passwords do not match')).toBeVisible();
        await page.getByLabel('Confirm password', { exact: true }).fill(account.password);
        await submitRegistration(page);
        await expect(page.getByText('Please accept the license agreement')).toBeVisible();
        expect(posts).toEqual([]);
        await expect(field(page, username)).toHaveValue(account.username);
      },
    );
  }

  test(
    'a taken username is told under its field, whatever its letter case',
    { tag: ['@own-host', '@once'] },
    async ({ page, app, request, problems }) => {
      problems.allow(refusals);
      problems.allow(outageNoise);
      const taken = await makeAccount(request, app, 'employer');
      const account = { ...newAccount('employer'), username: taken.username.toUpperCase() };
      await page.goto('/signupemp');
      await fillRegistration(page, account);
      await submitRegistration(page);
      await expect(page.getByText('Error occurred while registering')).toBeVisible();
      const input = field(page, 'usernameEmployer');
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(/taken/i);
      await expect(input).toHaveValue(account.username);
    },
  );

  test('gender: ticking one unticks the other, unticking clears', once, async ({ page }) => {
    await page.goto('/signup');
    const [male, female] = [
      page.getByRole('checkbox', { name: 'Male', exact: true }),
      page.getByRole('checkbox', { name: 'Female', exact: true }),
    ];
    await male.check();
    await female.check();
    await expect(male).not.toBeChecked();
    await female.uncheck();
    await expect(male).not.toBeChecked();
    await expect(female).not.toBeChecked();
  });
});

for (const role of ['employer', 'jobseeker'] as const) {
  test(
    `log-in, ${role}: any failure says the same, what was typed stays`,
    once,
    async ({ page, app, hostKind, request, problems }) => {
      problems.allow(outageNoise);
      problems.allow(refusals);
      problems.allow(/Invalid|401|log/i);
      const account = await makeAccount(request, app, role);
      const away = simulateOutage(page, hostKind, app.specHost);
      const failure = page.getByText('Invalid username or password');
      await page.goto(loginPath(role));
      await fillLogin(page, { ...account, password: 'not the password' });
      await expect(failure).toBeVisible();
      await expect(
        field(page, role === 'employer' ? 'usernameEmployer' : 'usernamejobseek'),
      ).toHaveValue(account.username);
      await away.begin();
      // the same message is already shown
      const lost = waitForFailedWrite(page);
      await fillLogin(page, account);
      await lost;
      await expect(failure).toBeVisible();
      await away.end();
      await fillLogin(page, account);
      await expect(page).toHaveURL(
        new RegExp(`/(employerpp|jobseekerpp)/${account.username.replaceAll('.', '\\.')}$`),
      );
    },
  );
}

test.describe('posting a job', () => {
  test(
    'what was typed stays after a failure, and posts once the host is back',
    once,
    async ({ page, app, hostKind, request, problems }) => {
      problems.allow(outageNoise);
      const account = await makeAccount(request, app, 'employer');
      const posting = newPosting(`Ward Nurse ${unique()}`);
      const away = simulateOutage(page, hostKind, app.specHost);
      await logIn(page, account);
      await page.getByRole('main').getByRole('link', { name: 'Post a Job' }).first().click();
      await markDocument(page);
      await fillPosting(page, posting);
      await away.begin();
      await submitPosting(page).click();
      await expect(
        page.getByText('Error adding job post. Please try again.').first(),
      ).toBeVisible();
      expect(await postingTyped(page, posting)).toEqual(posting);
      await away.end();
      await submitPosting(page).click();
      await expect(page.getByText('Job post added successfully!')).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      expect(await jobsOf(page, app, account.username)).toBe(1);
    },
  );

  test('a double click posts once', once, async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await logIn(page, account);
    await page.goto(`/jobpost/${account.username}`);
    await fillPosting(page, newPosting(`Ward Nurse ${unique()}`));
    await submitPosting(page).dblclick();
    await expect(page).toHaveURL(`/employerpp/${account.username}`);
    await expect(page.getByText('Job post added successfully!')).toHaveCount(1);
    expect(await jobsOf(page, app, account.username)).toBe(1);
  });

  test(
    'an empty field, no category, or words beyond the limit send nothing',
    once,
    async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      await logIn(page, account);
      await page.goto(`/jobpost/${account.username}`);
      const { categoryName: _category, ...posting } = newPosting(`Ward Nurse ${unique()}`);
      for (const [name, text] of Object.entries(posting)) await field(page, name).fill(text);
      await submitPosting(page).click();
      await expect(field(page, 'categoryName')).toBeFocused();
      const words = (count: number) =>
        Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
      for (const [name, limit] of [
        ['joboverview', 65],
        ['responsibilities3', 15],
        ['qualification4', 20],
      ] as const) {
        await field(page, name).fill(words(limit + 5));
        await expect(field(page, name)).toHaveValue(words(limit));
      }
      expect(await jobsOf(page, app, account.username)).toBe(0);
    },
  );

  test(
    'a visitor fills in the form, logs in and finds it as it was',
    { tag: ['@own-host', '@once'] },
    async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      const posting = newPosting(`Ward Nurse ${unique()}`);
      await page.goto(`/jobpost/${account.username}`);
      await fillPosting(page, posting);
      await page
        .getByRole('main')
        .getByRole('link', { name: /log in/i })
        .first()
        .click();
      await fillLogin(page, account);
      await expect(page).toHaveURL(`/jobpost/${account.username}`);
      await expect.poll(() => postingTyped(page, posting)).toEqual(posting);
    },
  );
});

test('a double click registers once', once, async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const account = newAccount('jobseeker');
  await page.goto('/signup');
  await fillRegistration(page, account);
  await registerButton(page).dblclick();
  await expect(page.getByText('Registration successful. You can now log in!')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test(
  'a double click applies once',
  { tag: ['@own-host', '@once'] },
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    const job = await someJob(request, app);
    await logIn(page, account);
    await page.goto(`/applyjob/${job._id}`);
    await page.getByRole('button', { name: 'Send Email' }).dblclick();
    await expect(page.getByRole('button', { name: 'Send Email' })).toBeHidden();
    await page.goto('/jobseekerpp');
    await expect(jobCards(page, job.jobtitle)).toHaveCount(1);
  },
);

test(
  'registering twice with the same name: a spec host may allow it',
  { tag: ['@spec-host', '@once'] },
  async ({ page }) => {
    const account = newAccount('employer');
    await register(page, account);
    await register(page, account);
  },
);
