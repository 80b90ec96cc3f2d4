import { jobFields, type JobField, type JobFormValues } from '../inputs/jobFields';

/**
 * A field in which two people's edits of one job differ: `mine` is the value typed here, `theirs`
 * the value now stored on the host.
 */
export type Difference = {
  name: JobField;
  mine: string;
  theirs: string;
  /** The side selected by default. */
  choice: 'mine' | 'theirs';
};

/**
 * Returns the fields in which the current user's edit (`mine`) and an edit saved in the meantime
 * (`theirs`) differ. `base` is the version that both are based on: a field changed on one side
 * only defaults to that change, a field changed on both sides to `mine`. The category can't be
 * changed.
 */
export const differences = (
  base: JobFormValues,
  mine: JobFormValues,
  theirs: JobFormValues,
): Difference[] =>
  jobFields
    .filter((name) => name !== 'categoryName' && mine[name] !== theirs[name])
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      choice: mine[name] === base[name] ? 'theirs' : 'mine',
    }));

/** Whether all differences come from the current user's edit. */
export const areAllLocal = (found: readonly Difference[], base: JobFormValues): boolean =>
  found.every(({ name, theirs }) => theirs === base[name]);
