import { LRUCache } from 'lru-cache';
import type { components } from '@contract/generated/types';
import type { Database } from '../../../database/database';
import type { Filled } from '../../../database/needs';
import {
  watchTest,
  type ChangedJob,
  type Watch,
} from '../../../repositories/search/watchedSearches';
import { machineTimes } from '../../../timing/machineTime';
import { perDatabase } from '../../perDatabase';
import { makeKeptAnswers, type KeptAnswers, type Watches } from './keptAnswers';

type JobPage = components['schemas']['JobPage'];

/**
 * An answer, what tells whether a job may change it (any of these), and when the first job in it
 * ends by the clock.
 */
export type WatchedAnswer = { page: JobPage; watched: readonly Watch[]; endsAt: number };

/**
 * How long an answer is kept at most, in milliseconds: counts that a job changes which isn't among
 * the answer's own are late by as much.
 */
export const maxAge = 60_000;
/** How many answers are kept at most, and how many characters of JSON they have. */
const maxAnswers = 2000;
const maxCharacters = 32_000_000;
/** Of how many jobs it is known at most in which version answers were last compared with them. */
const maxCompared = 1000;
/** For how long the database may still tell of what this host wrote, in milliseconds. */
const justNow = 2000;

/**
 * Jobs that were written, and when this process heard of it (`machineTime`); `jobs`: what those of
 * them that are live say now.
 */
export type Change = {
  at: number;
  ids: readonly string[];
  jobs: Promise<readonly ChangedJob[]>;
};

/** When an answer was begun (`machineTime`), and until when it may be kept (`Date.now()`). */
export type Origin = {
  begun: number;
  until: number;
  /** Whether this process computes it itself. */
  isOwn: boolean;
};
/** An answer that is being computed, and the changes since, which it may not show. */
export type Computing = {
  answer: Filled<WatchedAnswer>;
  origin: Origin;
  changes: Change[];
  isSpoilt: boolean;
};
type Kept = Watches & { answer: Filled<WatchedAnswer>; origin: Origin };
/** The last changes, for what another worker lends; none is missing behind `completeFrom`. */
export type Recent = { changes: readonly Change[]; completeFrom: number };
/** Answers that were computed, those that another worker had, and what was given to others as well. */
export type AnswerCounts = { computed: number; shared: number; kept: number };
type Answers = {
  kept: KeptAnswers<Kept>;
  /** All that are being computed, or whose changes aren't known yet. */
  computing: Set<Computing>;
  /** Those of them that show whatever was written until now, by what they answer. */
  current: Map<string, Computing>;
  /** What was given to more than one that asked: others may ask for it again. */
  reused: LRUCache<string, true>;
  /** The time of something that happens now, later than all before it (`machineTime`). */
  now: () => number;
  recent: Recent;
  /** The versions of jobs with which all answers were last compared. */
  compared: LRUCache<string, string>;
  /** Jobs that this host has written just now. */
  written: LRUCache<string, true>;
  counts: AnswerCounts;
  /** Whether the host hears of jobs that others change. */
  isHearing: () => boolean;
};

export const answersOf = perDatabase<Answers>(() => {
  const now = machineTimes();
  return {
    kept: makeKeptAnswers({ max: maxAnswers, maxSize: maxCharacters, ttl: maxAge }),
    computing: new Set(),
    current: new Map(),
    reused: new LRUCache({ max: maxAnswers }),
    now,
    recent: { changes: [], completeFrom: now() },
    compared: new LRUCache({ max: maxCompared }),
    written: new LRUCache({ max: maxCompared, ttl: justNow }),
    counts: { computed: 0, shared: 0, kept: 0 },
    isHearing: () => false,
  };
}).of;

export const answerCountsOf = (db: Database): AnswerCounts => answersOf(db).counts;

export const watchesOf = ({ page, watched }: WatchedAnswer): Watches => ({
  jobIds: new Set(page.items.map(({ _id }) => _id)),
  tests: watched.map(watchTest),
});

/** Whether jobs that were written may change an answer; `jobs`: what those say that are live. */
export const isChangedBy = (
  { jobIds, tests }: Watches,
  ids: readonly string[],
  jobs: readonly ChangedJob[],
): boolean =>
  ids.some((id) => jobIds.has(id)) || jobs.some((job) => tests.some(({ meets }) => meets(job)));

/** The same of changes, unless it was begun after them and so shows them. */
export const isChangedByAny = async (
  watches: Watches,
  begun: number,
  changes: readonly Change[],
): Promise<boolean> => {
  for (const { at, ids, jobs } of changes)
    if (at >= begun && isChangedBy(watches, ids, await jobs)) return true;
  return false;
};
