import type { JobStatus } from '@contract/jobStatuses';

/** What our own host answers about reports, cases, decisions and suspension. */
export const hostModerationTexts = {
  thanks: 'Thank you. We will look at this job.',
  noteMissing: 'Say what is wrong with the job',
  tooManyReports: 'Too many reports; try again later',
  reasonMissing: 'Give a reason; the employer reads it',
  noSuchCase: 'There is no such case',
  decidedAlready: 'Somebody has decided this case already',
  jobGone: 'The job was deleted meanwhile',
  /** A waiting posting has to become one thing or the other. */
  waitingNotDismissed: 'This posting waits for its first look: approve it or take it down',
  nothingToApprove: (status: JobStatus) =>
    status === 'live'
      ? 'This job is live already: dismiss the case'
      : 'Only a waiting or taken-down job is approved',
  nobodyToSuspend: 'This posting has no employer here who could be suspended',
  suspendedAlready: 'This employer is suspended already',
  /** A job that is down with all the others of its employer. */
  downBySuspension: 'The job is down with its suspended employer: lift the suspension instead',
  suspendedPosts: (reason: string) =>
    `Your account is suspended, so you can’t post or change jobs. Reason: ${reason}`,
  changedSinceRead: 'The job was changed after you opened the case. Read it again, then decide',
  undone: 'This decision was taken back already',
  tooLateToUndo: 'A decision can be taken back for 30 days',
  approvalStands: 'An approved job is live: take it down instead',
  changedSince: 'The job was changed since, so the earlier texts can’t be given back',
  decidedSince: 'The job was decided upon again since',
  liftFirst: 'Its employer is suspended: lift the suspension first',
  notSuspended: 'The employer is not suspended any more',
} as const;
