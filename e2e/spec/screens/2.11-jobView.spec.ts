import { expect, test } from '../../fixtures';
import { watchCalls } from '../../steps/calls';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { expectJobShown, newPosting } from '../../steps/jobs';
import { line } from '../../steps/lines';
import type { Account } from '../../steps/people';
import { fact, newEmployerHeading, section } from '../../steps/profiles';

const routes = [
  '/singlejobdescription/jobdescription',
  '/jobdescriptions/jobdescriptions',
] as const;
const posting = newPosting('Ward Nurse');

test.describe('§2.11 job view', { tag: '@wide' }, () => {
  let employer: Account;
  let jobId = '';
  test.beforeEach(async ({ app, request }) => {
    employer = await makeAccount(request, app, 'employer');
    jobId = await makeJob(request, app, employer, posting);
  });

  test('a job, to a visitor', async ({ page }) => {
    const main = page.getByRole('main');
    for (const route of routes.toReversed()) {
      await line(`§2.11 ${route}/{jobId} shows the job to a visitor`, async () => {
        await page.goto(`${route}/${jobId}`);
        await expectJobShown(page, posting);
      });
    }
    await line('§2.11 shows jobtitle, companyname and location', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ward Nurse');
      // similar jobs below may have the same company and place
      await expect(main.getByText('Larkfield Health', { exact: true }).first()).toBeVisible();
      await expect(main.getByText('Austin, TX', { exact: true }).first()).toBeVisible();
    });
    await line('§2.11 shows the whole joboverview', async () => {
      await expect(
        main
          .getByRole('article')
          .first()
          .getByText(String(posting['joboverview']), { exact: true }),
      ).toBeVisible();
    });
    for (const [heading, names] of [
      [
        'Responsibilities',
        [
          'responsibilities1',
          'responsibilities2',
          'responsibilities3',
          'responsibilities4',
          'responsibilities5',
        ],
      ],
      ['Qualifications', ['qualification1', 'qualification2', 'qualification3', 'qualification4']],
    ] as const) {
      await line(`§2.11 shows ${names[0]} to ${names.length} in their order`, async () => {
        const list = main
          .getByRole('heading', { name: heading, exact: true })
          .locator('xpath=following-sibling::ul');
        await expect(list.getByRole('listitem')).toHaveText(
          names.map((name) => String(posting[name])),
        );
      });
    }
    for (const [field, label, text] of [
      ['monthlysalary1 and monthlysalary2', 'Monthly pay', '$3,900 - $5,200'],
      ['employementtype', 'Employment type', 'Full-time'],
      ['numberofvacancies', 'Vacancies', '3'],
      ['degreerequired', 'Degree required', 'BSc Nursing'],
      ['categoryName', 'Category', 'Nurse Jobs'],
    ] as const) {
      await line(`§2.11 shows ${field}`, async () => {
        await expect(
          page
            .getByRole('complementary', { name: 'Job at a glance' })
            .locator(`dt:text-is("${label}") + dd`),
        ).toHaveText(text);
      });
    }
    await line('§2.11 Apply to Job leads a visitor to log in as a job seeker', async () => {
      await main.getByRole('link', { name: 'Apply to Job' }).first().click();
      await expect(page).toHaveURL('/login');
    });
    await line(
      "§2.11 View Contact Information goes to the employer's read-only profile",
      async () => {
        await page.goto(`${routes[0]}/${jobId}`);
        await main.getByRole('link', { name: 'View Contact Information' }).click();
        await expect(page).toHaveURL(`/employerppreadonly/${employer.username}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(newEmployerHeading);
        await expect(fact(section(page, 'Employer Information'), 'Name')).toHaveText('Ada Morrow');
      },
    );
  });

  test(
    '§2.11 View Contact Information goes nowhere if the job has no employer username',
    { tag: '@spec-host' },
    async ({ page, specHost }) => {
      specHost.records().jobs.push({ ...posting, _id: 'nobodys' });
      await page.goto(`${routes[0]}/nobodys`);
      await expect(page.getByRole('heading', { level: 1, name: 'Ward Nurse' })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('button', { name: 'View Contact Information' }),
      ).toBeDisabled();
      await expect(
        page.getByRole('main').getByRole('link', { name: 'View Contact Information' }),
      ).toHaveCount(0);
    },
  );

  test('§2.11 Apply to Job goes to /applyjob/{jobId}', async ({ page, app, request }) => {
    await signIn(page, app, await makeAccount(request, app, 'jobseeker'));
    await page.goto(`${routes[1]}/${jobId}`);
    await page.getByRole('main').getByRole('link', { name: 'Apply to Job' }).first().click();
    await expect(page).toHaveURL(`/applyjob/${jobId}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Apply for Ward Nurse' }),
    ).toBeVisible();
  });

  test('§2.11 a job that is not there says "No job description found"', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404|Error in getJob/);
    await page.goto(`${routes[0]}/no-such-job`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'No job description found' }),
    ).toBeVisible();
  });
});

test('the sample posting', { tag: '@wide' }, async ({ page, app }) => {
  const sent = watchCalls(page, app);
  await page.goto('/jobdescription/sample', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await line(
    '§2.11 the sample is an IT Administrator posting with the heading "Reach out to the employer"',
    async () => {
      await expect(
        main.getByRole('heading', { level: 1, name: 'IT Administrator', exact: true }),
      ).toBeVisible();
      await expect(
        main.getByRole('heading', { name: 'Reach out to the employer', exact: true }),
      ).toBeVisible();
    },
  );
  await line('§2.11 the sample has overview, responsibilities and qualifications', async () => {
    await expect(
      main
        .getByRole('heading', { name: 'Overview', exact: true })
        .locator('xpath=following-sibling::p'),
    ).toContainText('120 laptops');
    await expect(
      main
        .getByRole('heading', { name: 'Responsibilities', exact: true })
        .locator('xpath=following-sibling::ul/li'),
    ).toHaveCount(5);
    await expect(
      main
        .getByRole('heading', { name: 'Qualifications', exact: true })
        .locator('xpath=following-sibling::ul/li'),
    ).toHaveCount(4);
  });
  await line(
    '§2.11 the sample has employment type, monthly salary range, number of vacancies and degree',
    async () => {
      const side = page.getByRole('complementary', { name: 'Job at a glance' });
      for (const [label, text] of [
        ['Employment type', 'Full-time'],
        ['Monthly pay', '$4,200 - $5,400'],
        ['Vacancies', '2'],
        ['Degree required', /Associate degree/],
      ] as const) {
        await expect(side.locator(`dt:text-is("${label}") + dd`)).toHaveText(text);
      }
    },
  );
  await line(
    '§2.11 the sample is static: it asks the host for nothing, and nobody can apply to it',
    async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'IT Administrator' })).toBeVisible();
      await expect(page.getByText('Apply to Job')).toHaveCount(0);
      expect(sent).toEqual([]);
    },
  );
  await line('§2.11 the post form links the sample as a good example', async () => {
    await page.goto('/jobpost/somebody');
    await expect(main.getByRole('link', { name: 'a good example' })).toHaveAttribute(
      'href',
      '/jobdescription/sample',
    );
  });
});
