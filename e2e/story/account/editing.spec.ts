import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { fillPosting, jobCards, newPosting, submitPosting } from '../../steps/jobs';
import {
  isMarked,
  markDocument,
  outageNoise,
  simulateOutage,
  waitForFailedWrite,
} from '../../steps/outage';
import { navigateInApp } from '../../steps/page';
import { field, logIn, unique } from '../../steps/people';

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

for (const role of ['employer', 'jobseeker'] as const) {
  const own = role === 'employer' ? 'Employer' : 'jobseek';

  test(
    `${role}: each section of the profile is edited by itself; a failed save stays in edit mode`,
    { tag: '@once' },
    async ({ page, app, hostKind, request, problems }) => {
      problems.allow(outageNoise);
      const account = await makeAccount(request, app, role);
      const away = simulateOutage(page, hostKind, app.specHost);
      await logIn(page, account);

      const about = section(page, 'About you');
      await about.getByRole('button', { name: /^Edit / }).click();
      await field(page, `location${own}`).fill('Boise, ID');
      await field(page, `education${own}`).fill('BSc Nursing');
      await expectAccessible(page);
      await about.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('data updated successfully')).toBeVisible();
      await expect(about.getByText('Boise, ID')).toBeVisible();
      await expect(about.getByRole('textbox')).toHaveCount(0);

      const contact = section(page, 'Contact Information');
      await contact.getByRole('button', { name: 'Edit Contact Information' }).click();
      await field(page, `phone${own}`).fill('15550199');
      await away.begin();
      const lost = waitForFailedWrite(page);
      await contact.getByRole('button', { name: 'Save' }).click();
      await lost;
      await expect(contact.getByRole('button', { name: 'Save' })).toBeEnabled();
      await expect(field(page, `phone${own}`)).toHaveValue('15550199');
      await away.end();
      await contact.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Contact information updated successfully')).toBeVisible();
      await expect(contact.getByText('15550199')).toBeVisible();
      await page.reload();
      await expect(section(page, 'About you').getByText('Boise, ID')).toBeVisible();
      await expect(section(page, 'Contact Information').getByText('15550199')).toBeVisible();
    },
  );
}

test(
  'a job is edited in its list: Save shows the new text everywhere, Cancel drops it',
  { tag: '@once' },
  async ({ page, app, hostKind, request, problems }) => {
    problems.allow(outageNoise);
    const account = await makeAccount(request, app, 'employer');
    const title = `Ward Nurse ${unique()}`;
    const away = simulateOutage(page, hostKind, app.specHost);
    await logIn(page, account);
    await page.goto(`/jobpost/${account.username}`);
    await fillPosting(page, newPosting(title));
    await submitPosting(page).click();
    await expect(jobCards(page, title)).toBeVisible();

    await page.goto('/jobdescriptiontrial');
    await expect(page.getByText(title).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(field(page, 'jobtitle')).toHaveValue(title);
    await expectAccessible(page);
    await field(page, 'jobtitle').fill('dropped');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(title).first()).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('button', { name: `Edit ${title}` })
      .click();
    await field(page, 'jobtitle').fill(`${title}, nights`);
    await away.begin();
    const lost = waitForFailedWrite(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await lost;
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(field(page, 'jobtitle')).toHaveValue(`${title}, nights`);
    await away.end();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Job details updated successfully!')).toBeVisible();
    await expect(page.getByText(`${title}, nights`).first()).toBeVisible();
    await page.goto(`/employerpp/${account.username}`);
    await expect(jobCards(page, `${title}, nights`)).toBeVisible();
  },
);

test(
  'what is saved on one screen stands on the others, without a reload',
  { tag: '@wide' },
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'employer');
    await makeJob(request, app, account, newPosting('Ward Nurse'));
    await signIn(page, app, account);
    await page.goto(`/employerppreadonly/${account.username}`);
    await expect(page.getByRole('main')).toContainText('Austin, TX');
    await markDocument(page);

    await navigateInApp(page, '/employerpp');
    await section(page, 'Contact Information')
      .getByRole('button', { name: 'Edit Contact Information' })
      .click();
    await field(page, 'phoneEmployer').fill('15550166');
    await section(page, 'Contact Information').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Contact information updated successfully')).toBeVisible();
    await navigateInApp(page, `/employerppreadonly/${account.username}`);
    await expect(page.getByRole('main')).toContainText('15550166');

    await navigateInApp(page, '/jobdescriptiontrial');
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
    await field(page, 'jobtitle').fill('Ward Nurse, nights');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Job details updated successfully!')).toBeVisible();
    await navigateInApp(page, '/employerpp');
    await expect(jobCards(page, 'Ward Nurse, nights')).toBeVisible();
    await navigateInApp(page, `/employerppreadonly/${account.username}`);
    await expect(jobCards(page, 'Ward Nurse, nights')).toBeVisible();
    await expect(jobCards(page, 'Ward Nurse')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'with 200 own jobs one finds, edits and deletes by the keyboard',
  { tag: ['@wide', '@spec-host'] },
  async ({ page, app, specHost, request }) => {
    const account = await makeAccount(request, app, 'employer');
    specHost.seed({
      jobs: Array.from({ length: 200 }, (_, n) => ({
        ...newPosting(`Nurse of ward ${n + 1}`),
        _id: `own-${n}`,
        usernameEmployer: account.username,
      })),
      employers: specHost.records().employers,
    });
    await signIn(page, app, account);
    await page.goto('/employerpp');
    const own = section(page, 'Company job applications');
    const filter = own.getByRole('searchbox');
    await filter.focus();
    await page.keyboard.type('ward 187');
    await expect(own.getByRole('article')).toHaveCount(1);
    await expect(jobCards(page, 'Nurse of ward 187')).toBeVisible();
    await expectAccessible(page);
    const edit = own.getByRole('link', { name: 'Edit Nurse of ward 187' });
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'jobtitle')).toHaveValue('Nurse of ward 187');
    await field(page, 'jobtitle').fill('Head nurse of ward 187');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Job details updated successfully!')).toBeVisible();
    // saving goes back through the browser's history, which would cancel an earlier `goto`
    await expect(page).toHaveURL('/employerpp?q=ward+187');
    await page.goto('/employerpp');
    await filter.fill('head nurse');
    const remove = own.getByRole('button', { name: 'Delete Head nurse of ward 187' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Job application deleted successfully')).toBeVisible();
    await expect(jobCards(page, 'Head nurse of ward 187')).toHaveCount(0);
  },
);
