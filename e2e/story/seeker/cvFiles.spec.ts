import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../../fixtures';
import { watchScripts } from '../../security/scriptWatch';
import { applyFor, pdfWith, scriptedPdf } from '../../steps/cvs';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';
import { main } from '../../steps/page';
import { unique } from '../../steps/people';

/** Clicks a button that saves a file; returns the file's name and bytes. */
const saved = async (page: Page, button: Locator) => {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

test(
  'a PDF with scripts is uploaded, sent and drawn, and none of them runs',
  { tag: '@own-host' },
  async ({ page, app, person }) => {
    const desk = await person();
    const employer = await makeAccount(desk.request, app, 'employer');
    const jobId = await makeJob(desk.request, app, employer, newPosting(`Nurse ${unique()}`));
    const seeker = await makeAccount(page.request, app, 'jobseeker', { firstname: 'Nadia' });
    const cv = scriptedPdf('Six years on acute wards');
    const done = [await watchScripts(page), await watchScripts(desk)];
    for (const each of [page, desk])
      each.context().on('page', (opened) => done[0]?.push(`a window: ${opened.url()}`));

    await signIn(page, app, seeker);
    await page.goto(`/applyjob/${jobId}`);
    const chooser = page.waitForEvent('filechooser');
    await main(page).getByRole('button', { name: 'Upload a CV' }).click();
    await (await chooser).setFiles({ name: 'nadia.pdf', mimeType: 'application/pdf', buffer: cv });
    await expect(main(page).getByRole('radio', { name: 'nadia.pdf' })).toBeChecked();
    await main(page).getByRole('button', { name: 'Send Email' }).click();
    await expect(main(page).getByText('Your application was sent')).toBeVisible();

    await signIn(desk, app, employer);
    await desk.goto('/applications');
    await main(desk).getByRole('link', { name: 'Nadia Morrow' }).click();
    await main(desk).getByRole('button', { name: 'Open CV' }).click();
    const sheet = main(desk).getByRole('region', { name: 'Page 1' });
    await expect(sheet).toContainText('Six years on acute wards');
    // at the positions of its form field and its link
    await sheet.click({ position: { x: 60, y: 60 } });
    const { height } = (await sheet.boundingBox()) ?? { height: 0 };
    await sheet.click({ position: { x: 60, y: height * 0.75 } });
    await expect(sheet.getByRole('link')).toHaveCount(0);
    await expect(sheet.getByRole('textbox')).toHaveCount(0);
    await main(desk).getByRole('button', { name: 'Close CV' }).click();

    await test.step('saved, it is what was uploaded, byte by byte', async () => {
      const file = await saved(
        desk,
        main(desk).getByRole('button', { name: 'Download', exact: true }),
      );
      expect(file.name).toBe('nadia.pdf');
      expect(file.bytes.equals(cv)).toBe(true);
    });

    await test.step('nor by its own address, which nobody’s browser shows', async () => {
      const [id] = new URL(desk.url()).searchParams.getAll('applicant');
      const download = desk.waitForEvent('download');
      await desk.goto(`/api/applications/${id}/cv`).catch((error: unknown) => {
        // a download cancels the navigation
        expect(String(error)).toMatch(/Download is starting|ERR_ABORTED/);
      });
      expect(await readFile(await (await download).path())).toEqual(cv);
    });
    expect(done.flat()).toEqual([]);
  },
);

test(
  'the table and the CVs are saved as files: of everybody, and of those who are ticked only',
  { tag: ['@own-host', '@wide'] },
  async ({ page, app, request }) => {
    const employer = await makeAccount(request, app, 'employer');
    const title = `Ward Nurse ${unique()}`;
    const jobId = await makeJob(request, app, employer, newPosting(title));
    const cvs: Record<string, { name: string; bytes: Buffer }> = {
      Lina: { name: 'lina-2024.pdf', bytes: pdfWith('Lina, twelve years in theatre') },
      Omar: { name: 'omar.txt', bytes: Buffer.from('Omar – ten years as a nurse.\n') },
      Nadia: { name: 'my cv.pdf', bytes: pdfWith('Nadia', 'References') },
    };
    for (const firstname of ['Lina', 'Omar', 'Nadia', 'Ivo']) {
      const seeker = await makeAccount(request, app, 'jobseeker', { firstname });
      const cv = cvs[firstname];
      await applyFor(request, app, seeker, {
        jobId,
        note: `"Hello", from ${firstname}`,
        ...(cv && { cv }),
      });
    }
    await signIn(page, app, employer);
    await page.goto('/applications');
    await expect(main(page).getByText('4 applicants, 4 waiting for an answer')).toBeVisible();
    const today = new Date().toISOString().slice(0, 10);
    const exportButton = main(page).getByRole('button', { name: 'Export CSV' });
    const cvsButton = main(page).getByRole('button', { name: 'Download CVs' });
    const linesOf = (bytes: Buffer) => bytes.toString('utf8').trimEnd().split('\r\n');
    const head =
      '\uFEFFFirst Name,Last Name,Username,Email,Phone,Location,Education,Experience,Job,State,Sent,Rating,Tags,Note,Answers,CV';
    const cvOf = (firstname: string) => cvs[firstname]?.name ?? '';

    await test.step('everybody', async () => {
      const table = await saved(page, exportButton);
      expect(table.name).toBe(`applications-${today}.csv`);
      const [first, ...rows] = linesOf(table.bytes);
      expect(first).toBe(head);
      expect(rows).toHaveLength(4);
      for (const [index, firstname] of ['Ivo', 'Nadia', 'Omar', 'Lina'].entries()) {
        expect(rows[index]).toMatch(new RegExp(`^${firstname},Morrow,ada\\.`));
        expect(rows[index]).toContain(`,${title},sent,`);
        expect(rows[index]).toContain(`,"""Hello"", from ${firstname}",,${cvOf(firstname)}`);
      }
      const archive = await saved(page, cvsButton);
      expect(archive.name).toBe(`cvs-${today}.zip`);
      const files = unzipSync(archive.bytes);
      expect(Object.keys(files).toSorted()).toEqual([
        'Lina Morrow.pdf',
        'Nadia Morrow.pdf',
        'Omar Morrow.txt',
      ]);
      for (const [firstname, { bytes }] of Object.entries(cvs)) {
        const [name = ''] = Object.keys(files).filter((each) => each.startsWith(firstname));
        expect(bytes.equals(files[name] ?? new Uint8Array())).toBe(true);
      }
    });

    await test.step('those who are ticked', async () => {
      for (const firstname of ['Omar', 'Ivo'])
        await main(page)
          .getByRole('checkbox', { name: `Select ${firstname} Morrow` })
          .check();
      await expect(main(page).getByText('2 selected')).toBeVisible();
      // the buttons at the top export everyone, those next to the count only the selected
      const [, ...rows] = linesOf((await saved(page, exportButton.last())).bytes);
      expect(rows.map((row) => row.split(',')[0])).toEqual(['Ivo', 'Omar']);
      const files = unzipSync((await saved(page, cvsButton.last())).bytes);
      expect(Object.keys(files)).toEqual(['Omar Morrow.txt']);
      expect(strFromU8(files['Omar Morrow.txt'] ?? new Uint8Array())).toBe(
        cvs.Omar?.bytes.toString('utf8'),
      );
    });
  },
);
