import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { wildJob } from '../specHost/records';
import { signIn } from '../steps/hosts';
import { employer } from './screens';
import { expectIntact } from './screenState';

/** The maximum size of a page, whatever the host stores: lists render one page at a time. */
const maxDomNodes = 1500;
const expectSmall = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Help Desk Technician 1\b/ })
      .first(),
  ).toBeVisible({ timeout: 20_000 });
  await expectIntact(page, path);
  expect
    .soft(await page.evaluate(() => document.querySelectorAll('*').length), path)
    .toBeLessThanOrEqual(maxDomNodes);
};

test.describe('long lists', { tag: ['@spec-host', '@wide'] }, () => {
  test('50,000 jobs: every screen comes, and stays small', async ({ page, specHost }) => {
    specHost.seed({ jobs: 50_000 });
    await expectSmall(page, '/');
    await expectSmall(page, '/category/IT%20Jobs');
    await expectSmall(page, '/jobdescription');
    await expect(page.getByRole('status').filter({ hasText: '50,000 jobs' })).toBeVisible();
    await page.goto('/jobdescription?page=2500');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /50000$/ })
        .first(),
    ).toBeVisible({ timeout: 20_000 });
  });

  test('an employer with 5,000 jobs of its own, and one with none', async ({
    page,
    app,
    specHost,
  }) => {
    specHost.seed({
      jobs: Array.from({ length: 5000 }, (_, n) => ({
        ...wildJob(n),
        usernameEmployer: employer.username,
      })),
    });
    await signIn(page, app, { ...employer, password: '', email: '', firstname: '', lastname: '' });
    for (const path of [
      '/employerpp/larkfield',
      '/jobdescriptiontrial/larkfield',
      '/employerppreadonly/larkfield',
    ])
      await expectSmall(page, path);
    await page.goto('/employerpp/larkfield?page=250');
    await expect(page.getByRole('main').getByRole('heading', { name: / 5000$/ })).toBeVisible();
    await page.goto('/employerpp/cedar.stone');
    await expect(page.getByRole('main').getByText('No job applications found')).toBeVisible();
    await page.goto('/jobdescriptiontrial/cedar.stone');
    await expect(page.getByRole('main').getByText('No job descriptions found')).toBeVisible();
  });
});
