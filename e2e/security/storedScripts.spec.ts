import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { test, type IsolatedHost } from './isolatedHost';
import { makeWrite } from './makeWrite';
import { payloads } from './payloads';
import { visitScreen, watchScripts } from './scriptWatch';
import {
  loginAdmin,
  password,
  storeAdminTexts,
  storeModeration,
  storeRecords,
  type Stored,
} from './storedRecords';

const own = { tag: ['@own-host', '@wide'] };

const visitAll = async (page: Page, { origin }: IsolatedHost, paths: readonly string[]) => {
  for (const path of paths) await visitScreen(page, `${origin}${path}`);
};
const loginEmployer = (page: Page, { api }: IsolatedHost, employer: string) =>
  page.request.post(`${api}/employer/login`, {
    data: { usernameEmployer: employer, passwordnameEmployer: password },
  });

const visitOpenScreens = async (
  page: Page,
  host: IsolatedHost,
  stored: readonly Stored[],
  takenDown: Stored,
) => {
  await visitAll(page, host, [
    '/',
    '/jobdescription',
    '/jobdescription?q=hit',
    `/jobdescription?q=${encodeURIComponent(payloads[0])}`,
    '/category',
    '/category/Nurse%20Jobs',
    '/termsofuse',
  ]);
  for (const { jobId, employer, jobtitle } of stored) {
    await visitAll(page, host, [`/singlejobdescription/jobdescription/${jobId}`]);
    // the payload is shown, as text
    if (jobId !== takenDown.jobId)
      expect(await page.locator('h1').textContent()).toContain(jobtitle);
    await visitAll(page, host, [`/employerppreadonly/${encodeURIComponent(employer)}`]);
  }
  await visitAll(
    page,
    host,
    payloads.map((text) => `/category/${encodeURIComponent(text)}`),
  );
};

const visitEmployerScreens = async (
  page: Page,
  host: IsolatedHost,
  { employer, seeker, jobId, applicationId }: Stored,
) => {
  await loginEmployer(page, host, employer);
  await visitAll(page, host, [
    `/employerpp/${encodeURIComponent(employer)}`,
    `/applications?applicant=${applicationId}`,
  ]);
  // the note, the CV's text and the templates are shown, as text
  const shown = page.getByText(payloads[1], { exact: false }).filter({ visible: true });
  await expect.poll(() => shown.count()).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Email templates' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(payloads[0]);
  await visitAll(page, host, [
    `/jobseekerppreadonly/${encodeURIComponent(seeker)}`,
    '/applications?view=board',
    `/jobfigures/${jobId}`,
    '/jobdescriptiontrial',
    `/jobdescriptiontrialedit?id=${jobId}`,
    '/account',
  ]);
};

const visitSeekerScreens = async (
  page: Page,
  host: IsolatedHost,
  { seeker, jobId, applicationId }: Stored,
) => {
  await page.request.post(`${host.api}/jobseeker/jobseekers/login`, {
    data: { usernamejobseek: seeker, passwordnamejobseek: password },
  });
  await visitAll(page, host, [
    `/jobseekerpp/${encodeURIComponent(seeker)}`,
    '/jobseekerppreadonly',
    '/cv',
    `/applyjob/${jobId}`,
    `/myapplications/${applicationId}`,
  ]);
};

const visitTakenDownJob = async (page: Page, host: IsolatedHost, { employer }: Stored) => {
  await loginEmployer(page, host, employer);
  for (const path of [`/employerpp/${encodeURIComponent(employer)}`, '/jobdescriptiontrial']) {
    await visitAll(page, host, [path]);
    // the reason for the decision
    await expect(page.getByText(payloads[1], { exact: false }).first()).toBeVisible();
  }
};

const visitAdminScreens = async (
  page: Page,
  host: IsolatedHost,
  caseIds: readonly (string | undefined)[],
) => {
  await page.request.post(`${host.api}/admin/admins/login`, {
    data: { adminname: 'admin', adminpassword: host.adminPassword },
  });
  await visitAll(page, host, [
    '/admindash',
    '/jobseekdash',
    '/removejob',
    '/updatefeatured',
    '/updateterms',
    '/adminoverview',
    '/reports',
    '/searches',
    '/auditlog',
    '/administrators',
    '/deletedaccounts',
    ...caseIds.map((caseId) => `/reports?case=${caseId}`),
  ]);
};

test(
  'no stored text is ever run, on any screen that shows it',
  own,
  async ({ isolatedHost: host, person, problems, request }) => {
    test.setTimeout(480_000);
    // a payload in a URL may match no record, and a busy host may send the app without a rendered
    // page (503); all that matters is that nothing runs
    problems.allow(/status of (?:40[134]|503)|Error in /);
    const write = makeWrite(request, host.api);
    const stored: Stored[] = [];
    for (const shift of payloads.keys()) stored.push(await storeRecords(request, host, shift));
    const takenDown = stored[4];
    if (!takenDown) throw new Error('There are fewer than five payloads');
    const asAdmin = await loginAdmin(write, host);
    await storeAdminTexts(request, host, asAdmin);
    const cases = await storeModeration(request, host, asAdmin, takenDown);

    const seen: string[][] = [];
    const watchedPerson = async () => {
      const page = await person();
      seen.push(await watchScripts(page));
      return page;
    };
    await test.step('a visitor', async () =>
      visitOpenScreens(await watchedPerson(), host, stored, takenDown));
    for (const one of stored.filter((_, index) => index % 3 === 0)) {
      await test.step(`an employer and an applicant: ${one.jobtitle}`, async () => {
        const [employer, applicant] = [await watchedPerson(), await watchedPerson()];
        await visitEmployerScreens(employer, host, one);
        await visitSeekerScreens(applicant, host, one);
        await employer.context().close();
        await applicant.context().close();
      });
    }
    await test.step('the employer of a job that was taken down', async () =>
      visitTakenDownJob(await watchedPerson(), host, takenDown));
    await test.step('the administrator', async () =>
      visitAdminScreens(await watchedPerson(), host, [
        cases.takenDownCaseId,
        ...cases.caseIds.slice(0, 6),
      ]));
    expect(seen.flat()).toEqual([]);
  },
);

test('the watch notices a payload that runs', own, async ({ page, problems }) => {
  problems.allow(/CSP|Refused|Content Security Policy|violates|Failed to load resource/);
  const seen = await watchScripts(page);
  await page.route('**/unsafe', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title>${payloads.slice(0, 6).join('')}`,
    }),
  );
  await page.goto('/unsafe');
  await expect.poll(() => seen.length).toBeGreaterThan(1);
});
