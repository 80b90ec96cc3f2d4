import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn, signInAdmin } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

const caseHeading = (page: Page, title: string) =>
  main(page).getByRole('heading', { level: 2, name: title, exact: true });
const reportIt = async (page: Page, jobId: string, note: string) => {
  await page.goto(`/singlejobdescription/jobdescription/${jobId}`);
  const dialog = page.getByRole('dialog', { name: 'What’s wrong with this job?' });
  // a rendered page's buttons respond only after hydration
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await main(page).getByRole('button', { name: 'Report this job' }).click();
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  await dialog.getByRole('radio', { name: 'It looks like a scam or asks for money' }).check();
  await dialog.getByLabel('What should we know?').fill(note);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We’ll look at this job.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Report this job' })).toBeFocused();
};

test.describe('moderation', { tag: ['@own-host', '@wide'] }, () => {
  test('reported, taken down with a reason, read by the employer, undone, live again', async ({
    page: reporter,
    person,
    app,
    request,
    problems,
  }) => {
    problems.allow(/status of 404|Error /);
    const employer = await makeAccount(request, app, 'employer');
    const title = `Courier ${unique()}`;
    const jobId = await makeJob(request, app, employer, { ...newPosting(title) });
    await reportIt(reporter, jobId, 'They asked me for $50 first.');

    const admin = await person();
    await signInAdmin(admin, app);
    await admin.goto(`/reports?q=${encodeURIComponent(title)}`);
    await expect(caseHeading(admin, title)).toBeVisible();
    await expect(main(admin).getByText('They asked me for $50 first.')).toBeVisible();
    await expectAccessible(admin);
    await main(admin).getByRole('button', { name: 'Take down' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Take this job down?' });
    await dialog.getByRole('radio', { name: 'The job asks applicants for money.' }).check();
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await expect(admin.getByText('Job taken down')).toBeVisible();

    await reporter.reload();
    await expect(
      main(reporter).getByRole('heading', { level: 1, name: 'No job description found' }),
    ).toBeVisible();

    const owner = await person();
    await signIn(owner, app, employer);
    await owner.goto('/employerpp');
    const notices = main(owner).getByRole('region', { name: 'From the administrators' });
    await expect(notices).toContainText('The job asks applicants for money.');
    await expectAccessible(owner);
    await expectReflow(owner, 320);
    await notices.getByRole('link', { name: `“${title}” was taken down` }).click();
    await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await admin.goto(`/reports?state=closed&q=${encodeURIComponent(title)}`);
    await expect(caseHeading(admin, title)).toBeVisible();
    await expectAccessible(admin);
    await main(admin).getByRole('button', { name: 'Undo' }).click();
    await expect(admin.getByText('Decision undone')).toBeVisible();
    await reporter.reload();
    await expect(main(reporter).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await owner.goto('/employerpp');
    await expect(notices).toContainText(`“${title}” is back as it was`);
    await notices
      .getByRole('button', { name: `Mark as read: “${title}” is back as it was` })
      .click();
    await expect(notices).not.toContainText('is back as it was');
  });

  test('a suspended employer: gone for everybody, told why, back again', async ({
    page: visitor,
    person,
    app,
    request,
    problems,
  }) => {
    problems.allow(/status of 404|Error /);
    const employer = await makeAccount(request, app, 'employer');
    const title = `Steward ${unique()}`;
    const jobId = await makeJob(request, app, employer, newPosting(title));
    await request.post(`${app.origin}/api/jobs/${jobId}/reports`, { data: { reason: 'scam' } });
    const admin = await person();
    await signInAdmin(admin, app);
    await admin.goto(`/reports?q=${encodeURIComponent(title)}`);
    await main(admin).getByRole('button', { name: 'Suspend employer' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText('1 job goes down');
    await dialog.getByLabel('What the employer reads').fill('You posted jobs that don’t exist.');
    await dialog.getByRole('button', { name: 'Suspend employer' }).click();
    const toast = admin.getByRole('status').filter({ hasText: 'Employer suspended' });
    await expect(toast).toBeVisible();
    await visitor.goto(`/employerppreadonly/${employer.username}`);
    await expect(main(visitor).getByRole('heading', { level: 1 })).not.toHaveText('Ada Morrow');
    const owner = await person();
    await signIn(owner, app, employer);
    await owner.goto('/employerpp');
    await expect(main(owner).getByRole('alert')).toContainText('You posted jobs that don’t exist.');
    await expectAccessible(owner);
    await admin.goto(`/reports?state=closed&q=${encodeURIComponent(title)}`);
    await main(admin).getByRole('button', { name: 'Lift suspension' }).click();
    await expect(admin.getByText('Decision undone')).toBeVisible();
    await visitor.goto(`/singlejobdescription/jobdescription/${jobId}`);
    await expect(main(visitor).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await owner.reload();
    await expect(
      main(owner).getByRole('region', { name: 'From the administrators' }),
    ).toContainText('no longer suspended');
    await expect(main(owner).getByRole('alert')).toHaveCount(0);
  });

  test('a whole morning by keyboard alone', async ({ page, app, request }) => {
    const mark = `Morning ${unique()}`;
    const employer = await makeAccount(request, app, 'employer');
    const other = await makeAccount(request, app, 'employer');
    const titleOf = (number: number) => `${mark} ${number}`;
    const ids: string[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const id = await makeJob(
        request,
        app,
        number === 5 ? other : employer,
        newPosting(titleOf(number)),
      );
      await request.post(`${app.origin}/api/jobs/${id}/reports`, {
        data: { reason: 'other', note: `Look at number ${number}` },
      });
      ids.push(id);
    }
    const isLive = async (number: number) =>
      (
        await page.request.get(
          `${app.origin}/api/jobs/search?q=${encodeURIComponent(`"${titleOf(number)}"`)}`,
        )
      )
        .json()
        .then(({ total }: { total: number }) => total === 1);
    await signInAdmin(page, app);
    await page.goto('/jobseekdash');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { keyboard } = page;
    const on = (number: number) => expect(caseHeading(page, titleOf(number))).toBeFocused();

    // go to the queue, and search for this test's cases
    const link = page
      .getByRole('navigation', { name: 'Daily work' })
      .getByRole('link', { name: /^Reports/ });
    for (
      let tries = 0;
      tries < 20 && !(await link.evaluate((element) => element === document.activeElement));
      tries += 1
    )
      await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type(mark);
    await expect(page).toHaveURL(/q=Morning/);
    await expect(main(page).getByText('6 cases waiting')).toBeVisible();
    // leave the field, in which letters are typed
    await keyboard.press('Shift+Tab');
    await expect(main(page).getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused();
    await keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible(page);
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // case 1: dismissed; then again, after an undo
    await keyboard.press('j');
    await on(2);
    await keyboard.press('k');
    await on(1);
    await keyboard.press('d');
    await on(2);
    await keyboard.press('u');
    await on(1);
    await keyboard.press('d');
    await on(2);
    // case 2: taken down for a common reason
    await keyboard.press('t');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await on(3);
    // case 3: a word is corrected
    await keyboard.press('e');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('Tab');
    await keyboard.type('Spelling.');
    await keyboard.press('Tab');
    await keyboard.press('End');
    await keyboard.type(' put right');
    await keyboard.press('Enter');
    await on(4);
    // cases 4 and 6: in one batch
    await keyboard.press('x');
    await keyboard.press('j');
    await keyboard.press('j');
    await on(6);
    await keyboard.press('x');
    await expect(main(page).getByText('2 selected')).toBeVisible();
    await keyboard.press('d');
    await on(5);
    // case 5: its employer is suspended
    await keyboard.press('s');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(main(page).getByText('No cases match your filters')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeFocused();
    expect(await Promise.all([1, 2, 4, 5, 6].map(isLive))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    const edited = (await (
      await page.request.get(`${app.origin}/api/jobdescriptions/jobdescriptions/${ids[2]}`)
    ).json()) as { jobtitle: string }; // the contract's job
    expect(edited.jobtitle).toBe(`${titleOf(3)} put right`);
  });
});
