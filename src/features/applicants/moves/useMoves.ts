import { useRef, useState } from 'react';
import { useAppStore } from '@/api/hooks';
import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { useMoveApplicantsMutation } from '@/api/memberApi';
import { watchSession } from '@/api/watchSession';
import { readApiError } from '@/api/wire/apiError';
import { refusalText } from '@/api/wire/refusals';
import { applicantTexts } from '@/texts/jobs/applicants';
import { askBeforeUnload } from '@/ui/form/unsaved/askBeforeUnload';
import { notify } from '@/ui/notify/notify';
import {
  applicationMoves,
  canMoveApplication,
  moveTo,
  type ApplicationState,
} from '@contract/jobs/applicationLife';
import { applicantName } from '../applicantName';
import type { ShownMove, ShownMoves } from './movedPage';

const { moved: texts, states } = applicantTexts;
/** The maximum number of applications per call. */
const batchSize = 100;

type Edit = Map<string, ShownMove>;
type Result = { id: string; done: boolean; message?: string };
/** The moved applicants, with the state before the move, to undo it. */
type Done = readonly Applicant[];

const doneText = (done: Done, to: ApplicationState): string =>
  done.length === 1 && done[0]
    ? texts.one(applicantName(done[0]), states[to])
    : texts.many(done.length, states[to]);
const undoneText = (done: Done): string =>
  done.length === 1 && done[0]
    ? texts.undone(applicantName(done[0]), states[done[0].state])
    : texts.undoneMany(done.length);
const refusedText = (refused: readonly Applicant[], why: string): string =>
  refused.length === 1 && refused[0]
    ? texts.refused(applicantName(refused[0]), why)
    : texts.refusedMany(refused.length, why);

const useShownMoves = () => {
  const [moves, setMoves] = useState<ShownMoves>(new Map());
  const change = (applicants: readonly Applicant[], how: (each: Applicant, all: Edit) => void) =>
    setMoves((now) => {
      const next = new Map(now);
      for (const each of applicants) how(each, next);
      return next;
    });
  return {
    moves,
    show: (applicants: readonly Applicant[], to: ApplicationState): void =>
      change(applicants, (each, all) => {
        const before = all.get(each._id);
        const from = before?.settledAt === null ? before.from : each.state;
        all.set(each._id, { applicant: each, from, to, settledAt: null });
      }),
    settle: (applicants: readonly Applicant[], to: ApplicationState): void => {
      // taken now, not when React runs the update: lists fetched in between include the move
      const settledAt = Date.now();
      change(applicants, ({ _id }, all) => {
        const shown = all.get(_id);
        // another move of the same application may be in flight by now
        if (shown?.to === to) all.set(_id, { ...shown, settledAt });
      });
    },
    rollBack: (applicants: readonly Applicant[], to: ApplicationState): void =>
      change(applicants, ({ _id }, all) => {
        if (all.get(_id)?.to === to) all.delete(_id);
      }),
  };
};
/**
 * Returns a function that sends moves to the host and shows the outcome, unless `isOver`: the
 * session in which they were made has ended.
 */
const useSendMove = ({ settle, rollBack }: ReturnType<typeof useShownMoves>) => {
  const [moveApplicants] = useMoveApplicantsMutation();
  return async (
    move: EmployerMove,
    applicants: readonly Applicant[],
    isOver: () => boolean,
  ): Promise<Done> => {
    if (isOver()) return [];
    const { to } = applicationMoves[move];
    const results: Result[] = [];
    try {
      for (let at = 0; at < applicants.length; at += batchSize) {
        const applications = applicants
          .slice(at, at + batchSize)
          .map(({ _id: id, state }) => ({ id, state }));
        const answer = await moveApplicants({ moveInput: { applications, move } }).unwrap();
        results.push(...answer.results);
      }
    } catch (error) {
      // a logout aborts the call
      if (isOver() && readApiError(error).status === null) return [];
      notify.error(refusalText(error, texts.failed));
    }
    const isDone = ({ _id }: Applicant): boolean =>
      results.some(({ id, done }) => done && id === _id);
    const done = applicants.filter(isDone);
    const undone = applicants.filter((each) => !isDone(each));
    settle(done, to);
    rollBack(undone, to);
    const refusal = results.find((result) => !result.done);
    const refused = undone.filter(({ _id }) => results.some(({ id }) => id === _id));
    if (refusal && refused.length > 0) notify.error(refusedText(refused, refusal.message ?? ''));
    return done;
  };
};

/** The number of moves in flight, of all screens: they continue after a screen is left. */
let unsent = 0;
/** Makes the browser ask before the tab is closed while moves are in flight. */
const guardUntilSent = <T>(sent: Promise<T>): Promise<T> => {
  unsent += 1;
  window.addEventListener('beforeunload', askBeforeUnload);
  return sent.finally(() => {
    unsent -= 1;
    if (unsent === 0) window.removeEventListener('beforeunload', askBeforeUnload);
  });
};

/**
 * Moves applications between states. Moves are optimistic (`moves`): one that the host rejects is
 * rolled back with a toast, and the toast of a success can undo it. Moves are sent one after
 * another, so that quick key presses don't conflict.
 */
export const useMoves = () => {
  const shown = useShownMoves();
  const { moves, show } = shown;
  const send = useSendMove(shown);
  const [last, setLast] = useState<{ done: Done; to: ApplicationState } | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const store = useAppStore();

  /**
   * Shows the move at once and sends it after the earlier ones; `applicants` have the states shown.
   */
  const start = (move: EmployerMove, applicants: readonly Applicant[]): Promise<Done> => {
    const { to } = applicationMoves[move];
    const movable = applicants.filter(({ state }) => canMoveApplication(move, state));
    if (movable.length === 0) return Promise.resolve([]);
    show(movable, to);
    const isOver = watchSession(store);
    const sent = guardUntilSent(queue.current.then(() => send(move, movable, isOver)));
    queue.current = sent;
    return sent;
  };

  const undo = async (done: Done, from: ApplicationState): Promise<void> => {
    setLast(null);
    const back = new Map<EmployerMove, Applicant[]>();
    for (const each of done) {
      // "sent" can't be restored: the application has been opened
      const move = moveTo(each.state) ?? 'reconsider';
      back.set(move, [...(back.get(move) ?? []), { ...each, state: from }]);
    }
    const moved = await Promise.all([...back].map(([move, each]) => start(move, each)));
    const ids = moved.flat().map(({ _id }) => _id);
    const returned = done.filter(({ _id }) => ids.includes(_id));
    if (returned.length > 0) notify.success(undoneText(returned));
  };
  return {
    moves,
    /** Returns nothing to await: errors are shown in a toast. */
    move: (move: EmployerMove, applicants: readonly Applicant[]): void => {
      const { to } = applicationMoves[move];
      void start(move, applicants).then((done) => {
        if (done.length === 0) return;
        // after its delayed letter is deleted, undoing the move would notify the applicant at once
        const undoable = done.filter(({ pendingState }) => pendingState === undefined);
        const mayUndo = undoable.length > 0;
        setLast(mayUndo ? { done: undoable, to } : null);
        notify.success(
          doneText(done, to),
          mayUndo ? { label: texts.undo, onClick: () => void undo(undoable, to) } : undefined,
        );
      });
    },
    /** Undoes the last move made here, once. */
    undoLast: (): void => {
      if (last) void undo(last.done, last.to);
    },
  };
};
