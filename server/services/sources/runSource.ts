import { sourceLimits } from '@contract/jobSources';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { errorCode } from '../../errorCode';
import { allowNoCategory } from '../../repositories/jobs/categories';
import { makeExpired } from '../../repositories/jobs/jobLife';
import { lockJob } from '../../repositories/jobs/jobLists';
import { lockEmployer } from '../../repositories/jobs/jobOwners';
import { markJobDeleted } from '../../repositories/jobs/jobs';
import { addAudit } from '../../repositories/office/audit';
import {
  finishRun,
  renewClaim,
  type ClaimedSource,
  type SourceRun,
} from '../../repositories/sources/jobSources';
import {
  countImported,
  countSeen,
  extendSeen,
  forgetLongGone,
  listGone,
  listJobsOf,
  listLiveKeys,
  markAllSeen,
  markGone,
  markSeen,
} from '../../repositories/sources/sourceJobs';
import { invalidateJobCaches } from '../cache';
import { expiryFrom } from '../jobs/jobLife';
import type { Fetched } from './fetchSource';
import type { ReadPosting, ReadRow, SkippedRow } from './readers/readRow';
import { ClaimLost, readFetched, ReadingFailed, type ClaimRenewal } from './readFetched';
import { notesOf, problemsOf } from './reportedProblems';
import { bySource, storePostings } from './storePostings';

/** Postings stored per transaction. */
const batchSize = 50;

/**
 * Runs `work` in a transaction that holds the source's claim and locks its employer. Throws
 * ClaimLost, or ReadingFailed if the employer is suspended.
 */
const withClaim = <Result>(
  { db }: Context,
  source: ClaimedSource,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const employer = await lockEmployer(tx, source.employerId);
    if (!(await renewClaim(tx, source)) || !employer) throw new ClaimLost();
    if (employer.suspension !== null) throw new ReadingFailed('suspended');
    return work(tx);
  });

type Sum = { added: number; changed: number; skipped: SkippedRow[]; stored: ReadPosting[] };

/** Whether a skipped row has no key: it could then be any of the jobs that seem to be gone. */
const hasUnknownRow = ({ skipped }: Sum): boolean => skipped.some(({ key }) => key === undefined);

/** Whether rows were left out that might be accepted next time. */
const hasWaiting = ({ skipped }: Sum): boolean =>
  skipped.some(({ reason }) => reason === 'tooMany' || reason === 'repeated');

/** Whether an error's SQLSTATE class blames a value. */
export const isDataFault = (error: unknown): boolean =>
  /^(22|23|54)[0-9A-Z]{3}$/.test(errorCode(error));

/** Stores postings; if the database rejects one, stores the others without it. */
const storeBatch = async (
  context: Context,
  source: ClaimedSource,
  batch: readonly ReadPosting[],
  sum: Sum,
): Promise<void> => {
  try {
    const counts = await withClaim(context, source, async (tx) =>
      storePostings(
        context,
        tx,
        source,
        batch,
        sourceLimits.jobs - (await countImported(tx, source.employerId)),
      ),
    );
    sum.added += counts.added;
    sum.changed += counts.changed;
    for (const { posting, reason } of counts.refused)
      sum.skipped.push({ row: posting.row, title: posting.job.title, reason, key: posting.key });
    if (counts.added + counts.changed > 0) await invalidateJobCaches(context.db);
  } catch (error) {
    if (!isDataFault(error)) throw error;
    const [only] = batch;
    if (batch.length === 1 && only) {
      sum.skipped.push({ row: only.row, title: only.job.title, reason: 'refused', key: only.key });
      return;
    }
    for (const each of batch) await storeBatch(context, source, [each], sum);
  }
};

const isPosting = (row: ReadRow): row is ReadPosting => 'job' in row;
const isSkipped = (row: ReadRow): row is SkippedRow => !isPosting(row);

/**
 * Ends a job that is gone from its source: a live one expires, one waiting for review is deleted.
 */
const endJob = async (tx: Queryable, sourceId: string, jobId: string): Promise<void> => {
  const job = await lockJob(tx, jobId);
  if (!job) return;
  const isLive = job.status === 'live';
  if (isLive) await makeExpired(tx, jobId);
  else if (job.status === 'waiting') await markJobDeleted(tx, jobId);
  else return;
  await markGone(tx, sourceId, jobId);
  await addAudit(tx, {
    ...bySource,
    action: isLive ? 'expireJob' : 'deleteJob',
    recordId: jobId,
    before: { status: job.status },
  });
};

/**
 * Ends one batch of the jobs of a source that is being removed. Returns their number, and whether
 * there may be more.
 */
export const endSomeJobsOf = async (
  tx: Queryable,
  sourceId: string,
): Promise<{ ended: number; isMore: boolean }> => {
  const jobs = (await listGone(tx, sourceId)).slice(0, batchSize);
  for (const id of jobs) await endJob(tx, sourceId, id);
  return { ended: jobs.length, isMore: jobs.length === batchSize };
};

/** Ends jobs that the source itself says are over, without a limit; returns their number. */
const endJobsPastDeadline = async (
  context: Context,
  source: ClaimedSource,
  { skipped }: Sum,
): Promise<number> => {
  const keys = skipped.flatMap(({ key, reason }) =>
    key !== undefined && reason === 'over' ? [key] : [],
  );
  let ended = 0;
  for (let from = 0; from < keys.length; from += batchSize)
    ended += await withClaim(context, source, async (tx) => {
      const over = await listJobsOf(tx, source.id, keys.slice(from, from + batchSize));
      for (const id of over) await endJob(tx, source.id, id);
      return over.length;
    });
  if (ended > 0) await invalidateJobCaches(context.db);
  return ended;
};

