import { LRUCache } from 'lru-cache';
import type { components } from '@contract/generated/types';
import type { Database } from '../../database/database';
import { fill, type Filled } from '../../database/needs';
import {
  readChangedJobs,
  readJobVersions,
  type ChangedJob,
  type Watched,
} from '../../repositories/search/watchedSearches';
import { dropSharedJobs, shareJobs } from '../jobs/sharedJobs';
import { perDatabase } from '../perDatabase';

type JobPage = components['schemas']['JobPage'];

/**
 * An answer, what tells whether a job may change it (any of these), and when the first job in it
 * ends by the clock.
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
/** Of how many jobs it is known at most in which version answers were last compared with them. */
const maxCompared = 1000;
/** For how long the database may still tell of what this host wrote, in milliseconds. */
const justNow = 2000;

/** Jobs that were written; `jobs`: what those of them that are live say now. */
type Change = { ids: readonly string[]; jobs: Promise<readonly ChangedJob[]> };
/**
 * An answer that is being computed, after which change it began, and the changes since, which it may
 * not show.
 */
type Computing = {
  answer: Filled<WatchedAnswer>;
  begun: number;
  changes: Change[];
  isSpoilt: boolean;
};
type Kept = {
  answer: Filled<WatchedAnswer>;
  begun: number;
  jobIds: ReadonlySet<string>;
  watched: readonly Watched[];
};
type HotAnswers = {
  kept: LRUCache<string, Kept>;
  /** All that are being computed, or whose changes aren't known yet. */
  computing: Set<Computing>;
  /** Those of them that show whatever was written until now, by what they answer. */
  current: Map<string, Computing>;
  /** How many changes there were. */
  changes: number;
  /** The versions of jobs with which all answers were last compared. */
  compared: LRUCache<string, string>;
  /** Jobs that this host has written just now. */
  written: LRUCache<string, true>;
  /** Whether the host hears of jobs that others change. */
  isHearing: () => boolean;
};

const hotAnswers = perDatabase<HotAnswers>(() => ({
  kept: new LRUCache({ max: maxAnswers, maxSize: maxCharacters, ttl: maxAge }),
  computing: new Set(),
  current: new Map(),
  changes: 0,
  compared: new LRUCache({ max: maxCompared }),
  written: new LRUCache({ max: maxCompared, ttl: justNow }),
  isHearing: () => false,
}));

/** From now on answers are kept, whenever the host hears of jobs that others change. */
export const keepHotAnswers = (db: Database, isHearing: () => boolean): void => {
  hotAnswers.of(db).isHearing = isHearing;
  shareJobs(db, isHearing);
};

const isChangedBy = (
  { jobIds, watched }: Pick<Kept, 'jobIds' | 'watched'>,
  ids: readonly string[],
  jobs: readonly ChangedJob[],
): boolean =>
  ids.some((id) => jobIds.has(id)) || jobs.some((job) => watched.some((meets) => meets(job)));

/** Keeps an answer, unless a job was written meanwhile that changes it. */
const keep = async (db: Database, key: string, computing: Computing): Promise<void> => {
  const { kept } = hotAnswers.of(db);
  const { answer, begun, changes } = computing;
  const { page, watched, endsAt } = await answer.value;
  const jobIds = new Set(page.items.map(({ _id }) => _id));
  for (let change = changes.shift(); change !== undefined; change = changes.shift())
    if (isChangedBy({ jobIds, watched }, change.ids, await change.jobs)) return;
  // what began later shows more
  if (computing.isSpoilt || kept.has(key)) return;
  const ttl = Math.min(maxAge, Math.max(1, endsAt - Date.now()));
  kept.set(key, { answer, begun, jobIds, watched }, { size: JSON.stringify(page).length, ttl });
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
  const { kept, computing, current, changes, isHearing } = hotAnswers.of(db);
  if (!isHearing()) return (await compute()).page;
  const present = kept.get(key) ?? current.get(key);
  if (present) {
    const { page } = await present.answer.value;
    // from a replica it is nothing for who has written since
    if (present.answer.suits()) return page;
    kept.delete(key);
  }
  const answer = fill(db.replicas?.droppedAt(), compute);
  const entry: Computing = { answer, begun: changes, changes: [], isSpoilt: false };
  computing.add(entry);
  current.set(key, entry);
  const end = (): void => {
    computing.delete(entry);
    if (current.get(key) === entry) current.delete(key);
  };
  try {
    const { page } = await answer.value;
    answer.suits();
    // what was written meanwhile may still be read: nobody waits for that
    void keep(db, key, entry)
      .catch(() => {})
      .finally(end);
    return page;
  } catch (error) {
    end();
    throw error;
  }
};

