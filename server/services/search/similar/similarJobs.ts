import type { components } from '@contract/generated/types';
import type { Database } from '../../../database/database';
import { ApiError } from '../../../errors';
import { readSourceJobs } from '../../../repositories/search/similarJobs';
import { hostTexts } from '../../../texts/errors';
import { toBriefJob } from '../../jobs/jobWire';
import { findSimilar } from './findSimilar';

/** Live jobs like this one; 404 for a job that isn't live, as for everyone but its owner. */
export const getSimilarJobs = async (
  db: Database,
  id: string,
  limit = 3,
): Promise<components['schemas']['SimilarJobs']> => {
  const [source] = await readSourceJobs(db, [id]);
  if (source?.status !== 'live') throw new ApiError(404, hostTexts.notFound);
  const found = await findSimilar(db, source, limit);
  return { items: found.map(({ job }) => toBriefJob(job)) };
};
