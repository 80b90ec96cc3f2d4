import type { Locator, Page } from '@playwright/test';
import { expect, test, type TestHost } from '../../fixtures';
import { expectAccessible, expectReflow } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { fillPosting, jobCards, newPosting, postingTyped, submitPosting } from '../../steps/jobs';
import { confirmDialog, main } from '../../steps/page';
import { field, unique, type Account } from '../../steps/people';
import { setFields } from '../../steps/profiles';

const longDescription = [
  'A ward of **twenty beds**, and *one* rule: nobody goes home late.',
  '',
  '## What you can count on',
  '- A rota set six weeks ahead',
  '- Breaks that happen',
  '',
  '### In your first month',
  '1. Shadow a colleague',
  '2. Take four beds',
  '',
  'Read [how we work](https://ward.example/work). <b>Not markup</b>',
].join('\n');

/** Adds details to an earlier job, as the edit form does. */
const describe = async (
  page: Page,
  { origin }: TestHost,
  { username }: Account,
  jobId: string,
): Promise<void> => {
  const answer = await page.request.put(`${origin}/api/jobs/${jobId}/hiring`, {
    headers: { 'x-session': `employer:${encodeURIComponent(username)}` },
    data: {
      questions: [],
      answersWithin: 7,
      workplace: 'hybrid',
      longDescription: 'We **liked** this.',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Returns the visible lines of a card or a page. */
const linesOf = async (part: Locator): Promise<string[]> =>
  (await part.innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Opens the preview of the job's page, a dialog. */
const openPagePreview = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'See the job page' }).filter({ visible: true }).click();
  const preview = page.getByRole('dialog', { name: 'How job seekers will see it' });
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  return preview;
};

/** Picks a suggestion of a field with the keyboard. */
const takeOffered = async (page: Page, name: string, typed: string, offered: string) => {
  const input = field(page, name);
  await input.fill('');
  await input.pressSequentially(typed);
  await expect(page.getByRole('option', { name: offered, exact: true })).toBeVisible();
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(input).toHaveValue(offered);
};

test(
  'an employer writes a job: started from another, with hints, previewed as it will be, kept and posted',
  { tag: '@own-host' },
  async ({ page, app, request, person, isMobile }) => {
    test.setTimeout(180_000);
    const employer = await makeAccount(request, app, 'employer');
    const earlier = `Ward Clerk ${unique()}`;
    const title = `Ward Nurse ${unique()}`;
    const company = `Larkfield ${unique()}`;
    await signIn(page, app, employer);
    await setFields(page, app, employer, { companyName: company });
    const earlierId = await makeJob(page.request, app, employer, {
      ...newPosting(earlier),
      companyname: company,
      location: 'Tulsa, OK',
      employementtype: 'Part-time',
    });
    await describe(page, app, employer, earlierId);

    await test.step('what is known is there already: company, place and type', async () => {
      await page.goto(`/jobpost/${employer.username}`);
      await expect(field(page, 'location')).toHaveValue('Tulsa, OK');
      await expect(field(page, 'companyname')).toHaveValue(company);
      await expect(field(page, 'employementtype')).toHaveValue('Part-time');
      await expect(field(page, 'longDescription')).toHaveValue('');
      await expect(page.getByText('Draft saved')).toHaveCount(0);
    });

    await test.step('another job fills the form, all of it; what was typed is asked for first', async () => {
      await field(page, 'jobtitle').fill('Something');
      await page.getByRole('button', { name: 'Start from one of your jobs' }).click();
      await page.getByRole('menuitem', { name: `${earlier} · Tulsa, OK` }).click();
      await expect(confirmDialog(page)).toContainText('Replace what you typed?');
      await confirmDialog(page).getByRole('button', { name: 'Replace' }).click();
      await expect(field(page, 'jobtitle')).toHaveValue(earlier);
      await expect(field(page, 'joboverview')).toHaveValue(newPosting('').joboverview ?? '');
      await expect(field(page, 'answersWithin')).toHaveValue('7');
      await expect(field(page, 'workplace')).toHaveValue('hybrid');
      await expect(field(page, 'longDescription')).toHaveValue('We **liked** this.');
    });

    await test.step('hints say what would read better, under the fields they are about', async () => {
      const says = (name: string, hint: string) =>
        expect(field(page, name)).toHaveAccessibleDescription(new RegExp(hint));
      await field(page, 'jobtitle').fill('WARD NURSES WANTED!!');
      await field(page, 'joboverview').fill('Call 512-555-0142 and ask for the ward.');
      await field(page, 'longDescription').fill('Native English speaker, please.');
      await field(page, 'monthlysalary1').fill('2000');
      await field(page, 'monthlysalary2').fill('9000');
      await says('jobtitle', 'Capitals and exclamation marks are hard to read');
      await says('joboverview', '“512-555-0142” is better left out');
      await says('longDescription', '“Native English speaker” may put good people off');
      await says('monthlysalary2', 'The upper figure is more than twice the lower');
      await expectAccessible(page);
    });

    const posting = { ...newPosting(title), companyname: company, employementtype: 'Contract' };
    await test.step('places and types are offered while one types', async () => {
      await fillPosting(page, posting);
      await takeOffered(page, 'location', 'austin', 'Austin, TX');
      await takeOffered(page, 'employementtype', 'con', 'Contract');
      await expect(field(page, 'jobtitle')).toHaveAccessibleDescription('');
    });

    await test.step('a longer description is written in a few marks', async () => {
      await field(page, 'longDescription').fill(longDescription);
      await expect(field(page, 'longDescription')).toHaveAccessibleDescription(
        /^Leave a blank line between paragraphs/,
      );
    });

    let card: string[] = [];
    if (!isMobile)
      await test.step('the card beside the form is the one that seekers will see', async () => {
        const beside = page.getByRole('complementary', { name: 'How job seekers will see it' });
        await expect(
          beside.getByRole('heading', { level: 4, name: 'What you can count on' }),
        ).toBeVisible();
        card = await linesOf(beside.getByRole('article'));
        expect(card).toEqual(expect.arrayContaining([title, '$3,900 - $5,200 a month']));
      });

    let texts: string[] = [];
    await test.step('the page is shown as it will be', async () => {
      const preview = await openPagePreview(page);
      await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(
        preview.getByRole('heading', { level: 3, name: 'What you can count on' }),
      ).toBeVisible();
      // it contains no links
      await expect(preview.getByText('how we work')).toBeVisible();
      await expect(preview.getByRole('link')).toHaveCount(0);
      texts = await linesOf(preview.getByRole('article'));
      await expectAccessible(page);
      await expectReflow(page, 320);
      await preview.getByRole('button', { name: 'Back to the form' }).click();
      await expect(preview).toBeHidden();
    });

    await test.step('unsent, it is kept on the device', async () => {
      await expect(page.getByText(/^Draft saved, /)).toBeVisible();
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(field(page, 'jobtitle')).toHaveValue(title);
      expect(await postingTyped(page, posting)).toEqual(posting);
      await expect(field(page, 'longDescription')).toHaveValue(longDescription);
      await expectAccessible(page);
      await expectReflow(page, 320);
    });

    await test.step('posted, it is what the preview was', async () => {
      await submitPosting(page).click();
      await expect(page.getByText('Job post added successfully!')).toBeVisible();
      await expect(page).toHaveURL(/\/employerpp\//);
      await page.goto(`/jobpost/${employer.username}`);
      await expect(field(page, 'jobtitle')).toHaveValue('');

      const visitor = await person();
      if (isMobile) await visitor.setViewportSize({ width: 390, height: 844 });
      await visitor.goto(`/jobdescriptiontrial/${employer.username}`);
      const listed = main(visitor).getByRole('article').filter({ hasText: title });
      await expect(listed).toBeVisible();
      expect(await linesOf(listed)).toEqual(expect.arrayContaining(card));
      await jobCards(visitor, title).click();
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const article = main(visitor).getByRole('article').first();
      await expect(
        article.getByRole('heading', { level: 3, name: 'What you can count on' }),
      ).toBeVisible();
      expect((await linesOf(article)).slice(0, texts.length)).toEqual(texts);
      const link = article.getByRole('link', { name: 'how we work' });
      await expect(link).toHaveAttribute('href', 'https://ward.example/work');
      await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
      await expectAccessible(visitor);
    });
  },
);
