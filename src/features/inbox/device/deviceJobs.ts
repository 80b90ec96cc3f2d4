import type { Job } from '@/api/jobBoardApi';
import { readJob } from '@/api/wire/readAnswers';
import { isRecord } from '@contract/isRecord';
import { limits } from '@contract/limits';
import { deviceLists } from './deviceList';

/*
 * The jobs saved on this device: a visitor's (''), until a login moves them to the account, and on
 * a spec host those of every user by username. The list is shared by all tabs.
 */

/** A saved job with the last known data from the host, for the list to show and sort by. */
export type DeviceJob = {
  job: Job;
  note: string;
  /** ISO 8601; '' if unknown. */
  savedAt: string;
  /** When the host was last asked about the job, in milliseconds. */
  checkedAt: number;
};

/**
 * The fields of a job that are stored. Images in `data:` URLs are dropped, because they would fill
 * the storage.
 */
const keptFields = [
  '_id',
  'jobtitle',
  'companyname',
  'location',
  'employementtype',
  'monthlysalary1',
  'monthlysalary2',
  'categoryName',
  'usernameEmployer',
  'companyLogo',
  'answersWithin',
  'createdAt',
  'expiresAt',
  'closesOn',
  'endedAt',
  'status',
] as const;
const maxTextLength = 500;
const brief = (job: Job): Job => {
  const kept = Object.fromEntries(
    keptFields.flatMap((name) => {
      const value = job[name];
      const isTooLong = typeof value === 'string' && value.length > maxTextLength;
      if (value === undefined || (isTooLong && name === 'companyLogo')) return [];
      return [[name, isTooLong ? value.slice(0, maxTextLength) : value]];
    }),
  );
  return { ...kept, _id: job._id, jobtitle: job.jobtitle.slice(0, maxTextLength) };
};

/**
 * Parses an entry of the stored list, which the user may have edited; returns `undefined` if it is
 * invalid.
 */
const readEntry = (value: unknown): DeviceJob | undefined => {
  if (!isRecord(value)) return undefined;
  const { note, savedAt, checkedAt } = value;
  const job = readJob.one(value['job']);
  if (!job || job._id === '' || job._id.length > maxIdLength) return undefined;
  const at = Date.parse(typeof savedAt === 'string' ? savedAt : '');
  return {
    job: brief(job),
    note: typeof note === 'string' ? note.slice(0, limits.savedNote) : '',
    savedAt: Number.isNaN(at) ? '' : new Date(at).toISOString(),
    checkedAt: typeof checkedAt === 'number' ? checkedAt : 0,
  };
};
/** Longer than any id. */
const maxIdLength = 200;

const lists = deviceLists('saved:', (stored) => {
  const entries = new Map(
    stored.flatMap((value) => {
      const entry = readEntry(value);
      return entry ? [[entry.job._id, entry] as const] : [];
    }),
  );
  return [...entries.values()];
});
const { write } = lists;
/**
 * Returns the jobs that a user ('' for a visitor) has saved on this device, in no particular order;
 * `useDeviceJobs` subscribes to changes.
 */
export const { read: readDevice, useList: useDeviceJobs } = lists;

const isOf = (id: string) => (entry: DeviceJob) => entry.job._id === id;

/** Adds a job, saved now by default, or restores a removed entry. */
export const saveOnDevice = (
  username: string,
  added: Pick<DeviceJob, 'job'> & Partial<DeviceJob>,
): 'saved' | 'full' | 'refused' => {
  const jobs = readDevice(username);
  if (jobs.some(isOf(added.job._id))) return 'saved';
  if (jobs.length >= limits.savedOnDevice) return 'full';
  const now = Date.now();
  const entry: DeviceJob = {
    note: '',
    savedAt: new Date(now).toISOString(),
    checkedAt: now,
    ...added,
    job: brief(added.job),
  };
  return write(username, [...jobs, entry]) ? 'saved' : 'refused';
};

/** Removes jobs. Returns `false` if the storage failed. */
export const removeFromDevice = (username: string, ids: readonly string[]): boolean => {
  const jobs = readDevice(username);
  const left = jobs.filter(({ job }) => !ids.includes(job._id));
  return left.length === jobs.length || write(username, left);
};

/** Changes entries by job id; ignores jobs that were removed in the meantime. */
export const updateOnDevice = (
  username: string,
  changes: ReadonlyMap<string, Partial<DeviceJob>>,
): boolean =>
  write(
    username,
    readDevice(username).map((entry) => {
      const change = changes.get(entry.job._id);
      return change ? { ...entry, ...change, job: brief(change.job ?? entry.job) } : entry;
    }),
  );

/** Joins two notes, unless the first contains the second. */
const joinedNote = (own: string, added: string): string =>
  own.includes(added) ? own : [own, added].filter(Boolean).join('\n').slice(0, limits.savedNote);

/**
 * Moves the visitor's list to a user's list, on a spec host. Jobs that don't fit stay in the
 * visitor's list.
 */
export const moveToUser = (username: string): void => {
  const visitors = readDevice('');
  const own = readDevice(username);
  const joined = new Map(own.map((entry) => [entry.job._id, entry]));
  for (const entry of visitors) {
    const mine = joined.get(entry.job._id);
    if (mine) joined.set(entry.job._id, { ...mine, note: joinedNote(mine.note, entry.note) });
    else if (joined.size < limits.savedOnDevice) joined.set(entry.job._id, entry);
  }
  if (write(username, [...joined.values()])) removeFromDevice('', [...joined.keys()]);
};
