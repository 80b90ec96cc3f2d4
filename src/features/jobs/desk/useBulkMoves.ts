import { useState } from 'react';
import type { DeskJob } from '@/api/jobBoardApi';
import { useCloseJobMutation, useRenewJobMutation } from '@/api/memberApi';
import { jobsDeskTexts } from '@/texts/jobs/jobsDesk';
import { notify } from '@/ui/notify/notify';
import { movesOf } from '../useJobMoves';

const { bulk: texts } = jobsDeskTexts;
export const bulkMoves = ['renewJob', 'closeJob'] as const;
export type BulkMove = (typeof bulkMoves)[number];

/** Returns the jobs that a move is offered for. `now` is in milliseconds. */
export const movable = (items: readonly DeskJob[], move: BulkMove, now: number): DeskJob[] =>
  items.filter(({ job }) => movesOf(job, now).includes(move));

/**
 * Renews or closes several jobs with one call each, and summarizes the outcomes in at most one
 * toast of each kind. Resolves to the ids of the failed jobs once all calls have settled.
 */
export const useBulkMoves = () => {
  const [renewJob] = useRenewJobMutation();
  const [closeJob] = useCloseJobMutation();
  const [busy, setBusy] = useState(false);
  const calls = { renewJob, closeJob };
  const move = async (name: BulkMove, items: readonly DeskJob[]): Promise<string[]> => {
    setBusy(true);
    const answers = await Promise.allSettled(
      items.map(({ job }) => calls[name]({ jobId: job._id }).unwrap()),
    );
    setBusy(false);
    const done = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const waiting = done.filter(({ status }) => status === 'waiting').length;
    const moved = done.length - waiting;
    const failed = items.filter((_item, index) => answers[index]?.status === 'rejected');
    if (moved > 0) notify.success(texts.done[name](moved));
    if (waiting > 0) notify.success(texts.waiting(waiting));
    if (failed.length > 0) notify.error(texts.failed[name](failed.length));
    return failed.map(({ job }) => job._id);
  };
  return { move, busy };
};
