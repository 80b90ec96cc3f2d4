import sql from 'sql-template-tag';
import type { Role } from '../../caller';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/** Whether the account logged in from this network in the last 90 days. */
export const isKnownNetwork = async (
  db: Queryable,
  role: Role,
  accountId: string,
  networkHash: Buffer,
): Promise<boolean> =>
  (
    await db.query(sql`
    SELECT 1 FROM known_networks
    WHERE role = ${role} AND account_id = ${accountId} AND network_hash = ${networkHash} AND seen_at > now() - interval '90 days'`)
  ).length > 0;

export const rememberNetwork = (
  db: Queryable,
  role: Role,
  accountId: string,
  networkHash: Buffer,
): Promise<number> =>
  db.execute(sql`
  INSERT INTO known_networks (role, account_id, network_hash) VALUES (${role}, ${accountId}, ${networkHash})
  ON CONFLICT (role, account_id, network_hash) DO UPDATE SET seen_at = now()`);

export const dropOldNetworks = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`known_networks`, sql`seen_at < now() - interval '90 days'`, limit);
