import type { operations } from '@contract/generated/types';
import { limits } from '@contract/limits';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { formatNumber } from '../../formatNumber';
import { wordsOf } from '../../repositories/containsWords';
import {
  addSavedJobs,
  countSavedJobs,
  listSavedJobIds,
  listSavedJobs,
  publicJobIds,
  restoreSavedJob,
  setSavedNote,
  type SavedJobRow,
} from '../../repositories/inbox/savedJobs';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { toBriefJob } from '../jobs/jobWire';

type Query = NonNullable<operations['getSavedJobs']['parameters']['query']>;

/**
 * Converts a saved job. A removed job keeps what was known of it when it was saved, and reveals
 * nothing else.
 */
const toSavedJob = (row: SavedJobRow): Wire<'SavedJob'> => {
  const { shownStatus: status, shownEnd: endedAt, note, savedAt } = row;
  const isGone = status === 'removed';
  const shown = { ...row, status, endedAt, removalReason: null, removalAnswer: null };
  return {
    job: toBriefJob(isGone ? { ...shown, employerUsername: null } : shown),
    note,
    savedAt: savedAt.toISOString(),
  };
};

/** Returns a page of a job seeker's saved jobs (the contract's getSavedJobs). */
export const savedJobPage = async (
  db: Database,
  seekerId: string,
  { q, state, sort = 'newest', page = 1, limit = 20 }: Query,
): Promise<Wire<'SavedJobPage'>> => {
  const words = wordsOf(q);
  const [rows, counts] = await Promise.all([
    listSavedJobs(db, seekerId, { words, state }, { sort, limit, skip: (page - 1) * limit }),
    countSavedJobs(db, seekerId, words),
  ]);
  const total = state === undefined ? counts.open + counts.ended : counts[state];
  return { items: rows.map(toSavedJob), total, page, limit, counts };
};

/** Saves a job (the contract's saveJob). */
export const saveJob = async (db: Database, seekerId: string, jobId: string): Promise<void> => {
  if (await restoreSavedJob(db, seekerId, jobId)) return;
  const [known] = await publicJobIds(db, [jobId]);
  if (known === undefined) throw new ApiError(404, hostTexts.notFound);
  const { open, ended } = await countSavedJobs(db, seekerId, []);
  if (open + ended >= limits.savedJobs)
    throw new ApiError(409, hostTexts.savedJobsFull(formatNumber(limits.savedJobs)));
  await addSavedJobs(db, seekerId, [{ jobId: known, note: '', savedAt: null }], limits.savedNote);
};

/**
 * Parses a time sent by a device, whose clock may be wrong: null (now) unless it is in the past.
 */
const pastOf = (at: string | undefined): Date | null => {
  const time = Date.parse(at ?? '');
  return time > 0 && time <= Date.now() ? new Date(time) : null;
};

/** Adds the jobs saved on a device to the account (the contract's joinSavedJobs). */
export const joinSavedJobs = (
  db: Database,
  seekerId: string,
  { jobs }: Wire<'SavedJobsInput'>,
): Promise<Wire<'JoinedSavedJobs'>> => {
  // ids are case-insensitive
  const asked = new Map(jobs.map((job) => [job.jobId.toLowerCase(), job]));
  return db.transaction(async (tx) => {
    const known = await publicJobIds(tx, [...asked.keys()]);
    const saved = new Set(await listSavedJobIds(tx, seekerId, limits.savedJobs));
    const fresh = known.filter((id) => !saved.has(id));
    const left = fresh.slice(Math.max(0, limits.savedJobs - saved.size));
    const joined = known.filter((id) => !left.includes(id));
    await addSavedJobs(
      tx,
      seekerId,
      joined.map((jobId) => {
        const { note = '', savedAt } = asked.get(jobId) ?? {};
        return { jobId, note, savedAt: pastOf(savedAt) };
      }),
      limits.savedNote,
    );
    return {
      joined: joined.length,
      gone: asked.size - known.length,
      left: left.map((id) => asked.get(id)?.jobId ?? id),
    };
  });
};

/** Stores a trimmed note and returns it. Throws a 404 if the job isn't saved. */
export const updateSavedJob = async (
  db: Database,
  seekerId: string,
  jobId: string,
  typed: string,
): Promise<string> => {
  const note = typed.trim();
  if (!(await setSavedNote(db, seekerId, jobId, note))) throw new ApiError(404, hostTexts.notFound);
  return note;
};
