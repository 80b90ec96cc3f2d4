import { readDraft, writeDraft } from './drafts';

/*
 * The jobs that a job seeker opened last. Stored like drafts: on this device, by username, until
 * logout. Sent to our host with each request for suggested jobs; the host doesn't store them.
 */
const name = 'opened jobs';
/** Stored instead of the ids if the user has turned suggestions off. */
const unwanted = 'off';
const maxOpened = 10;
/** Longer than any id. */
const maxIdLength = 200;

/** Returns their ids, most recent first. */
export const readOpenedJobs = (username: string): string[] => {
  const text = readDraft(username, name) ?? '';
  return text === unwanted ? [] : text.split(' ').filter(Boolean).slice(0, maxOpened);
};

export const addOpenedJob = (username: string, jobId: string): void => {
  if (readDraft(username, name) === unwanted) return;
  if (jobId === '' || jobId.length > maxIdLength || /\s/u.test(jobId)) return;
  const others = readOpenedJobs(username).filter((id) => id !== jobId);
  writeDraft(username, name, [jobId, ...others].slice(0, maxOpened).join(' '));
};

/** Turns remembering on or off; clears the list in both cases. */
export const setOpenedJobsEnabled = (username: string, wanted: boolean): void =>
  writeDraft(username, name, wanted ? '' : unwanted);
