import type { JobStatus } from './jobStatuses';

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
 * app offers what is. Waiting is a posting that an administrator looks at first: a new employer's,
 * where the host's setting says so, and one that repeats a job that was taken down.
 */
export const jobMoves = {
  publishJob: { from: ['draft'], to: ['live', 'waiting'], by: 'owner' },
  /** Another 30 days from now; also for a job that was filled and is open again. */
  renewJob: { from: ['live', 'expired', 'filled'], to: ['live', 'waiting'], by: 'owner' },
  closeJob: { from: ['live'], to: ['filled'], by: 'owner' },
  /** Expired: its closing day passed while it waited. */
  approveJob: { from: ['waiting'], to: ['live', 'expired'], by: 'admin' },
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
