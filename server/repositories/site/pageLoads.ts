import sql from 'sql-template-tag';
import { limits } from '@contract/limits';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/** The number of a page's loads whose metric fell into a bucket on a day ("2026-03-12", in UTC). */
export type PageLoadCount = {
  day: string;
  page: string;
  metric: string;
  bucket: number;
  loads: number;
};

/** Adds counts to the stored ones. */
export const addPageLoads = (db: Queryable, added: readonly PageLoadCount[]): Promise<number> =>
  db.execute(sql`
  INSERT INTO page_loads AS known (day, page, metric, bucket, loads)
  SELECT day, page, metric, bucket, loads
  FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS r(day date, page text, metric text, bucket smallint, loads integer)
  -- in a fixed order, so that two hosts can't deadlock
  ORDER BY day, page COLLATE "C", metric COLLATE "C", bucket
  ON CONFLICT (day, page, metric, bucket) DO UPDATE SET loads = known.loads + excluded.loads`);

/** Returns the 75th percentile of each page's metrics, as a bucket, over all days that are kept. */
export const listThirdQuartiles = (
  db: Queryable,
): Promise<{ page: string; metric: string; bucket: number; loads: number }[]> =>
  db.query(sql`
    SELECT DISTINCT ON (page, metric) page, metric, bucket, total AS loads
    FROM (
      SELECT page, metric, bucket,
        sum(sum(loads)) OVER (PARTITION BY page, metric ORDER BY bucket) AS upto,
        sum(sum(loads)) OVER (PARTITION BY page, metric) AS total
      FROM page_loads WHERE day > (now() AT TIME ZONE 'UTC')::date - ${limits.pageLoadDays}::integer
      GROUP BY page, metric, bucket) counted
    WHERE upto >= total * .75
    ORDER BY page, metric, bucket`);

export const dropOldPageLoads = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(
    db,
    sql`page_loads`,
    sql`day < (now() - make_interval(days => ${limits.pageLoadDays}))::date`,
    limit,
  );
