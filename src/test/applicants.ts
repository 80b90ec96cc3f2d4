import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type PathParams } from 'msw';
import type { ApplicantDetails, ApplicantPage, EmployerMove } from '@/api/jobBoardApi';
import {
  applicationMoves,
  applicationStates,
  canMoveApplication,
  type ApplicationState,
} from '@contract/jobs/applicationLife';
import { answerFilterOf, readAnswerFilter } from '@contract/jobs/jobAnswers';
import { hostAddress, testHost } from './host/server';
import { renderApp } from './renderApp';

type TagChange = { addTags?: string[]; removeTags?: string[] };
export const session = { userRole: 'employer', usernameEmployer: 'ann.lee' };
export const anApplicant = (
  name: string,
  changes: Partial<ApplicantDetails> = {},
): ApplicantDetails => {
  const [first = '', last = ''] = name.split(' ');
  return {
    _id: first.toLowerCase(),
    jobId: 'job-1',
    jobtitle: 'Registered Nurse',
    usernamejobseek: `${first}.${last}`.toLowerCase(),
    firstnamejobseek: first,
    lastnamejobseek: last,
    emailjobseek: `${first.toLowerCase()}@mail.example`,
    phonejobseek: '+1 555 0177',
    locationjobseek: 'Springfield',
    educationjobseek: 'BSc Nursing',
    experiencejobseek: 'Shift lead, 6 years',
    state: 'opened',
    note: `Glad to come back, says ${first}.`,
    tags: [],
    createdAt: '2026-01-09T09:00:00.000Z',
    unread: 0,
    message: 'I hereby apply.',
    answers: [],
    history: [{ kind: 'sent', at: '2026-01-09T09:00:00.000Z' }],
    messages: [],
    notes: [],
    ...changes,
  };
};
export const three = () => [
  anApplicant('Nadia Saab', { state: 'sent' }),
  anApplicant('Omar Aziz'),
  anApplicant('Lina Torres'),
];

type MoveBody = { move: EmployerMove; applications: { id: string; state: ApplicationState }[] };
type Options = {
  /** Called before a move is answered; returning a text rejects the move. */
  onMove?: (id: string) => string | undefined | Promise<string | undefined>;
};

const isWaiting = ({ state, answeredAt }: ApplicantDetails): boolean =>
  (state === 'sent' || state === 'opened') && answeredAt === undefined;
/** Due within two days of the tests' time, noon on January 10. */
const isDue = (each: ApplicantDetails): boolean =>
  isWaiting(each) && each.dueAt !== undefined && each.dueAt < '2026-01-12T12:00:00.000Z';
const isLate = (each: ApplicantDetails): boolean =>
  isDue(each) && (each.dueAt ?? '') < '2026-01-10T12:00:00.000Z';

const hasAnswer = ({ answers }: ApplicantDetails, asked: string | null): boolean =>
  asked === null ||
  answers.some(({ questionId, answer }) => answerFilterOf(questionId, answer) === asked);
/**
 * Whether a question has a numeric answer for which `holds` returns true with the requested bound.
 */
const hasNumber = (
  { answers }: ApplicantDetails,
  asked: string | null,
  holds: (given: number, bound: number) => boolean,
): boolean => {
  const bound = readAnswerFilter(asked ?? '');
  return (
    bound === undefined ||
    answers.some(
      ({ questionId, answer }) =>
        questionId === bound.questionId && holds(Number(answer), Number(bound.answer)),
    )
  );
};

const countsOf = (some: readonly ApplicantDetails[]): ApplicantPage['counts'] =>
  Object.fromEntries(
    applicationStates.map((state) => [state, some.filter((each) => each.state === state).length]),
  ) as ApplicantPage['counts']; // all of the states

/** Returns a page of applicants like the host's. */
export const pageOf = (all: readonly ApplicantDetails[], query: URLSearchParams): ApplicantPage => {
  const states = query.getAll('state');
  const job = query.get('job');
  const words = (query.get('q') ?? '').toLowerCase();
  const tag = query.get('tag');
  const matching = all.filter(
    (each) =>
      (job === null || each.jobId === job) &&
      JSON.stringify(each).toLowerCase().includes(words) &&
      (tag === null || each.tags.includes(tag)) &&
      hasAnswer(each, query.get('answer')) &&
      hasNumber(each, query.get('answerFrom'), (given, least) => given >= least) &&
      hasNumber(each, query.get('answerTo'), (given, most) => given <= most),
  );
  const found = matching.filter(
    (each) =>
      (query.get('due') === null || isDue(each)) &&
      (each.rating ?? 0) >= Number(query.get('minRating') ?? 0),
  );
  const listed = found.filter((each) => states.length === 0 || states.includes(each.state));
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 25)];
  const jobs = [...new Map(all.map(({ jobId, jobtitle }) => [jobId, jobtitle]))];
  return {
    items: listed.slice((page - 1) * limit, page * limit),
    total: listed.length,
    page,
    limit,
    counts: countsOf(matching),
    found: countsOf(found),
    waiting: matching.filter(isWaiting).length,
    due: matching.filter(isDue).length,
    late: matching.filter(isLate).length,
    rated: matching.filter(({ rating = 0 }) => rating >= 4).length,
    jobs: jobs.map(([_id, jobtitle]) => ({
      _id,
      jobtitle,
      status: 'live' as const,
      count: all.filter(({ jobId }) => jobId === _id).length,
    })),
  };
};