/** Ends one batch of jobs that are gone; returns its size. */
const endBatch = (context: Context, source: ClaimedSource): Promise<number> =>
  withClaim(context, source, async (tx) => {
    const gone = (await listGone(tx, source.id, source.run)).slice(0, batchSize);
    for (const id of gone) await endJob(tx, source.id, id);
    return gone.length;
  });

/**
 * Whether so many previously live jobs are missing that they are kept for now: more than half, and
 * not for the second time in a row. New jobs don't compensate for missing ones.
 */
const isShrunk = async (
  { db }: Context,
  source: ClaimedSource,
  keys: readonly string[],
): Promise<boolean> => {
  const { seen, gone } = await countSeen(db, { sourceId: source.id, run: source.run, keys });
  return gone > 0 && seen < gone && !source.shrunk;
};

export type Done = { outcome: SourceRun; shrunk: boolean };

/** Handles a source that hasn't changed since the last reading: marks all its jobs as seen. */
const keepUnchanged = async (context: Context, source: ClaimedSource): Promise<Done> => {
  const outcome: SourceRun = {
    added: 0,
    changed: 0,
    ended: 0,
    leftOut: null,
    shrunk: false,
    status: 304,
    etag: source.etag,
    lastModified: source.lastModified,
  };
  await withClaim(context, source, async (tx) => {
    await markAllSeen(tx, source.id, source.run);
    await extendSeen(tx, source.id, source.run, expiryFrom());
    await finishRun(tx, source, outcome);
  });
  return { outcome, shrunk: false };
};

/** Stores all postings in batches; `undefined` if stopped before the last one. */
const storeAll = async (
  context: Context,
  source: ClaimedSource,
  rows: readonly ReadRow[],
  stopped: AbortSignal,
): Promise<Sum | undefined> => {
  const sum: Sum = { added: 0, changed: 0, skipped: rows.filter(isSkipped), stored: [] };
  const postings = rows.filter(isPosting);
  for (let from = 0; from < postings.length; from += batchSize) {
    if (stopped.aborted) return undefined;
    await storeBatch(context, source, postings.slice(from, from + batchSize), sum);
  }
  const leftOut = new Set(sum.skipped.map(({ row }) => row));
  sum.stored = postings.filter(({ row }) => !leftOut.has(row));
  // present but unreadable rows aren't gone, unless they are over
  const unread = sum.skipped.flatMap(({ key, reason }) =>
    key === undefined || reason === 'over' ? [] : [key],
  );
  await markSeen(context.db, source.id, unread, source.run);
  return sum;
};

/** Ends all jobs that are gone, in batches; returns their number, `undefined` if stopped. */
const endGone = async (
  context: Context,
  source: ClaimedSource,
  stopped: AbortSignal,
): Promise<number | undefined> => {
  for (let ended = 0; ;) {
    if (stopped.aborted) return undefined;
    const count = await endBatch(context, source);
    ended += count;
    if (count === batchSize) continue;
    if (ended > 0) await invalidateJobCaches(context.db);
    return ended;
  }
};

/**
 * Imports what was fetched, in batches. Safe to interrupt: stored batches stay, and the next host
 * starts over and finds them unchanged. Ends the reading and returns its outcome; `undefined` if
 * stopped. Throws ReadingFailed or ClaimLost.
 */
export const runSource = async (
  context: Context,
  source: ClaimedSource,
  fetched: Exclude<Fetched, { kind: 'failed' | 'stopped' }>,
  renewal: ClaimRenewal,
): Promise<Done | undefined> => {
  const { stopped } = renewal;
  if (fetched.kind === 'unchanged') return keepUnchanged(context, source);
  await allowNoCategory(context.db);
  const rows = await readFetched(context, source, fetched, renewal);
  if (!rows) return undefined;
  const liveBefore = await listLiveKeys(context.db, source.id);
  const sum = await storeAll(context, source, rows, stopped);
  if (!sum) return undefined;
  const over = await endJobsPastDeadline(context, source, sum);
  const blurred = hasUnknownRow(sum);
  const shrunk = !blurred && (await isShrunk(context, source, liveBefore));
  const keepsGone = blurred || shrunk;
  const gone = keepsGone ? 0 : await endGone(context, source, stopped);
  if (gone === undefined) return undefined;
  const ended = over + gone;
  const isReadAgain = keepsGone || hasWaiting(sum);
  const outcome: SourceRun = {
    added: sum.added,
    changed: sum.changed,
    ended,
    shrunk,
    leftOut: {
      skipped: sum.skipped.length,
      problems: [
        ...problemsOf(sum.skipped, sourceLimits.problems),
        ...notesOf(sum.stored).slice(0, sourceLimits.problems),
      ],
    },
    status: source.url === null ? null : 200,
    // without validators the next fetch is unconditional, so that these rows are read again
    etag: isReadAgain ? null : fetched.etag,
    lastModified: isReadAgain ? null : fetched.lastModified,
  };
  await withClaim(context, source, async (tx) => {
    await extendSeen(tx, source.id, source.run, expiryFrom());
    await forgetLongGone(tx, source.id);
    await finishRun(tx, source, outcome);
  });
  return { outcome, shrunk };
};
