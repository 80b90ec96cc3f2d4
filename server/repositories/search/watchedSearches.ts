import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { JobQuery } from './jobFilters';
import type { Tsqueries } from './tsqueries';

/**
 * What a live job says that may change a search's answer, as tsqueries in their text form: of its
 * words and of its marks; '' for whatever it says.
 */
export type Watched = { words: string; marks: string };

/** Without the order of words, which a text needn't have kept. */
const inAnyOrder = (tsquery: string): string => tsquery.replaceAll(/ <(?:-|\d+)> /g, ' & ');
/** All of them in one; '' where each is. */
export const all = (tsqueries: readonly (string | undefined)[]): string =>
  tsqueries
    .filter(Boolean)
    .map((each) => `(${each})`)
    .join(' & ');
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`$&$&`)}'`;
const oneOf = (letter: string, values: readonly string[]): string =>
  values.map((value) => quoted(letter + value)).join(' | ');

const wordsOf = ({ clauses }: Tsqueries, partly: boolean): string => {
  const said = clauses.map(({ plain, phrases }) => [plain, phrases].filter(Boolean).join(' | '));
  // stop words alone ask for nothing
  const asked = said.filter(Boolean).map(inAnyOrder);
  return partly ? asked.map((each) => `(${each})`).join(' | ') : all(asked);
};

/** The marks that a job has to have, besides those of a place, its pay and its age. */
export const marksOf = ({
  categories,
  types,
  location,
  company,
  degree,
  remote,
  employerId,
}: JobQuery): readonly string[] =>
  [
    location,
    company,
    degree,
    remote ? quoted('r') : undefined,
    oneOf('c', categories),
    oneOf('k', types),
    employerId === undefined ? undefined : quoted(`e${employerId}`),
  ].flatMap((marks) => marks || []);

/** Every job that comes to match it is watched for; `partly`: every job that matches some of its words. */
export const watchedOf = (query: JobQuery, partly: boolean): Watched => ({
  words: query.words ? wordsOf(query.words, partly) : '',
  marks: partly ? '' : all(marksOf(query)),
});

/** Which of these are met by any of the jobs, by their index. */
export const findMet = async (
  db: Queryable,
  watched: readonly Watched[],
  jobIds: readonly string[],
): Promise<number[]> => {
  const rows = await db.query<{ at: number }>(sql`
    SELECT w.at::integer AS at
    FROM unnest(${watched.map(({ words }) => words)}::text[]::tsquery[], ${watched.map(({ marks }) => marks)}::text[]::tsquery[])
      WITH ORDINALITY w(words, marks, at)
    WHERE EXISTS (SELECT 1 FROM job_search s WHERE s.job_id = ANY(${[...jobIds]}::uuid[]) AND s.live
      AND (numnode(w.words) = 0 OR s.body @@ w.words) AND (numnode(w.marks) = 0 OR s.marks @@ w.marks))`);
  return rows.map(({ at }) => at - 1);
};
