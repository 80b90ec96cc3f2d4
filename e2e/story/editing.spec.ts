import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { makeAccount } from '../steps/hosts';
import { fillPosting, jobCards, newPosting, submitPosting } from '../steps/jobs';
import { expectGoodScreen } from '../steps/looks';
import { outage, outageNoise } from '../steps/outage';
import { field, logIn, unique } from '../steps/people';

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

for (const role of ['employer', 'jobseeker'] as const) {
  const own = role === 'employer' ? 'Employer' : 'jobseek';

  test(`${role}: each section of the profile is edited by itself; a failed save stays in edit mode`, async ({ page, app, hostKind, request, problems }) => {
    problems.allow(outageNoise);
    const account = await makeAccount(request, app, role);
    const away = outage(page, hostKind, app.specHost);
    await logIn(page, account);

    const about = section(page, 'About you');
    await about.getByRole('button', { name: /^Edit / }).click();
    await field(page, `location${own}`).fill('Boise, ID');
    await field(page, `education${own}`).fill('BSc Nursing');
    await expectGoodScreen(page);
    await about.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('data updated successfully')).toBeVisible();
    await expect(about.getByText('Boise, ID')).toBeVisible();
    await expect(about.getByRole('textbox')).toHaveCount(0);

    const contact = section(page, 'Contact Information');
    await contact.getByRole('button', { name: 'Edit Contact Information' }).click();
    await field(page, `phone${own}`).fill('15550199');
    await away.begin();
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(contact.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(field(page, `phone${own}`)).toHaveValue('15550199');
    await away.end();
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Contact information updated successfully')).toBeVisible();
    await expect(contact.getByText('15550199')).toBeVisible();
    await page.reload();
    await expect(section(page, 'About you').getByText('Boise, ID')).toBeVisible();
    await expect(section(page, 'Contact Information').getByText('15550199')).toBeVisible();
  });
}

test('a job is edited in its list: Save shows the new text everywhere, Cancel drops it', async ({ page, app, hostKind, request, problems }) => {
  problems.allow(outageNoise);
  const account = await makeAccount(request, app, 'employer');
  const title = `Ward Nurse ${unique()}`;
  const away = outage(page, hostKind, app.specHost);
  await logIn(page, account);
  await page.goto(`/jobpost/${account.username}`);
  await fillPosting(page, newPosting(title));
  await submitPosting(page).click();
  await expect(jobCards(page, title)).toBeVisible();

  await page.goto('/jobdescriptiontrial');
  await expect(page.getByText(title).first()).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(field(page, 'jobtitle')).toHaveValue(title);
  await expectGoodScreen(page);
  await field(page, 'jobtitle').fill('dropped');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(title).first()).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: `Edit ${title}` }).click();
  await field(page, 'jobtitle').fill(`${title}, nights`);
  await away.begin();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(field(page, 'jobtitle')).toHaveValue(`${title}, nights`);
  await away.end();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Job details updated successfully!')).toBeVisible();
  await expect(page.getByText(`${title}, nights`).first()).toBeVisible();
  await page.goto(`/employerpp/${account.username}`);
  await expect(jobCards(page, `${title}, nights`)).toBeVisible();
});
