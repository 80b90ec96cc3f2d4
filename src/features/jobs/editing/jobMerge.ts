import { jobFields, type JobField, type JobTyped } from '../inputs/jobFields';

/**
 * A field in which two people's edits of one job differ; `mine` is what was typed here, `theirs`
 * what the host has now.
 */
export type Difference = {
  name: JobField;
  mine: string;
  theirs: string;
  /** The default: the side that was changed. */
  choice: 'mine' | 'theirs';
};

/**
 * What is left to choose between one's own edit and somebody else's that was saved meanwhile.
 * `start` is what both edits started from: a field that only one of them changed defaults to that
 * change, a field that both changed to one's own. The category can't be changed.
 */
export const differences = (start: JobTyped, mine: JobTyped, theirs: JobTyped): Difference[] =>
  jobFields
    .filter((name) => name !== 'categoryName' && mine[name] !== theirs[name])
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      choice: mine[name] === start[name] ? 'theirs' : 'mine',
    }));

/** Whether all of them were changed here alone. */
export const areMine = (found: readonly Difference[], start: JobTyped): boolean =>
  found.every(({ name, theirs }) => theirs === start[name]);
