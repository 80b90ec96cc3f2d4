import type { components } from '@contract/generated/types';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { findJob } from '../../repositories/jobs/jobLists';
import { findSimilarJobs } from '../../repositories/search/similarJobs';
import { hostTexts } from '../../texts/errors';
import { toBriefJob } from '../jobs/jobWire';
import { cachedHistogram } from './jobHistogram';

/** Live jobs like this one; 404 for a job that isn't live, as for everyone but its owner. */
export const getSimilarJobs = async (
  db: Database,
  id: string,
  limit = 3,
): Promise<components['schemas']['SimilarJobs']> => {
  const [job, histogram] = await Promise.all([findJob(db, id), cachedHistogram(db)]);
  if (!job || job.status !== 'live') throw new ApiError(404, hostTexts.notFound);
  const rows = await findSimilarJobs(db.searches, histogram, job, limit);
  return { items: rows.map(toBriefJob) };
};
