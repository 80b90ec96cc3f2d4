import type { JobStatus } from '@contract/jobs/jobStatuses';
import { batchesOf } from '../../batches';
import type { Database } from '../../database/database';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { readFilters } from '../../repositories/search/jobFilters';
import { newestMatches } from '../../repositories/search/jobSearch';
import { cachedHistogram } from '../search/jobHistogram';

const batchSize = 500;

/** Reads the jobs with a status that match the words, newest first, in batches. */
export async function* jobBatches(
  db: Database,
  { q = '', status = 'live' }: { q?: string; status?: JobStatus },
): AsyncGenerator<JobRow[], void, undefined> {
  const { reads } = db;
  const query = await readFilters(reads, {
    words: q.trim() || undefined,
    categories: [],
    types: [],
    remote: false,
    applyHere: false,
    withPay: false,
    status,
  });
  if (!query) return;
  const histogram = await cachedHistogram(db);
  yield* batchesOf(batchSize, (last) =>
    newestMatches(reads, histogram, query, batchSize, last && { at: last.createdAt, id: last.id }),
  );
}
