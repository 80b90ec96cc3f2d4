import { isRecord } from '@contract/isRecord';
import { readDraft, recentJobsDraft, removeDraft, writeDraft } from './drafts';
import { tryStorage } from './tryStorage';

/*
 * The jobs that a user viewed last. Stored like drafts: on this device, by username ('' for a
 * visitor), until logout. Never sent to a host.
 */
const maxRecent = 10;
const maxTextLength = 200;

/** A job as it was when viewed. */
export type RecentJob = {
  _id: string;
  jobtitle: string;
  companyname: string;
  location: string;
  /** When it was viewed, in ISO 8601. */
  at: string;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, maxTextLength) : '';

/** Validates an entry of the stored list, which may have been edited; [] if it is invalid. */
const readEntry = (value: unknown): RecentJob[] => {
  if (!isRecord(value)) return [];
  const { _id: id, at } = value;
  if (typeof id !== 'string' || id === '' || id.length > maxTextLength) return [];
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return [];
  return [
    {
      _id: id,
      jobtitle: textOf(value['jobtitle']),
      companyname: textOf(value['companyname']),
      location: textOf(value['location']),
      at,
    },
  ];
};

/** Returns the jobs, most recent first. */
export const readRecentJobs = (username: string): RecentJob[] => {
  const stored: unknown = tryStorage(
    () => JSON.parse(readDraft(username, recentJobsDraft) ?? '[]') as unknown,
    [],
  );
  return Array.isArray(stored) ? stored.flatMap(readEntry).slice(0, maxRecent) : [];
};

export const addRecentJob = (
  username: string,
  { _id: id, jobtitle, companyname, location }: Partial<RecentJob> & Pick<RecentJob, '_id'>,
): void => {
  const added = readEntry({
    _id: id,
    jobtitle,
    companyname,
    location,
    at: new Date().toISOString(),
  });
  const others = readRecentJobs(username).filter((each) => each._id !== id);
  writeDraft(username, recentJobsDraft, JSON.stringify([...added, ...others].slice(0, maxRecent)));
};

export const clearRecentJobs = (username: string): void => removeDraft(username, recentJobsDraft);
