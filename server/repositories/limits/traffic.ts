import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

export type Calls = { network: string; calls: number };

/** Adds networks' calls in a minute to those of other hosts; returns the sums. */
export const addTraffic = (db: Queryable, minute: Date, added: Calls[]): Promise<Calls[]> =>
  db.query<Calls>(sql`
  INSERT INTO traffic AS known (network, minute, calls)
  SELECT network, ${minute}, calls FROM unnest(${added.map(({ network }) => network)}::text[], ${added.map(({ calls }) => calls)}::integer[]) AS added(network, calls)
  -- in a fixed order, so that two hosts can't deadlock
  ORDER BY network
  ON CONFLICT (minute, network) DO UPDATE SET calls = known.calls + excluded.calls
  RETURNING network, calls`);

/** Deletes traffic that no longer counts toward any limit. */
export const dropOldTraffic = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`traffic`, sql`minute < now() - interval '5 minutes'`, limit);
