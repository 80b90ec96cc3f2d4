import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { writesOf } from '../../steps/calls';
import { consoleLines, expectNoFailureShown, failCall } from '../../steps/faults';
import { makeAccount } from '../../steps/hosts';
import { line } from '../../steps/lines';
import { outageNoise } from '../../steps/outage';
import { field, fillLogin, messagesOfForms, sessionKeys } from '../../steps/people';

const pages = [
  {
    role: 'employer',
    path: '/loginemp',
    names: ['usernameEmployer', 'passwordnameEmployer'],
    call: '/employer/login',
    operation: 'loginEmployer',
    profile: '/employerpp',
    key: 'usernameEmployer',
    panel: 'Not an Employer?',
    promises: ['Posting Job Openings', 'Managing Job Applications', 'Finding the Right Candidates'],
  },
  {
    role: 'jobseeker',
    path: '/login',
    names: ['usernamejobseek', 'passwordnamejobseek'],
    call: '/jobseeker/jobseekers/login',
    operation: 'loginJobSeeker',
    profile: '/jobseekerpp',
    key: 'usernamejobseek',
    panel: 'Not a Member?',
    promises: ['Applying for Jobs', 'Posting a Resume', 'Adding Jobs to Inbox'],
  },
] as const;

const loginForm = (page: Page) => page.getByRole('main').locator('form');

