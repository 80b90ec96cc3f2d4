import type { Job } from '@/api/jobBoardApi';

/**
 * The fields by which a job is searched, filtered and sorted, and all that is sent to the search
 * engine.
 */
export type IndexedJob = {
  title: string;
  company: string;
  category: string;
  place: string;
  degree: string;
  /** The employment type as the host spells it. */
  type: string;
  /** Dollars a month; 0 to 0 means that the pay is unknown. */
  from: number;
  to: number;
  /** The posting time in milliseconds; `null` if the host sends none. */
  posted: number | null;
  /** Overview, responsibilities, qualifications and description, one per line. */
  texts: string;
};

/**
 * Converts a job for the index. Hosts omit fields; those that are present have their contract types
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
