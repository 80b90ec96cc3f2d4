import type { Database } from '../../../database/database';
import { rolesOfTitles } from '../vocabulary';
import { readRolePay } from './payInsight';

/** What half of a role's jobs pay, in dollars a month. */
export type UsualPay = { lower: number; upper: number };

/** Most of what is typed is among so many roles; reading what one pays takes some milliseconds. */
const maxRoles = 300;
/** As what a role pays is told from. */
const minJobs = 20;

const known = new WeakMap<Database, ReadonlyMap<string, UsualPay>>();

/** What a role usually pays, from this host's memory; undefined where too few jobs say it. */
export const usualPayOf = (db: Database, roleKey: string): UsualPay | undefined =>
  known.get(db)?.get(roleKey);

/** Reads what the roles with most jobs pay, one after the other; ends early once `stopped`. */
export const loadRolePay = async (db: Database, stopped?: AbortSignal): Promise<void> => {
  const pay = new Map<string, UsualPay>();
  for (const { key, text, jobs } of rolesOfTitles(db).all.slice(0, maxRoles)) {
    if (jobs < minJobs) break;
    if (stopped?.aborted) return;
    const { lower, upper } = await readRolePay(db, text);
    if (lower !== null && upper !== null) pay.set(key, { lower, upper });
  }
  known.set(db, pay);
};
