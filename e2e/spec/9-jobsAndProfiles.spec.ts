import { expect, test } from '../fixtures';
import { makeAccount, makeJob, signIn } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { line } from '../steps/lines';
import { fact, openProfile, profilePath, section } from '../steps/profiles';

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ');

test.describe('§9 business constants of jobs', { tag: '@wide' }, () => {
  test('overviews and ages in the lists of an employer', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    const previews = [
      [29, words(29)],
      [30, words(30)],
      [31, `${words(30)}...`],
      [65, `${words(30)}...`],
    ] as const;
    for (const [count] of previews)
      await makeJob(request, app, account, {
        ...newPosting(`Nurse of ${count} words`),
        joboverview: words(count),
      });
    await signIn(page, app, account);
    const cards = page.getByRole('main').getByRole('article');
    for (const [screen, path] of [
      ['the employer profile', profilePath(account)],
      ['/jobdescriptiontrial', `/jobdescriptiontrial/${account.username}`],
    ] as const) {
      await page.goto(path);
      await expect(cards).toHaveCount(previews.length);
      for (const [count, preview] of previews) {
        await line(
          `§9 job overview preview on ${screen}: of ${count} words ${count > 30 ? 'the first 30 and "..."' : 'all, without "..."'}`,
          () =>
            expect(
              cards
                .filter({ hasText: `Nurse of ${count} words` })
                .locator('p')
                .nth(1),
            ).toHaveText(preview),
        );
      }
      const { specHost } = app;
      if (specHost) {
        await line(
          `§9 hard-coded "7 days ago" on ${screen} where the host gives no date`,
          async () => {
            await expect(cards.getByText('7 days ago', { exact: true })).toHaveCount(
              previews.length,
            );
            for (const job of specHost.records().jobs) job['createdAt'] = new Date().toISOString();
            await page.reload();
          },
        );
      }
      await line(
        `§9 a job's own date stands in place of "7 days ago" on ${screen} where the host gives one`,
        async () => {
          await expect(cards.getByText('today', { exact: true })).toHaveCount(previews.length);
          await expect(page.getByText('7 days ago')).toHaveCount(0);
        },
      );
      for (const job of specHost?.records().jobs ?? []) delete job['createdAt'];
    }
  });

  test(
    '§9 a job whose date is there but null says "Not provided"',
    { tag: '@spec-host' },
    async ({ page, app, request, specHost }) => {
      const account = await makeAccount(request, app, 'employer');
      await makeJob(request, app, account, newPosting('Ward Nurse'));
      Object.assign(specHost.records().jobs.at(-1) ?? {}, { createdAt: null });
      await signIn(page, app, account);
      await page.goto(profilePath(account));
      await expect(
        page.getByRole('main').getByRole('article').getByText('Not provided', { exact: true }),
      ).toBeVisible();
    },
  );

  test('pay in the job view', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    for (const [from, to, shown] of [
      ['1200', '1800', '$1,200 - $1,800'],
      ['999', '999', '$999 - $999'],
      ['0', '2500', '$0 - $2,500'],
      ['12345', '1234567', '$12,345 - $1,234,567'],
    ] as const) {
      await line(
        `§9 salary is in dollars and monthly: ${from} and ${to} are "${shown}"`,
        async () => {
          const jobId = await makeJob(request, app, account, {
            ...newPosting('Ward Nurse'),
            monthlysalary1: from,
            monthlysalary2: to,
          });
          await page.goto(`/jobdescriptions/jobdescriptions/${jobId}`);
          await expect(
            page
              .getByRole('complementary', { name: 'Job at a glance' })
              .locator('dt:text-is("Monthly pay") + dd'),
          ).toHaveText(shown);
        },
      );
    }
  });
});

test(
  'hard-coded values of profiles',
  { tag: ['@wide', '@spec-host'] },
  async ({ page, app, request, specHost }) => {
    const { username } = await openProfile(page, app, request, 'employer');
    const shownAs = (label: string, text: string) =>
      expect(fact(section(page, 'Employer Information'), label)).toHaveText(text);
    const facts = [
      ['Birth date', '22-03-2000', 'birthDateEmployer', '1984-05-06', 'May 6, 1984'],
      ['Residence country', 'United States', 'residenceCountryEmployer', 'CA', 'Canada'],
    ] as const;
    const set = (value: (own: string) => string | null) =>
      Object.assign(
        specHost.records().employers.at(-1) ?? {},
        Object.fromEntries(facts.map(([, , name, own]) => [name, value(own)])),
      );
    for (const [label, constant] of facts) await shownAs(label, constant);
    await page.goto(`/employerppreadonly/${username}`);
    for (const [label, constant] of facts)
      await line(`§9 employer ${label}: "${constant}" where the host knows none`, () =>
        shownAs(label, constant),
      );
    set((own) => own);
    await page.reload();
    for (const [label, , , , shown] of facts) await shownAs(label, shown);
    set(() => null);
    await page.reload();
    for (const [label] of facts)
      await line(
        `§9 employer ${label}: the record's own where it has one, "Not provided" where it is null`,
        () => shownAs(label, 'Not provided'),
      );
  },
);
