import type { JobStatus } from '@contract/jobs/jobStatuses';

/** Our host's messages about reports, cases, decisions and suspensions. */
export const hostModerationTexts = {
  thanks: 'Thank you. We’ll look at this job.',
  noteMissing: 'Say what’s wrong with the job',
  employerThanks: 'Thank you. We’ll look at this company.',
  employerNoteMissing: 'Say what’s wrong with the company',
  nothingLive: 'This company has no open jobs right now',
  tooManyReports: 'Too many reports; try again later',
  reasonMissing: 'Give a reason; the employer will read it',
  suspensionReasonMissing: 'Give a reason; whoever is suspended will read it',
  noSuchCase: 'There’s no such case',
  decidedAlready: 'Someone has already decided this case',
  jobGone: 'The job has been deleted',
  /** A job that waits for its first review must be approved or taken down. */
  waitingNotDismissed: 'This job is waiting for its first review: approve it or take it down',
  nothingToApprove: (status: JobStatus) =>
    status === 'live'
      ? 'This job is already live: dismiss the case'
      : 'Only a job that’s waiting or was taken down can be approved',
  nobodyToSuspend: 'This job has no employer here to suspend',
  suspendedAlready: 'This employer is already suspended',
  seekerSuspendedAlready: 'This job seeker is already suspended',
  seekerNotSuspended: 'The job seeker isn’t suspended anymore',
  /** A job that was taken down because its employer was suspended. */
  downBySuspension: 'The job is down with its suspended employer: lift the suspension instead',
  suspendedPosts: (reason: string) =>
    `Your account is suspended, so you can’t post or change jobs. Reason: ${reason}`,
  suspendedActs: (reason: string) =>
    `Your account is suspended, so you can’t do this.${reason && ` Reason: ${reason}`}`,
  suspendedLogIn: (reason: string) =>
    `Your account is suspended, so you can’t log in.${reason && ` Reason: ${reason}`}`,
  suspendedColleague: 'This job’s employer is suspended, so nobody can change it.',
  changedSinceRead: 'The job was changed after you opened the case. Read it again, then decide',
  closedMeanwhile:
    'Its last day to apply passed before it was approved, so it has ended. Renew it to open it again.',
  undone: 'This decision has already been undone',
  tooLateToUndo: 'A decision can be undone for 30 days',
  approvalStands: 'An approved job is live: take it down instead',
  changedSince: 'The job has changed since, so the earlier text can’t be restored',
  decidedSince: 'There has been another decision about this job since',
  liftFirst: 'Its employer is suspended: lift the suspension first',
  notSuspended: 'The employer isn’t suspended anymore',
} as const;
