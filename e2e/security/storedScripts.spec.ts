import { createServer } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { unique } from '../steps/people';
import { payloads, spread } from './payloads';

/**
 * A host of its own: texts that belong to everybody (terms, featured employers) are changed here.
 */
const own = { tag: ['@own-host', '@wide'] };
const password = 'right horse battery';
type Made = { employer: string; seeker: string; jobId: string; jobtitle: string };

const jobTexts = [
  'jobtitle',
  'companyname',
  'location',
  'joboverview',
  'responsibilities1',
  'responsibilities2',
  'responsibilities3',
  'responsibilities4',
  'responsibilities5',
  'qualification1',
  'qualification2',
  'qualification3',
  'qualification4',
  'employementtype',
  'degreerequired',
];
const companyTexts = [
  'locationEmployer',
  'educationEmployer',
  'experienceEmployer',
  'companyrecruitingfor',
  'companyName',
  'companyType',
  'companyCountry',
  'companyPhone',
  'companyProfile',
  'companyNumberofemployees',
  'phoneEmployer',
];
const termsTexts = [
  'termsofuse1',
  'termsofuse2',
  'termsofuse3',
  'privacypolicy',
  'cookies',
  'changestostatement',
];

/** Writes to the host; what it takes has to be taken. */
const writer =
  (request: APIRequestContext, api: string) =>
  async (
    method: 'post' | 'put',
    path: string,
    data: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await request[method](`${api}${path}`, { data, headers });
    expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
      path,
      answer.status(),
      '',
    ]);
    return answer;
  };

/**
 * An employer with a job and a seeker who applied and reported, every text of theirs a payload.
 * Usernames are payloads too.
 */
const makeRecords = async (
  request: APIRequestContext,
  api: string,
  shift: number,
): Promise<Made> => {
  const write = writer(request, api);
  const [employer, seeker] = [
    `e${unique()}${payloads[shift % payloads.length]}`.slice(0, 60).trim(),
    `s${unique()}${payloads[(shift + 5) % payloads.length]}`.slice(0, 60).trim(),
  ];
  const person = (kind: string, username: string) => ({
    ...spread(
      [
        `firstname${kind}`,
        `lastname${kind}`,
        `phone${kind}`,
        `address${kind}`,
        `location${kind}`,
        `nationality${kind}`,
      ],
      shift,
    ),
    [`gender${kind}`]: 'Female',
    [`username${kind}`]: username,
    [`passwordname${kind}`]: password,
    [`email${kind}`]: `u${unique()}@mail.example`,
  });
  const short = (record: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(record).map(([name, text]) => [
        name,
        /^(phone|nationality)/.test(name) ? text.slice(0, 20) : text,
      ]),
    );
  const made = await write('post', '/employer/employers', short(person('Employer', employer)));
  const { _id: employerId } = (await made.json()) as { _id: string }; // the contract's employer
  await write('post', '/employer/login', {
    usernameEmployer: employer,
    passwordnameEmployer: password,
  });
  const asEmployer = { 'x-session': `employer:${encodeURIComponent(employer)}` };
  const company = Object.fromEntries(
    Object.entries(spread(companyTexts, shift)).map(([name, text]) => [
      name,
      /phone/i.test(name) ? text.slice(0, 40) : text,
    ]),
  );
  await write('put', `/employer/employers/update/${employerId}`, company, asEmployer);
  await write(
    'put',
    `/employers/${employerId}/details`,
    spread(['residenceCountryEmployer', 'companyAddress'], shift),
    asEmployer,
  );
  const texts = spread(jobTexts, shift);
  const posted = await write(
    'post',
    '/jobdescriptions/add',
    {
      ...texts,
      usernameEmployer: employer,
      categoryName: 'Nurse Jobs',
      monthlysalary1: 1,
      monthlysalary2: 2,
      numberofvacancies: 1,
    },
    asEmployer,
  );
  const { _id: jobId } = (await posted.json()) as { _id: string }; // the contract's job
  const registered = await write('post', '/jobseeker/jobseekers', short(person('jobseek', seeker)));
  // the contract's job seeker
  const { _id: seekerId } = (await registered.json()) as { _id: string };
  await write('post', '/jobseeker/jobseekers/login', {
    usernamejobseek: seeker,
    passwordnamejobseek: password,
  });
  const asSeeker = { 'x-session': `jobseeker:${encodeURIComponent(seeker)}` };
  await write(
    'put',
    `/jobseeker/jobseekers/${seekerId}`,
    spread(['educationjobseek', 'experiencejobseek'], shift),
    asSeeker,
  );
  await write('post', '/applications', { jobId, message: payloads.join('\n') }, asSeeker);
  await write(
    'post',
    `/jobs/${jobId}/reports`,
    { reason: 'scam', note: payloads.join('\n') },
    asSeeker,
  );
  return { employer, seeker, jobId, jobtitle: texts['jobtitle'] ?? '' };
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Notes everything a payload could do on a page. */
const watchFor = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example')
      seen.push(`request to ${request.url()}`);
  });
  await page.exposeFunction('hit', () => {
    seen.push(`script on ${page.url()}`);
  });
  return seen;
};

