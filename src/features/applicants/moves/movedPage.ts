import type { Applicant, ApplicantPage } from '@/api/jobBoardApi';
import type { ApplicationState } from '@contract/applicationLife';

/** A move that is shown before the host's lists have it. */
export type ShownMove = {
  applicant: Applicant;
  /** The state in the host's last answer. */
  from: ApplicationState;
  to: ApplicationState;
  /** When the host made it, in milliseconds; null while it is asked. */
  settledAt: number | null;
};
export type ShownMoves = ReadonlyMap<string, ShownMove>;

/** Whether an answer that was read at that time doesn't have the move yet. */
const isAhead = ({ settledAt }: ShownMove, readAt: number): boolean =>
  settledAt === null || readAt < settledAt;

/** An applicant as they are after the moves shown; `readAt` in milliseconds. */
export const withMove = <A extends Applicant>(
  applicant: A,
  moves: ShownMoves,
  readAt: number,
): A => {
  const move = moves.get(applicant._id);
  return move && isAhead(move, readAt) ? { ...applicant, state: move.to } : applicant;
};

/**
 * A page as it is after the moves shown: who has left `states` is gone, who has come is first, and
 * the counts follow. Without `states` the page shows every state.
 */
export const movedPage = (
  page: ApplicantPage,
  moves: ShownMoves,
  readAt: number,
  states?: readonly ApplicationState[],
): ApplicantPage => {
  const ahead = [...moves.values()].filter((move) => isAhead(move, readAt));
  if (ahead.length === 0) return page;
  const isShown = (state: ApplicationState): boolean => !states || states.includes(state);
  const counts = { ...page.counts };
  let { total } = page;
  for (const { from, to } of ahead) {
    counts[from] = Math.max(0, counts[from] - 1);
    counts[to] += 1;
    total += Number(isShown(to)) - Number(isShown(from));
  }
  const present = page.items
    .map((item) => withMove(item, moves, readAt))
    .filter(({ state }) => isShown(state));
  const arrived = states
    ? ahead
        .filter(
          ({ applicant, to, from }) =>
            isShown(to) && !isShown(from) && !present.some(({ _id }) => _id === applicant._id),
        )
        .map(({ applicant, to }) => ({ ...applicant, state: to }))
    : [];
  return { ...page, items: [...arrived, ...present], counts, total };
};
