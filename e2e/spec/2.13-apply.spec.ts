import { expect, test } from '../fixtures';
import { makeAccount, signIn, someJob } from '../steps/hosts';
import type { Account } from '../steps/people';

test.describe('§2.13 apply screen', { tag: '@wide' }, () => {
  let account: Account;
  let job: { _id: string; jobtitle: string };
  test.beforeEach(async ({ page, app, request }) => {
    job = await someJob(request, app);
    account = await makeAccount(request, app, 'jobseeker');
    await signIn(page, app, account);
    await page.goto(`/applyjob/${job._id}`);
    await expect(page.getByLabel('Message')).toBeVisible();
  });

  test('§2.13 the subject "Job Application" is read-only', async ({ page }) => {
    await expect(page.getByLabel('Subject')).toHaveValue('Job Application');
    await expect(page.getByLabel('Subject')).not.toBeEditable();
  });

  test('§2.13 the message is read-only', async ({ page }) => {
    await expect(page.getByLabel('Message')).not.toBeEditable();
  });

  for (const [what, textOf] of [
    ['the seeker\'s name', () => 'Ada Morrow'],
    ['a profile link', (origin: string) => `${origin}/jobseekerppreadonly/${account.username}\n`],
    ['a job link', (origin: string) => `${origin}/singlejobdescription/jobdescription/${job._id}\n`],
    ['the email', () => `Email: ${account.email}\n`],
    ['the phone', () => 'Phone: 15550123\n'],
  ] as const) {
    test(`§2.13 the message includes ${what}`, async ({ page, app }) => {
      expect(await page.getByLabel('Message').inputValue()).toContain(textOf(app.origin));
    });
  }

  test('§2.13 a link leads to the seeker\'s profile', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'your profile' }).click();
    await expect(page).toHaveURL(`/jobseekerpp/${account.username}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
  });

  test('§2.13 Send Email only logs: the message in the console, no call, nothing said', { tag: '@spec-host' }, async ({ page, specHost }) => {
    // what the screen itself reads has been read
    await page.waitForLoadState('networkidle');
    const [before, message] = [specHost.seen.length, await page.getByLabel('Message').inputValue()];
    const logged = page.waitForEvent('console', (line) => line.text().includes('Send Email'));
    await page.getByRole('button', { name: 'Send Email' }).click();
    expect((await logged).text()).toContain(message);
    expect(specHost.seen).toHaveLength(before);
    await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0);
  });

  test('§2.13 Send Email stores the application on our own host', { tag: '@own-host' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Send Email' }).click();
    await expect(page.getByText('Your application was sent', { exact: true })).toBeVisible();
    const stored = (await (await page.request.get('/api/applications')).json()) as { jobId: string }[]; // the contract's list of applications
    expect(stored.map(({ jobId }) => jobId)).toEqual([job._id]);
  });

  test('§2.13 beside it the same message opens in one\'s mail program', async ({ page }) => {
    const href = await page.getByRole('link', { name: 'Open in your mail program' }).getAttribute('href');
    const mail = new URL(String(href));
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Job Application');
    expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(await page.getByLabel('Message').inputValue());
  });
});

test('§2.13 a visitor is sent to /login and comes back', { tag: '@wide' }, async ({ page, app, request }) => {
  const job = await someJob(request, app);
  await page.goto(`/applyjob/${job._id}`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You come back to the page you wanted.')).toBeVisible();
});
