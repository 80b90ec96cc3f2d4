import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, type TestHost } from '../fixtures';
import { signIn, signInAdmin, someJob } from '../steps/hosts';
import { expectComplete } from '../steps/page';
import { demoAccount } from '../steps/people';

/**
 * The maximum cumulative layout shift while a screen loads, as measured by Chromium; up to 0.1
 * counts as good.
 */
const limit = 0.05;

type Shift = { value: number; what: string };
type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
type RecordingWindow = Window & { shifts: Shift[] };

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as unknown as RecordingWindow).shifts = shifts;
    const nameOf = ({ node, previousRect, currentRect }: ShiftEntry['sources'][number]) =>
      `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${previousRect.y} → ${currentRect.y}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, what: entry.sources.map(nameOf).join('; ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Every screen is tested with its responses in each of these orders. */
const orders = ['1', '2'];

/**
 * Delays responses so that they arrive in another order than requested; the order is the same in
 * each run, whatever the host's port and the job's id are.
 */
const delayAnswers = (page: Page, order: string, jobId: string) =>
  page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const sum = createHash('sha256')
      .update(order + `${pathname}${search}`.replaceAll(jobId, 'id'))
      .digest();
    await new Promise((resolve) => setTimeout(resolve, 100 + 4 * (sum[0] ?? 0)));
    await route.continue().catch(() => {}); // the page may be closed
  });

const people: Record<
  string,
  { signIn?: (page: Page, app: TestHost) => Promise<unknown>; paths: (jobId: string) => string[] }
> = {
  visitor: { paths: () => ['/saved', '/jobpost/demo.employer', '/jobdescription?q=nurse'] },
  employer: {
    signIn: (page, app) => signIn(page, app, demoAccount('employer')),
    paths: (jobId) => [
      '/employerpp/demo.employer',
      '/applications',
      '/applications?view=board',
      '/company/jobs',
      '/company/people',
      '/company/imports',
      '/jobdescriptiontrial',
      `/jobdescriptiontrialedit?id=${jobId}`,
      '/jobpost/demo.employer',
      '/candidates?q=react',
      '/candidatesearches',
      '/account',
    ],
  },
  'job seeker': {
    signIn: (page, app) => signIn(page, app, demoAccount('jobseeker')),
    paths: (jobId) => [
      '/jobseekerpp/demo.seeker',
      '/alerts',
      `/applyjob/${jobId}`,
      '/opentowork',
      '/invitations',
      '/saved',
      '/applications',
      '/account',
    ],
  },
  administrator: {
    signIn: signInAdmin,
    paths: () => [
      '/admindash',
      '/jobseekdash',
      '/removejob',
      '/updatefeatured',
      '/adminoverview',
      '/reports',
      '/auditlog',
    ],
  },
};

for (const [person, { signIn: logIn, paths }] of Object.entries(people))
  test(
    `nothing that ${/^[aei]/.test(person) ? 'an' : 'a'} ${person} looks at moves while the rest comes late`,
    { tag: ['@own-host'] },
    async ({ page, app, request }) => {
      test.setTimeout(240_000);
      const { _id } = await someJob(request, app);
      await logIn?.(page, app);
      await recordShifts(page);
      for (const order of orders) {
        await page.unrouteAll();
        await delayAnswers(page, order, _id);
        for (const path of paths(_id))
          await test.step(`${path}, order ${order}`, async () => {
            await page.goto(path);
            await expectComplete(page);
            const shifts = await page.evaluate(() => (window as unknown as RecordingWindow).shifts);
            const sum = shifts.reduce((total, { value }) => total + value, 0);
            expect.soft(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(limit);
          });
      }
    },
  );
