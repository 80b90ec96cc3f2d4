import type { Database } from '../../../database/database';
import { rolesOfTitles } from '../vocabulary';
import { readRolePay } from './payInsight';

/** The range that the middle half of a role's jobs pay, in dollars a month. */
export type UsualPay = { lower: number; upper: number };

/**
 * The most common roles cover most of what users type; reading the pay of one takes some
 * milliseconds.
 */
const maxRoles = 300;
/** The minimum number of jobs for which a role's pay is loaded. */
const minJobs = 20;

const known = new WeakMap<Database, ReadonlyMap<string, UsualPay>>();

/** Returns what a role usually pays, from memory; `undefined` if too few jobs state it. */
export const usualPayOf = (db: Database, roleKey: string): UsualPay | undefined =>
  known.get(db)?.get(roleKey);

/**
 * Loads the pay of the roles with the most jobs, one after the other; stops early if `stopped` is
 * aborted.
 */
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
