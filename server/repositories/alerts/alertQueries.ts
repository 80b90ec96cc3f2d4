import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** What a job has to say to be found by an alert; null for whatever it says. */
export type AlertQuery = {
  /** A job that matches has one of them. */
  keys: readonly string[];
  words: string | null;
  marks: string | null;
  isNear: boolean;
  latitude: number | null;
  longitude: number | null;
  miles: number | null;
  /** Of each further place, latitude, longitude and miles. */
  otherCircles: readonly number[];
  places: readonly string[];
  placeMarks: string | null;
  payMin: number | null;
  payMax: number | null;
  isPaid: boolean;
};

/**
 * Jobs that go live from now on are matched against it. Jobs posted before `since` aren't new to it;
 * null where that is known already.
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

/** Jobs aren't matched against it any more. */
export const dropAlertQuery = (tx: Queryable, alertId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM job_alert_queries WHERE alert_id = ${alertId}`);

/** About which share of live jobs is in one of these places, as they are written. */
export const shareOfPlaces = async (
  db: Queryable,
  places: readonly string[],
  jobs: number,
): Promise<number> => {
  if (places.length === 0 || jobs === 0) return 0;
  // more than a tenth of all jobs is as good a key as a tenth: none
  const atMost = Math.ceil(jobs / 10);
  const [row] = await db.query<{ found: number }>(sql`
    SELECT count(*) AS found FROM (SELECT 1 FROM job_search s WHERE s.live AND ARRAY[s.place] && ${[...places]}::text[] LIMIT ${atMost}) s`);
  return (row?.found ?? 0) / jobs;
};
