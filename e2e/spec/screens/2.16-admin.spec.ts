import type { Page } from '@playwright/test';
import { messages } from '../../../contract/messages';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { callsOf, holdCalls, watchCalls } from '../../steps/calls';
import { makeAccount, setKeys, signInAdmin } from '../../steps/hosts';
import { line } from '../../steps/lines';
import { confirmDialog, main, rowOf, searchTable } from '../../steps/page';
import { field, sessionKeys } from '../../steps/people';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Administration' });
const screens = [
  '/admindash',
  '/employerdash',
  '/jobseekdash',
  '/removejob',
  '/updatefeatured',
  '/updateterms',
] as const;
const opens = (page: Page) =>
  expect(sidebar(page).getByRole('link')).toHaveText([
    'View Employers',
    'Remove Job',
    'View Seekers',
    'Update Featured',
    'Update terms',
  ]);
/** The first read of each screen, on either host. */
const reads: Partial<Record<(typeof screens)[number], RegExp>> = {
  '/admindash': /\/(?:employer\/getAll|admin\/employers)(?:\?|$)/,
  '/jobseekdash': /\/(?:jobseeker\/jobseekers|admin\/jobseekers)(?:\?|$)/,
  '/removejob': /\/(?:jobdescriptions\/getAll|jobs\/search)(?:\?|$)/,
  '/updatefeatured': /\/featuredemployer\/?$/,
  '/updateterms': /\/terms\/terms$/,
};

