import type { Job } from '@/api/jobBoardApi';
import { readJob } from '@/api/wire/readAnswers';
import { isRecord } from '@contract/isRecord';
import { limits } from '@contract/limits';
import { deviceLists } from './deviceList';

/*
 * The jobs that are saved on this device: a visitor's ('') until a login takes them into the
 * account, and on a spec host everybody's by username. Tabs share the list.
 */

/** A job as it was last read from the host, so that the list has something to show and sort by. */
export type DeviceJob = {
  job: Job;
  note: string;
  /** ISO 8601; '' where it isn't known. */
  savedAt: string;
  /** When the host was last asked for it, in milliseconds. */
  checkedAt: number;
};

/** What of a job is kept; a picture that is in the address itself would fill the device. */
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

/** One entry of the stored list, which anybody may have edited; undefined where it is none. */
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
/** What somebody ('' for a visitor) has saved on this device, in no order; as a hook, kept up to date. */
export const { read: readDevice, useList: useDeviceJobs } = lists;

const isOf = (id: string) => (entry: DeviceJob) => entry.job._id === id;

/** Adds a job as saved now, or an entry as it was. */
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

/** Removes jobs; false where the device refuses. */
export const removeFromDevice = (username: string, ids: readonly string[]): boolean => {
  const jobs = readDevice(username);
  const left = jobs.filter(({ job }) => !ids.includes(job._id));
  return left.length === jobs.length || write(username, left);
};

/** Changes the entries of some jobs, by id; those that are gone stay gone. */
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

/** Two notes in one, unless one says the other. */
const joinedNote = (own: string, added: string): string =>
  own.includes(added) ? own : [own, added].filter(Boolean).join('\n').slice(0, limits.savedNote);

/**
 * Makes the visitor's list part of somebody's own, on a spec host. What doesn't fit stays where it
 * is.
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
