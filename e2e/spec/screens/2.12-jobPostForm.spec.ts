import { expect, test } from '../../fixtures';
import { makeAccount, signIn } from '../../steps/hosts';
import { line } from '../../steps/lines';
import { field } from '../../steps/people';

const fields = [
  'jobtitle',
  'companyname',
  'location',
  'categoryName',
  'joboverview',
  'responsibilities1',
  'responsibilities2',
  'responsibilities3',
  'responsibilities4',
  'responsibilities5',
  'qualification1',
  'qualification2',
  'qualification3',
  'qualification4',
  'employementtype',
  'degreerequired',
  'monthlysalary1',
  'monthlysalary2',
  'numberofvacancies',
];

test.describe('§2.12 job post form', { tag: '@wide' }, () => {
  test('§2.12 has exactly the fields of the specification', async ({
    page,
    app,
    request,
    hostKind,
  }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await page.goto(`/jobpost/${account.username}`);
    await expect(field(page, 'jobtitle')).toBeVisible();
    // the app's own host also takes a longer description, a promise, workplace and last day, and
    // questions once one is added
    const more = ['longDescription', 'answersWithin', 'workplace', 'closesOn'];
    const shown = hostKind === 'own' ? [...fields, ...more] : fields;
    const names = await page
      .locator('main form')
      .locator('input, select, textarea')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    expect(new Set(names)).toEqual(new Set(shown));
    expect(names).toHaveLength(shown.length);
  });

  test('to a visitor', async ({ page, hostKind }) => {
    await page.goto('/jobpost/somebody');
    await expect(field(page, 'jobtitle')).toBeVisible();
    const login = page
      .getByRole('main')
      .getByRole('link', { name: 'Log in as an employer to post' });
    await line('§2.12 every field has a label', async () => {
      for (const name of fields) await expect(field(page, name)).toHaveAccessibleName(/\w/);
    });
    await line('§2.12 word counters show the words remaining: ten of them', async () => {
      await expect(page.getByText(/^\d+ words? remaining$/)).toHaveText([
        '65 words remaining',
        ...Array<string>(5).fill('15 words remaining'),
        ...Array<string>(4).fill('20 words remaining'),
      ]);
    });
    if (hostKind === 'own')
      await line('§2.12 a visitor of our own host is told to log in', () =>
        expect(login).toHaveAttribute('href', '/loginemp'),
      );
    await line('§2.12 is open: a visitor fills it in', async () => {
      await field(page, 'jobtitle').fill('Ward Nurse');
      await expect(page).toHaveURL('/jobpost/somebody');
      await expect(field(page, 'jobtitle')).toHaveValue('Ward Nurse');
    });
    if (hostKind === 'spec') {
      await line('§2.12 a visitor of a spec host is told nothing of a log-in', () =>
        expect(page.getByRole('main').getByText('Log in as an employer to post')).toHaveCount(0),
      );
    }
  });
});
