import { expect, test } from '../../fixtures';
import { callsOf, watchCalls } from '../../steps/calls';
import { makeAccount, signIn, someJob } from '../../steps/hosts';
import { line } from '../../steps/lines';
import { field, sessionKeys } from '../../steps/people';
import {
  editedSections,
  expectLoadingFirst,
  fact,
  factsOf,
  openSection,
  profilePath,
  section,
  setFields,
} from '../../steps/profiles';

test.describe('§2.7 job seeker profile', { tag: '@wide' }, () => {
  test('the own profile, as it stands', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    const job = await someJob(request, app);
    await signIn(page, app, account);
    await setFields(page, app, account, {
      locationjobseek: 'Tucson, AZ',
      educationjobseek: 'BSc Nursing',
      experiencejobseek: 'Six years on wards',
    });
    if (!app.specHost)
      expect(
        (
          await page.request.post('/api/applications', {
            data: { jobId: job._id, message: 'Hello' },
          })
        ).status(),
      ).toBe(201);
    const main = page.getByRole('main');
    const before = app.specHost?.seen.length;
    const sent = watchCalls(page, app);
    await line('§2.7 shows Loading... until data arrives', async () => {
      await expectLoadingFirst(
        page,
        profilePath(account),
        /\/jobseeker\/jobseekers\/username\//,
        'Ada Morrow',
      );
    });
    await line('§2.7 shows an avatar of initials and the full name', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
      await expect(main.getByText('AM', { exact: true })).toBeVisible();
    });
    await line('§2.7 shows Location, Education and Experience', async () => {
      expect(await factsOf(section(page, 'About you'))).toEqual([
        ['Location', 'Tucson, AZ'],
        ['Education', 'BSc Nursing'],
        ['Experience', 'Six years on wards'],
      ]);
    });
    await line(
      '§2.7 the Personal Information box shows name, gender, nationality and residence country',
      async () => {
        const facts = await factsOf(section(page, 'Personal Information'));
        expect(facts.map(([label]) => label)).toEqual([
          'Name',
          'Gender',
          'Nationality',
          'Residence country',
        ]);
        expect(Object.fromEntries(facts)).toMatchObject({
          Name: 'Ada Morrow',
          Gender: 'Female',
          'Residence country': 'United States',
        });
      },
    );
    await line('§2.7 the Contact Information box shows email and mobile number', async () => {
      expect(await factsOf(section(page, 'Contact Information'))).toEqual([
        ['Email', account.email],
        ['Mobile number', '15550123'],
      ]);
    });
    const row = section(page, 'My job applications').getByRole('listitem');
    const { specHost } = app;
    if (specHost) {
      await line('§2.7 My job applications is a fixed sample, marked as an example', async () => {
        await expect(row).toHaveCount(1);
        await expect(row).toContainText('IT Help Desk Support');
        await expect(row).toContainText('Bluefield Systems, Denver, CO · $1,000 - $1,500');
        await expect(row.getByText('6 days ago', { exact: true })).toBeVisible();
        await expect(row.getByText('Example', { exact: true })).toBeVisible();
      });
      await line('§9 the seeker\'s sample has "6 days ago" and "$1,000 - $1,500"', async () => {
        await expect(row.getByText('6 days ago', { exact: true })).toBeVisible();
        await expect(row.getByText('$1,000 - $1,500', { exact: true })).toBeVisible();
      });
      await line(
        '§2.7 the sample is not loaded from the server: the profile is all that is asked for',
        async () => {
          await page.waitForLoadState('networkidle');
          await expect(page.getByText('IT Help Desk Support')).toBeVisible();
          expect(callsOf(sent, 'getJobSeeker')).toHaveLength(1);
          expect(
            specHost.seen.slice(before).filter(({ method }) => method !== 'OPTIONS'),
          ).toHaveLength(1);
        },
      );
    } else {
      await line(
        "§2.7 My job applications is our host's list: a job applied to stands in it",
        async () => {
          await expect(row).toHaveCount(1);
          await expect(row.getByRole('link', { name: job.jobtitle, exact: true })).toHaveAttribute(
            'href',
            /^\/myapplications\/[\w-]+$/,
          );
        },
      );
    }
    for (const edited of editedSections.filter(({ role }) => role === 'jobseeker')) {
      await line(
        `§2.7 ${edited.title}: the edit icon makes its fields editable, filled with what is there`,
        async () => {
          await openSection(page, edited);
          for (const name of Object.keys(edited.fields))
            await expect(section(page, edited.title).locator(`[name="${name}"]`)).toBeEditable();
          await expect(section(page, edited.title).locator('input, textarea, select')).toHaveCount(
            Object.keys(edited.fields).length,
          );
          if (edited.title === 'Contact Information')
            await expect(field(page, 'phonejobseek')).toHaveValue('15550123');
          else await expect(field(page, 'locationjobseek')).toHaveValue('Tucson, AZ');
        },
      );
    }
    await line("§2.7 /jobseekerpp without a name is the session's own profile", async () => {
      await page.goto('/jobseekerpp');
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
      await expect(fact(section(page, 'Contact Information'), 'Email')).toHaveText(account.email);
    });
    await line('§2.7 the logout icon clears the session and goes to /', async () => {
      await main.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
      await expect.poll(() => sessionKeys(page)).toEqual({});
    });
  });

  test(
    '§2.7 the residence country is taken from addressjobseek',
    { tag: '@spec-host' },
    async ({ page, app, request, specHost }) => {
      const account = await makeAccount(request, app, 'jobseeker');
      Object.assign(specHost.records().seekers.at(-1) ?? {}, {
        addressjobseek: 'CA',
        Nationalityjobseek: undefined,
        nationalityjobseek: 'US',
      });
      await signIn(page, app, account);
      await page.goto(profilePath(account));
      await expect(fact(section(page, 'Personal Information'), 'Residence country')).toHaveText(
        'Canada',
      );
    },
  );

  test(
    "§2.7 somebody else's profile by its address is refused, with a link to one's own",
    { tag: '@own-host' },
    async ({ page, app, request }) => {
      const [other, me] = [
        await makeAccount(request, app, 'jobseeker'),
        await makeAccount(request, app, 'jobseeker'),
      ];
      await signIn(page, app, me);
      await page.goto(profilePath(other));
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Go to your profile' }),
      ).toHaveAttribute('href', profilePath(me));
      await expect(page.getByText(other.email)).toHaveCount(0);
    },
  );
});
