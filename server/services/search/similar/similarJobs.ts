import type { components } from '@contract/generated/types';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { Database } from '../../../database/database';
import { ApiError } from '../../../errors';
import { readSourceJobs } from '../../../repositories/search/similarJobs';
import { hostTexts } from '../../../texts/errors';
import { toBriefJob } from '../../jobs/jobWire';
import { findSimilar } from './findSimilar';

/** Statuses whose job pages are public; the page of an ended job offers similar ones. */
const shown: readonly JobStatus[] = ['live', 'expired', 'filled'];

/** Returns live jobs similar to this one; 404 for a job that is not and never was live. */
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
