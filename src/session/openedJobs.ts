import { readDraft, writeDraft } from './drafts';

/*
 * The jobs that a job seeker opened last. They are kept as drafts are: on this device, by the
 * username, until the log-out. Our host gets them with each question for similar jobs and doesn't
 * store them.
 */
const name = 'opened jobs';
/** In place of the ids where somebody doesn't want jobs to be suggested. */
const unwanted = 'off';
const maxOpened = 10;
/** Longer than any id. */
const maxIdLength = 200;

/** Their ids, the last one first. */
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

/** Begins or ends to remember them; what was remembered is forgotten. */
export const rememberOpenedJobs = (username: string, wanted: boolean): void =>
  writeDraft(username, name, wanted ? '' : unwanted);
