import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { titleQueries, type JobQuery } from './jobFilters';
import type { Tsqueries } from './tsqueries';

/**
 * What a live job says that may change a search's answer, as tsqueries in their text form: of its
 * words, in its head alone or in its texts as well, and of its marks; '' for whatever it says.
 */
export type Watched = { words: string; inHead: boolean; marks: string };
/**
 * Which jobs may come into a page: those whose titles or heads match (it is full of such), those
 * that match at all, or those that match in part.
 */
export type MayCome = 'title' | 'head' | 'all' | 'partly';
export const anyJob: Watched = { words: '', inHead: false, marks: '' };

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

const wordsOf = (words: Tsqueries, mayCome: MayCome): string => {
  if (mayCome === 'title') return all(titleQueries(words, 'inTitles').map(inAnyOrder));
  const said = words.clauses.map(({ plain, phrases }) =>
    [plain, phrases].filter(Boolean).join(' | '),
  );
  // stop words alone ask for nothing
  const asked = said.filter(Boolean).map(inAnyOrder);
  return mayCome === 'partly' ? asked.map((each) => `(${each})`).join(' | ') : all(asked);
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

/** The jobs that may come into a page of this search. */
export const watchedOf = (query: JobQuery, mayCome: MayCome): Watched => ({
  words: query.words ? wordsOf(query.words, mayCome) : '',
  inHead: mayCome === 'title' || mayCome === 'head',
  marks: mayCome === 'partly' ? '' : all(marksOf(query)),
});

/** Which of these are met by any of the jobs, by their index. */
export const findMet = async (
  db: Queryable,
  watched: readonly Watched[],
  jobIds: readonly string[],
): Promise<number[]> => {
  const rows = await db.query<{ at: number }>(sql`
    WITH changed AS MATERIALIZED (
      -- the empty ones are there to have each text read and unpacked once, not for each search
      SELECT head || ''::tsvector AS head, body || ''::tsvector AS body, marks || ''::tsvector AS marks
      FROM job_search WHERE job_id = ANY(${[...jobIds]}::uuid[]) AND live)
    SELECT w.at::integer AS at
    FROM unnest(${watched.map(({ words }) => words)}::text[]::tsquery[], ${watched.map(({ inHead }) => inHead)}::boolean[], ${watched.map(({ marks }) => marks)}::text[]::tsquery[])
      WITH ORDINALITY w(words, in_head, marks, at)
    WHERE EXISTS (SELECT 1 FROM changed c
      WHERE (numnode(w.words) = 0 OR CASE WHEN w.in_head THEN c.head ELSE c.body END @@ w.words) AND (numnode(w.marks) = 0 OR c.marks @@ w.marks))`);
  return rows.map(({ at }) => at - 1);
};
