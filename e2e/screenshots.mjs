/**
 * Pictures of every screen, as visitor, employer, job seeker and administrator, wide and on a
 * phone, light and dark: `npm run screenshots -- [--out folder] [--only home,job-view] [--url
 * http://…] [--width 1920] [--above-the-fold]`. Without --url it starts the built host on demo
 * data.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../tools/chromium.mjs';
import { adminPassword, startOurHost } from './ourHost.mjs';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/screens' },
    only: { type: 'string' },
    url: { type: 'string' },
    port: { type: 'string', default: '4160' },
    width: { type: 'string', default: '1280' },
    'above-the-fold': { type: 'boolean' },
  },
});
const only = options.only?.split(',');
const demoPassword = 'try-it-out-now';
const sizes = {
  wide: {
    viewport: { width: Number(options.width), height: Math.round(Number(options.width) * 0.625) },
  },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Scrolls by before taking the picture, so that what waits to be seen is there. */
const settle = async (page) => {
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
};

const logins = {
  employer: {
    route: '/loginemp',
    fields: ['usernameEmployer', 'passwordnameEmployer'],
    account: ['demo.employer', demoPassword],
  },
  seeker: {
    route: '/login',
    fields: ['usernamejobseek', 'passwordnamejobseek'],
    account: ['demo.seeker', demoPassword],
  },
  admin: {
    route: '/adminlogin',
    fields: ['adminname', 'adminpassword'],
    account: ['admin', adminPassword],
  },
};
const logIn = (role) => async (page) => {
  const { route, fields, account } = logins[role];
  await page.goto(route);
  for (const [index, name] of fields.entries())
    await page.locator(`[name="${name}"]`).fill(account[index]);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL(/\/(employerpp|jobseekerpp)\/|\/jobseekdash/);
};

const fillPost = async (page) => {
  const texts = {
    jobtitle: 'Night Shift Nurse',
    companyname: 'Larkfield Health',
    location: 'Austin, TX',
    joboverview: 'Care for people after surgery on a ward of twenty beds.',
    monthlysalary1: '3900',
    monthlysalary2: '5200',
  };
  for (const [name, text] of Object.entries(texts))
    await page.locator(`[name="${name}"]`).fill(text);
};

const submitEmpty = async (page) => {
  await page.locator('main form button[type="submit"]').click();
};

