import type { Job } from '@/api/jobBoardApi';

/**
 * What a job is searched, filtered and ordered by, and all that is sent for it to where the
 * searching is done.
 */
export type IndexedJob = {
  title: string;
  company: string;
  category: string;
  place: string;
  degree: string;
  /** The employment type as the host spells it. */
  type: string;
  /** Dollars a month; 0 to 0 says nothing about the pay. */
  from: number;
  to: number;
  /** When it was posted, in milliseconds; null where the host doesn't say. */
  posted: number | null;
  /** Overview, responsibilities, qualifications and description, a line each. */
  texts: string;
};

/**
 * A job as it is searched. Hosts leave fields out; those that are there have their contract's types
 * (`readAnswers`).
 */
export const toIndexedJob = (job: Job): IndexedJob => {
  const posted = Date.parse(job.createdAt ?? '');
  return {
    title: job.jobtitle,
    company: job.companyname ?? '',
    category: job.categoryName ?? '',
    place: job.location ?? '',
    degree: job.degreerequired ?? '',
    type: job.employementtype ?? '',
    from: job.monthlysalary1 ?? 0,
    to: job.monthlysalary2 ?? 0,
    posted: Number.isNaN(posted) ? null : posted,
    texts: [
      job.joboverview,
      job.responsibilities1,
      job.responsibilities2,
      job.responsibilities3,
      job.responsibilities4,
      job.responsibilities5,
      job.qualification1,
      job.qualification2,
      job.qualification3,
      job.qualification4,
      job.description,
    ].join('\n'),
  };
};
