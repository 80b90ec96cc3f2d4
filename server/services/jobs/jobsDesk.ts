import type { operations } from '@contract/generated/types';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import type { JobScope } from '../../repositories/companies/jobScope';
import { wordsOf } from '../../repositories/containsWords';
import { countDeskJobs, listDeskJobs, listUnconfirmed } from '../../repositories/jobs/jobsDesk';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { toBriefJob } from './jobWire';

type Query = NonNullable<operations['getJobsDesk']['parameters']['query']>;

/** How many unconfirmed jobs a screen asks about at once. */
const maxUnconfirmed = 3;

/**
 * Returns a page of an employer's jobs (the contract's getJobsDesk). Throws a 403 for `chooseFor`
 * unless the caller is an owner: only owners may see which jobs a colleague has access to.
 */
export const jobsDesk = async (
  db: Database,
  scope: JobScope,
  { q, state, person, chooseFor, sort = 'ending', page = 1, limit = 20 }: Query,
): Promise<Wire<'JobsDesk'>> => {
  if (chooseFor !== undefined && scope.role !== 'owner')
    throw new ApiError(403, hostTexts.forbidden);
  const filters = { words: wordsOf(q), state, person, chooseFor };
  const [rows, { found, unfinished, ...counts }, unconfirmed] = await Promise.all([
    listDeskJobs(db, scope, filters, { sort, limit, skip: (page - 1) * limit }),
    countDeskJobs(db, scope, filters),
    listUnconfirmed(db, scope, maxUnconfirmed),
  ]);
  return {
    items: rows.map((row) => ({
      job: toBriefJob(row),
      applicants: row.applicants,
      fresh: row.fresh,
      views: row.views,
    })),
    total: found,
    page,
    limit,
    counts,
    unconfirmed: unconfirmed.map(toBriefJob),
    unfinished,
  };
};
