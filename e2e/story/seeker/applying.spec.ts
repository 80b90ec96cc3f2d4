import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, type TestHost } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, makeJob } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import {
  field,
  fillLogin,
  fillRegistration,
  newAccount,
  submitRegistration,
  unique,
} from '../../steps/people';

/** A minimal PDF of one page with one line. */
const cvFile = {
  name: 'ada-morrow.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/**
 * Counts what a newcomer fills in (changed fields; a group of checkboxes or radio buttons once) and
 * clicks (buttons and links), over all pages.
 */
const countEffort = async (page: Page) => {
  const inputs = new Set<string>();
  const presses: string[] = [];
  await page.exposeFunction('noteInput', (name: string) => {
    inputs.add(name);
  });
  await page.exposeFunction('notePress', (name: string) => {
    presses.push(name);
  });
  await page.addInitScript(() => {
    type Noting = Window & {
      noteInput: (name: string) => void;
      notePress: (name: string) => void;
    };
    // both functions are exposed above
    const noting = window as unknown as Noting;
    document.addEventListener(
      'input',
      ({ target }) => {
        if (
          target instanceof HTMLInputElement ||
          target instanceof HTMLSelectElement ||
          target instanceof HTMLTextAreaElement
        )
          noting.noteInput(`${location.pathname} ${target.name || target.id}`);
      },
      true,
    );
    document.addEventListener(
      'click',
      ({ target, isTrusted }) => {
        const pressed = target instanceof Element ? target.closest('a, button') : null;
        if (isTrusted && pressed) noting.notePress(pressed.textContent.trim());
      },
      true,
    );
  });
  return { inputs, presses };
};

/** Creates an employer with a job that asks a question, without the app's forms. */
const makeHiringJob = async (page: Page, app: TestHost) => {
  const employer = await makeAccount(page.request, app, 'employer');
  const posting = newPosting(`Night Nurse ${unique()}`);
  const id = await makeJob(page.request, app, employer, posting);
  return { employer, posting, id };
};

test(
  'a newcomer with a CV at hand comes from the job to "sent", and follows it',
  { tag: '@own-host' },
  async ({ page, app, person }) => {
    test.setTimeout(240_000);
    const employerPage = await person();
    const { employer, posting, id } = await makeHiringJob(employerPage, app);
    const account = newAccount('jobseeker');
    const main = page.getByRole('main');
    const { inputs, presses } = await countEffort(page);

    await test.step('from the job through registering and logging in to its apply screen', async () => {
      await page.goto(`/singlejobdescription/jobdescription/${id}`);
      await main.getByRole('link', { name: 'Apply to Job' }).first().click();
      await expect(page).toHaveURL('/login');
      await main.getByRole('link', { name: 'Register Now' }).click();
      await expect(page).toHaveURL('/signup');
      await fillRegistration(page, account);
      await submitRegistration(page);
      await expect(page).toHaveURL('/loginemp');
      await expectAccessible(page);
      await main.getByRole('link', { name: 'Log in as a job seeker' }).first().click();
      // the username is already filled in
      await expect(field(page, 'usernamejobseek')).toHaveValue(account.username);
      await field(page, 'passwordnamejobseek').fill(account.password);
      await main.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveURL(`/applyjob/${id}`);
    });

    await test.step('uploads a CV on the spot and sends', async () => {
      const chooser = page.waitForEvent('filechooser');
      await main.getByRole('button', { name: 'Upload a CV' }).click();
      await (await chooser).setFiles(cvFile);
      await expect(main.getByRole('radio', { name: cvFile.name })).toBeChecked();
      await expectAccessible(page);
      await main.getByRole('button', { name: 'Send Email' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your application was sent' }),
      ).toBeFocused();
      await expect(main.getByText(cvFile.name)).toBeVisible();
      await expectAccessible(page);
      expect([...inputs].length, [...inputs].join('\n')).toBeLessThanOrEqual(14);
      expect(presses.length, presses.join('\n')).toBeLessThanOrEqual(8);
    });

    const applicationPath = await test.step('follows the application', async () => {
      await main.getByRole('link', { name: 'Track this application' }).click();
      await expect(page.getByRole('heading', { level: 1, name: posting.jobtitle })).toBeVisible();
      await expect(main.getByRole('region', { name: 'Timeline' })).toContainText('Sent');
      await expectAccessible(page);
      return new URL(page.url()).pathname;
    });

    await test.step('the employer opens it and its CV, which is the same byte for byte', async () => {
      const request = employerPage.request;
      const login = await request.post(`${app.origin}/api/employer/login`, {
        data: { usernameEmployer: employer.username, passwordnameEmployer: employer.password },
      });
      expect(login.ok()).toBe(true);
      const applicationId = applicationPath.split('/').pop() ?? '';
      const api = `${app.origin}/api`;
      const headers = { 'X-Session': `employer:${employer.username}` };
      expect(
        (await request.post(`${api}/applicants/${applicationId}/opening`, { headers })).status(),
      ).toBe(200);
      const cv = await request.get(`${api}/applications/${applicationId}/cv`, { headers });
      expect(await cv.body()).toEqual(cvFile.buffer);
      const sent = await request.post(`${api}/threads/${applicationId}/messages`, {
        headers,
        data: { text: 'When could you start?' },
      });
      expect(sent.status()).toBe(201);
    });

    await test.step('the seeker sees who opened the CV, answers, and downloads what was sent', async () => {
      await page.reload();
      await expect(main.getByRole('region', { name: 'Timeline' })).toContainText('CV opened by');
      await expect(main.getByText('When could you start?')).toBeVisible();
      await main.getByLabel('Your message').fill('In March.');
      await page.reload();
      await expect(main.getByLabel('Your message')).toHaveValue('In March.');
      await main.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(main.getByRole('list', { name: /Messages/ })).toContainText('In March.');
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Download' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(cvFile.name);
      expect(await readFile(await file.path())).toEqual(cvFile.buffer);
      await expectAccessible(page);
    });

    await test.step('the job says so everywhere', async () => {
      await page.goto(`/singlejobdescription/jobdescription/${id}`);
      await expect(
        main.getByRole('link', { name: `see your application for ${posting.jobtitle}` }),
      ).toHaveAttribute('href', applicationPath);
      await expect(main.getByRole('link', { name: 'Apply to Job' })).toHaveCount(0);
      await page.goto(`/jobdescription?q=${encodeURIComponent(posting.jobtitle)}`);
      await expect(
        main.getByRole('link', { name: `see your application for ${posting.jobtitle}` }).first(),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('withdraws: the CV is taken back, and applying again is offered', async () => {
      await page.goto(applicationPath);
      await main.getByRole('button', { name: 'Withdraw application' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Withdraw application' }).click();
      await expect(main.getByText(/You withdrew this application on/)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Apply again' })).toBeVisible();
      await expectAccessible(page);
      const cv = await employerPage.request.get(
        `${app.origin}/api/applications/${applicationPath.split('/').pop()}/cv`,
        { headers: { 'X-Session': `employer:${employer.username}` } },
      );
      expect(cv.status()).toBe(404);
    });
  },
);

test(
  'a full CV is edited and prints to a clean page or two',
  { tag: '@own-host' },
  async ({ page, app, request }) => {
    const account = await makeAccount(request, app, 'jobseeker');
    const main = page.getByRole('main');
    await page.goto('/login');
    await fillLogin(page, account);
    await expect(page).toHaveURL(`/jobseekerpp/${account.username}`);
    await expect(main.getByRole('region', { name: 'Your CVs' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/cv');
    await main.getByRole('button', { name: 'Edit' }).click();
    for (const position of ['Porter', 'Nurse', 'Ward sister', 'Head nurse', 'Matron']) {
      await main.getByRole('button', { name: 'Add a position' }).click();
      const entry = main.getByRole('group', { name: 'this position' });
      await entry.getByLabel('Company and city').fill('Lakeside Clinic, Springfield');
      await entry.getByLabel('From').fill('2019-04');
      await entry
        .getByLabel('What you did')
        .fill(
          Array.from({ length: 5 }, () => 'Led a team of six through a long night.').join('\n'),
        );
      await entry.getByLabel('Position', { exact: true }).fill(position);
    }
    await main.getByLabel('Skills').fill('Wound care\nListening');
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Save' }).click();
    const sheet = page.getByRole('article', { name: 'Your CV as it prints' });
    await expect(sheet.getByRole('heading', { level: 4 }).first()).toHaveText('Matron');
    await expectAccessible(page);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(pages.length).toBeGreaterThanOrEqual(1);
    expect(pages.length).toBeLessThanOrEqual(2);
  },
);
