import type { Page } from '@playwright/test';
import type { SpecOperation } from '@contract/generated/operations';
import { expect, test } from '../fixtures';
import { callOf } from '../specHost/calls';
import { wildCategories, wildEmployer, wildJob, wildSeeker } from '../specHost/records';
import type { SpecHost } from '../specHost/specHost';
import { main } from '../steps/page';
import { fillLogin, openSessionMenu } from '../steps/people';
import { expectIntact } from './screenState';

/** Names of categories and people with characters that are special in URLs. */
const names = ['R&D / 50% off?', 'مبيعات وتسويق', 'a/b 100%', '#a+b c', '..%2f..', '"><b>\\\'😀'];
/** Names that URLs can't contain: browsers resolve them. */
const nameless = ['.', '..'];
const noPage = /Sorry, we couldn't find the page/;

/** Returns the keys of the records that a call requested. */
const asked = (specHost: SpecHost, operation: SpecOperation) =>
  specHost.seen
    .filter((call) => call.operation === operation)
    .map(({ method, url }) => callOf(method, url)?.key);
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const seedOf = (name: string) => ({
  categories: [
    { ...wildCategories()[0], _id: 'c', categoryName: name },
    ...wildCategories().slice(1),
  ],
  jobs: [
    {
      ...wildJob(0),
      _id: `job ${name}`,
      usernameEmployer: name,
      categoryName: name,
      jobtitle: 'Odd Cook',
      companyname: name,
    },
    wildJob(1),
  ],
  employers: [
    {
      ...wildEmployer(0),
      usernameEmployer: name,
      firstnameEmployer: 'Odd',
      lastnameEmployer: 'Boss',
    },
  ],
  seekers: [
    { ...wildSeeker(0), usernamejobseek: name, firstnamejobseek: 'Odd', lastnamejobseek: 'Cook' },
  ],
});

test.describe('names that mean something in an address', { tag: ['@spec-host', '@wide'] }, () => {
  for (const name of names) {
    test(`"${name}" as a category, an id and two usernames`, async ({ page, specHost }) => {
      specHost.seed(seedOf(name));
      await test.step('category', async () => {
        await page.goto('/category');
        await main(page).getByRole('link', { name, exact: true }).click();
        await expect(h1(page, name)).toBeVisible();
        await expect(main(page).getByRole('link', { name: 'Odd Cook', exact: true })).toBeVisible();
        await page.reload();
        await expect(h1(page, name)).toBeVisible();
        await expect(main(page).getByRole('link', { name: 'Odd Cook', exact: true })).toBeVisible();
        expect(new Set(asked(specHost, 'getJobsByCategory'))).toEqual(new Set([name]));
        await main(page)
          .getByRole('link', { name: `See all 1 ${name}` })
          .click();
        await expect(page.getByRole('status').filter({ hasText: '1 job' })).toBeVisible();
        expect(new URL(page.url()).searchParams.get('category')).toBe(name);
      });
      await test.step('job and its employer', async () => {
        await main(page)
          .getByRole('link', { name: 'Open full page' })
          .or(main(page).getByRole('link', { name: /full|own page/i }))
          .first()
          .click();
        await expect(h1(page, 'Odd Cook')).toBeVisible();
        await page.reload();
        await expect(h1(page, 'Odd Cook')).toBeVisible();
        expect(new Set(asked(specHost, 'getJob'))).toEqual(new Set([`job ${name}`]));
        await main(page).getByRole('link', { name: 'View Contact Information' }).click();
        // by its company's name
        await expect(main(page).getByText('Odd Boss', { exact: true })).toBeVisible();
        expect(new Set(asked(specHost, 'getEmployer'))).toEqual(new Set([name]));
      });
      await test.step('employer', async () => {
        await page.goto('/loginemp');
        await fillLogin(page, { role: 'employer', username: name, password: 'spec-host-password' });
        await expect(h1(page, 'Odd Boss')).toBeVisible();
        await expect(main(page).getByRole('link', { name: 'Odd Cook', exact: true })).toBeVisible();
        await page.reload();
        await expect(h1(page, 'Odd Boss')).toBeVisible();
        await page.goto('/');
        await openSessionMenu(page);
        await page.getByRole('menuitem', { name: 'My Profile' }).click();
        await expect(h1(page, 'Odd Boss')).toBeVisible();
        await main(page).getByRole('link', { name: 'Edit your jobs' }).click();
        await expect(main(page).getByRole('link', { name: 'Odd Cook', exact: true })).toBeVisible();
        await page.reload();
        await expect(main(page).getByRole('link', { name: 'Odd Cook', exact: true })).toBeVisible();
        expect(new Set(asked(specHost, 'getJobsByEmployer'))).toEqual(new Set([name]));
        expect(new Set(asked(specHost, 'getEmployer'))).toEqual(new Set([name]));
      });
      await test.step('job seeker', async () => {
        await page.goto('/login');
        await fillLogin(page, {
          role: 'jobseeker',
          username: name,
          password: 'spec-host-password',
        });
        await expect(h1(page, 'Odd Cook')).toBeVisible();
        await page.reload();
        await expect(h1(page, 'Odd Cook')).toBeVisible();
        await page.goto(`/applyjob/${encodeURIComponent(`job ${name}`)}`);
        const letter = main(page).getByRole('textbox', { name: 'Message' });
        await expect(letter).toHaveValue(/Odd Cook/);
        for (const address of (await letter.inputValue()).match(/http\S+/g) ?? []) {
          await page.goto(address);
          await expect(h1(page, 'Odd Cook')).toBeVisible();
        }
        expect(new Set(asked(specHost, 'getJobSeeker'))).toEqual(new Set([name]));
      });
    });
  }

  for (const name of nameless) {
    test(`"${name}", which no address can carry: no other call is made, and the screens stay intact`, async ({
      page,
      specHost,
      problems,
    }) => {
      problems.allow(/Error fetching/);
      specHost.seed(seedOf(name));
      for (const path of [
        '/category',
        `/singlejobdescription/jobdescription/${encodeURIComponent(`job ${name}`)}`,
      ]) {
        await page.goto(path);
        await expectIntact(page, path);
      }
      await main(page).getByRole('link', { name: 'View Contact Information' }).click();
      await expectIntact(page, 'its employer', noPage);
      await page.goto('/loginemp');
      await fillLogin(page, { role: 'employer', username: name, password: 'spec-host-password' });
      await expect(page).not.toHaveURL(/loginemp/);
      await expectIntact(page, 'after the log-in', noPage);
      for (const path of ['/employerpp', '/jobdescriptiontrial']) {
        await page.goto(path);
        await expectIntact(page, path);
      }
      expect(specHost.offences).toEqual([]);
    });
  }
});
