import { expect, test } from '../../fixtures';
import { makeAccount, signIn } from '../../steps/hosts';
import { line } from '../../steps/lines';
import { field, sessionKeys } from '../../steps/people';
import {
  editedSections,
  expectLoadingFirst,
  fact,
  factsOf,
  openProfile,
  openSection,
  profilePath,
  section,
  setFields,
} from '../../steps/profiles';

const recruitment = {
  locationEmployer: 'Tucson, AZ',
  educationEmployer: 'MBA',
  experienceEmployer: 'Nine years',
  companyrecruitingfor: 'Union Street Kitchen',
};
const company = {
  companyName: 'Meridian Bank',
  companyType: 'Bank',
  companyCountry: 'CA',
  companyPhone: '15550155',
  companyProfile: 'Branches in nine towns.',
  companyNumberofemployees: '320',
  companyWebsite: 'https://meridian.example',
};

test.describe('§2.8 employer profile', { tag: '@wide' }, () => {
  test('the own profile, as it stands', async ({ page, app, request, hostKind }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await setFields(page, app, account, { ...recruitment, ...company });
    const main = page.getByRole('main');
    await line('§2.8 shows Loading... until data arrives', async () => {
      await expectLoadingFirst(
        page,
        profilePath(account),
        /\/employer\/employers\/username\//,
        'Ada Morrow',
      );
    });
    await line('§2.8 shows an avatar of initials and the name', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
      await expect(main.getByText('AM', { exact: true }).first()).toBeVisible();
    });
    await line(
      '§2.8 shows Location, Education, Experience and Company recruiting for',
      async () => {
        expect(await factsOf(section(page, 'About you'))).toEqual([
          ['Location', 'Tucson, AZ'],
          ['Education', 'MBA'],
          ['Experience', 'Nine years'],
          ['Company recruiting for', 'Union Street Kitchen'],
        ]);
      },
    );
    await line(
      '§2.8 Employer Information shows name, birth date, gender, nationality, residence country and email',
      async () => {
        // the spec's constants if the host has no such field (rule of presence); on the app's own
        // host they are still empty
        const [birthDate, residence] =
          hostKind === 'spec' ? ['22-03-2000', 'United States'] : ['Not provided', 'Not provided'];
        expect(await factsOf(section(page, 'Employer Information'))).toEqual([
          ['Name', 'Ada Morrow'],
          ['Birth date', birthDate],
          ['Gender', 'Female'],
          ['Nationality', 'American'],
          ['Residence country', residence],
          ['Email', account.email],
        ]);
      },
    );
    await line(
      '§2.8 Company Information shows name, type, country, address, phone, profile, number of employees and website',
      async () => {
        expect(await factsOf(section(page, 'Company Information'))).toEqual([
          ['Company name', 'Meridian Bank'],
          ['Company type', 'Bank'],
          ['Country', 'Canada'],
          ['Address', hostKind === 'spec' ? 'American' : 'Not provided'],
          ['Phone', '15550155'],
          ['Profile', 'Branches in nine towns.'],
          ['Number of employees', '320'],
          ['Website', 'https://meridian.example'],
        ]);
      },
    );
    await line('§2.8 Contact Information shows email and mobile number', async () => {
      expect(await factsOf(section(page, 'Contact Information'))).toEqual([
        ['Email', account.email],
        ['Mobile number', '15550123'],
      ]);
    });
    const logo = section(page, 'Upload Company Logo').getByRole('button', { name: 'Attach Logo' });
    if (hostKind === 'spec') {
      await line('§2.8 Attach Logo has no behaviour: it is disabled, with the reason', async () => {
        await expect(logo).toBeDisabled();
        await expect(logo).toHaveAccessibleDescription('This job board doesn’t take logos.');
      });
    } else {
      await line('§2.8 Attach Logo opens the choice of a file', async () => {
        const chooser = page.waitForEvent('filechooser');
        await logo.click();
        expect((await chooser).isMultiple()).toBe(false);
      });
    }
    for (const edited of editedSections.filter(({ role }) => role === 'employer')) {
      await line(
        `§2.8 ${edited.title}: the edit icon makes its fields editable, filled with what is there`,
        async () => {
          await openSection(page, edited);
          for (const name of Object.keys(edited.fields))
            await expect(section(page, edited.title).locator(`[name="${name}"]`)).toBeEditable();
          const there: Record<string, string> = {
            ...recruitment,
            ...company,
            phoneEmployer: '15550123',
          };
          await expect(field(page, edited.seen.field)).toHaveValue(
            String(there[edited.seen.field]),
          );
        },
      );
    }
    await line("§2.8 /employerpp without a name is the session's own profile", async () => {
      await page.goto('/employerpp');
      await expect(fact(section(page, 'Contact Information'), 'Email')).toHaveText(account.email);
    });
    await line('§2.8 the logout icon clears the session and goes to /', async () => {
      await main.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
      await expect.poll(() => sessionKeys(page)).toEqual({});
    });
  });

  test(
    "§2.8 the company's address shows the nationality value",
    { tag: '@spec-host' },
    async ({ page, app, request }) => {
      await openProfile(page, app, request, 'employer', {
        nationalityEmployer: 'DE',
        addressEmployer: '12 Mill Lane',
      });
      await expect(fact(section(page, 'Company Information'), 'Address')).toHaveText('German');
    },
  );

  test(
    "§2.8 another employer's profile by its address is refused, with a link to one's own",
    { tag: '@own-host' },
    async ({ page, app, request }) => {
      const [other, me] = [
        await makeAccount(request, app, 'employer'),
        await makeAccount(request, app, 'employer'),
      ];
      await signIn(page, app, me);
      await page.goto(profilePath(other));
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Go to your profile' }),
      ).toHaveAttribute('href', profilePath(me));
      await expect(section(page, 'Contact Information')).toHaveCount(0);
    },
  );
});