for (const {
  role,
  path,
  names: [username, password],
  call,
  operation,
  profile,
  key,
  panel,
  promises,
} of pages) {
  test.describe(`§2.4 ${path}`, { tag: '@wide' }, () => {
    test(`${path}, as it stands`, async ({ page }) => {
      const writes = writesOf(page);
      await page.goto(path);
      await line(
        `§2.4 ${path} has a username and a password field, both required, and a Login button`,
        async () => {
          await expect(loginForm(page).getByLabel('Username', { exact: true })).toHaveAttribute(
            'name',
            username,
          );
          await expect(loginForm(page).getByLabel('Password', { exact: true })).toHaveAttribute(
            'name',
            password,
          );
          await expect(field(page, password)).toHaveAttribute('type', 'password');
          for (const name of [username, password])
            await expect(field(page, name)).toHaveJSProperty('required', true);
          await expect(
            loginForm(page).getByRole('button', { name: 'Login', exact: true }),
          ).toBeVisible();
        },
      );
      await line(`§8 no message stands on ${path} before anything was done`, async () => {
        await expect(page.locator('body')).not.toContainText(messagesOfForms);
        await expectNoFailureShown(page);
      });
      await line(
        `§5 on ${path} an empty username or password is stopped, and nothing is sent`,
        async () => {
          await fillLogin(page, { role, username: '', password: 'something' });
          await expect(field(page, username)).toBeFocused();
          await expect(field(page, username)).toHaveJSProperty('validity.valueMissing', true);
          await fillLogin(page, { role, username: 'somebody', password: '' });
          await expect(field(page, password)).toBeFocused();
          expect(writes).toEqual([]);
          await expect(page).toHaveURL(path);
        },
      );
      await line(
        `§2.4 ${path} has a panel "${panel}" with the benefits and a Register Now button to /signup`,
        async () => {
          const aside = page.getByRole('main').getByRole('complementary');
          await expect(aside.getByRole('heading', { level: 2 })).toHaveText(panel);
          await expect(aside.getByRole('listitem')).toHaveText(promises);
          await aside.getByRole('link', { name: 'Register Now', exact: true }).click();
          await expect(page).toHaveURL('/signup');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            'Register as a job seeker',
          );
        },
      );
    });

    test(`${path}: a log-in that succeeds`, async ({ page, app, request, problems }) => {
      const account = await makeAccount(request, app, role);
      const { username: name } = account;
      await line(
        `§2.4 one who was sent to ${path} by a guard goes back to the page they wanted`,
        async () => {
          const wanted =
            role === 'employer' ? `/employerpp/${name}?from=mail` : '/jobseekerppreadonly';
          await page.goto(wanted);
          await expect(page).toHaveURL(path);
          await fillLogin(page, account);
          await expect(page).toHaveURL(wanted);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
        },
      );
      await line(
        `§2.4 on success at ${path} role and username are stored and the user goes to ${profile}/{username}`,
        async () => {
          const other = await makeAccount(request, app, role);
          // a call of the previous session may be in flight when somebody else logs in
          problems.allow(/status of 401 \(Unauthorized\)/);
          await page.goto(path);
          await fillLogin(page, other);
          await expect(page).toHaveURL(`${profile}/${other.username}`);
          expect(await sessionKeys(page)).toEqual({ userRole: role, [key]: other.username });
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
        },
      );
    });

    test(`${path}: a log-in that fails`, async ({ page, app, request, problems }) => {
      problems.allow(outageNoise);
      problems.allow(/Error in login/);
      const errors = consoleLines(page, 'error');
      const writes = writesOf(page);
      const account = await makeAccount(request, app, role);
      const alert = loginForm(page).getByRole('alert');
      await page.goto(path);
      await line(
        `§5 on ${path} nothing else is checked before it is sent: one letter each will do`,
        async () => {
          await expect(page.getByRole('alert')).toHaveCount(0);
          await fillLogin(page, { role, username: 'x', password: 'y' });
          await expect(alert).toBeVisible();
          expect(writes).toEqual([
            { method: 'POST', path: call, body: { [username]: 'x', [password]: 'y' } },
          ]);
        },
      );
      await line(`§2.4 ${path} has an inline red error area in its form`, async () => {
        await expect(alert).toHaveText('Invalid username or password');
        const [red, green, blue] = await alert.evaluate((element) =>
          (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
        );
        expect(red).toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255));
      });
      for (const { cause, how } of [
        { cause: 'a wrong password', how: null },
        { cause: 'an unknown page', how: 'html404' },
        { cause: 'a network fault', how: 'drop' },
        { cause: 'a server fault', how: 'fail500' },
      ] as const) {
        await line(
          `§8 log-in failure at ${path} by ${cause}: inline red "Invalid username or password" and nothing else, details only logged`,
          async () => {
            // reloads, to close the previous alert
            await page.goto(path);
            errors.length = 0;
            const restore = how && (await failCall(page, app, operation, how));
            await fillLogin(page, how ? account : { ...account, password: `${account.password}!` });
            await expect(alert).toHaveText('Invalid username or password');
            await expect(page.getByRole('alert')).toHaveCount(1);
            await expect(page.locator('body')).not.toContainText(
              /pool destroyed|Cannot find|Something went wrong|credentials|fetch/i,
              { useInnerText: true },
            );
            expect(errors.filter((text) => !text.startsWith('Failed to load'))).toEqual([
              expect.stringMatching(/^Error in login/),
            ]);
            // the input is kept, and nobody is logged in (spec §4)
            await expect(field(page, username)).toHaveValue(account.username);
            await expect(page).toHaveURL(path);
            expect(await sessionKeys(page)).toEqual({});
            if (restore) await restore();
          },
        );
      }
    });
  });
}

test.describe('§7 any success counts as logged in', { tag: ['@wide', '@spec-host'] }, () => {
  for (const { role, path, operation, profile, key } of pages) {
    test(`whatever ${operation} answers`, async ({ page, app, request, specHost }) => {
      for (const how of ['emptyBody', 'asArray'] as const) {
        await line(`§7 any success of ${operation} counts as logged in: ${how}`, async () => {
          const account = await makeAccount(request, app, role);
          specHost.injectFault(operation, how);
          await page.goto(path);
          await fillLogin(page, account);
          await expect(page).toHaveURL(`${profile}/${account.username}`);
          expect(await sessionKeys(page)).toEqual({ userRole: role, [key]: account.username });
        });
      }
    });
  }
});
