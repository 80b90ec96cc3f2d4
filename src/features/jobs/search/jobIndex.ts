import { employmentTypeOf, type EmploymentType } from '@contract/employmentTypes';
import { saysRemote } from '@contract/remote';
import type { Job } from '@/api/jobBoardApi';
import { foldText } from './searchWords';

/** A host's jobs with what they are searched by, worked out once for each job and only when it is needed. */
export type JobIndex = {
  jobs: readonly Job[];
  /** All words of a job, folded. */
  words: (at: number) => string;
  type: (job: Job) => EmploymentType;
  /** Works out more jobs' words for at most `milliseconds`; false once all are there. */
  prepare: (milliseconds: number) => boolean;
  /** Whether any job says when it was posted: without that there is no "newest". */
  hasDates: boolean;
};

const wordsOf = (job: Job): string =>
  foldText([
    job.jobtitle, job.companyname, job.categoryName, job.location, saysRemote(job.jobtitle, job.location ?? '') ? 'remote' : '', job.joboverview,
    job.responsibilities1, job.responsibilities2, job.responsibilities3, job.responsibilities4, job.responsibilities5,
    job.qualification1, job.qualification2, job.qualification3, job.qualification4, job.description,
  ].join(' '));

/** Jobs prepared for one in every so many looks at the clock. */
const batch = 64;

export const makeJobIndex = (jobs: readonly Job[]): JobIndex => {
  const words: (string | undefined)[] = Array.from({ length: jobs.length });
  const types = new Map<string, EmploymentType>();
  let next = 0;
  const wordsAt = (at: number): string => {
    const job = jobs[at];
    if (!job) return '';
    return (words[at] ??= wordsOf(job));
  };
  return {
    jobs,
    words: wordsAt,
    // hosts use few spellings for many jobs
    type: ({ employementtype: spelling = '' }) => {
      const known = types.get(spelling) ?? employmentTypeOf(spelling);
      types.set(spelling, known);
      return known;
    },
    prepare: (milliseconds) => {
      const end = performance.now() + milliseconds;
      while (next < jobs.length && performance.now() < end) {
        const stop = Math.min(next + batch, jobs.length);
        for (; next < stop; next += 1) wordsAt(next);
      }
      return next < jobs.length;
    },
    hasDates: jobs.some(({ createdAt }) => createdAt != null),
  };
};
