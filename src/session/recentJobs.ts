import { isRecord } from '@contract/isRecord';
import { readDraft, recentJobsDraft, removeDraft, writeDraft } from './drafts';
import { tryStorage } from './tryStorage';

/*
 * The jobs that somebody read last, to find them again. Kept as drafts are: on this device, by the
 * username ('' for a visitor), until the log-out; no host is told.
 */
const maxRecent = 10;
const maxTextLength = 200;

/** A job as it was when it was read. */
export type RecentJob = {
  _id: string;
  jobtitle: string;
  companyname: string;
  location: string;
  /** ISO 8601. */
  at: string;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, maxTextLength) : '';

/** One entry of the stored list, which anybody may have edited. */
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

/** The last one first. */
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

export const forgetRecentJobs = (username: string): void => removeDraft(username, recentJobsDraft);
