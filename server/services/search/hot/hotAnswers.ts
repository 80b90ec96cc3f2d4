import type { Database } from '../../../database/database';
import { fill } from '../../../database/needs';
import { shareJobs } from '../../jobs/sharedJobs';
import {
  answersOf,
  isChangedByAny,
  maxAge,
  watchesOf,
  type Computing,
  type Origin,
  type WatchedAnswer,
} from './answers';
import { borrowAnswer } from './lentAnswers';

/** From now on answers are kept, whenever the host hears of jobs that others change. */
export const keepHotAnswers = (db: Database, isHearing: () => boolean): void => {
  answersOf(db).isHearing = isHearing;
  shareJobs(db, isHearing);
};

/** Keeps an answer, unless a job was written meanwhile that changes it. */
const keep = async (db: Database, key: string, computing: Computing): Promise<void> => {
  const { kept } = answersOf(db);
  const { answer, origin, changes } = computing;
  const value = await answer.value;
  const { page, endsAt } = value;
  const watches = watchesOf(value);
  while (changes.length > 0)
    if (await isChangedByAny(watches, origin.begun, changes.splice(0))) return;
  const ttl = Math.min(origin.until, endsAt) - Date.now();
  // what began later shows more
  if (computing.isSpoilt || kept.has(key) || ttl <= 0) return;
  kept.set(key, { answer, origin, ...watches }, { size: JSON.stringify(page).length, ttl });
};

/**
 * Begins an answer. Another worker of this host may have one that many ask for; what hardly anybody
 * does it needn't be asked for.
 */
const begin = (db: Database, key: string, compute: () => Promise<WatchedAnswer>): Computing => {
  const { now, reused, counts } = answersOf(db);
  const fresh = () => ({ begun: now(), until: Date.now() + maxAge });
  const origin: Origin = { ...fresh(), isOwn: false };
  const borrowOrCompute = async (): Promise<WatchedAnswer> => {
    const borrowed = reused.has(key) ? await borrowAnswer(db, key, origin) : undefined;
    if (borrowed) {
      counts.shared += 1;
      return borrowed;
    }
    counts.computed += 1;
    Object.assign(origin, fresh(), { isOwn: true });
    return compute();
  };
  const answer = fill(db.replicas?.droppedAt(), borrowOrCompute);
  return { answer, origin, changes: [], isSpoilt: false };
};

/**
 * A search's answer: what is kept under `key`, being computed, kept by another worker of this host,
 * or computed now. Kept until a job changes that is in it or may come into it (`dropAnswersOf`).
 */
export const hotAnswer = async (
  db: Database,
  key: string,
  compute: () => Promise<WatchedAnswer>,
): Promise<WatchedAnswer['page']> => {
  const { kept, computing, current, reused, counts, isHearing } = answersOf(db);
  if (!isHearing()) return (await compute()).page;
  const present = kept.get(key) ?? current.get(key);
  if (present) {
    const { page } = await present.answer.value;
    // from a replica it is nothing for who has written since
    if (present.answer.suits()) {
      reused.set(key, true);
      counts.kept += 1;
      return page;
    }
    kept.delete(key);
  }
  const entry = begin(db, key, compute);
  computing.add(entry);
  current.set(key, entry);
  const end = (): void => {
    computing.delete(entry);
    if (current.get(key) === entry) current.delete(key);
  };
  try {
    const { page } = await entry.answer.value;
    entry.answer.suits();
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