test.describe('§2.16 admin screens', { tag: '@wide' }, () => {
  test('the log-in', async ({ page, app, hostKind, problems }) => {
    const adminpassword = hostKind === 'spec' ? 'spec-host-password' : 'an-e2e-administrator';
    const logIn = async (password: string) => {
      await field(page, 'adminname').fill('admin');
      await field(page, 'adminpassword').fill(password);
      await main(page).getByRole('button', { name: 'Login' }).click();
    };
    await page.goto('/adminlogin');
    await line('§2.16 admin login: username and password fields with a benefits list', async () => {
      await expect(field(page, 'adminname')).toHaveAttribute('required', '');
      await expect(field(page, 'adminpassword')).toHaveAttribute('type', 'password');
      await expect(main(page).getByRole('complementary').getByRole('listitem')).toHaveCount(3);
      await expectAccessible(page);
    });
    await line('§8 admin login failure: "Invalid username or password"', async () => {
      problems.allow(/status of 401|Error in loginAdmin/);
      await logIn('not this one');
      await expect(main(page).getByRole('alert')).toHaveText('Invalid username or password');
    });
    const sent = watchCalls(page, app);
    await line(
      '§4 an admin’s log-in stores token and role admin, and goes to /jobseekdash',
      async () => {
        await logIn(adminpassword);
        await expect(page).toHaveURL('/jobseekdash');
        const { authToken, ...others } = await sessionKeys(page);
        expect(others).toEqual({ userRole: 'admin' });
        expect(authToken).toMatch(hostKind === 'spec' ? /^spec-host-token$/ : /^\S{20,}$/);
        expect(app.specHost?.seen.some(({ operation }) => operation === 'loginAdmin') ?? true).toBe(
          true,
        );
      },
    );
    await line(
      '§7 POST /admin/admins/login sends adminname and adminpassword, and the token of its data is stored as authToken',
      async () => {
        expect(callsOf(sent, 'loginAdmin')).toEqual([
          {
            operation: 'loginAdmin',
            method: 'POST',
            path: '/admin/admins/login',
            body: { adminname: 'admin', adminpassword },
          },
        ]);
        await page.reload();
        await expect(page).toHaveURL('/jobseekdash');
        expect((await sessionKeys(page))['authToken']).toBeTruthy();
      },
    );
  });

  test('the guard', async ({ page, problems }) => {
    // the app's own host has neither that session nor that employer
    problems.allow(/status of 40[14]/);
    for (const path of screens) {
      await line(`§2.1 ${path} is for the admin only: others are sent to /adminlogin`, async () => {
        await page.goto(path);
        await expect(page).toHaveURL('/adminlogin');
        await expect(sidebar(page)).toHaveCount(0);
      });
    }
    await line(
      '§6 the guard compares userRole: an employer’s key opens no admin screen',
      async () => {
        await setKeys(page, { userRole: 'employer', usernameEmployer: 'larkfield' });
        await page.goto('/admindash');
        await expect(page).toHaveURL('/adminlogin');
      },
    );
  });

  test('every screen, while it is fetched and when it stands', async ({ page, app }) => {
    await signInAdmin(page, app);
    for (const path of screens) {
      const address = reads[path];
      if (address) {
        await line(`§2.16 ${path} shows Loading... while fetching`, async () => {
          const release = await holdCalls(page, address);
          await page.goto(path);
          await expect(page.getByText('Loading...').first()).toBeAttached();
          release();
          await expect(page.getByText('Loading...')).toHaveCount(0);
          await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
          await page.unroute(address);
        });
      } else await page.goto(path);
      await line(`§2.16 the sidebar stands on ${path}, and the screen is accessible`, async () => {
        await opens(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
      });
      await line(`§2.3 the footer stands on ${path}`, async () => {
        await expect(page.getByRole('contentinfo').getByText(/^© 2024 /)).toBeVisible();
      });
    }
  });

  test('§2.16 the logout clears local and session storage and returns to /', async ({
    page,
    app,
  }) => {
    await signInAdmin(page, app);
    await page.goto('/updateterms');
    await page.evaluate(() => {
      localStorage.setItem('something', 'kept');
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => sessionKeys(page)).toEqual({});
    expect(await page.evaluate(() => localStorage.getItem('something'))).toBeNull();
    await page.goto('/updateterms');
    await expect(page).toHaveURL('/adminlogin');
  });

  test('the lists of people', async ({ page, app, request }) => {
    const employer = await makeAccount(request, app, 'employer');
    const seeker = await makeAccount(request, app, 'jobseeker');
    await signInAdmin(page, app);
    for (const path of ['/admindash', '/employerdash']) {
      await line(
        `§2.16 employer list on ${path}: Username, First Name, Last Name, Email, Company, Action (Delete)`,
        async () => {
          const { username, email } = employer;
          await page.goto(path);
          await expect(main(page).getByRole('columnheader')).toHaveText([
            /^Username/,
            'First Name',
            'Last Name',
            'Email',
            'Company',
            'Action',
          ]);
          await searchTable(page, username);
          await expect(rowOf(page, username)).toContainText(email);
          await expect(
            rowOf(page, username).getByRole('button', { name: `Delete ${username}` }),
          ).toHaveText('Delete');
        },
      );
    }
    await line(
      '§2.16 seeker list: Username, First Name, Last Name, Email, Action (Delete)',
      async () => {
        await page.goto('/jobseekdash');
        await expect(main(page).getByRole('columnheader')).toHaveText([
          /^Username/,
          'First Name',
          'Last Name',
          'Email',
          'Action',
        ]);
        await searchTable(page, seeker.username);
        await expect(rowOf(page, seeker.username)).toContainText(seeker.email);
      },
    );
  });

  test(
    '§2.16 job list without jobs: "No job applications found"',
    { tag: '@spec-host' },
    async ({ page, app, specHost }) => {
      specHost.seed({ jobs: [] });
      await signInAdmin(page, app);
      await page.goto('/removejob');
      await expect(main(page).getByText(messages.getJobs.adminEmpty)).toBeVisible();
    },
  );

  test(
    '§5 deleting somebody with a missing id raises "Invalid ID"',
    { tag: '@spec-host' },
    async ({ page, app, specHost }) => {
      specHost.seed({
        employers: [
          // malformed on purpose: a spec host may contain such a record
          { usernameEmployer: 'no.id', firstnameEmployer: 'No', lastnameEmployer: 'Id' } as never,
        ],
      });
      await signInAdmin(page, app);
      await page.goto('/admindash');
      await main(page).getByRole('button', { name: 'Delete no.id' }).click();
      await confirmDialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Invalid ID')).toBeVisible();
      expect(specHost.seen.filter(({ operation }) => operation === 'deleteEmployer')).toEqual([]);
    },
  );

  test(
    '§2.16 employer list with 50,000 employers: at most 1,500 elements, searched at once',
    { tag: '@spec-host' },
    async ({ page, app, specHost }) => {
      specHost.seed({
        employers: Array.from({ length: 50_000 }, (_, n) => ({
          _id: `e${n}`,
          usernameEmployer: `employer.${n}`,
          firstnameEmployer: 'Ada',
          lastnameEmployer: `Morrow ${n}`,
          emailEmployer: `e${n}@example.com`,
        })),
      });
      await signInAdmin(page, app);
      await page.goto('/admindash');
      await expect(main(page).getByText('50,000 employers')).toBeVisible();
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(
        1500,
      );
      await searchTable(page, 'employer.49999');
      await expect(rowOf(page, 'employer.49999')).toBeVisible();
      await expect(main(page).getByText('1 of 50,000 employers')).toBeVisible();
    },
  );
});
