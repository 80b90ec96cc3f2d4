import { hostTexts } from '@contract/texts/host';
import type { components } from '@contract/generated/types';
import type { Database } from '../database/database';
import { ApiError } from '../plugins/errors';
import { findJob } from '../repositories/jobLists';
import { newestJobs } from '../repositories/jobSearch';
import { toBriefJob } from './jobAnswers';

/** Live jobs like this one; 404 for a job that nobody but its owner may see. */
export const getSimilarJobs = async (db: Database, id: string, limit = 3): Promise<components['schemas']['SimilarJobs']> => {
  const job = await findJob(db, id);
  if (!job || job.status !== 'live') throw new ApiError(404, hostTexts.notFound);
  const rows = await newestJobs(db, { categories: [job.category], types: [], remote: false, withPay: false, status: 'live' }, limit + 1);
  return { items: rows.filter((row) => row.id !== job.id).slice(0, limit).map(toBriefJob) };
};
