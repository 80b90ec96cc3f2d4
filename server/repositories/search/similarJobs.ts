import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import type { Point } from '@contract/search/places/distance';
import { unnamedCompany } from '@contract/search/relevance/unnamedCompany';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';
import { isLive, briefJobColumns, jobSource, statusNow, type JobRow } from '../jobs/jobRows';
import { matches, type JobQuery } from './jobFilters';
import type { Window } from './jobWindows';

/** A job with the data it is compared by. */
export type ComparedJob = {
  id: string;
  at: Date;
  title: string;
  company: string;
  place: string;
  /** undefined for a place that isn't known, or has no center */
  point: Point | undefined;
  category: string;
  remote: boolean;
};
/** `sameText`: a hash of a job's texts; null if the job names its company. */
type WithText = { sameText: string | null };
/** The job to find similar ones for; `words`: the words of its texts, as stems. */
export type SourceJob = ComparedJob & WithText & { status: JobStatus; words: string[] };

/** The query and window of a set of candidates; undefined for an unused set. */
type CandidateSet = { query: JobQuery; window: Window } | undefined;
/** Near the job, or remote; anywhere; and those that share a word of the name. */
export type CandidateSets = { near: CandidateSet; anywhere: CandidateSet; akin: CandidateSet };

/** The maximum size of each set: the nearest, the newest, the newest. */
const maxOf = { near: 120, anywhere: 60, akin: 40 };
/** The nearest are chosen among this many of the newest near jobs. */
const maxMeasured = 1000;

const comparedColumns = sql`
  j.id, j.created_at AS at, j.title, j.company, btrim(j.location) AS place, j.category, j.remote, p.latitude, p.longitude`;
const unnamedCompanies = sql`('', ${unnamedCompany.toLowerCase()})`;
/** Texts are stored out of line, so this costs more than all other columns. */
const sameText = sql`CASE WHEN lower(btrim(j.company)) IN ${unnamedCompanies} THEN md5(j.overview || coalesce(j.description, '')) END AS "sameText"`;
const withPoint = sql`LEFT JOIN place_points p ON p.place = btrim(j.location) COLLATE "C"`;

type Coordinates = { latitude: number | null; longitude: number | null };
type Located<Row> = Omit<Row, 'point'> & Coordinates;
const pointOf = (latitude: number | null, longitude: number | null): Point | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** Returns jobs that aren't deleted, in the order of `ids`; omits unknown ones. */
export const readSourceJobs = async (
  db: Queryable,
  ids: readonly string[],
): Promise<SourceJob[]> => {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const rows = await db.query<Located<SourceJob>>(sql`
    SELECT ${comparedColumns}, ${sameText}, ${statusNow} AS status, coalesce(tsvector_to_array(ts_delete(s.body, tsvector_to_array(s.head))), '{}') AS words
    FROM jobs j LEFT JOIN job_search s ON s.job_id = j.id ${withPoint} WHERE j.id = ANY(${known}::uuid[]) AND j.deleted_at IS NULL`);
  const byId = new Map(
    rows.map(({ latitude, longitude, ...row }): [string, SourceJob] => [
      row.id,
      { ...row, point: pointOf(latitude, longitude) },
    ]),
  );
  return known.flatMap((id) => byId.get(id) ?? []);
};

/**
 * Orders by distance on a flat map, which is accurate enough to choose by; places without
 * coordinates come last.
 */
const byDistance = (point: Point | undefined): Sql => {
  if (!point) return empty;
  const narrowing = Math.cos((point.latitude * Math.PI) / 180);
  return sql`(p.latitude - ${point.latitude}::float8) ^ 2 + ((p.longitude - ${point.longitude}::float8) * ${narrowing}::float8) ^ 2 NULLS LAST,`;
};

const newest = ({ query, window }: NonNullable<CandidateSet>, limit: number): Sql =>
  sql`(SELECT s.job_id, s.created_at, s.place FROM ${matches(query, 'title', window.condition)} ORDER BY s.created_at DESC, s.job_id DESC LIMIT ${limit})`;

/** Returns the live jobs of all sets in one statement, deduplicated and unordered. */
export const readSimilarCandidates = async (
  db: Queryable,
  { id, point }: Pick<SourceJob, 'id' | 'point'>,
  { near, anywhere, akin }: CandidateSets,
): Promise<ComparedJob[]> => {
  const parts = [
    ...(near
      ? [
          sql`(SELECT n.job_id FROM ${newest(near, maxMeasured)} n LEFT JOIN place_points p ON p.place = n.place COLLATE "C"
            ORDER BY ${byDistance(point)} n.created_at DESC, n.job_id DESC LIMIT ${maxOf.near})`,
        ]
      : []),
    ...(anywhere ? [sql`(SELECT job_id FROM ${newest(anywhere, maxOf.anywhere)} a)`] : []),
    ...(akin ? [sql`(SELECT job_id FROM ${newest(akin, maxOf.akin)} k)`] : []),
  ];
  if (parts.length === 0) return [];
  const rows = await db.query<Located<ComparedJob>>(sql`
    SELECT ${comparedColumns} FROM (${join(parts, ' UNION ')}) found JOIN jobs j ON j.id = found.job_id ${withPoint} WHERE j.id <> ${id}`);
  return rows.map(({ latitude, longitude, ...row }) => ({
    ...row,
    point: pointOf(latitude, longitude),
  }));
};

/** A live job, without its texts, and which of the given words it contains. */
export type SimilarJobRow = JobRow & WithText & { shared: string[] };

/** Returns live jobs, unordered, with the `words` (stems) that they contain. */
export const readSharedWords = (
  db: Queryable,
  ids: readonly string[],
  words: readonly string[],
): Promise<SimilarJobRow[]> =>
  db.query<SimilarJobRow>(sql`
    SELECT ${briefJobColumns}, ${sameText}, ARRAY(SELECT word FROM unnest(tsvector_to_array(s.body)) word WHERE word = ANY(${words}::text[])) AS shared
    FROM ${jobSource} JOIN job_search s ON s.job_id = j.id WHERE j.id = ANY(${ids}::uuid[]) AND ${isLive}`);
