import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { consoleLines, expectNoFailureShown } from '../../steps/faults';
import { makeAccount, setKeys, signIn } from '../../steps/hosts';
import { line } from '../../steps/lines';
import { openSessionMenu, sessionKeys } from '../../steps/people';

const dots = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account menu' });

test.describe('§2.2 header', { tag: '@wide' }, () => {
  test('to a visitor', async ({ page }) => {
    await page.goto('/cv');
    const banner = page.getByRole('banner');
    await line(
      '§2.2 the header links to / (Home), /category (Find Jobs), /login (Job Seekers) and /loginemp (Employers)',
      async () => {
        const links = banner.getByRole('navigation').getByRole('link');
        await expect(links).toHaveText(['Home', 'Find Jobs', 'Job Seekers', 'Employers']);
        expect(
          await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual(['/', '/category', '/login', '/loginemp']);
      },
    );
    await line('§2.2 each link of the header leads where it says', async () => {
      for (const [name, path, heading] of [
        ['Find Jobs', '/category', 'Find the job you love'],
        ['Job Seekers', '/login', 'Job seeker login'],
        ['Employers', '/loginemp', 'Employer login'],
        ['Home', '/', "We're Connecting talent with Opportunity"],
      ] as const) {
        await banner.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
    });
    await line('§2.2 "Log in" is a menu of the two logins', async () => {
      for (const [door, path] of [
        ['As a job seeker', '/login'],
        ['As an employer', '/loginemp'],
      ] as const) {
        await banner.getByRole('button', { name: 'Log in' }).click();
        await page.getByRole('menuitem', { name: door }).click();
        await expect(page).toHaveURL(path);
      }
    });
    await line('§2.2 "Post a job" leads a visitor to /loginemp', async () => {
      await banner.getByRole('link', { name: 'Post a job' }).click();
      await expect(page).toHaveURL('/loginemp');
    });
  });

  test('§2.2 without a role in session storage there is no three-dots menu', async ({ page }) => {
    await setKeys(page, { usernameEmployer: 'larkfield' });
    await page.goto('/cv');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }),
    ).toBeVisible();
    // once this page is open, the session is known: with a role, the link would have changed, too
    await page.getByRole('banner').getByRole('link', { name: 'Employers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employer login');
    await expect(dots(page)).toHaveCount(0);
  });

  for (const role of ['employer', 'jobseeker'] as const) {
    const profile = role === 'employer' ? '/employerpp' : '/jobseekerpp';

    test(`to the ${role}, and the session menu`, async ({ page, app, request, hostKind }) => {
      const account = await makeAccount(request, app, role);
      await signIn(page, app, account);
      await page.goto('/cv');
      await expect(dots(page)).toBeVisible();
      if (role === 'employer') {
        await line('§2.2 "Post a job" leads an employer to /jobpost/{self}', async () => {
          await page.getByRole('banner').getByRole('link', { name: 'Post a job' }).click();
          await expect(page).toHaveURL(`/jobpost/${account.username}`);
        });
      }
      if (role === 'jobseeker') {
        await line('§2.2 a job seeker has neither "Log in" nor "Post a job"', async () => {
          const banner = page.getByRole('banner');
          await expect(banner.getByRole('button', { name: 'Log in' })).toHaveCount(0);
          await expect(banner.getByRole('link', { name: 'Post a job' })).toHaveCount(0);
        });
        await line('§2.2 the login page of one’s own role says who is logged in', async () => {
          await page.getByRole('banner').getByRole('link', { name: 'Job Seekers' }).click();
          await expect(page).toHaveURL('/login');
          await expect(page.getByRole('main').getByText(account.username)).toBeVisible();
        });
      }
      await line(
        `§2.2 with the role ${role} in session storage a three-dots menu shows My Profile and Logout`,
        async () => {
          await openSessionMenu(page);
          const ours = {
            employer: ['Inbox', 'Jobs', 'Applications', 'Candidates', 'Account'],
            jobseeker: ['Applications', 'Inbox', 'Job alerts', 'Invitations', 'Account'],
          };
          await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText([
            'My Profile',
            ...(role === 'jobseeker' ? ['Saved jobs'] : []),
            ...(hostKind === 'own' ? ours[role] : []),
            'Logout',
          ]);
        },
      );
      await line(`§2.2 My Profile goes to ${profile}/{username} for the role ${role}`, async () => {
        await page.getByRole('menuitem', { name: 'My Profile' }).click();
        await expect(page).toHaveURL(`${profile}/${account.username}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
      });
      await line(
        `§2.2 Logout clears the session storage of the ${role}, whatever stands in it, and goes to /`,
        async () => {
          await openSessionMenu(page);
          await page.evaluate(() => sessionStorage.setItem('somethingElse', 'kept'));
          await page.getByRole('menuitem', { name: 'Logout' }).click();
          await expect(page).toHaveURL('/');
          await expect.poll(() => sessionKeys(page)).toEqual({});
          await expect(dots(page)).toHaveCount(0);
        },
      );
    });

    test(`§2.2 My Profile does nothing except a console error if the username of the role ${role} is missing`, async ({
      page,
      problems,
    }) => {
      problems.allow(/No role or username in the session/);
      const errors = consoleLines(page, 'error');
      await setKeys(page, { userRole: role });
      await page.goto('/cv');
      await openSessionMenu(page);
      await page.getByRole('menuitem', { name: 'My Profile' }).click();
      await expect.poll(() => errors).toEqual(['No role or username in the session']);
      await expect(page).toHaveURL('/cv');
      await expect(page.getByRole('heading', { level: 1, name: 'CV template' })).toBeVisible();
      await expectNoFailureShown(page);
    });
  }
});
