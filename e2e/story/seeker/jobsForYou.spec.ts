import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { holdCalls } from '../../steps/calls';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

const section = (page: Page) => main(page).getByRole('region', { name: 'Jobs for you' });
const results = (page: Page) => main(page).locator('[data-job]').getByRole('article').first();

test(
  'jobs like those applied to and opened, each with its reason, until they are turned off',
  { tag: '@own-host' },
  async ({ page, request, app: host }) => {
    const [employer, seeker] = [
      await makeAccount(request, host, 'employer'),
      await makeAccount(request, host, 'jobseeker'),
    ];
    const role = `Quokka Keeper ${unique()}`;
    const make = (title: string, companyname: string) =>
      makeJob(request, host, employer, { ...newPosting(title), companyname });
    const applied = await make(role, 'Elm Park');
    const opened = await make(`${role} (nights)`, 'Oak Park');
    await make(`${role} - weekends`, 'Ash Park');
    await signIn(page, host, seeker);
    const sent = await page.request.post('/api/applications', {
      data: { jobId: applied, message: 'Hello' },
      headers: { 'x-session': `jobseeker:${encodeURIComponent(seeker.username)}` },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    await page.goto(`/singlejobdescription/jobdescription/${opened}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(role);

    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
      .toContain(opened);

    // the results wait for the section above them
    const release = await holdCalls(page, /\/api\/jobs\/for-you/);
    await page.goto('/jobdescription');
    await expect(main(page).getByRole('status').filter({ hasText: /jobs/ })).toBeVisible();
    release();
    await expect(results(page)).toBeVisible();
    const card = section(page)
      .getByRole('article')
      .filter({ hasText: `${role} - weekends` });
    await expect(card).toContainText(`Because you applied to ${role}`);
    await expect(section(page)).not.toContainText(`${role} (nights)`);
    await expectAccessible(page);
    await expectReflow(page, 320);

    await page.goto('/jobseekerpp');
    await expect(card).toBeVisible();
    await expectAccessible(page);
    const wanted = section(page).getByRole('checkbox', { name: 'Suggest jobs for me' });
    await wanted.uncheck();
    await expect(section(page)).toContainText('Turn this on to see jobs');
    // leaving the page would cancel its calls
    await expect(page.getByText('We won’t suggest jobs anymore')).toBeVisible();
    await page.goto('/jobdescription');
    await expect(results(page)).toBeVisible();
    await expect(section(page)).toBeHidden();
    await page.goto('/jobseekerpp');
    await wanted.check();
    await expect(card).toBeVisible();
  },
);

test('roles are suggested with what they usually pay', { tag: '@own-host' }, async ({ page }) => {
  await page.route(/\/api\/jobs\/suggestions\?/, (route) =>
    route.fulfill({
      json: {
        items: [
          {
            kind: 'title',
            text: 'Registered Nurse',
            count: 1204,
            pay: { lower: 4126, upper: 5290 },
          },
          { kind: 'title', text: 'Nurse Manager', count: 19 },
        ],
      },
    }),
  );
  await page.goto('/jobdescription');
  await main(page).getByRole('combobox', { name: 'What' }).fill('nur');
  const options = main(page).getByRole('listbox').getByRole('option');
  await expect(options.nth(2)).toContainText('Usually $4,100 - $5,300 a month');
  await expect(options).toHaveCount(4);
  await expectAccessible(page);
});
