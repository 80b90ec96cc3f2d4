import type { JobStatus } from './jobStatuses';

type Move = {
  from: readonly JobStatus[];
  /** The possible resulting states; `restoreJob` returns a job to the state it had before. */
  to: readonly JobStatus[];
  /** Who makes the move: the employer, an administrator, or the host when a job expires. */
  by: 'owner' | 'admin' | 'host';
};

/**
 * All transitions between states: the host rejects any that isn't in the table, and the app offers
 * only these. A `waiting` job has to be reviewed by an administrator first: a new employer's job if
 * the host is configured that way, or one that repeats a job that was taken down.
 */
export const jobMoves = {
  publishJob: { from: ['draft'], to: ['live', 'waiting'], by: 'owner' },
  /** Extends the job to 30 days from now; also reopens a filled job. */
  renewJob: { from: ['live', 'expired', 'filled'], to: ['live', 'waiting'], by: 'owner' },
  closeJob: { from: ['live'], to: ['filled'], by: 'owner' },
  /** The job becomes `expired` if its closing day passed while it waited. */
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
