import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main, openInteractive } from '../../steps/page';
import { fillLogin, logOut, unique } from '../../steps/people';

const jobPage = (id: string) => `/singlejobdescription/jobdescription/${id}`;
const mark = (page: Page, title: string) =>
  main(page)
    .getByRole('button', { name: `Save ${title}` })
    .first();
const row = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const deviceKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saved:')));
const openMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' }).click();

test('a visitor’s saved jobs are kept on the device, and join their own list at log-in', async ({
  page,
  request,
  app,
  problems,
}) => {
  // the app requests a job that is gone
  problems.allow(/404|Error fetching job description/);
  const employer = await makeAccount(request, app, 'employer');
  const seeker = await makeAccount(request, app, 'jobseeker');
  const word = `Quokka${unique()}`;
  const titles = [`${word} Keeper`, `${word} Nurse`, `${word} Cook`] as const;
  const [keeper, nurse, cook] = [
    await makeJob(request, app, employer, newPosting(titles[0])),
    await makeJob(request, app, employer, newPosting(titles[1])),
    await makeJob(request, app, employer, newPosting(titles[2])),
  ];

  // the job seeker's own saved job, from before
  await signIn(page, app, seeker);
  await openInteractive(page, app, jobPage(keeper));
  await mark(page, titles[0]).click();
  await expect(mark(page, titles[0])).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await logOut(page);

  // as a visitor: on a card of the results, and on a job's page
  await page.goto(`/jobdescription?q=${word}`);
  await expect(mark(page, titles[1])).toHaveAttribute('aria-pressed', 'false');
  await mark(page, titles[1]).click();
  await expect(mark(page, titles[1])).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await openInteractive(page, app, jobPage(cook));
  await mark(page, titles[2]).click();
  await expect(mark(page, titles[2])).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'See saved jobs' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(row(page, titles[2])).toBeVisible();
  await row(page, titles[1])
    .getByRole('button', { name: /^Add a note/ })
    .click();
  await page.keyboard.type('Ask about nights');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.reload();
  await expect(row(page, titles[1])).toContainText('Ask about nights');
  await expectAccessible(page);
  await expectReflow(page, 320);

  // log in and come back
  await page.goto('/login');
  await fillLogin(page, seeker);
  await expect(page).toHaveURL(/jobseekerpp/);
  await expect.poll(() => deviceKeys(page)).not.toContain('saved:');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Saved jobs 3' }).click();
  await expect(page).toHaveURL('/saved');
  for (const title of titles) await expect(row(page, title)).toBeVisible();
  await expect(row(page, titles[1])).toContainText('Ask about nights');
  expect(await deviceKeys(page)).toEqual(
    app.specHost ? [`saved:${encodeURIComponent(seeker.username)}`] : [],
  );

  // removed, and undone
  await row(page, titles[1])
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(row(page, titles[1])).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, titles[1])).toContainText('Ask about nights');

  // a job that is gone is shown as ended
  if (app.specHost) {
    const { jobs } = app.specHost.records();
    jobs.splice(
      jobs.findIndex(({ _id }) => _id === nurse),
      1,
    );
    // recently checked jobs aren't requested again
    await page.evaluate(
      (key) => {
        const text = localStorage.getItem(key) ?? '[]';
        localStorage.setItem(key, text.replaceAll(/"checkedAt":\d+/g, '"checkedAt":0'));
      },
      `saved:${encodeURIComponent(seeker.username)}`,
    );
  } else {
    const deleted = await request.delete(`/api/jobdescriptions/delete/${nurse}`, {
      headers: { 'x-session': `employer:${encodeURIComponent(employer.username)}` },
    });
    expect(deleted.ok(), await deleted.text()).toBe(true);
  }
  await page.goto('/saved?state=ended');
  await expect(row(page, titles[1])).toContainText('No longer available');
  await expect(row(page, titles[1])).toContainText('Ask about nights');
  await expect(row(page, titles[0])).toBeHidden();
  await expectAccessible(page);
});

test(
  'what is saved in one browser is in the other; an employer has no bookmarks',
  { tag: ['@own-host', '@wide'] },
  async ({ page, person, request, app, problems }) => {
    const employer = await makeAccount(request, app, 'employer');
    const seeker = await makeAccount(request, app, 'jobseeker');
    const title = `Quokka Keeper ${unique()}`;
    const id = await makeJob(request, app, employer, newPosting(title));
    const other = await person();
    for (const each of [page, other]) {
      await signIn(each, app, seeker);
      await each.goto(`${app.origin}${jobPage(id)}`);
      await expect(mark(each, title)).toHaveAttribute('aria-pressed', 'false');
    }
    await page.goto('/jobdescription');
    await page.goto(jobPage(id));
    // the rendered page doesn't have it
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await mark(page, title).dblclick();
    await expect(mark(page, title)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(mark(other, title)).toHaveAttribute('aria-pressed', 'true');

    // with the keyboard; reverted after a failure
    problems.allow(/ERR_FAILED|removeSavedJob/);
    await other.route('**/api/saved-jobs/*', (route) => route.abort());
    await mark(other, title).focus();
    await other.keyboard.press('Enter');
    await expect(other.getByRole('alert')).toContainText('That wasn’t saved.');
    await expect(mark(other, title)).toHaveAttribute('aria-pressed', 'true');

    const visitor = await person();
    await signIn(visitor, app, employer);
    await visitor.goto(`${app.origin}/jobdescription?q=${encodeURIComponent(title)}`);
    await expect(main(visitor).getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Account menu' })).toBeVisible();
    // wait until the parts for logged-in users are loaded
    await expect(visitor.getByRole('link', { name: /^Inbox/ })).toBeVisible();
    await expect(mark(visitor, title)).toBeHidden();
    await visitor.goto(`${app.origin}/saved`);
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Saved jobs are for job seekers' }),
    ).toBeVisible();
  },
);
