import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { applyHereMark } from './applyHereMark';
import { titleQueries, type JobQuery } from './jobFilters';
import { parseTsquery, type NeededWords, type SaidWords } from './matchTsquery';
import type { Tsqueries } from './tsqueries';

/** A live job with the data that is compared with searches. */
export type ChangedJob = {
  id: string;
  /** As it is written in the posting. */
  place: string;
  head: SaidWords;
  body: SaidWords;
  marks: SaidWords;
};
/** Whether a job may change a search's result. */
type Watched = (job: ChangedJob) => boolean;
/**
 * The jobs that may change a search's result: those that match all of these tsqueries, in text
 * form, and are in one of the places. `says` is compared with their heads, or with all of their
 * words if `anywhere`.
 */
export type Watch = {
  says: string;
  anywhere: boolean;
  marks: string;
  near?: { places: readonly string[]; marks: string };
};

/**
 * Which jobs may enter a page: only title or head matches if it is full of such, otherwise all
 * matches.
 */
export type MayCome = 'title' | 'head' | 'all';
export const anyJob: Watch = { says: '', anywhere: true, marks: '' };

/** Drops the order of words, which texts may not have kept. */
const inAnyOrder = (tsquery: string): string => tsquery.replaceAll(/ <(?:-|\d+)> /g, ' & ');
/** Joins tsqueries by AND; '' if all of them are empty. */
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
  // skips clauses of only stop words
  return all(said.filter(Boolean).map(inAnyOrder));
};

/** Returns the marks that a job must have, except those of place, pay and age. */
export const marksOf = ({
  categories,
  types,
  location,
  company,
  degree,
  remote,
  applyHere,
  employerId,
}: JobQuery): readonly string[] =>
  [
    location,
    company,
    degree,
    remote ? quoted('r') : undefined,
    applyHere ? quoted(applyHereMark) : undefined,
    oneOf('c', categories),
    oneOf('k', types),
    employerId === undefined ? undefined : quoted(`e${employerId}`),
  ].flatMap((marks) => marks || []);

/** Returns the jobs that may enter a page of this search. */
export const watchedOf = (query: JobQuery, mayCome: MayCome): Watch => ({
  says: query.words ? wordsOf(query.words, mayCome) : '',
  anywhere: mayCome === 'all',
  marks: all(marksOf(query)),
  ...(query.near && { near: { places: query.near.places, marks: query.near.marks } }),
});

/** Watches jobs whose heads match a tsquery in text form, in any place. */
export const watchedHeads = (tsquery: string): Watch => ({
  says: tsquery,
  anywhere: false,
  marks: '',
});

/**
 * `meets`: whether a job matches the watch. `needs`: sets of words with their location
 * (`wordsOfJob`); a matching job contains at least one word of each set.
 */
export type WatchTest = { meets: Watched; needs: NeededWords };

const isNear = (near: NonNullable<Watch['near']>): Watched => {
  const places = new Set(near.places);
  const named = near.marks === '' ? () => false : parseTsquery(near.marks).meets;
  return ({ place, marks }) => places.has(place) || named(marks);
};

type Said = 'head' | 'body' | 'marks';
const saidIn = (where: Said, word: string): string => `${where} ${word}`;
const neededIn = (where: Said, needs: NeededWords): NeededWords =>
  needs.map((words) => words.map((word) => saidIn(where, word)));
/** Returns all words of a job, with their location. */
export const wordsOfJob = (job: ChangedJob): string[] =>
  (['head', 'body', 'marks'] as const).flatMap((where) =>
    [...job[where].keys()].map((word) => saidIn(where, word)),
  );

export const watchTest = ({ says, anywhere, marks, near }: Watch): WatchTest => {
  const [said, marked] = [parseTsquery(says), parseTsquery(marks)];
  const where = anywhere ? 'body' : 'head';
  const isThere = near ? isNear(near) : () => true;
  return {
    meets: (job) => marked.meets(job.marks) && said.meets(job[where]) && isThere(job),
    needs: [...neededIn(where, said.needs), ...neededIn('marks', marked.needs)],
  };
};

type Row = {
  id: string;
  /** Identifies the versions of the job and its search row; changes with each write. */
  version: string;
  live: boolean;
  /** This and the following columns are null unless live. */
  place: string;
  /** Weights by word; null for a word without positions. */
  head: Record<string, string | null>;
  body: string[];
  marks: string[];
};
const anywhere = 'ABCD';
const saidAnywhere = (words: readonly string[]): SaidWords =>
  new Map(words.map((word) => [word, anywhere]));

/** The versions of jobs, by id: equal as long as neither the job nor its search row is written. */
export type JobVersions = ReadonlyMap<string, string>;
const gone = 'gone';
const withGone = (
  jobIds: readonly string[],
  rows: readonly Pick<Row, 'id' | 'version'>[],
): JobVersions => {
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return new Map(jobIds.map((id) => [id, versions.get(id) ?? gone]));
};
const version = sql`concat_ws(' ', j.xmin, s.xmin) AS version`;

export const readJobVersions = async (
  db: Queryable,
  jobIds: readonly string[],
): Promise<JobVersions> =>
  withGone(
    jobIds,
    await db.query<Pick<Row, 'id' | 'version'>>(
      prepared(sql`
      SELECT j.id, ${version} FROM jobs j LEFT JOIN job_search s ON s.job_id = j.id
      WHERE j.id = ANY(${[...jobIds]}::uuid[])`),
    ),
  );

/**
 * Returns those of the jobs that are live, for comparison with searches; and the versions of all.
 */
export const readChangedJobs = async (
  db: Queryable,
  jobIds: readonly string[],
): Promise<{ jobs: ChangedJob[]; versions: JobVersions }> => {
  const rows = await db.query<Row>(
    prepared(sql`
    SELECT j.id, ${version}, coalesce(s.live, false) AS live, said.*
    FROM jobs j LEFT JOIN job_search s ON s.job_id = j.id
      LEFT JOIN LATERAL (
        SELECT s.place, to_json(tsvector_to_array(s.body)) AS body, to_json(tsvector_to_array(s.marks)) AS marks,
          (SELECT coalesce(json_object_agg(lexeme, array_to_string(weights, '')), '{}') FROM unnest(s.head)) AS head
      ) said ON s.live
    WHERE j.id = ANY(${[...jobIds]}::uuid[])`),
  );
  const jobs = rows
    .filter(({ live }) => live)
    .map(({ id, place, head, body, marks }) => ({
      id,
      place,
      head: new Map(Object.entries(head).map(([word, weights]) => [word, weights ?? anywhere])),
      body: saidAnywhere(body),
      marks: saidAnywhere(marks),
    }));
  return { jobs, versions: withGone(jobIds, rows) };
};
