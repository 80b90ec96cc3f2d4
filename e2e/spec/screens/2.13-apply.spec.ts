import { expect, test } from '../../fixtures';
import { makeAccount, signIn, someJob } from '../../steps/hosts';
import { line } from '../../steps/lines';

test('the apply screen', { tag: '@wide' }, async ({ page, app, request }) => {
  const job = await someJob(request, app);
  const account = await makeAccount(request, app, 'jobseeker');
  await signIn(page, app, account);
  await page.goto(`/applyjob/${job._id}`);
  const message = page.getByLabel('Message');
  await expect(message).toBeVisible();
  await line('§2.13 the subject "Job Application" is read-only', async () => {
    await expect(page.getByLabel('Subject')).toHaveValue('Job Application');
    await expect(page.getByLabel('Subject')).not.toBeEditable();
  });
  await line('§2.13 the message is read-only', () => expect(message).not.toBeEditable());
  const mailProgram = page.getByRole('link', { name: 'Open in your email program' });
  // on the app's own host, URLs in the message become links with a text
  const sentText = async (): Promise<string> =>
    app.specHost
      ? message.inputValue()
      : (
          new URL(String(await mailProgram.getAttribute('href'))).searchParams.get('body') ?? ''
        ).replaceAll('\r\n', '\n');
  const profilePath = `/jobseekerppreadonly/${account.username}`;
  const jobPath = `/singlejobdescription/jobdescription/${job._id}`;
  for (const [what, text] of [
    ["the seeker's name", 'Ada Morrow'],
    ['a profile link', `${app.origin}${profilePath}\n`],
    ['a job link', `${app.origin}${jobPath}\n`],
    ['the email', `Email: ${account.email}\n`],
    ['the phone', 'Phone: 15550123\n'],
  ] as const) {
    await line(`§2.13 the message includes ${what}`, async () =>
      expect(await sentText()).toContain(text),
    );
  }
  if (!app.specHost) {
    for (const part of ['My name is Ada Morrow.', `Email: ${account.email}`, 'Phone: 15550123'])
      await expect(message).toContainText(part);
    await expect(message.getByRole('link', { name: String(job.jobtitle) })).toHaveAttribute(
      'href',
      jobPath,
    );
    await expect(message.getByRole('link', { name: 'Ada Morrow' })).toHaveAttribute(
      'href',
      profilePath,
    );
  }
  await line("§2.13 beside it the same message opens in one's mail program", async () => {
    const href = await mailProgram.getAttribute('href');
    const mail = new URL(String(href));
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Job Application');
    expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(await sentText());
  });
  const { specHost } = app;
  if (specHost) {
    await line(
      '§2.13 Send Email only logs: the message in the console, no call, nothing said',
      async () => {
        // the screen's own reads are done
        await page.waitForLoadState('networkidle');
        const [before, text] = [specHost.seen.length, await message.inputValue()];
        const logged = page.waitForEvent('console', (one) => one.text().includes('Send Email'));
        await page.getByRole('button', { name: 'Send Email' }).click();
        expect((await logged).text()).toContain(text);
        expect(specHost.seen).toHaveLength(before);
        await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0);
      },
    );
    await line('§8 logged only: Send Email says nothing to the user', async () => {
      const logged = page.waitForEvent(
        'console',
        (one) => one.type() === 'log' && one.text().startsWith('Send Email:'),
      );
      await page.getByRole('button', { name: 'Send Email' }).click();
      await logged;
      await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Send Email' })).toBeEnabled();
    });
  }
  await line("§2.13 a link leads to the seeker's profile", async () => {
    await page.getByRole('main').getByRole('link', { name: 'your profile' }).click();
    await expect(page).toHaveURL(`/jobseekerpp/${account.username}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Morrow' })).toBeVisible();
  });
  if (!specHost) {
    await line('§2.13 Send Email stores the application on our own host', async () => {
      await page.goBack();
      await page.getByRole('button', { name: 'Send Email' }).click();
      await expect(page.getByText('Your application was sent', { exact: true })).toBeVisible();
      const stored: { jobId: string }[] = await (
        await page.request.get('/api/applications')
      ).json();
      expect(stored.map(({ jobId }) => jobId)).toEqual([job._id]);
    });
  }
});

test(
  '§2.13 a visitor is sent to /login and comes back',
  { tag: '@wide' },
  async ({ page, app, request }) => {
    const job = await someJob(request, app);
    await page.goto(`/applyjob/${job._id}`);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(`Then you’ll apply for ${job.jobtitle}`)).toBeVisible();
  },
);
