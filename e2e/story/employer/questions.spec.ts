import { expect, test } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { fillPosting, newPosting, searchListing, submitPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { field, unique } from '../../steps/people';

/** The user agent of headless Chromium says so; the host only counts ordinary browsers' views. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
test.use({ userAgent });

test(
  'an employer asks, promises and is answered; the job says so, and its figures tell',
  { tag: ['@wide', '@own-host'] },
  async ({ page, app, request, person }) => {
    const employer = await makeAccount(request, app, 'employer');
    const seeker = await makeAccount(request, app, 'jobseeker');
    const title = `Ward Nurse ${unique()}`;
    const visitor = await person();
    await signIn(page, app, employer);

    await page.goto(`/jobpost/${employer.username}`);
    await fillPosting(page, newPosting(title));
    await page.getByRole('button', { name: 'New question' }).click();
    // the new question is focused
    await page.keyboard.type('Can you work nights?');
    await page.getByRole('button', { name: 'New question' }).click();
    await page.keyboard.type('Which ward do you prefer?');
    const second = page.getByRole('group', { name: 'Question 2' });
    await second.getByLabel('Kind of answer').selectOption('One of several');
    await second.getByLabel('Answer 1', { exact: true }).fill('Surgery');
    await second.getByLabel('Answer 2', { exact: true }).fill('Children');
    await field(page, 'answersWithin').selectOption('5');
    await expectAccessible(page);
    await expectReflow(page, 320);
    // unsent questions survive a reload
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('group', { name: 'Question 2' })).toBeVisible();
    await submitPosting(page).click();
    await expect(page).toHaveURL(/\/employerpp\//);

    await searchListing(visitor, title);
    const card = main(visitor).getByRole('article').filter({ hasText: title });
    await expect(card.getByText('Answers within 5 days')).toBeVisible();
    const jobs = await request.get(
      `${app.origin}/api/jobs/search?q=${encodeURIComponent(title)}&limit=1`,
    );
    const jobId = ((await jobs.json()) as { items: { _id: string }[] }).items[0]?._id ?? '';
    const view = visitor.waitForResponse((response) => response.url().endsWith('/views'));
    await visitor.goto(`/singlejobdescription/jobdescription/${jobId}`);
    expect((await view).status()).toBe(204);
    await expect(main(visitor).getByText('Answers within 5 days').first()).toBeVisible();
    await expect(
      visitor.getByText(/Apply today and you’ll hear back by [A-Z]\w\w \d+\./),
    ).toBeVisible();
    await expectAccessible(visitor);

    // the job seeker answers
    await signIn(visitor, app, seeker);
    const shown = await visitor.request.get(
      `${app.origin}/api/jobdescriptions/jobdescriptions/${jobId}`,
    );
    const { questions } = (await shown.json()) as { questions: { id: string }[] };
    expect(questions).toHaveLength(2);
    const sent = await visitor.request.post(`${app.origin}/api/applications`, {
      data: {
        jobId,
        source: 'search',
        answers: [
          { questionId: questions[0]?.id, answer: 'yes' },
          { questionId: questions[1]?.id, answer: 'Children' },
        ],
      },
    });
    expect(sent.status(), await sent.text()).toBe(201);

    await page.goto('/employerpp');
    await page.getByRole('link', { name: `Stats for ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Stats: ${title}` })).toBeVisible();
    await expect(page.getByText('1 application from 1 view')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Search 0 1' })).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, 320);
  },
);

test(
  'a question for a number: asked in plain digits, filtered by a range that the address keeps',
  { tag: ['@wide', '@own-host'] },
  async ({ page, app, request, person }) => {
    const employer = await makeAccount(request, app, 'employer');
    const jobId = await makeJob(request, app, employer, newPosting(`Dispatcher ${unique()}`));
    const asked = await request.put(`${app.origin}/api/jobs/${jobId}/hiring`, {
      headers: { 'x-session': `employer:${encodeURIComponent(employer.username)}` },
      data: {
        questions: [{ id: 'km:year', kind: 'number', text: 'Miles a year?', required: false }],
        answersWithin: 5,
      },
    });
    expect(asked.status(), await asked.text()).toBe(200);

    const seeker = await makeAccount(request, app, 'jobseeker', { firstname: 'Nadia' });
    const applicant = await person();
    await signIn(applicant, app, seeker);
    await applicant.goto(`/applyjob/${jobId}`);
    const miles = applicant.getByLabel('Miles a year? (optional)');
    await miles.fill('1e4');
    await applicant.getByRole('button', { name: 'Send Email' }).click();
    await expect(miles).toHaveAccessibleDescription(/Enter a number of up to 12 digits/);
    await expect(miles).toBeFocused();
    await expectAccessible(applicant);
    await miles.fill('12 000');
    await applicant.getByRole('button', { name: 'Send Email' }).click();
    await expect(
      applicant.getByRole('heading', { level: 1, name: 'Your application was sent' }),
    ).toBeVisible();

    await signIn(page, app, employer);
    await page.goto(`/applications?job=${jobId}`);
    await expect(
      main(page).getByText('1 applicant, 1 waiting for an answer. You answer within 5 days.'),
    ).toBeVisible();
    await page.getByLabel('Answer', { exact: true }).selectOption({ label: 'From … to …' });
    await page.getByLabel('From', { exact: true }).fill('12,500');
    await expect(main(page).getByText('No applicants match your filters')).toBeVisible();
    await page.getByLabel('From', { exact: true }).fill('9 000');
    await page.getByLabel('To', { exact: true }).fill('12000');
    await expect(main(page).getByRole('link', { name: 'Nadia Morrow' })).toBeVisible();
    await expect(page).toHaveURL(/&answerTo=/);
    await page.reload();
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('9000');
    await expect(main(page).getByRole('link', { name: 'Nadia Morrow' })).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, 320);
    await page.getByRole('link', { name: 'Remove filter Answer: 9000 to 12000' }).click();
    await expect(page).toHaveURL(new RegExp(`/applications\\?job=${jobId}$`));
  },
);
