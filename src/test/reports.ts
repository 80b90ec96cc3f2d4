import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type PathParams } from 'msw';
import type { Case, CaseBrief, Decision, DecisionInput } from '@/api/jobBoardApi';
import { aJob } from './fixtures';
import { hostAddress, testHost } from './host/server';
import { renderApp } from './renderApp';

export const session = { userRole: 'admin', authToken: 't-1' };
export const titles = ['Baker', 'Cook', 'Driver'];
export const aCase = (title: string, changes: Partial<Case> = {}): Case => ({
  _id: `case-${title}`,
  kind: 'reported',
  openedAt: '2026-01-10T09:00:00.000Z',
  jobDeleted: false,
  signs: [{ sign: 'asksForMoney', detail: 'a fee of $50' }],
  decisions: [],
  earlierCases: [],
  job: aJob({ _id: `job-${title}`, jobtitle: title, status: 'live' }),
  reports: [
    {
      _id: `r-${title}`,
      reason: 'scam',
      note: 'They wanted a fee',
      role: 'jobseeker',
      username: 'sam.roe',
      createdAt: '2026-01-10T09:00:00.000Z',
    },
  ],
  people: [],
  employer: {
    _id: 'employer-1',
    usernameEmployer: 'ann.lee',
    companyName: 'Lakeside Clinic',
    createdAt: '2025-03-04T09:00:00.000Z',
    liveJobs: 2,
    allJobs: 3,
    earlierReports: 1,
    decisions: [],
  },
  ...changes,
});
export const aDecision = (kind: Decision['kind'], changes: Partial<Decision> = {}): Decision => ({
  _id: 'd-1',
  kind,
  reason: '',
  adminname: 'root',
  createdAt: '2026-01-10T10:00:00.000Z',
  mayUndo: true,
  ...changes,
});

/** The versions of the cases' jobs, as decisions send them. */
export const versionsOf = (...caseIds: string[]) =>
  Object.fromEntries(caseIds.map((id) => [id, aJob().updatedAt]));

/** A host that stores cases and decides them, as far as the screen needs it. */
export const stubCases = (cases: Case[]) => {
  const sent: { path: string; body: unknown }[] = [];
  const decisions = `${hostAddress}/admin/cases/decisions`;
  const brief = ({
    _id,
    kind,
    openedAt,
    closedAt,
    job,
    reports,
    signs,
    decisions,
  }: Case): CaseBrief => ({
    _id,
    kind,
    openedAt,
    job,
    reportCount: reports.length,
    signs: signs.map(({ sign }) => sign),
    ...(closedAt && { closedAt, decision: decisions[0] }),
  });
  const find = (id: unknown) => cases.find(({ _id }) => _id === id);
  const closed = (each: Case, decision: Decision): void => {
    Object.assign(each, {
      closedAt: '2026-01-10T12:00:00.000Z',
      decisions: [{ ...decision, caseId: each._id }],
    });
  };
  testHost.use(
    http.get(`${hostAddress}/admin/cases`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const shown = cases.filter(
        (each) =>
          (each.closedAt === undefined) === (query.get('state') !== 'closed') &&
          each.kind === (query.get('kind') ?? each.kind) &&
          each.job.jobtitle.includes(query.get('q') ?? ''),
      );
      return HttpResponse.json({
        items: shown.map(brief),
        total: shown.length,
        page: 1,
        limit: 20,
      });
    }),
    http.get(`${hostAddress}/admin/cases/:id`, ({ params }) =>
      find(params['id'])
        ? HttpResponse.json(find(params['id']))
        : HttpResponse.json({ message: 'Not found' }, { status: 404 }),
    ),
    http.post<PathParams, DecisionInput>(decisions, async ({ request }) => {
      const body = await request.json();
      sent.push({ path: 'decisions', body });
      const results = body.ids.map((id) => {
        const each = find(id);
        if (!each || each.closedAt !== undefined)
          return { id, done: false, message: 'Someone has already decided this case' };
        closed(each, aDecision(body.decision, { _id: `d-${id}` }));
        return { id, done: true, decisionId: `d-${id}` };
      });
      return HttpResponse.json({ results });
    }),
    http.put(`${hostAddress}/admin/cases/:id/job`, async ({ request, params }) => {
      sent.push({ path: 'edit', body: await request.json() });
      const each = find(params['id']);
      if (each) closed(each, aDecision('edit', { _id: `d-${each._id}` }));
      return HttpResponse.json(aDecision('edit', { _id: `d-${String(params['id'])}` }));
    }),
    http.post(`${hostAddress}/admin/decisions/:id/undo`, ({ params }) => {
      sent.push({ path: 'undo', body: params['id'] });
      const caseId = String(params['id']).slice(2);
      const each = find(caseId);
      if (each) {
        each.closedAt = undefined;
        each.decisions = [];
      }
      return HttpResponse.json(aDecision('dismiss', { _id: String(params['id']), caseId }));
    }),
  );
  return sent;
};
export const open = (query = '') => renderApp(`/reports${query}`, { session });
export const heading = (title: string) => screen.findByRole('heading', { level: 2, name: title });
export const listed = async () =>
  (await screen.findAllByRole('listitem'))
    .flatMap((item) =>
      within(item)
        .queryAllByRole('link')
        .map((link) => link.textContent),
    )
    .filter((text) => titles.includes(text ?? ''));
export const press = (keys: string) => userEvent.keyboard(keys);
