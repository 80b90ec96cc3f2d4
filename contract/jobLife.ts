import { day } from './durations';
import { limits } from './limits';

/**
 * The states of a job on our own host (product §5). Only a live one is in lists, search and counts.
 */
export const jobStatuses = ['draft', 'waiting', 'live', 'expired', 'filled', 'removed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

type Move = {
  from: readonly JobStatus[];
  /** What it may become; `restoreJob` gives back what the job was before. */
  to: readonly JobStatus[];
  /**
   * Whose word it is: the employer's, an administrator's, or the host's own when a job's time is
   * over.
   */
  by: 'owner' | 'admin' | 'host';
};

/**
 * Everything that leads from one state to another: the host refuses what isn't in the table, the
 * app offers what is. Waiting is a new employer's posting that an administrator looks at first,
 * where the host's setting says so.
 */
export const jobMoves = {
  publishJob: { from: ['draft'], to: ['live', 'waiting'], by: 'owner' },
  /** Another 30 days from now; also for a job that was filled and is open again. */
  renewJob: { from: ['live', 'expired', 'filled'], to: ['live'], by: 'owner' },
  closeJob: { from: ['live'], to: ['filled'], by: 'owner' },
  approveJob: { from: ['waiting'], to: ['live'], by: 'admin' },
  takeDownJob: {
    from: ['draft', 'waiting', 'live', 'expired', 'filled'],
    to: ['removed'],
    by: 'admin',
  },
  restoreJob: {
    from: ['removed'],
    to: ['draft', 'waiting', 'live', 'expired', 'filled'],
    by: 'admin',
  },
  expireJob: { from: ['live'], to: ['expired'], by: 'host' },
} as const satisfies Record<string, Move>;
export type JobMove = keyof typeof jobMoves;

/** Whether a job in that state can make the move. */
export const canMove = (move: JobMove, status: JobStatus): boolean =>
  jobMoves[move].from.some((each) => each === status);

/**
 * Whether a live job's employer is asked if it is still open: 21 days after it was published,
 * renewed or confirmed. Its end tells when it was published or renewed. `now` in milliseconds.
 */
export const isConfirmationDue = (
  job: { status?: JobStatus; expiresAt?: string | null; confirmedAt?: string },
  now: number,
): boolean => {
  const expiresAt = Date.parse(job.expiresAt ?? '');
  if (job.status !== 'live' || Number.isNaN(expiresAt) || expiresAt <= now) return false;
  const since = Math.max(
    expiresAt - limits.jobLifeDays * day,
    job.confirmedAt === undefined ? 0 : Date.parse(job.confirmedAt),
  );
  return now - since >= limits.confirmationDays * day;
};
