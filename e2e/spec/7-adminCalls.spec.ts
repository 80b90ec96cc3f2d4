import type { Page } from '@playwright/test';
import { messages } from '@contract/messages';
import { expect, test } from '../fixtures';
import { callsOf, holdCalls, namesOf, watchCalls } from '../steps/calls';
import { failCall } from '../steps/faults';
import { makeAccount, makeJob, signInAdmin } from '../steps/hosts';
import { newPosting } from '../steps/jobs';
import { outageNoise } from '../steps/outage';
import { field, sessionKeys, unique } from '../steps/people';

const main = (page: Page) => page.getByRole('main');
const question = (page: Page) => page.getByRole('alertdialog');
const find = (page: Page, words: string) => main(page).getByRole('searchbox').fill(words);
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete' }).click();
/** What each screen reads first, on either host. */
const reads = {
  '/admindash': /\/(?:employer\/getAll|admin\/employers)(?:\?|$)/, '/jobseekdash': /\/(?:jobseeker\/jobseekers|admin\/jobseekers)(?:\?|$)/,
  '/removejob': /\/(?:jobdescriptions\/getAll|jobs\/search)(?:\?|$)/, '/updatefeatured': /\/featuredemployer\/?$/, '/updateterms': /\/terms\/terms$/,
} as const;

test.describe('§7 what an administrator sends', { tag: '@wide' }, () => {
  test('§7 POST /admin/admins/login sends adminname and adminpassword, and the token of its data is stored as authToken', async ({ page, app, hostKind }) => {
    await page.goto('/adminlogin');
    const sent = watchCalls(page, app);
    const adminpassword = hostKind === 'spec' ? 'spec-host-password' : 'an-e2e-administrator';
    await field(page, 'adminname').fill('admin');
    await field(page, 'adminpassword').fill(adminpassword);
    await main(page).getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/jobseekdash');
    expect(callsOf(sent, 'loginAdmin')).toEqual([{ operation: 'loginAdmin', method: 'POST', path: '/admin/admins/login', body: { adminname: 'admin', adminpassword } }]);
    await page.reload();
    await expect(page).toHaveURL('/jobseekdash');
    expect((await sessionKeys(page))['authToken']).toBeTruthy();
  });

  for (const [role, route, operation] of [['employer', '/admindash', 'deleteEmployer'], ['jobseeker', '/jobseekdash', 'deleteJobSeeker']] as const) {
    const address = role === 'employer' ? 'DELETE /employer/employers/delete/{id}' : 'DELETE /jobseeker/jobseekers/{id}';
    test(`§7 ${address} is sent once, without a body, after the question; Cancel sends nothing`, async ({ page, app, request }) => {
      const { username } = await makeAccount(request, app, role);
      await signInAdmin(page, app);
      await page.goto(route);
      await find(page, username);
      const sent = watchCalls(page, app);
      const bin = main(page).getByRole('button', { name: `Delete ${username}` });
      await bin.click();
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(question(page)).toHaveCount(0);
      expect(callsOf(sent, operation)).toEqual([]);
      await bin.click();
      await confirm(page);
      await expect(bin).toHaveCount(0);
      expect(callsOf(sent, operation)).toHaveLength(1);
      expect(callsOf(sent, operation)[0]).toMatchObject({ method: 'DELETE', body: null, path: expect.stringMatching(role === 'employer' ? /^\/employer\/employers\/delete\/[^/]+$/ : /^\/jobseeker\/jobseekers\/[^/]+$/) });
    });
  }

  test('§7 DELETE /jobdescriptions/delete/{jobId} by the admin, after the question; then the list is read again', async ({ page, app, request }) => {
    const title = `Porter ${unique()}`;
    const jobId = await makeJob(request, app, await makeAccount(request, app, 'employer'), newPosting(title));
    await signInAdmin(page, app);
    await page.goto('/removejob');
    await find(page, title);
    const sent = watchCalls(page, app);
    await main(page).getByRole('button', { name: `Delete ${title}` }).click();
    expect(callsOf(sent, 'deleteJob')).toEqual([]);
    await confirm(page);
    await expect(main(page).getByRole('article').filter({ hasText: title })).toHaveCount(0);
    expect(callsOf(sent, 'deleteJob')).toEqual([{ operation: 'deleteJob', method: 'DELETE', path: `/jobdescriptions/delete/${jobId}`, body: null }]);
  });

  test('§7 PUT /terms/terms/update/{id} sends the six terms fields, and no other', { tag: '@spec-host' }, async ({ page, app }) => {
    await signInAdmin(page, app);
    await page.goto('/updateterms');
    await main(page).getByRole('button', { name: 'Edit the terms' }).click();
    await field(page, 'privacypolicy').fill('We sell nothing.');
    const sent = watchCalls(page, app);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(messages.updateTerms.success)).toBeVisible();
    const [update] = callsOf(sent, 'updateTerms');
    expect(Object.keys(Object(update?.body)).toSorted()).toEqual(['changestostatement', 'cookies', 'privacypolicy', 'termsofuse1', 'termsofuse2', 'termsofuse3']);
    expect(update).toMatchObject({ method: 'PUT', path: expect.stringMatching(/^\/terms\/terms\/update\/[^/]+$/), body: { privacypolicy: 'We sell nothing.' } });
    expect(namesOf(sent).filter((name) => name === 'getTerms')).toHaveLength(1);
  });

  test('§7 PUT /featuredemployer/updateFeaturedEmployer/{id} sends employerName and employerImage as multipart', { tag: '@spec-host' }, async ({ page, app, specHost }) => {
    await signInAdmin(page, app);
    await page.goto('/updatefeatured');
    await main(page).getByRole('button', { name: /^Update / }).first().click();
    await field(page, 'employerName').fill('Northwind & Co');
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('R0lGODlhAQABAAAAACw=', 'base64') });
    const asked = page.waitForRequest((each) => each.method() === 'PUT');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const update = await asked;
    expect(new URL(update.url()).pathname).toMatch(/\/featuredemployer\/updateFeaturedEmployer\/[^/]+$/);
    expect(await update.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const received = () => specHost.seen.find(({ operation }) => operation === 'updateFeaturedEmployer')?.body ?? '';
    await expect.poll(received).toContain('Northwind & Co');
    expect([...received().matchAll(/ name="([^"]+)"(?:; filename="([^"]+)")?/g)].map(([, name, file]) => [name, file])).toEqual([['employerName', undefined], ['employerImage', 'logo.gif']]);
  });

  for (const [route, address] of Object.entries(reads)) {
    test(`§2.16 ${route} shows Loading... while fetching`, async ({ page, app }) => {
      await signInAdmin(page, app);
      await page.goto('/adminlogin');
      const release = await holdCalls(page, address);
      await page.goto(route);
      await expect(page.getByText('Loading...').first()).toBeAttached();
      release();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  for (const [route, operation, log] of [['/admindash', 'getEmployers', messages.getEmployers.log], ['/jobseekdash', 'getJobSeekers', messages.getJobSeekers.log], ['/updateterms', 'getTerms', messages.getTerms.log]] as const) {
    test(`§8 a failed fetch on ${route} is only logged: "${log}"`, { tag: '@spec-host' }, async ({ page, app, problems }) => {
      problems.allow(outageNoise);
      const lines: string[] = [];
      page.on('console', (line) => lines.push(line.text()));
      await signInAdmin(page, app);
      const mend = await failCall(page, app, operation, 'fail500');
      await page.goto(route);
      await expect.poll(() => lines.some((line) => line.includes(log))).toBe(true);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(main(page)).not.toContainText(/error|fail|500/i);
      await mend();
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  }
});
