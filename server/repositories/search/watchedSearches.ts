import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { applyHereMark } from './applyHereMark';
import { titleQueries, type JobQuery } from './jobFilters';
import { parseTsquery, type NeededWords, type SaidWords } from './matchTsquery';
import type { Tsqueries } from './tsqueries';

/** A live job, as it is compared with searches. */
export type ChangedJob = {
  id: string;
  /** As it is written. */
  place: string;
  head: SaidWords;
  body: SaidWords;
  marks: SaidWords;
};
/** Whether a job may change a search's answer. */
type Watched = (job: ChangedJob) => boolean;
/**
 * The jobs that may change a search's answer: those that meet all of these tsqueries, in their text
 * form, and are at one of the places. `says`: in their heads, unless it is `anywhere`.
 */
export type Watch = {
  says: string;
  anywhere: boolean;
  marks: string;
  near?: { places: readonly string[]; marks: string };
};

/**
 * Which jobs may come into a page: those whose titles or heads match (it is full of such), or those
 * that match at all.
 */
export type MayCome = 'title' | 'head' | 'all';
export const anyJob: Watch = { says: '', anywhere: true, marks: '' };

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
  return all(said.filter(Boolean).map(inAnyOrder));
};

/** The marks that a job has to have, besides those of a place, its pay and its age. */
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

/** The jobs that may come into a page of this search. */
export const watchedOf = (query: JobQuery, mayCome: MayCome): Watch => ({
  says: query.words ? wordsOf(query.words, mayCome) : '',
  anywhere: mayCome === 'all',
  marks: all(marksOf(query)),
  ...(query.near && { near: { places: query.near.places, marks: query.near.marks } }),
});

/** The jobs whose heads match a tsquery in its text form, wherever they are. */
export const watchedHeads = (tsquery: string): Watch => ({
  says: tsquery,
  anywhere: false,
  marks: '',
});

/**
 * `meets`: whether a job is one that is watched for. `needs`: sets of words, with where they are said
 * (`wordsOfJob`); such a job says at least one of each.
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
/** All that a job says, with where it says it. */
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
  /** Of the job and of what searches see of it: another one after each write. */
  version: string;
  live: boolean;
  /** This and what follows: null unless live. */
  place: string;
  /** Weights by word; null where it doesn't say where it has a word. */
  head: Record<string, string | null>;
  body: string[];
  marks: string[];
};
const anywhere = 'ABCD';
const saidAnywhere = (words: readonly string[]): SaidWords =>
  new Map(words.map((word) => [word, anywhere]));

/** Which writes have made jobs what they are, by their ids: equal for as long as nothing is written. */
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

/** Those of these jobs that are live, to be compared with searches; and the versions of all. */
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
