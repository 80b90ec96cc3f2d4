import { expect, test } from '../../fixtures';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { line } from '../../steps/lines';
import { fact, factsOf, section, setFields } from '../../steps/profiles';

test.describe('§2.14 read-only job seeker profile', { tag: '@wide' }, () => {
  test('job seeker: the own one', async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    await setFields(page, app, account, {
      locationjobseek: 'Tucson, AZ',
      educationjobseek: 'BSc Nursing',
      experiencejobseek: 'Six years on wards',
    });
    await page.goto('/jobseekerppreadonly');
    const main = page.getByRole('main');
    await line('§2.14 job seeker: shows the username of session storage', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
      await expect(fact(section(page, 'Contact Information'), 'Email')).toHaveText(account.email);
    });
    await line('§2.14 job seeker: avatar initials', () =>
      expect(main.getByText('AM', { exact: true })).toBeVisible(),
    );
    await line('§2.14 job seeker: location, education and experience', async () => {
      await expect(section(page, 'About')).toBeVisible();
      expect(await factsOf(section(page, 'About'))).toEqual([
        ['Location', 'Tucson, AZ'],
        ['Education', 'BSc Nursing'],
        ['Experience', 'Six years on wards'],
      ]);
    });
    await line('§2.14 job seeker: gender, nationality, residence, email and phone', async () => {
      await expect(section(page, 'Personal Information')).toBeVisible();
      expect(await factsOf(section(page, 'Personal Information'))).toEqual([
        ['Name', 'Ada Morrow'],
        ['Gender', 'Female'],
        ['Nationality', 'American'],
        ['Residence country', 'United States'],
      ]);
      expect(await factsOf(section(page, 'Contact Information'))).toEqual([
        ['Email', account.email],
        ['Mobile number', '15550123'],
      ]);
    });
    await line('§2.14 job seeker: nothing on it can be edited', async () => {
      await expect(section(page, 'Contact Information')).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('textbox')).toHaveCount(0);
    });
  });

  test('§2.14 job seeker: a visitor of /jobseekerppreadonly is sent to /login', async ({
    page,
  }) => {
    await page.goto('/jobseekerppreadonly');
    await expect(page).toHaveURL('/login');
  });

  test('§2.14 job seeker: without a username in session storage it goes to /', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('userRole', 'jobseeker'));
    await page.goto('/jobseekerppreadonly');
    await expect(page).toHaveURL('/');
  });

  test(
    '§2.14 job seeker: by name it is shown to the employer they applied to',
    { tag: '@own-host' },
    async ({ page, app, request }) => {
      const [employer, seeker] = [
        await makeAccount(request, app, 'employer'),
        await makeAccount(request, app, 'jobseeker'),
      ];
      const jobId = await makeJob(request, app, employer, newPosting('Ward Nurse'));
      await signIn(page, app, seeker);
      expect(
        (
          await page.request.post('/api/applications', { data: { jobId, message: 'Hello' } })
        ).status(),
      ).toBe(201);
      await page.context().clearCookies();
      await signIn(page, app, employer);
      await page.goto(`/jobseekerppreadonly/${seeker.username}`);
      await expect(fact(section(page, 'Contact Information'), 'Email')).toHaveText(seeker.email);
    },
  );

  test(
    '§2.14 job seeker: by name it is not shown to a visitor of our own host',
    { tag: '@own-host' },
    async ({ page, app, request, problems }) => {
      problems.allow(/status of 401|Error fetching profile/);
      const seeker = await makeAccount(request, app, 'jobseeker');
      await page.goto(`/jobseekerppreadonly/${seeker.username}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Log in to see this profile' }),
      ).toBeVisible();
      await expect(page.getByText(seeker.email)).toHaveCount(0);
    },
  );

  test(
    '§2.14 job seeker: by name it is shown to everybody on a spec host',
    { tag: '@spec-host' },
    async ({ page, app, request }) => {
      const seeker = await makeAccount(request, app, 'jobseeker');
      await page.goto(`/jobseekerppreadonly/${seeker.username}`);
      await expect(fact(section(page, 'Contact Information'), 'Email')).toHaveText(seeker.email);
    },
  );
});

test.describe('§2.14 read-only employer profile', { tag: '@wide' }, () => {
  test('employer: to a visitor, and to the employer itself', async ({
    page,
    app,
    request,
    hostKind,
    person,
  }) => {
    const account = await makeAccount(request, app, 'employer');
    await signIn(page, app, account);
    await setFields(page, app, account, {
      companyName: 'Meridian Bank',
      companyType: 'Bank',
      companyCountry: 'CA',
      companyPhone: '15550155',
      companyProfile: 'Branches in nine towns.',
      companyNumberofemployees: '320',
      companyWebsite: 'https://meridian.example',
    });
    const address = `${app.origin}/employerppreadonly/${account.username}`;
    const visitor = await person();
    await visitor.goto(address);
    await line(
      '§2.14 employer: a visitor sees the person, company and contact sections',
      async () => {
        await expect(
          visitor.getByRole('heading', { level: 1, name: 'Meridian Bank' }),
        ).toBeVisible();
        for (const title of ['Employer Information', 'Company Information', 'Contact Information'])
          await expect(section(visitor, title)).toBeVisible();
      },
    );
    await line('§2.14 employer: the person', async () => {
      expect(
        Object.fromEntries(await factsOf(section(visitor, 'Employer Information'))),
      ).toMatchObject({
        Name: 'Ada Morrow',
        Gender: 'Female',
        Nationality: 'American',
        Location: 'Austin, TX',
        'Birth date': hostKind === 'spec' ? '22-03-2000' : 'Not provided',
        'Residence country': hostKind === 'spec' ? 'United States' : 'Not provided',
      });
    });
    await line('§2.14 employer: the company', async () => {
      expect(
        Object.fromEntries(await factsOf(section(visitor, 'Company Information'))),
      ).toMatchObject({
        'Company name': 'Meridian Bank',
        'Company type': 'Bank',
        Country: 'Canada',
        Phone: '15550155',
        Profile: 'Branches in nine towns.',
        'Number of employees': '320',
        Website: 'https://meridian.example',
      });
    });
    await line('§2.14 employer: the contact data', async () => {
      expect(await factsOf(section(visitor, 'Contact Information'))).toEqual([
        ['Email', account.email],
        ['Mobile number', '15550123'],
      ]);
    });
    await line(
      '§2.14 employer: nothing on it can be edited, even by the employer itself',
      async () => {
        await page.goto(address);
        await expect(section(page, 'Contact Information')).toBeVisible();
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      },
    );
  });

  test(
    "§2.14 employer: the company's address shows the nationality field",
    { tag: '@spec-host' },
    async ({ page, app, request, specHost }) => {
      const { username } = await makeAccount(request, app, 'employer');
      Object.assign(specHost.records().employers.at(-1) ?? {}, {
        nationalityEmployer: 'DE',
        addressEmployer: '12 Mill Lane',
      });
      await page.goto(`/employerppreadonly/${username}`);
      await expect(fact(section(page, 'Company Information'), 'Address')).toHaveText('German');
    },
  );

  test(
    "§2.14 employer: birth date, residence country and company address are the record's own where it has them",
    { tag: '@own-host' },
    async ({ page, app, request }) => {
      const account = await makeAccount(request, app, 'employer');
      await signIn(page, app, account);
      const { data } = (await (
        await page.request.get(`/api/employer/employers/username/${account.username}`)
      ).json()) as { data: { _id: string } }; // the contract's employer
      const details = {
        birthDateEmployer: '1984-05-06',
        residenceCountryEmployer: 'CA',
        companyAddress: '4 Quay Street',
      };
      expect(
        (await page.request.put(`/api/employers/${data._id}/details`, { data: details })).status(),
      ).toBe(200);
      await page.goto(`/employerppreadonly/${account.username}`);
      await expect(fact(section(page, 'Employer Information'), 'Birth date')).toHaveText(
        'May 6, 1984',
      );
      await expect(fact(section(page, 'Employer Information'), 'Residence country')).toHaveText(
        'Canada',
      );
      await expect(fact(section(page, 'Company Information'), 'Address')).toHaveText(
        '4 Quay Street',
      );
    },
  );
});
