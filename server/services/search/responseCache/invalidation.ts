import type { Database } from '../../../database/database';
import { readChangedJobs, readJobVersions } from '../../../repositories/search/watchedSearches';
import { hasSiblings } from '../../../siblings';
import { dropSharedJobs } from '../../jobs/sharedJobs';
import { responseCacheOf, isChangedBy, maxAge, type Change, type Recent } from './responseCache';

/** If more jobs change at once, everything is dropped: checking each response isn't worth it. */
const maxChanged = 50;
/** Maximum number of changed jobs to remember with their content. */
const maxRemembered = 200;

/** Drops all cached responses. */
export const dropResponses = (db: Database): void => {
  db.replicas?.noteDrop();
  dropSharedJobs(db);
  const { entries, computing, inFlight, recent, now } = responseCacheOf(db);
  entries.clear();
  inFlight.clear();
  recent.changes = [];
  recent.completeFrom = now();
  for (const entry of computing) entry.isInvalidated = true;
};

const unknownContent = Promise.resolve([]);

/** Remembers a change for as long as another worker may serve responses that don't reflect it. */
const remember = (recent: Recent, change: Change): void => {
  if (!hasSiblings()) {
    recent.completeFrom = Math.max(recent.completeFrom, change.at);
    return;
  }
  // an earlier change of the same jobs without their content is superseded by this one
  const isSaid = ({ at, ids, jobs }: Change): boolean =>
    jobs === unknownContent && at <= change.at && ids.every((id) => change.ids.includes(id));
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
 * Records a change for responses being computed and for fetched ones, and drops the cached
 * responses that contain its jobs, unless they were begun after the change.
 */
const noteChange = (db: Database, change: Change): void => {
  const { entries, computing, inFlight, recent } = responseCacheOf(db);
  const { at, ids } = change;
  remember(recent, change);
  for (const { origin, changes } of computing) if (origin.startedAt < at) changes.push(change);
  for (const [key, { origin }] of inFlight) if (origin.startedAt < at) inFlight.delete(key);
  for (const [key, { origin }] of entries.withJobs(ids))
    if (origin.startedAt < at) entries.delete(key);
};

/**
 * Immediately drops the responses that contain a job. Responses that the job may enter can be
 * dropped later: call `dropResponsesOf` with the returned time of the change.
 */
export const dropResponsesWith = (db: Database, jobId: string): number => {
  db.replicas?.noteDrop();
  const at = responseCacheOf(db).now();
  noteChange(db, { at, ids: [jobId], jobs: unknownContent });
  return at;
};

/**
 * Records that this host wrote a job, so that the notice of it doesn't drop the same responses
 * again.
 */
export const noteWritten = (db: Database, jobId: string): void =>
  void responseCacheOf(db).written.set(jobId, true);
/** Whether this host wrote a job a moment ago, so that a notice of it may be its own. */
export const isJustWritten = (db: Database, jobId: string): boolean =>
  responseCacheOf(db).written.has(jobId);

/**
 * Drops the responses that contain these jobs or may come to contain them; affected ones being
 * computed aren't cached. Call it after the jobs' change is committed. `at`: the time of a change
 * recorded before, which newer responses reflect.
 */
export const dropResponsesOf = async (
  db: Database,
  jobIds: readonly string[],
  at?: number,
): Promise<void> => {
  const { entries, computing, compared, recent, now } = responseCacheOf(db);
  if (jobIds.length > maxChanged) return dropResponses(db);
  db.replicas?.noteDrop();
  dropSharedJobs(db);
  const shownFrom = at ?? now();
  if (entries.size() === 0 && computing.size === 0) {
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
    // responses cached in the meantime were compared as well, or began later
    for (const job of await change.jobs)
      for (const [key, entry] of entries.candidatesFor(job))
        if (entry.origin.startedAt < shownFrom && isChangedBy(entry, [], [job]))
          entries.delete(key);
  } catch {
    // the change is stored, but the responses it affects are unknown
    entries.clear();
  }
};

/**
 * Returns those of the jobs that were written since cached responses were last compared with them.
 */
export const changedSince = async (db: Database, jobIds: readonly string[]): Promise<string[]> => {
  const { compared } = responseCacheOf(db);
  // if none was compared before, all have to be read anyway
  if (jobIds.length > maxChanged || !jobIds.some((id) => compared.has(id))) return [...jobIds];
  try {
    const versions = await readJobVersions(db, jobIds);
    return jobIds.filter((id) => versions.get(id) !== compared.get(id));
  } catch {
    return [...jobIds];
  }
};
