import type { Applicant, ApplicantPage } from '@/api/jobBoardApi';
import type { ApplicationState } from '@contract/jobs/applicationLife';
import { day } from '@contract/time/durations';
import { stageOf } from '../stages';

/** An optimistic move, shown before the host's lists include it. */
export type ShownMove = {
  applicant: Applicant;
  /** The state in the host's last response. */
  from: ApplicationState;
  to: ApplicationState;
  /** When the host confirmed it, in milliseconds; `null` while the call is in flight. */
  settledAt: number | null;
};
export type ShownMoves = ReadonlyMap<string, ShownMove>;

/** Whether a response from that time doesn't include the move yet. */
const isAhead = ({ settledAt }: ShownMove, readAt: number): boolean =>
  settledAt === null || readAt < settledAt;

/** Returns the applicant in another state. Any move drops the pending one. */
const inState = <A extends Applicant>(applicant: A, state: ApplicationState): A => ({
  ...applicant,
  state,
  pendingState: undefined,
  pendingAt: undefined,
});

/**
 * Applies the optimistic moves to an applicant; `readAt` is the time of the response, in
 * milliseconds.
 */
export const withMove = <A extends Applicant>(
  applicant: A,
  moves: ShownMoves,
  readAt: number,
): A => {
  const move = moves.get(applicant._id);
  return move && isAhead(move, readAt) ? inState(applicant, move.to) : applicant;
};

/** Whether the move answers an applicant who was waiting. */
const isAnswered = ({ applicant, from, to }: ShownMove): boolean =>
  applicant.answeredAt === undefined && stageOf(from) === 'new' && stageOf(to) !== 'new';
const isDueBefore =
  (time: number) =>
  ({ applicant: { dueAt } }: ShownMove): boolean =>
    dueAt !== undefined && Date.parse(dueAt) < time;

/** The filters of a list: by states (`undefined` for all), and only due ones. */
export type Listed = {
  states?: readonly ApplicationState[] | undefined;
  due?: boolean | undefined;
};

/**
 * Applies the optimistic moves to a page: applicants who leave the list are removed, those who join
 * it come first, and the counts follow the host's rules.
 */
export const movedPage = (
  page: ApplicantPage,
  moves: ShownMoves,
  readAt: number,
  { states, due: isDueOnly = false }: Listed = {},
): ApplicantPage => {
  const ahead = [...moves.values()].filter((move) => isAhead(move, readAt));
  if (ahead.length === 0) return page;
  const hasState = (state: ApplicationState): boolean => !states || states.includes(state);
  // after a move, an answer is no longer due
  const isFound = (state: ApplicationState): boolean => !isDueOnly || stageOf(state) === 'new';
  const isShown = (state: ApplicationState): boolean => hasState(state) && isFound(state);
  const counts = { ...page.counts };
  const found = { ...page.found };
  let { total } = page;
  for (const { from, to } of ahead) {
    counts[from] = Math.max(0, counts[from] - 1);
    counts[to] += 1;
    found[from] = Math.max(0, found[from] - 1);
    found[to] += isFound(to) ? 1 : 0;
    total += Number(isShown(to)) - Number(isShown(from));
  }
  const present = page.items
    .map((item) => withMove(item, moves, readAt))
    .filter(({ state }) => isShown(state));
  const arrived =
    states && !isDueOnly
      ? ahead
          .filter(
            ({ applicant, to, from }) =>
              isShown(to) && !isShown(from) && !present.some(({ _id }) => _id === applicant._id),
          )
          .map(({ applicant, to }) => inState(applicant, to))
      : [];
  const answered = ahead.filter(isAnswered);
  const due = answered.filter(isDueBefore(readAt + 2 * day));
  const late = answered.filter(isDueBefore(readAt));
  return {
    ...page,
    items: [...arrived, ...present],
    counts,
    found,
    total,
    waiting: Math.max(0, page.waiting - answered.length),
    due: Math.max(0, page.due - due.length),
    late: Math.max(0, page.late - late.length),
  };
};
