import type { JobField, JobTyped } from '../inputs/jobFields';

/**
 * A field in which two people's edits of one job differ; `mine` is what was typed here, `theirs`
 * what stands on the host now.
 */
export type Difference = {
  name: JobField;
  mine: string;
  theirs: string;
  /** what the form takes unless told otherwise: the side that was changed */ choice:
    | 'mine'
    | 'theirs';
};

/**
 * What is left to choose between one's own edit and somebody else's that was saved meanwhile.
 * `start` is what both began with: who didn't change a field leaves it to the other; where both
 * did, one's own comes first. The category is nobody's to change.
 */
export const differences = (start: JobTyped, mine: JobTyped, theirs: JobTyped): Difference[] =>
  (Object.keys(mine) as JobField[]) // the keys of that record
    .filter((name) => name !== 'categoryName' && mine[name] !== theirs[name])
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      choice: mine[name] === start[name] ? 'theirs' : 'mine',
    }));