/** A host that stores applications and moves them, as far as the desk needs it. */
export const stubApplicants = (all: ApplicantDetails[], { onMove }: Options = {}) => {
  const sent: { path: string; body: unknown }[] = [];
  const address = `${hostAddress}/applicants`;
  const find = (id: unknown) => all.find(({ _id }) => _id === id);
  const gone = () => HttpResponse.json({ message: 'Not found' }, { status: 404 });
  const move = async ({ move: name, applications }: MoveBody) => {
    const results = [];
    for (const { id, state } of applications) {
      const each = find(id);
      const refusal = await onMove?.(id);
      const isAllowed = each && canMoveApplication(name, each.state) && each.state === state;
      const unopened = each?.state === 'opened' && state === 'sent';
      if (refusal !== undefined || !each || !(isAllowed || unopened)) {
        results.push({ id, done: false, message: refusal ?? 'Someone else just moved it' });
      } else {
        each.state = applicationMoves[name].to;
        // a pending notification is dropped
        delete each.pendingState;
        delete each.pendingAt;
        results.push({ id, done: true, state: each.state });
      }
    }
    return results;
  };
  testHost.use(
    http.get(address, ({ request }) =>
      HttpResponse.json(pageOf(all, new URL(request.url).searchParams)),
    ),
    http.get(`${address}/:id`, ({ params }) => {
      const each = find(params['id']);
      return each ? HttpResponse.json(each) : gone();
    }),
    http.post(`${address}/:id/opening`, ({ params }) => {
      sent.push({ path: 'opening', body: params['id'] });
      const each = find(params['id']);
      if (each?.state === 'sent') each.state = 'opened';
      return each ? HttpResponse.json(each) : gone();
    }),
    http.post<PathParams, MoveBody>(`${address}/moves`, async ({ request }) => {
      const body = await request.json();
      sent.push({ path: 'moves', body });
      return HttpResponse.json({ results: await move(body) });
    }),
    http.put<PathParams, TagChange & Partial<ApplicantDetails>>(
      `${address}/:id`,
      async ({ params, request }) => {
        const body = await request.json();
        sent.push({ path: `update ${String(params['id'])}`, body });
        const each = find(params['id']);
        if (!each) return gone();
        const { addTags = [], removeTags = [], ...marks } = body;
        const tags = [...each.tags.filter((tag) => !removeTags.includes(tag)), ...addTags];
        Object.assign(each, { tags }, marks, body.rating === 0 && { rating: undefined });
        return HttpResponse.json(each);
      },
    ),
    http.post<PathParams, { text: string }>(`${address}/:id/notes`, async ({ params, request }) => {
      const { text } = await request.json();
      sent.push({ path: `note ${String(params['id'])}`, body: text });
      const note = {
        _id: `note-${sent.length}`,
        name: 'Ann Lee',
        text,
        createdAt: '2026-01-10T11:00:00.000Z',
        mine: true,
      };
      find(params['id'])?.notes.push(note);
      return HttpResponse.json(note, { status: 201 });
    }),
    http.delete(`${address}/:id/notes/:noteId`, ({ params }) => {
      const each = find(params['id']);
      if (each) each.notes = each.notes.filter(({ _id }) => _id !== params['noteId']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post<PathParams, { text: string }>(
      `${hostAddress}/threads/:id/messages`,
      async ({ params, request }) => {
        const { text } = await request.json();
        const message = {
          _id: 'm-1',
          from: 'employer' as const,
          name: 'Ann Lee',
          text,
          createdAt: '2026-01-10T11:00:00.000Z',
        };
        find(params['id'])?.messages.push(message);
        return HttpResponse.json(message, { status: 201 });
      },
    ),
    http.post(`${hostAddress}/threads/:id/read`, ({ params }) => {
      const each = find(params['id']);
      if (each) each.unread = 0;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
};

export const open = (query = '') => renderApp(`/applications${query}`, { session });
export const press = (keys: string) => userEvent.keyboard(keys);
/** The heading of the open applicant. */
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const panel = () => screen.findByRole('region', { name: 'Selected applicant' });
/** The name and state of each row. */
export const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const name = row.querySelector('a')?.textContent ?? '';
      return `${name}: ${row.querySelector('.MuiChip-root:last-of-type')?.textContent ?? ''}`;
    });
