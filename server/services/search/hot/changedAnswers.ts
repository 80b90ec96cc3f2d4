import type { Database } from '../../../database/database';
import { readChangedJobs, readJobVersions } from '../../../repositories/search/watchedSearches';
import { hasSiblings } from '../../../siblings';
import { dropSharedJobs } from '../../jobs/sharedJobs';
import { answersOf, isChangedBy, maxAge, type Change, type Recent } from './answers';

/** Of more jobs that change at once it isn't worth asking which answers they change. */
const maxChanged = 50;
/** So many jobs that changed are remembered at most, with all they say. */
const maxRemembered = 200;

/** Drops all answers. */
export const dropAnswers = (db: Database): void => {
  db.replicas?.noteDrop();
  dropSharedJobs(db);
  const { kept, computing, current, recent, now } = answersOf(db);
  kept.clear();
  current.clear();
  recent.changes = [];
  recent.completeFrom = now();
  for (const entry of computing) entry.isSpoilt = true;
};

const nothingSaid = Promise.resolve([]);

/** Remembers a change for as long as another worker may lend answers that don't show it. */
const remember = (recent: Recent, change: Change): void => {
  if (!hasSiblings()) {
    recent.completeFrom = Math.max(recent.completeFrom, change.at);
    return;
  }
  // of the same jobs it says more than that they were changed
  const isSaid = ({ at, ids, jobs }: Change): boolean =>
    jobs === nothingSaid && at <= change.at && ids.every((id) => change.ids.includes(id));
  const changes = [...recent.changes.filter((each) => !isSaid(each)), change];
  let count = changes.reduce((sum, { ids }) => sum + ids.length, 0);
  while (count > maxRemembered || (changes[0] && changes[0].at < change.at - maxAge)) {
    const { at = 0, ids = [] } = changes.shift() ?? {};
    count -= ids.length;
    recent.completeFrom = Math.max(recent.completeFrom, at);
  }
  recent.changes = changes;
};

/**
 * Notes a change with what is being computed and for what others lend, and drops the answers that
 * its jobs are in, but for those that show it.
 */
const noteChange = (db: Database, change: Change): void => {
  const { kept, computing, current, recent } = answersOf(db);
  const { at, ids } = change;
  remember(recent, change);
  for (const { origin, changes } of computing) if (origin.begun < at) changes.push(change);
  for (const [key, { origin }] of current) if (origin.begun < at) current.delete(key);
  for (const [key, { origin }] of kept.withJobs(ids)) if (origin.begun < at) kept.delete(key);
};

/**
 * Drops the answers that a job is in at once; those that it may come into have some time
 * (`dropAnswersOf` with the time of the change, which is returned).
 */
export const dropAnswersWith = (db: Database, jobId: string): number => {
  db.replicas?.noteDrop();
  const at = answersOf(db).now();
  noteChange(db, { at, ids: [jobId], jobs: nothingSaid });
  return at;
};

/** Notes a job that this host wrote, so that what it drops isn't dropped again. */
export const noteWritten = (db: Database, jobId: string): void =>
  void answersOf(db).written.set(jobId, true);
/** Whether this host wrote a job just now: what is told of it may be no news. */
export const isJustWritten = (db: Database, jobId: string): boolean =>
  answersOf(db).written.has(jobId);

/**
 * Drops the answers that these jobs are in and those that they may come into; such that are being
 * computed aren't kept. To be called once the jobs' change is committed. `at`: of a change that
 * was noted before, which newer answers show.
 */
export const dropAnswersOf = async (
  db: Database,
  jobIds: readonly string[],
  at?: number,
): Promise<void> => {
  const { kept, computing, compared, recent, now } = answersOf(db);
  if (jobIds.length > maxChanged) return dropAnswers(db);
  db.replicas?.noteDrop();
  dropSharedJobs(db);
  const shownFrom = at ?? now();
  if (kept.size() === 0 && computing.size === 0) {
    recent.completeFrom = Math.max(recent.completeFrom, shownFrom);
    return;
  }
  const readJobs = async () => {
    const { jobs, versions } = await readChangedJobs(db, jobIds);
    for (const [id, version] of versions) compared.set(id, version);
    return jobs;
  };
  const change = { at: shownFrom, ids: jobIds, jobs: readJobs() };
  noteChange(db, change);
  try {
    // what was kept meanwhile has been compared as well, or began later
    for (const job of await change.jobs)
      for (const [key, entry] of kept.thatMayGet(job))
        if (entry.origin.begun < shownFrom && isChangedBy(entry, [], [job])) kept.delete(key);
  } catch {
    // the change is stored; only what it changes isn't known
    kept.clear();
  }
};

/** Those of these jobs that were written since answers were last compared with them. */
export const changedSince = async (db: Database, jobIds: readonly string[]): Promise<string[]> => {
  const { compared } = answersOf(db);
  // of the others something has to be read in any case
  if (jobIds.length > maxChanged || !jobIds.some((id) => compared.has(id))) return [...jobIds];
  try {
    const versions = await readJobVersions(db, jobIds);
    return jobIds.filter((id) => versions.get(id) !== compared.get(id));
  } catch {
    return [...jobIds];
  }
};
