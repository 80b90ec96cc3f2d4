import { expect, test } from '../fixtures';
import { holdCalls } from '../steps/calls';
import { makeAccount, signIn } from '../steps/hosts';
import { field, sessionKeys } from '../steps/people';
import { editedSections, fact, factsOf, openProfile, openSection, profilePath, section } from '../steps/profiles';

test.describe('§2.8 employer profile', { tag: '@wide' }, () => {
  test('§2.8 shows Loading... until data arrives', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    const address = /\/employer\/employers\/username\//;
    const answer = await holdCalls(page, address);
    const asked = page.waitForRequest(address);
    await page.goto(profilePath(account));
    await asked;
    const main = page.getByRole('main');
    await expect(main.getByText('Loading...', { exact: true })).toHaveCount(1);
    await expect(main.getByText('Ada Morrow')).toHaveCount(0);
    answer();
    await expect(main.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    await expect(main.getByText('Loading...', { exact: true })).toHaveCount(0);
  });

  test('§2.8 the logout icon clears the session and goes to /', async ({ page, app, request }) => {
    await openProfile(page, app, request, 'employer');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => sessionKeys(page)).toEqual({});
  });

  test('§2.8 shows an avatar of initials and the name', async ({ page, app, request }) => {
    await openProfile(page, app, request, 'employer');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
    await expect(main.getByText('AM', { exact: true }).first()).toBeVisible();
  });

  test('§2.8 shows Location, Education, Experience and Company recruiting for', async ({ page, app, request }) => {
    await openProfile(page, app, request, 'employer', { locationEmployer: 'Tucson, AZ', educationEmployer: 'MBA', experienceEmployer: 'Nine years', companyrecruitingfor: 'Union Street Kitchen' });
    expect(await factsOf(section(page, 'About you'))).toEqual([
      ['Location', 'Tucson, AZ'], ['Education', 'MBA'], ['Experience', 'Nine years'], ['Company recruiting for', 'Union Street Kitchen'],
    ]);
  });

  test('§2.8 Employer Information shows name, birth date, gender, nationality, residence country and email', async ({ page, app, request, hostKind }) => {
    const { email } = await openProfile(page, app, request, 'employer');
    // the spec's constants where the host knows no such field (rule of presence); our own host holds nothing in them yet
    const [birthDate, residence] = hostKind === 'spec' ? ['22-03-2000', 'United States'] : ['Not provided', 'Not provided'];
    expect(await factsOf(section(page, 'Employer Information'))).toEqual([
      ['Name', 'Ada Morrow'], ['Birth date', birthDate], ['Gender', 'Female'], ['Nationality', 'American'], ['Residence country', residence], ['Email', email],
    ]);
  });

  test('§2.8 Company Information shows name, type, country, address, phone, profile, number of employees and website', async ({ page, app, request, hostKind }) => {
    await openProfile(page, app, request, 'employer', {
      companyName: 'Meridian Bank', companyType: 'Bank', companyCountry: 'CA', companyPhone: '15550155', companyProfile: 'Branches in nine towns.', companyNumberofemployees: '320',
      companyWebsite: 'https://meridian.example',
    });
    expect(await factsOf(section(page, 'Company Information'))).toEqual([
      ['Company name', 'Meridian Bank'], ['Company type', 'Bank'], ['Country', 'Canada'], ['Address', hostKind === 'spec' ? 'American' : 'Not provided'], ['Phone', '15550155'],
      ['Profile', 'Branches in nine towns.'], ['Number of employees', '320'], ['Website', 'https://meridian.example'],
    ]);
  });

  test('§2.8 the company\'s address shows the nationality value', { tag: '@spec-host' }, async ({ page, app, request }) => {
    await openProfile(page, app, request, 'employer', { nationalityEmployer: 'DE', addressEmployer: '12 Mill Lane' });
    await expect(fact(section(page, 'Company Information'), 'Address')).toHaveText('German');
  });

  test('§2.8 Contact Information shows email and mobile number', async ({ page, app, request }) => {
    const { email } = await openProfile(page, app, request, 'employer');
    expect(await factsOf(section(page, 'Contact Information'))).toEqual([['Email', email], ['Mobile number', '15550123']]);
  });

  for (const edited of editedSections.filter(({ role }) => role === 'employer')) {
    test(`§2.8 ${edited.title}: the edit icon makes its fields editable, filled with what is there`, async ({ page, app, request }) => {
      await openProfile(page, app, request, 'employer', { companyName: 'Union Street Kitchen', companyrecruitingfor: 'Cedar & Stone' });
      await openSection(page, edited);
      for (const name of Object.keys(edited.fields)) await expect(section(page, edited.title).locator(`[name="${name}"]`)).toBeEditable();
      const there: Record<string, string> = { companyrecruitingfor: 'Cedar & Stone', companyName: 'Union Street Kitchen', phoneEmployer: '15550123' };
      await expect(field(page, edited.seen.field)).toHaveValue(String(there[edited.seen.field]));
    });
  }

  test('§2.8 Attach Logo has no behaviour: it is disabled, with the reason', { tag: '@spec-host' }, async ({ page, app, request }) => {
    await openProfile(page, app, request, 'employer');
    const box = section(page, 'Upload Company Logo');
    await expect(box.getByRole('button', { name: 'Attach Logo' })).toBeDisabled();
    await expect(box.getByRole('button', { name: 'Attach Logo' })).toHaveAccessibleDescription('This job board takes no logos.');
  });

  test('§2.8 Attach Logo opens the choice of a file', { tag: '@own-host' }, async ({ page, app, request }) => {
    await openProfile(page, app, request, 'employer');
    const chooser = page.waitForEvent('filechooser');
    await section(page, 'Upload Company Logo').getByRole('button', { name: 'Attach Logo' }).click();
    expect((await chooser).isMultiple()).toBe(false);
  });

  test('§2.8 /employerpp without a name is the session\'s own profile', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto('/employerpp');
    await expect(fact(section(page, 'Contact Information'), 'Email')).toHaveText(account.email);
  });

  test('§2.8 another employer\'s profile by its address is refused, with a link to one\'s own', { tag: '@own-host' }, async ({ page, app, request }) => {
    const [other, me] = [await makeAccount(request, app, 'employer'), await makeAccount(request, app, 'employer')];
    await signIn(page, app, me);
    await page.goto(profilePath(other));
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', profilePath(me));
    await expect(section(page, 'Contact Information')).toHaveCount(0);
  });
});
