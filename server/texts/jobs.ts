import type { JobStatus } from '@contract/jobs/jobStatuses';

const said: Record<JobStatus, string> = {
  draft: 'a draft',
  waiting: 'waiting for review',
  live: 'live',
  expired: 'expired',
  filled: 'filled',
  removed: 'removed',
};

/** Our host's messages when jobs, applications or pictures are refused. */
export const hostJobsTexts = {
  payOrder: 'The upper figure can’t be lower than the first',
  unknownCategory: 'There’s no such category',
  otherEmployer: 'You can only post jobs as yourself',
  foreignStatus: 'Only the employer and an administrator see jobs by status',
  badNear: 'near must be a latitude and a longitude with one decimal at most, such as 36.2,-96',
  badCursor: 'This cursor belongs to another search',
  notAnImage: 'The image must be a PNG, JPEG, WebP or GIF',
  noPicture: 'Choose an image',
  jobDeleted: 'Job deleted',
  /** For a move that isn't allowed in a job's state (contract/jobs/jobLife.ts). */
  cannotMove: {
    publishJob: (status: JobStatus) => `Only a draft can be published; this job is ${said[status]}`,
    renewJob: (status: JobStatus) => `A job that is ${said[status]} can’t be renewed`,
    closeJob: (status: JobStatus) =>
      `Only a live job can be marked as filled; this one is ${said[status]}`,
    approveJob: (status: JobStatus) =>
      `Only a job that’s waiting can be approved; this one is ${said[status]}`,
    takeDownJob: () => 'This job has already been taken down',
    restoreJob: (status: JobStatus) =>
      `Only a removed job can be restored; this one is ${said[status]}`,
    expireJob: (status: JobStatus) => `Only a live job expires; this one is ${said[status]}`,
  },
  emptyQuestion: 'Write the question first',
  closingDay: 'Choose a last day between today and a year from now',
  sameQuestion: 'Two questions have the same id',
  needlessChoices: 'Only a multiple-choice question can have choices',
  questionChoices: (question: string) => `Give “${question}” at least two different answers`,
  notConfirmed: (status: JobStatus) =>
    `Only a live job can be confirmed; this one is ${said[status]}`,
  confirmationOver: 'This link no longer works: the job has ended, or you have a newer email',
  removedJob: 'This job was taken down, so it can’t be changed',
  notTakenDown: 'You can only answer for a job that was taken down',
  answered: 'You’ve already answered. An administrator will look at it.',
} as const;
