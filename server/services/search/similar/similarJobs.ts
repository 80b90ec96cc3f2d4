import type { components } from '@contract/generated/types';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { Database } from '../../../database/database';
import { ApiError } from '../../../errors';
import { readSourceJobs } from '../../../repositories/search/similarJobs';
import { hostTexts } from '../../../texts/errors';
import { toBriefJob } from '../../jobs/jobWire';
import { findSimilar } from './findSimilar';

/** Those whose page everybody may see; that of an ended job offers others. */
const shown: readonly JobStatus[] = ['live', 'expired', 'filled'];

/** Live jobs like this one; 404 for a job that isn't live and hasn't been. */
export const getSimilarJobs = async (
  db: Database,
  id: string,
  limit = 3,
): Promise<components['schemas']['SimilarJobs']> => {
  const [source] = await readSourceJobs(db.reads, [id]);
  if (!source || !shown.includes(source.status)) throw new ApiError(404, hostTexts.notFound);
  const found = await findSimilar(db, source, limit);
  return { items: found.map(({ job }) => toBriefJob(job)) };
};
