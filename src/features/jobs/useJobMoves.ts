import { useNavigate } from 'react-router-dom';
import type { Job } from '@/api/jobBoardApi';
import {
  useCloseJobMutation,
  useDuplicateJobMutation,
  usePublishJobMutation,
  useRenewJobMutation,
} from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { refusalText } from '@/api/wire/refusals';
import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { renewalTexts } from '@/texts/jobs/renewal';
import { notify } from '@/ui/notify/notify';
import { shortDateText } from '@/ui/text/dateTexts';
import { canMove } from '@contract/jobs/jobLife';
import { paths } from '@contract/paths';
import { closingEnd, isRenewalPointless } from './life/renewal';
import { openedInApp } from './openedInApp';

/** What an employer can do with their own job, in the order shown. */
const ownMoves = ['publishJob', 'renewJob', 'closeJob', 'duplicateJob'] as const;
export type OwnMove = (typeof ownMoves)[number];

/**
 * Returns the moves offered for a job: any job can be duplicated, the rest follows the table of
 * states (contract/jobs/jobLife.ts). `now` is in milliseconds.
 */
export const movesOf = (job: Job, now: number): OwnMove[] => {
  const { status } = job;
  if (status === undefined) return [];
  return ownMoves.filter(
    (move) =>
      move === 'duplicateJob' ||
      (canMove(move, status) && !(move === 'renewJob' && isRenewalPointless(job, now))),
  );
};

const fieldLabel = (name: string | undefined): string | undefined =>
  Object.entries(jobPostTexts.fields).find(([field]) => field === name)?.[1].label;

/**
 * Returns why our host refused a move, in words for the employer: a wire field's name is replaced
 * by its label.
 */
export const failureReason = (error: unknown): string => {
  const { status, field } = readApiError(error);
  const label = fieldLabel(field);
  if (status === 400 && label !== undefined) return jobLifeTexts.unfinished(label);
  return refusalText(error, jobLifeTexts.tryAgain);
};

/** Returns the success message of a move. `moved` is the job after it. */
const doneText = (name: OwnMove, title: string, moved: Job): string => {
  if (moved.status === 'waiting') return jobLifeTexts.waits(title);
  const closing = name === 'renewJob' ? closingEnd(moved) : undefined;
  return closing
    ? renewalTexts.until(title, shortDateText(closing))
    : jobLifeTexts.moves[name].done(title);
};

/**
 * Returns a function that moves the current employer's job: `move('renewJob')` shows the outcome in
 * a toast and resolves to whether it succeeded. A duplicate opens in the form.
 */
export const useJobMoves = (job: Job) => {
  const [publishJob, publishing] = usePublishJobMutation();
  const [renewJob, renewing] = useRenewJobMutation();
  const [closeJob, closing] = useCloseJobMutation();
  const [duplicateJob, duplicating] = useDuplicateJobMutation();
  const navigate = useNavigate();
  const calls = { publishJob, renewJob, closeJob, duplicateJob };
  const title = job.jobtitle || jobTexts.untitled;
  const move = async (name: OwnMove): Promise<boolean> => {
    try {
      const moved = await calls[name]({ jobId: job._id }).unwrap();
      notify.success(doneText(name, title, moved));
      if (name === 'duplicateJob') await navigate(paths.editJob(moved._id), { state: openedInApp });
      return true;
    } catch (error) {
      notify.error(
        jobLifeTexts.because(jobLifeTexts.moves[name].failed(title), failureReason(error)),
      );
      return false;
    }
  };
  return {
    move,
    busy: [publishing, renewing, closing, duplicating].some(({ isLoading }) => isLoading),
  };
};
