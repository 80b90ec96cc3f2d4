import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** The conditions that a job must meet to match an alert; null for none. */
export type AlertQuery = {
  /** A matching job has at least one of them. */
  keys: readonly string[];
  words: string | null;
  marks: string | null;
  isNear: boolean;
  latitude: number | null;
  longitude: number | null;
  miles: number | null;
  /** Latitude, longitude and miles of each further place, in one flat list. */
  otherCircles: readonly number[];
  places: readonly string[];
  placeMarks: string | null;
  payMin: number | null;
  payMax: number | null;
  isPaid: boolean;
};

/**
 * Stores an alert's query, which jobs that go live from now on are matched against. Jobs posted
 * before `since` don't count as new; null keeps the stored time, or means now for a new query.
 */
export const upsertAlertQuery = (
  tx: Queryable,
  alertId: string,
  since: Date | null,
  q: AlertQuery,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO job_alert_queries (alert_id, since, keys, words, marks, is_near, latitude, longitude, miles, other_circles, places, place_marks, pay_min, pay_max, is_paid)
  VALUES (${alertId}, coalesce(${since}::timestamptz, now()), ${[...q.keys]}::text[], ${q.words}::tsquery, ${q.marks}::tsquery, ${q.isNear}, ${q.latitude}, ${q.longitude}, ${q.miles},
    ${[...q.otherCircles]}::double precision[], ${[...q.places]}::text[],
    ${q.placeMarks}::tsquery, ${q.payMin}, ${q.payMax}, ${q.isPaid})
  ON CONFLICT (alert_id) DO UPDATE SET (since, keys, words, marks, is_near, latitude, longitude, miles, other_circles, places, place_marks, pay_min, pay_max, is_paid)
    = ROW(coalesce(${since}::timestamptz, job_alert_queries.since), excluded.keys, excluded.words, excluded.marks, excluded.is_near, excluded.latitude, excluded.longitude, excluded.miles, excluded.other_circles, excluded.places,
      excluded.place_marks, excluded.pay_min, excluded.pay_max, excluded.is_paid)`);

/** Stops matching jobs against an alert. */
export const dropAlertQuery = (tx: Queryable, alertId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM job_alert_queries WHERE alert_id = ${alertId}`);

/** Estimates the share of live jobs in any of these places, by exact spelling. */
export const shareOfPlaces = async (
  db: Queryable,
  places: readonly string[],
  jobs: number,
): Promise<number> => {
  if (places.length === 0 || jobs === 0) return 0;
  // counting stops at a tenth: from there on, the places are too common to be a useful key
  const atMost = Math.ceil(jobs / 10);
  const [row] = await db.query<{ found: number }>(sql`
    SELECT count(*) AS found FROM (SELECT 1 FROM job_search s WHERE s.live AND ARRAY[s.place] && ${[...places]}::text[] LIMIT ${atMost}) s`);
  return (row?.found ?? 0) / jobs;
};
