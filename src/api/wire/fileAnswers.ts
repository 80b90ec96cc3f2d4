import type { OperationId } from '@contract/generated/operations';

/** The calls that return a file. */
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
  // every call gets the value
  Object.fromEntries(fileCalls.map((call) => [call, value])) as Record<FileCall, Value>;

/** Readers of the object URL that `readBody` creates for a file. */
export const fileAnswers = forEach((body: unknown): string =>
  typeof body === 'string' ? body : '',
);

/**
 * Files are saved or shown at once: the cache keeps neither them nor an object URL that gets
 * revoked.
 */
export const fileLifetimes = forEach({ keepUnusedDataFor: 0 });
