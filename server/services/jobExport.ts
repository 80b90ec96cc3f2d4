import type { JobStatus } from '@contract/jobLife';
import type { Queryable } from '../database/database';
import type { JobRow, NewestKey } from '../repositories/jobRows';
import { newestJobs } from '../repositories/jobSearch';

const batch = 500;

/** The jobs of a status that say the words, newest first, in batches that hold no connection in between; live ones where no status is named. */
export async function* jobBatches(db: Queryable, { q = '', status = 'live' }: { q?: string; status?: JobStatus }): AsyncGenerator<JobRow[], void, undefined> {
  const filters = { words: q.trim() || undefined, categories: [], types: [], remote: false, withPay: false, status };
  for (let last: NewestKey | undefined; ;) {
    const rows: JobRow[] = await newestJobs(db, filters, batch, last);
    yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = { at: end.createdAt, id: end.id };
  }
}
