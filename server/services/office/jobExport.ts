import type { JobStatus } from '@contract/jobLife';
import type { Database } from '../../database/database';
import type { JobRow, NewestKey } from '../../repositories/jobs/jobRows';
import { readFilters } from '../../repositories/search/jobFilters';
import { newestMatches } from '../../repositories/search/jobSearch';
import { spreadOf } from '../search/jobSpread';

const batch = 500;

/**
 * The jobs of a status that say the words, newest first, in batches that hold no connection in
 * between; live ones where no status is named.
 */
export async function* jobBatches(
  db: Database,
  { q = '', status = 'live' }: { q?: string; status?: JobStatus },
): AsyncGenerator<JobRow[], void, undefined> {
  const query = await readFilters(db, {
    words: q.trim() || undefined,
    categories: [],
    types: [],
    remote: false,
    withPay: false,
    status,
  });
  if (!query) return;
  const spread = await spreadOf(db);
  for (let last: NewestKey | undefined; ;) {
    const rows: JobRow[] = await newestMatches(db, spread, query, batch, last);
    yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = { at: end.createdAt, id: end.id };
  }
}
