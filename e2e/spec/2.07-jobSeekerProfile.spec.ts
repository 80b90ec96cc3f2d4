import { expect, test } from '../fixtures';
import { callsOf, holdCalls, watchCalls } from '../steps/calls';
import { makeAccount, signIn, someJob } from '../steps/hosts';
import { field, sessionKeys } from '../steps/people';
import { editedSections, fact, factsOf, openProfile, openSection, profilePath, section } from '../steps/profiles';

test.describe('§2.7 job seeker profile', { tag: '@wide' }, () => {
  test('§2.7 shows Loading... until data arrives', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    const address = /\/jobseeker\/jobseekers\/username\//;
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

  test('§2.7 the logout icon clears the session and goes to /', async ({ page, app, request }) => {
    await openProfile(page, app, request, 'jobseeker');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => sessionKeys(page)).toEqual({});
  });

  test('§2.7 shows an avatar of initials and the full name', async ({ page, app, request }) => {
    await openProfile(page, app, request, 'jobseeker');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ada Morrow');
    await expect(main.getByText('AM', { exact: true })).toBeVisible();
  });

  test('§2.7 shows Location, Education and Experience', async ({ page, app, request }) => {
    await openProfile(page, app, request, 'jobseeker', { locationjobseek: 'Tucson, AZ', educationjobseek: 'BSc Nursing', experiencejobseek: 'Six years on wards' });
    expect(await factsOf(section(page, 'About you'))).toEqual([['Location', 'Tucson, AZ'], ['Education', 'BSc Nursing'], ['Experience', 'Six years on wards']]);
  });

  test('§2.7 the Personal Information box shows name, gender, nationality and residence country', async ({ page, app, request }) => {
    await openProfile(page, app, request, 'jobseeker');
    const facts = await factsOf(section(page, 'Personal Information'));
    expect(facts.map(([label]) => label)).toEqual(['Name', 'Gender', 'Nationality', 'Residence country']);
    expect(Object.fromEntries(facts)).toMatchObject({ Name: 'Ada Morrow', Gender: 'Female', 'Residence country': 'United States' });
  });

  test('§2.7 the residence country is taken from addressjobseek', { tag: '@spec-host' }, async ({ page, app, request, specHost }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    Object.assign(specHost.records().seekers.at(-1) ?? {}, { addressjobseek: 'CA', Nationalityjobseek: undefined, nationalityjobseek: 'US' });
    await signIn(page, app, account);
    await page.goto(profilePath(account));
    await expect(fact(section(page, 'Personal Information'), 'Residence country')).toHaveText('Canada');
  });

  test('§2.7 the Contact Information box shows email and mobile number', async ({ page, app, request }) => {
    const { email } = await openProfile(page, app, request, 'jobseeker');
    expect(await factsOf(section(page, 'Contact Information'))).toEqual([['Email', email], ['Mobile number', '15550123']]);
  });

  for (const edited of editedSections.filter(({ role }) => role === 'jobseeker')) {
    test(`§2.7 ${edited.title}: the edit icon makes its fields editable, filled with what is there`, async ({ page, app, request }) => {
      await openProfile(page, app, request, 'jobseeker');
      await openSection(page, edited);
      for (const name of Object.keys(edited.fields)) await expect(section(page, edited.title).locator(`[name="${name}"]`)).toBeEditable();
      await expect(section(page, edited.title).locator('input, textarea, select')).toHaveCount(Object.keys(edited.fields).length);
      if (edited.title === 'Contact Information') await expect(field(page, 'phonejobseek')).toHaveValue('15550123');
      else await expect(field(page, 'locationjobseek')).toHaveValue('Austin, TX');
    });
  }

  test('§2.7 My job applications is a fixed sample, marked as an example', { tag: '@spec-host' }, async ({ page, app, request }) => {
    await openProfile(page, app, request, 'jobseeker');
    const row = section(page, 'My job applications').getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('IT Help Desk Support');
    await expect(row).toContainText('Bluefield Systems, Denver, CO · $1,000 - $1,500');
    await expect(row.getByText('6 days ago', { exact: true })).toBeVisible();
    await expect(row.getByText('Example', { exact: true })).toBeVisible();
  });

  test('§2.7 the sample is not loaded from the server: the profile is all that is asked for', { tag: '@spec-host' }, async ({ page, app, request, specHost }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    const before = specHost.seen.length;
    const sent = watchCalls(page, app);
    await page.goto(profilePath(account), { waitUntil: 'networkidle' });
    await expect(page.getByText('IT Help Desk Support')).toBeVisible();
    expect(callsOf(sent, 'getJobSeeker')).toHaveLength(1);
    expect(specHost.seen.slice(before).filter(({ method }) => method !== 'OPTIONS')).toHaveLength(1);
  });

  test('§2.7 My job applications is our host\'s list: a job applied to stands in it', { tag: '@own-host' }, async ({ page, app, request }) => {
    const job = await someJob(request, app);
    const account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    expect((await page.request.post('/api/applications', { data: { jobId: job._id, message: 'Hello' } })).status()).toBe(201);
    await page.goto(profilePath(account));
    const row = section(page, 'My job applications').getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row.getByRole('link', { name: job.jobtitle, exact: true })).toHaveAttribute('href', `/singlejobdescription/jobdescription/${job._id}`);
  });

  test('§2.7 /jobseekerpp without a name is the session\'s own profile', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    await page.goto('/jobseekerpp');
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
    await expect(fact(section(page, 'Contact Information'), 'Email')).toHaveText(account.email);
  });

  test('§2.7 somebody else\'s profile by its address is refused, with a link to one\'s own', { tag: '@own-host' }, async ({ page, app, request }) => {
    const [other, me] = [await makeAccount(request, app, 'jobseeker'), await makeAccount(request, app, 'jobseeker')];
    await signIn(page, app, me);
    await page.goto(profilePath(other));
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', profilePath(me));
    await expect(page.getByText(other.email)).toHaveCount(0);
  });
});