/** Drops all answers. */
export const dropAnswers = (db: Database): void => {
  db.replicas?.noteDrop();
  dropSharedJobs(db);
  const { kept, computing, current } = hotAnswers.of(db);
  kept.clear();
  current.clear();
  for (const entry of computing) entry.isSpoilt = true;
};

/** The number of a change: answers that begin from now on show it. */
const nextChange = (answers: HotAnswers): number => (answers.changes += 1);

/**
 * Notes a change with what is being computed, and drops the answers that its jobs are in, but for
 * those that show it.
 */
const noteChange = (
  { kept, computing, current }: HotAnswers,
  change: Change,
  number: number,
): void => {
  for (const { begun, changes } of computing) if (begun < number) changes.push(change);
  for (const [key, { begun }] of current) if (begun < number) current.delete(key);
  for (const [key, { begun, jobIds }] of kept.entries())
    if (begun < number && change.ids.some((id) => jobIds.has(id))) kept.delete(key);
};

const nothingSaid = Promise.resolve([]);
/**
 * Drops the answers that a job is in at once; those that it may come into have some time
 * (`dropAnswersOf` with the number of the change, which is returned).
 */
export const dropAnswersWith = (db: Database, jobId: string): number => {
  db.replicas?.noteDrop();
  const answers = hotAnswers.of(db);
  const number = nextChange(answers);
  noteChange(answers, { ids: [jobId], jobs: nothingSaid }, number);
  return number;
};

/** Notes a job that this host wrote, so that what it drops isn't dropped again. */
export const noteWritten = (db: Database, jobId: string): void =>
  void hotAnswers.of(db).written.set(jobId, true);
/** Whether this host wrote a job just now: what is told of it may be no news. */
export const isJustWritten = (db: Database, jobId: string): boolean =>
  hotAnswers.of(db).written.has(jobId);

/**
 * Drops the answers that these jobs are in and those that they may come into; such that are being
 * computed aren't kept. To be called once the jobs' change is committed. `number`: of a change that
 * was noted before, which newer answers show.
 */
export const dropAnswersOf = async (
  db: Database,
  jobIds: readonly string[],
  number?: number,
): Promise<void> => {
  const answers = hotAnswers.of(db);
  const { kept, computing, compared } = answers;
  if (jobIds.length > maxChanged) return dropAnswers(db);
  db.replicas?.noteDrop();
  dropSharedJobs(db);
  if (kept.size === 0 && computing.size === 0) return;
  const shownFrom = number ?? nextChange(answers);
  const before = new Set([...kept.values()].filter(({ begun }) => begun < shownFrom));
  const readJobs = async () => {
    const { jobs, versions } = await readChangedJobs(db, jobIds);
    for (const [id, version] of versions) compared.set(id, version);
    return jobs;
  };
  const change = { ids: jobIds, jobs: readJobs() };
  noteChange(answers, change, shownFrom);
  try {
    const jobs = await change.jobs;
    if (jobs.length === 0) return;
    // what was kept meanwhile has been compared, or began later
    for (const [key, entry] of kept.entries())
      if (before.has(entry) && isChangedBy(entry, [], jobs)) kept.delete(key);
  } catch {
    // the change is stored; only what it changes isn't known
    kept.clear();
  }
};

/** Those of these jobs that were written since answers were last compared with them. */
export const changedSince = async (db: Database, jobIds: readonly string[]): Promise<string[]> => {
  const { compared } = hotAnswers.of(db);
  // of the others something has to be read in any case
  if (jobIds.length > maxChanged || !jobIds.some((id) => compared.has(id))) return [...jobIds];
  try {
    const versions = await readJobVersions(db, jobIds);
    return jobIds.filter((id) => versions.get(id) !== compared.get(id));
  } catch {
    return [...jobIds];
  }
};