/** Every screen: who sees it, where it is, what to do there first. */
const screensOf = ({ jobId, importedId }) => ({
  visitor: [
    ['home', '/'],
    ['listing', '/jobdescription'],
    ['listing-search', '/jobdescription?q=nurse'],
    ['listing-empty', '/jobdescription?q=zzzzqqqq'],
    ['categories', '/category'],
    ['category', '/category/Nurse%20Jobs'],
    ['job-view', `/singlejobdescription/jobdescription/${jobId}`],
    [
      'job-report',
      `/singlejobdescription/jobdescription/${jobId}`,
      async (page) => {
        await page.getByRole('button', { name: 'Report this job' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    ['job-gone', '/singlejobdescription/jobdescription/no-such-job'],
    ['job-sample', '/jobdescription/sample'],
    ['login', '/login'],
    ['login-employer', '/loginemp'],
    ['login-admin', '/adminlogin'],
    [
      'login-failed',
      '/login',
      async (page) => {
        await page.locator('[name="usernamejobseek"]').fill('demo.seeker');
        await page.locator('[name="passwordnamejobseek"]').fill('not this one');
        await submitEmpty(page);
        await page.getByText('Invalid username or password').waitFor();
      },
    ],
    ['forgot-password', '/forgotpassword?role=employer'],
    ['reset-password', '/resetpassword#token'],
    ['verify-email', '/verifyemail#token'],
    ['signup', '/signup'],
    ['signup-employer', '/signupemp'],
    ['signup-errors', '/signupemp', submitEmpty],
    ['job-post-visitor', '/jobpost/demo.employer'],
    ['employer-readonly', '/employerppreadonly/demo.employer'],
    ['terms', '/termsofuse'],
    ['cv', '/cv'],
    ['not-found', '/nothing-here'],
    importedId && ['job-view-imported', `/singlejobdescription/jobdescription/${importedId}`],
  ].filter(Boolean),
  employer: [
    ['employer-profile', '/employerpp/demo.employer'],
    [
      'employer-delete',
      '/employerpp/demo.employer',
      async (page) => {
        await page
          .getByRole('button', { name: /^Delete / })
          .first()
          .click();
        await page.getByRole('alertdialog').waitFor();
      },
    ],
    [
      'employer-applicants',
      '/employerpp/demo.employer',
      async (page) => {
        await page
          .getByRole('button', { name: /\d applicant/ })
          .first()
          .click();
        await settle(page);
      },
    ],
    [
      'employer-edit',
      '/employerpp/demo.employer',
      async (page) => {
        // an opened section has no edit icon any more
        const edits = page
          .getByRole('region', { name: /^(About you|Company Information|Contact Information)$/ })
          .getByRole('button', { name: /^Edit / });
        for (let left = await edits.count(); left > 0; left -= 1) await edits.first().click();
      },
    ],
    ['employer-jobs', '/jobdescriptiontrial'],
    ['job-edit', `/jobdescriptiontrialedit?id=${jobId}`],
    ['job-post', '/jobpost/demo.employer'],
    ['job-post-filled', '/jobpost/demo.employer', fillPost],
    ['account', '/account'],
    [
      'account-delete',
      '/account',
      async (page) => {
        await page.getByRole('button', { name: 'Delete my account' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
  ],
  seeker: [
    ['seeker-profile', '/jobseekerpp/demo.seeker'],
    ['seeker-readonly', '/jobseekerppreadonly'],
    ['apply', `/applyjob/${jobId}`],
  ],
  admin: [
    ['admin-employers', '/admindash'],
    ['admin-seekers', '/jobseekdash'],
    [
      'admin-delete',
      '/admindash',
      async (page) => {
        await page
          .getByRole('button', { name: /^Delete / })
          .first()
          .click();
        await page.getByRole('alertdialog').waitFor();
      },
    ],
    ['admin-jobs', '/removejob'],
    ['admin-featured', '/updatefeatured'],
    [
      'admin-featured-update',
      '/updatefeatured',
      async (page) => {
        await page
          .getByRole('button', { name: /^Update / })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    ['admin-terms', '/updateterms'],
    ['admin-overview', '/adminoverview'],
    ['admin-reports', '/reports'],
    [
      'admin-take-down',
      '/reports',
      async (page) => {
        await page.getByRole('button', { name: 'Take down' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'admin-audit',
      '/auditlog',
      async (page) => {
        await page
          .getByRole('button', { name: /^Show change/ })
          .first()
          .click();
      },
    ],
    ['admin-administrators', '/administrators'],
    ['admin-account', '/adminaccount'],
    ['admin-deleted', '/deletedaccounts'],
    [
      'admin-invite',
      '/administrators',
      async (page) => {
        await page.getByRole('button', { name: 'Invite an administrator' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    ['admin-accept', '/admininvite#token'],
    [
      'admin-terms-edit',
      '/updateterms',
      async (page) => {
        await page.getByRole('button', { name: 'Edit the terms' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
  ],
});

const jobIdsOf = async (origin) => {
  const items = async (query) =>
    (await (await fetch(`${origin}/api/jobs/search?${query}`)).json()).items ?? [];
  const [owned] = await items('employer=demo.employer&limit=1');
  return {
    jobId: owned?._id,
    importedId: (await items('limit=50')).find((job) => !job.usernameEmployer)?._id,
  };
};

/** Gives the administrator's queue something to decide. */
const report = async (origin) => {
  const { items } = await (
    await fetch(`${origin}/api/jobs/search?employer=demo.employer&limit=4`)
  ).json();
  const reasons = ['scam', 'misleading', 'closed', 'duplicate'];
  await Promise.all(
    items.map(({ _id }, index) =>
      fetch(`${origin}/api/jobs/${_id}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          reason: reasons[index],
          note: 'They asked for a fee of $50 before the interview.',
        }),
      }),
    ),
  );
};

const take = async (browser, origin, out) => {
  await report(origin);
  const screens = screensOf(await jobIdsOf(origin));
  const failures = [];
  let taken = 0;
  const takeAll = async (sizeName, colorScheme, role) => {
    const wanted = screens[role].filter(([name]) => !only || only.includes(name));
    if (wanted.length === 0) return;
    const context = await browser.newContext({
      ...sizes[sizeName],
      baseURL: origin,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    try {
      if (role !== 'visitor') await logIn(role)(page);
      for (const [name, route, prepare] of wanted) {
        try {
          await page.goto(route);
          await settle(page);
          await prepare?.(page);
          await page.screenshot({
            path: path.join(out, `${name}-${sizeName}-${colorScheme}.png`),
            fullPage: !options['above-the-fold'],
          });
          taken += 1;
        } catch (error) {
          failures.push(`${name} (${sizeName}, ${colorScheme}): ${error.message.split('\n')[0]}`);
        }
      }
    } catch (error) {
      failures.push(
        `log-in of the ${role} (${sizeName}, ${colorScheme}): ${error.message.split('\n')[0]}`,
      );
    }
    await context.close();
  };
  await Promise.all(
    Object.keys(sizes).map(async (sizeName) => {
      for (const colorScheme of ['light', 'dark'])
        for (const role of Object.keys(screens)) await takeAll(sizeName, colorScheme, role);
    }),
  );
  return { taken, failures };
};

const out = path.resolve(options.out);
mkdirSync(out, { recursive: true });
const host = options.url ? undefined : await startOurHost({ port: Number(options.port) });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  const { taken, failures } = await take(browser, options.url ?? host.origin, out);
  for (const failure of failures) console.error(`Not taken: ${failure}`);
  console.log(`${taken} pictures in ${out}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await host?.stop();
}
