import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';

const row = (page: Page, title: string) => main(page).getByRole('row').filter({ hasText: title });
const tab = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'Status' }).getByRole('link', { name });

test(
  'an employer’s jobs: first steps, rows, tabs, one menu, and several closed at once',
  { tag: '@own-host' },
  async ({ page, app, request }) => {
    const employer = await makeAccount(request, app, 'employer');
    await signIn(page, app, employer);

    // a new employer sees the first steps, here and on the profile
    await page.goto('/company/jobs');
    await expect(
      page.getByRole('heading', { name: 'Three steps to your first applicant' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/employerpp/${employer.username}`);
    await expect(
      page.getByRole('heading', { name: 'Three steps to your first applicant' }),
    ).toBeVisible();
    // a phone has no room for all tabs: the current one is scrolled into view
    await expect(
      page
        .getByRole('navigation', { name: 'Employer' })
        .getByRole('link', { name: 'Company page' }),
    ).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);

    await makeJob(request, app, employer, newPosting('Ward Nurse'));
    await makeJob(request, app, employer, newPosting('Line Cook'));
    await makeJob(request, app, employer, newPosting('Night Porter'));
    await page
      .getByRole('navigation', { name: 'Employer' })
      .getByRole('link', { name: 'Jobs' })
      .click();
    await expect(page).toHaveURL('/company/jobs');
    await expect(row(page, 'Ward Nurse')).toContainText('None yet');
    await expectAccessible(page);
    await expectReflow(page, 320);

    // the menu of one job: a copy opens in the form, and is a draft
    await row(page, 'Ward Nurse').getByRole('button', { name: 'Actions for Ward Nurse' }).click();
    await expect(page.getByRole('menuitem', { name: 'Mark as filled' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(/\/jobdescriptiontrialedit\?id=/);
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Ward Nurse');
    await page.goBack();
    await tab(page, 'Draft').click();
    await expect(page).toHaveURL('/company/jobs?state=draft');
    // the previous list stays until this one is loaded
    await expect(row(page, 'Ward Nurse')).toHaveCount(1);
    await expect(row(page, 'Ward Nurse')).toContainText('Not posted yet');

    // a batch of two
    await tab(page, 'Live').click();
    await main(page).getByRole('checkbox', { name: 'Select Line Cook' }).check();
    await main(page).getByRole('checkbox', { name: 'Select Night Porter' }).check();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Mark as filled' }).click();
    await expect(page.getByText('2 jobs marked as filled')).toBeVisible();
    await expect(row(page, 'Line Cook')).toHaveCount(0);
    await tab(page, 'Ended').click();
    await expect(row(page, 'Night Porter')).toContainText('Filled');

    // the URL holds the view's state
    await page.reload();
    await expect(tab(page, 'Ended')).toHaveAttribute('aria-current', 'true');
    await expect(row(page, 'Line Cook')).toBeVisible();
    await main(page).getByRole('searchbox', { name: 'Search your jobs' }).fill('porter');
    await expect(page).toHaveURL('/company/jobs?state=ended&q=porter');
    await expect(row(page, 'Line Cook')).toHaveCount(0);
    await expect(row(page, 'Night Porter')).toBeVisible();
  },
);
