import sql, { type Sql } from 'sql-template-tag';
import { batchesOf } from '../../batches';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { isId, nilId } from '../ids';
import { isLive, newestFirst } from '../jobs/jobRows';
import type { WarningSign } from './signNames';

/** A job's warning signs as of its last change; for administrators only. */
export const readSigns = async (db: Queryable, jobId: string): Promise<WarningSign[]> => {
  if (!isId(jobId)) return [];
  const [row] = await db.query<{ signs: WarningSign[] }>(
    sql`SELECT signs FROM jobs WHERE id = ${jobId}`,
  );
  return row?.signs ?? [];
};

export const storeSigns = (
  tx: Queryable,
  jobId: string,
  signs: readonly WarningSign[],
): Promise<number> =>
  tx.execute(sql`UPDATE jobs SET signs = ${JSON.stringify(signs)} WHERE id = ${jobId}`);

/** How many of the newest jobs tell what is usual. */
const sampleSize = 2000;

/**
 * The pay of a category's newest live jobs, in dollars a month: the 5th percentile of the lower end
 * and the 95th of the upper, and the number of jobs.
 */
type UsualPay = { jobs: number; low: number; high: number };

export const readUsualPay = async (db: Queryable, category: string): Promise<UsualPay> => {
  const [row] = await db.query<UsualPay>(sql`
    SELECT count(*) AS jobs, coalesce(percentile_cont(0.05) WITHIN GROUP (ORDER BY nullif(j.pay_from, 0)), 0)::numeric AS low,
      coalesce(percentile_cont(0.95) WITHIN GROUP (ORDER BY j.pay_to), 0)::numeric AS high
    FROM (SELECT j.pay_from, j.pay_to FROM jobs j WHERE ${isLive} AND j.category = ${category} AND j.pay_to > 0 ORDER BY ${newestFirst} LIMIT ${sampleSize}) j`);
  return row ?? { jobs: 0, low: 0, high: 0 };
};

const likeness = sql`lower(j.title || ' ' || j.overview)`;
/**
 * Shorter overviews aren't compared: single sentences made by a form or an import are all alike.
 */
const minComparedLength = 200;

/** Whether two names mean one company: "South State Bank" and "SouthState Bank, Inc.". */
const sameCompany = (one: Sql, other: Sql): Sql =>
  sql`(starts_with(${plainName(one)}, ${plainName(other)}) OR starts_with(${plainName(other)}, ${plainName(one)}))`;
const plainName = (name: Sql): Sql =>
  sql`regexp_replace(regexp_replace(lower(${name}), '[^[:alnum:] ]', '', 'g'), '\\m(the|inc|llc|ltd|corp|corporation|co|company|group|plc|lp|llp)\\M|\\s', '', 'g')`;

type Likeness = { id: string; title: string; company: string; similarity: number };

/** How many texts with a band in common are read, and how many of them are compared in full. */
const [maxCandidates, maxCompared] = [1000, 200];

/**
 * The live job of another employer and company whose title and overview are most similar, from
 * `threshold` on (pg_trgm's similarity, 0 to 1). Where very many share a text, only some of them
 * are compared.
 */
export const findMostSimilar = async (
  db: Queryable,
  {
    id,
    title,
    overview,
    company,
    employerId,
  }: { id: string; title: string; overview: string; company: string; employerId: string | null },
  threshold: number,
): Promise<Likeness | undefined> => {
  const text = `${title} ${overview}`.toLowerCase();
  if (overview.length < minComparedLength) return undefined;
  const others: Sql =
    employerId === null ? sql`true` : sql`j.employer_id IS DISTINCT FROM ${employerId}`;
  // the innermost conditions are literally those of the index jobs_bands
  const [row] = await db.query<Likeness>(
    prepared(sql`
    WITH banded AS MATERIALIZED (
      SELECT j.id, j.title, j.company, j.overview, j.created_at FROM jobs j
      WHERE ${isLive} AND length(j.overview) >= 200 AND text_bands(j.overview) && text_bands(${overview}) AND ${others} AND j.id <> ${id}
      LIMIT ${maxCandidates}
    ), candidates AS MATERIALIZED (
      SELECT j.*, similarity(${likeness}, ${text}) AS similarity FROM (SELECT * FROM banded j WHERE NOT ${sameCompany(sql`j.company`, sql`${company}`)} LIMIT ${maxCompared}) j
    )
    SELECT j.id, j.title, j.company, j.similarity FROM candidates j
    WHERE j.similarity >= ${threshold}
      -- what a company says of itself stands above all its jobs: short of nearly everything, the titles are alike as well
      AND (similarity(lower(j.title), ${title.toLowerCase()}) >= 0.3 OR j.similarity >= 0.9)
    ORDER BY j.similarity DESC, j.created_at LIMIT 1`),
  );
  return row;
};

/** A live job with the fields that signs are found in. */
type LivePosting = {
  id: string;
  employerId: string | null;
  title: string;
  company: string;
  location: string;
  overview: string;
  responsibilities: string[];
  qualifications: string[];
  payFrom: number;
  payTo: number;
  category: string;
  description: string | null;
  longDescription: string | null;
};

const batchSize = 500;
/** All live jobs, lowest id first, in batches. */
export const livePostings = (db: Queryable): AsyncGenerator<LivePosting[], void, undefined> =>
  batchesOf(batchSize, (last) =>
    db.query<LivePosting>(sql`
      SELECT j.id, j.employer_id AS "employerId", j.title, j.company, j.location, j.overview, j.responsibilities, j.qualifications, j.pay_from AS "payFrom",
        j.pay_to AS "payTo", j.category, j.description, j.long_description AS "longDescription"
      FROM jobs j WHERE ${isLive} AND j.id > ${last?.id ?? nilId} ORDER BY j.id LIMIT ${batchSize}`),
  );
