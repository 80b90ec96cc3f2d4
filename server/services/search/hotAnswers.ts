import { LRUCache } from 'lru-cache';
import type { components } from '@contract/generated/types';
import type { Database } from '../../database/database';
import { fill, type Filled } from '../../database/needs';
import { findMet, type Watched } from '../../repositories/search/watchedSearches';
import { dropSharedJobs, shareJobs } from '../jobs/sharedJobs';
import { perDatabase } from '../perDatabase';

type JobPage = components['schemas']['JobPage'];

/**
 * An answer, what a job has to say to change it (any of these), and when the first job in it ends by
 * the clock.
 */
export type WatchedAnswer = { page: JobPage; watched: readonly Watched[]; endsAt: number };

/**
 * How long an answer is kept at most, in milliseconds: counts that a job changes which isn't among
 * the answer's own are late by as much.
 */
const maxAge = 60_000;
/**
 * How many answers are kept at most, each of which is compared with every job that changes, and how
 * many characters of JSON they have.
 */
const maxAnswers = 2000;
const maxCharacters = 32_000_000;
/** Of more jobs that change at once it isn't worth asking which answers they change. */
const maxChanged = 50;

type Kept = {
  answer: Filled<WatchedAnswer>;
  /** undefined while it is computed */
  known?: { jobIds: ReadonlySet<string>; watched: readonly Watched[] };
};
/** The size of an answer that is being computed. */
const unknownSize = 1;
/** `isHearing`: whether the host hears of jobs that others change. */
type HotAnswers = { kept: LRUCache<string, Kept>; isHearing: () => boolean };

const hotAnswers = perDatabase<HotAnswers>(() => ({
  kept: new LRUCache({ max: maxAnswers, maxSize: maxCharacters, ttl: maxAge }),
  isHearing: () => false,
}));

/** From now on answers are kept, whenever the host hears of jobs that others change. */
export const keepHotAnswers = (db: Database, isHearing: () => boolean): void => {
  hotAnswers.of(db).isHearing = isHearing;
  shareJobs(db, isHearing);
};

/**
 * A search's answer: what is kept under `key`, being computed, or computed now. Kept until a job
 * changes that is in it or may come into it (`dropAnswersOf`).
 */
export const hotAnswer = async (
  db: Database,
  key: string,
  compute: () => Promise<WatchedAnswer>,
): Promise<JobPage> => {
  const { kept, isHearing } = hotAnswers.of(db);
  if (!isHearing()) return (await compute()).page;
  const present = kept.get(key);
  if (present) {
    const { page } = await present.answer.value;
    // from a replica it is nothing for who has written since
    if (present.answer.suits()) return page;
  }
  const entry: Kept = { answer: fill(db.replicas?.droppedAt(), compute) };
  kept.set(key, entry, { size: unknownSize });
  try {
    const { page, watched, endsAt } = await entry.answer.value;
    entry.answer.suits();
    entry.known = { jobIds: new Set(page.items.map(({ _id }) => _id)), watched };
    const left = Math.max(1, endsAt - Date.now());
    if (kept.peek(key) === entry) {
      const size = JSON.stringify(page).length;
      kept.set(key, entry, { size, ttl: Math.min(maxAge, left) });
    }
    return page;
  } catch (error) {
    if (kept.peek(key) === entry) kept.delete(key);
    throw error;
  }
};

/** Drops all answers. */
export const dropAnswers = (db: Database): void => {
  db.replicas?.noteDrop();
  dropSharedJobs(db);
  hotAnswers.of(db).kept.clear();
};

/** Drops the answers that a job is in, and those that are being computed, at once. */
export const dropAnswersWith = (db: Database, jobId: string): void => {
  db.replicas?.noteDrop();
  const { kept } = hotAnswers.of(db);
  for (const [key, { known }] of kept.entries())
    if (!known || known.jobIds.has(jobId)) kept.delete(key);
};

/**
 * Drops the answers that these jobs are in, those that they may come into, and those that are being
 * computed. To be called once the jobs' change is committed.
 */
export const dropAnswersOf = async (db: Database, jobIds: readonly string[]): Promise<void> => {
  db.replicas?.noteDrop();
  dropSharedJobs(db);
  const { kept } = hotAnswers.of(db);
  if (kept.size === 0) return;
  if (jobIds.length > maxChanged) {
    kept.clear();
    return;
  }
  const others: { key: string; entry: Kept; watched: Watched }[] = [];
  for (const [key, entry] of kept.entries()) {
    if (!entry.known || jobIds.some((id) => entry.known?.jobIds.has(id))) kept.delete(key);
    else for (const watched of entry.known.watched) others.push({ key, entry, watched });
  }
  if (others.length === 0) return;
  try {
    const met = await findMet(
      db,
      others.map(({ watched }) => watched),
      jobIds,
    );
    for (const at of met) {
      const other = others[at];
      if (other && kept.peek(other.key) === other.entry) kept.delete(other.key);
    }
  } catch {
    // the change is stored; only what it changes isn't known
    kept.clear();
  }
};
