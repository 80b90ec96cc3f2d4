import { useRef, useState } from 'react';
import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { useMoveApplicantsMutation } from '@/api/memberApi';
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
/** How many applications one call may move. */
const batchSize = 100;

type Edit = Map<string, ShownMove>;
type Result = { id: string; done: boolean; message?: string };
/** Whom a move brought where, with the state it can be undone to. */
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
      // not when React gets to it: a list that is read meanwhile has the move
      const settledAt = Date.now();
      change(applicants, ({ _id }, all) => {
        const shown = all.get(_id);
        // another move of the same application may be on its way by now
        if (shown?.to === to) all.set(_id, { ...shown, settledAt });
      });
    },
    rollBack: (applicants: readonly Applicant[], to: ApplicationState): void =>
      change(applicants, ({ _id }, all) => {
        if (all.get(_id)?.to === to) all.delete(_id);
      }),
  };
};
/** Sends moves to the host and shows what became of them. */
const useSendMove = ({ settle, rollBack }: ReturnType<typeof useShownMoves>) => {
  const [moveApplicants] = useMoveApplicantsMutation();
  return async (move: EmployerMove, applicants: readonly Applicant[]): Promise<Done> => {
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

/** Of all screens: moves are sent on when one is left. */
let unsent = 0;
/** While moves are being sent, the browser asks before the tab is closed. */
const guardUntilSent = <T>(sent: Promise<T>): Promise<T> => {
  unsent += 1;
  window.addEventListener('beforeunload', askBeforeUnload);
  return sent.finally(() => {
    unsent -= 1;
    if (unsent === 0) window.removeEventListener('beforeunload', askBeforeUnload);
  });
};

/**
 * Moves applications between states. A move is shown at once (`moves`), rolled back with a toast
 * where the host refuses it, and its toast undoes it. Moves are sent one after another, so that
 * keys pressed quickly never contradict each other.
 */
export const useMoves = () => {
  const shown = useShownMoves();
  const { moves, show } = shown;
  const send = useSendMove(shown);
  const [last, setLast] = useState<{ done: Done; to: ApplicationState } | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Shows it now and sends it after those before it; `applicants` have the states shown. */
  const start = (move: EmployerMove, applicants: readonly Applicant[]): Promise<Done> => {
    const { to } = applicationMoves[move];
    const movable = applicants.filter(({ state }) => canMoveApplication(move, state));
    if (movable.length === 0) return Promise.resolve([]);
    show(movable, to);
    const sent = guardUntilSent(queue.current.then(() => send(move, movable)));
    queue.current = sent;
    return sent;
  };

  const undo = async (done: Done, from: ApplicationState): Promise<void> => {
    setLast(null);
    const back = new Map<EmployerMove, Applicant[]>();
    for (const each of done) {
      // nothing leads back to "sent": it has been opened
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
    /** Nothing to wait for: a refusal is told by a toast. */
    move: (move: EmployerMove, applicants: readonly Applicant[]): void => {
      const { to } = applicationMoves[move];
      void start(move, applicants).then((done) => {
        if (done.length === 0) return;
        // a letter that waited is deleted, and undoing the move would tell the applicant at once
        const undoable = done.filter(({ pendingState }) => pendingState === undefined);
        const mayUndo = undoable.length > 0;
        setLast(mayUndo ? { done: undoable, to } : null);
        notify.success(
          doneText(done, to),
          mayUndo ? { label: texts.undo, onClick: () => void undo(undoable, to) } : undefined,
        );
      });
    },
    /** Undoes the latest move made here, once. */
    undoLast: (): void => {
      if (last) void undo(last.done, last.to);
    },
  };
};