/** A screen that shows such texts stands: its heading, its frame, no "did not load". */
const look = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.getByText('This page did not load')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

test(
  'no stored text is ever run, on any screen that shows it',
  own,
  async ({ person, problems, request }) => {
    test.setTimeout(300_000);
    // names of people that stand in addresses may name nobody in an edge case; what counts is that
    // nothing runs
    problems.allow(/status of 40[134]|Error in /);
    // it waits at its top level, which a file that is loaded at once can't
    const { adminPassword, startOurHost } = await import('../ourHost.mjs');
    const host = await startOurHost({ port: await freePort() });
    try {
      const api = `${host.origin}/api`;
      const made: Made[] = [];
      for (const shift of payloads.keys()) made.push(await makeRecords(request, api, shift));
      const write = writer(request, api);
      const login = await write('post', '/admin/admins/login', {
        adminname: 'admin',
        adminpassword: adminPassword,
      });
      // the contract's answer
      const bearer = { authorization: `Bearer ${((await login.json()) as { data: string }).data}` };
      // the contract's list
      const [terms] = (await (await request.get(`${api}/terms/terms`)).json()) as { _id: string }[];
      await write('put', `/terms/terms/update/${terms?._id}`, spread(termsTexts, 3), bearer);
      for (const text of payloads.slice(0, 4)) {
        const added = await request.post(`${api}/featured`, {
          multipart: { employerName: text },
          headers: bearer,
        });
        expect(added.status(), await added.text()).toBe(201);
      }

      for (const text of payloads.slice(0, 6))
        await write('post', '/admins/invitations', { adminname: text.slice(0, 60) }, bearer);
      const all = payloads.join('\n');
      const open = (await (
        await request.get(`${api}/admin/cases?limit=50`, { headers: bearer })
      ).json()) as { items: { _id: string; job: { _id: string } }[] }; // the contract's page
      const takenDown = made[4];
      const caseId = open.items.find(({ job }) => job._id === takenDown?.jobId)?._id;
      await write(
        'post',
        '/admin/cases/decisions',
        { ids: [caseId], decision: 'takeDown', reason: all.slice(0, 1000) },
        bearer,
      );
      await write('post', '/employer/login', {
        usernameEmployer: takenDown?.employer,
        passwordnameEmployer: password,
      });
      await write(
        'post',
        `/jobs/${takenDown?.jobId}/answer`,
        { answer: all },
        { 'x-session': `employer:${encodeURIComponent(takenDown?.employer ?? '')}` },
      );

      const visitor = await person();
      const seen = [await watchFor(visitor)];
      for (const path of [
        '/',
        '/jobdescription',
        '/jobdescription?q=hit',
        `/jobdescription?q=${encodeURIComponent(payloads[0])}`,
        '/category',
        '/category/Nurse%20Jobs',
        '/termsofuse',
      ])
        await look(visitor, `${host.origin}${path}`);
      for (const { jobId, employer, jobtitle } of made) {
        await look(visitor, `${host.origin}/singlejobdescription/jobdescription/${jobId}`);
        // it is there, as text
        if (jobId !== takenDown?.jobId)
          expect(await visitor.locator('h1').textContent()).toContain(jobtitle);
        await look(visitor, `${host.origin}/employerppreadonly/${encodeURIComponent(employer)}`);
      }
      for (const text of payloads)
        await look(visitor, `${host.origin}/category/${encodeURIComponent(text)}`);

      for (const { employer, seeker, jobId } of made.filter((_, index) => index % 3 === 0)) {
        const [boss, applicant] = [await person(), await person()];
        seen.push(await watchFor(boss), await watchFor(applicant));
        await boss.request.post(`${api}/employer/login`, {
          data: { usernameEmployer: employer, passwordnameEmployer: password },
        });
        await look(boss, `${host.origin}/employerpp/${encodeURIComponent(employer)}`);
        await boss
          .getByRole('button', { name: /\d applicant/ })
          .first()
          .click();
        await expect(boss.getByText(payloads[0], { exact: false }).first()).toBeVisible();
        await look(boss, `${host.origin}/jobseekerppreadonly/${encodeURIComponent(seeker)}`);
        for (const path of [
          '/jobdescriptiontrial',
          `/jobdescriptiontrialedit?id=${jobId}`,
          '/account',
        ])
          await look(boss, `${host.origin}${path}`);
        await applicant.request.post(`${api}/jobseeker/jobseekers/login`, {
          data: { usernamejobseek: seeker, passwordnamejobseek: password },
        });
        for (const path of [
          `/jobseekerpp/${encodeURIComponent(seeker)}`,
          '/jobseekerppreadonly',
          `/applyjob/${jobId}`,
        ])
          await look(applicant, `${host.origin}${path}`);
        await boss.context().close();
        await applicant.context().close();
      }

      const owner = await person();
      seen.push(await watchFor(owner));
      await owner.request.post(`${api}/employer/login`, {
        data: { usernameEmployer: takenDown?.employer, passwordnameEmployer: password },
      });
      for (const path of [
        `/employerpp/${encodeURIComponent(takenDown?.employer ?? '')}`,
        '/jobdescriptiontrial',
      ]) {
        await look(owner, `${host.origin}${path}`);
        // the reason of the decision
        await expect(owner.getByText(payloads[1], { exact: false }).first()).toBeVisible();
      }

      const admin = await person();
      seen.push(await watchFor(admin));
      await admin.request.post(`${api}/admin/admins/login`, {
        data: { adminname: 'admin', adminpassword: adminPassword },
      });
      for (const path of [
        '/admindash',
        '/jobseekdash',
        '/removejob',
        '/updatefeatured',
        '/updateterms',
        '/adminoverview',
        '/reports',
        '/auditlog',
        '/administrators',
        '/deletedaccounts',
      ])
        await look(admin, `${host.origin}${path}`);
      for (const _id of [caseId, ...open.items.slice(0, 6).map((item) => item._id)])
        await look(admin, `${host.origin}/reports?case=${_id}`);
      expect(seen.flat()).toEqual([]);
    } finally {
      await host.stop();
    }
  },
);

test('the look at screens would see a payload that runs', own, async ({ page, problems }) => {
  problems.allow(/CSP|Refused|Content Security Policy|violates|Failed to load resource/);
  const seen = await watchFor(page);
  await page.route('**/unsafe', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title>${payloads.slice(0, 6).join('')}`,
    }),
  );
  await page.goto('/unsafe');
  await expect.poll(() => seen.length).toBeGreaterThan(1);
});
