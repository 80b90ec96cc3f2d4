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

/** As many as a screen asks about at once. */
const maxUnconfirmed = 3;

/**
 * A page of the jobs on an employer's desk (the contract's getJobsDesk). 403 where somebody who is no
 * owner chooses for a colleague: which jobs those have is for owners to see.
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
