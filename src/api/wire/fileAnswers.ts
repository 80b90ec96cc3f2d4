import type { OperationId } from '@contract/generated/operations';

/** The calls that answer a file. */
const fileCalls = [
  'exportAccount',
  'exportEmployers',
  'exportJobSeekers',
  'exportJobs',
  'exportAudit',
  'exportSearchTerms',
  'exportApplicants',
  'exportApplicantCvs',
  'getResumeFile',
  'getApplicationCv',
  'getCandidateCv',
  'getInterviewCalendar',
  'getMessageFile',
] as const satisfies readonly OperationId[];
export type FileCall = (typeof fileCalls)[number];

const forEach = <Value>(value: Value): Record<FileCall, Value> =>
  // all of them have it
  Object.fromEntries(fileCalls.map((call) => [call, value])) as Record<FileCall, Value>;

/** Read the object URL that `readBody` made of a file. */
export const fileAnswers = forEach((body: unknown): string =>
  typeof body === 'string' ? body : '',
);

/** A file goes to the disk or is shown: the cache doesn't hold it, nor an address that is revoked. */
export const fileLifetimes = forEach({ keepUnusedDataFor: 0 });
