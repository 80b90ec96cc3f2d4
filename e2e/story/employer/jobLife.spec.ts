import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, signIn } from '../../steps/hosts';
import {
  fillPosting,
  jobCards,
  newPosting,
  openWholeJob,
  searchListing,
  submitPosting,
} from '../../steps/jobs';
import { main } from '../../steps/page';
import { field, unique } from '../../steps/people';
import { openRendered } from '../../steps/renderedPage';

const ownJobs = (page: Page) =>
  main(page).getByRole('region', { name: 'Company job applications' });
/** Presses a button with the keyboard. */
const press = async (page: Page, name: string) => {
  const button = main(page).getByRole('button', { name, exact: true });
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
};

test(
  'a job from draft to filled, by the keyboard',
  { tag: ['@wide', '@own-host'] },
  async ({ page, app, request, person, problems }) => {
    problems.allow(/status of (400|404|410)|Error in (getJob|publishJob)/);
    const employer = await makeAccount(request, app, 'employer');
    const title = `Ward Nurse ${unique()}`;
    const visitor = await person();
    await signIn(page, app, employer);

    // a draft needs a title and a category
    await page.goto(`/jobpost/${employer.username}`);
    await expect(submitPosting(page)).toBeVisible();
    await press(page, 'Save as draft');
    await expect(field(page, 'jobtitle')).toBeFocused();
    await expect(field(page, 'jobtitle')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type(title);
    await field(page, 'categoryName').selectOption('Nurse Jobs');
    await expectAccessible(page);
    await press(page, 'Save as draft');
    // not the browser's own draft of the form, which shows its time
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/company/jobs?state=draft');
    await expect(main(page).getByRole('link', { name: title, exact: true })).toBeVisible();
    await page.goto('/employerpp');
    await expect(ownJobs(page).getByText('Draft', { exact: true })).toBeVisible();

    // an unfinished draft can't be published, and the message says why
    await press(page, `Publish ${title}`);
    await expect(
      page.getByText(/wasn’t published\. “Company name” isn’t filled in yet/),
    ).toBeVisible();
    const edit = ownJobs(page).getByRole('link', { name: `Edit ${title}` });
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'jobtitle')).toHaveValue(title);
    const { categoryName: _fixed, ...texts } = newPosting(title);
    // the edit form shows the category without letting it be changed
    await fillPosting(page, texts as ReturnType<typeof newPosting>);
    await field(page, 'jobtitle').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Job details updated successfully!')).toBeVisible();
    await searchListing(visitor, title);
    await expect(visitor.getByText(/^0 jobs/)).toBeVisible();

    await page.goto('/employerpp');
    await press(page, `Publish ${title}`);
    await expect(page.getByText(`${title} is live`)).toBeVisible();
    await expect(ownJobs(page).getByText(/^Live until /)).toBeVisible();
    // the button is gone with the draft; the focus moves to the next action
    await expect(
      main(page).getByRole('button', { name: `Mark as filled: ${title}` }),
    ).toBeFocused();
    await expectAccessible(page);
    await expectReflow(page, 320);
    await searchListing(visitor, title);
    await expect(jobCards(visitor, title)).toBeVisible();
    await openWholeJob(visitor, jobCards(visitor, title), { title, isMobile: false });
    const address = visitor.url();

    await press(page, `Mark as filled: ${title}`);
    await expect(page.getByText(`${title} is marked as filled`)).toBeVisible();
    await expect(ownJobs(page).getByText('Filled', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('button', { name: `Renew ${title}` })).toBeFocused();

    // gone from search, and its page says why
    await searchListing(visitor, title);
    await expect(visitor.getByText(/^0 jobs/)).toBeVisible();
    await openRendered(visitor.context());
    const ended = await visitor.goto(address);
    expect(ended?.status()).toBe(410);
    expect(await ended?.text()).toContain('This job was filled on');
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText(/^This job was filled on /)).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('link', { name: 'See all Nurse Jobs' }).click();
    await expect(visitor).toHaveURL(/\/jobdescription\?category=Nurse\+Jobs/);

    // a copy is a draft and opens in the form; the filter tells the two apart
    await press(page, `Duplicate ${title}`);
    await expect(page.getByText(`${title} was copied to a new draft`)).toBeVisible();
    await expect(page).toHaveURL(/\/jobdescriptiontrialedit\?id=/);
    await expect(field(page, 'jobtitle')).toHaveValue(title);
    await page.goto(`/jobdescriptiontrial/${employer.username}`);
    await expect(main(page).getByRole('article')).toHaveCount(2);
    const status = main(page).getByLabel('Status', { exact: true });
    await status.focus();
    await page.keyboard.type('Draft');
    await expect(status).toHaveValue('draft');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]status=draft/);
    await expectAccessible(page);
    // a published job is no longer a draft, so it leaves this list
    await press(page, `Publish ${title}`);
    await expect(main(page).getByText('None of your jobs have this status')).toBeVisible();
    await press(page, 'Show all');
    await expect(main(page).getByRole('article')).toHaveCount(2);
  },
);
