import type { SpecOperation } from '@contract/generated/operations';
import { expect, test } from '../fixtures';
import { namesOf, watchCalls } from '../steps/calls';
import { line } from '../steps/lines';

/** The exact calls that each screen makes, by the table of spec §7. */
const reads: readonly { path: string; calls: readonly SpecOperation[]; shows: string | RegExp }[] =
  [
    { path: '/', calls: ['getFeaturedEmployers', 'getJobs'], shows: 'Cedar & Stone' },
    { path: '/jobdescription', calls: ['getJobs'], shows: 'Help Desk Technician 1' },
    { path: '/category', calls: ['getCategories'], shows: 'Nurse Jobs' },
    {
      path: '/category/Nurse%20Jobs',
      calls: ['getCategories', 'getJobsByCategory'],
      shows: /^Registered Nurse/,
    },
    { path: '/termsofuse', calls: ['getTerms'], shows: 'Post only jobs that exist.' },
    ...['/login', '/loginemp', '/signup', '/signupemp', '/cv', '/no/such/page'].map((path) => ({
      path,
      calls: [],
      shows: /^(Username|CV template|Page not found)$/,
    })),
  ];

test(
  'what the open screens ask a spec host for',
  { tag: ['@wide', '@spec-host'] },
  async ({ page, app }) => {
    const sent = watchCalls(page, app);
    for (const { path, calls, shows } of reads) {
      await line(`§7 ${path} calls ${calls.join(' and ') || 'nothing'}`, async () => {
        sent.length = 0;
        await page.goto(path);
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect
          .poll(() => namesOf(sent).toSorted((a, b) => a.localeCompare(b)))
          .toEqual(calls);
        expect(sent.filter(({ method, body }) => method !== 'GET' || body !== null)).toEqual([]);
      });
    }
  },
);
