import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import { isHistoryAction } from '@contract/companies';
import type { Actor } from '../../caller';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { containsWords } from '../containsWords';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { dropOldMonths } from '../oldMonths';

/**
 * An entry of the audit log; `before` and `after` are JSON. `actorRole` is `host` for command-line
 * tools and the host's own actions.
 */
export type AuditEntry = {
  actorRole: string;
  actorId: string | null;
  action: string;
  recordId: string | null;
  before?: object;
  after?: object;
  /** The company whose history it is added to, if not the actor's. */
  companyId?: string;
};

/** Returns an entry's actor fields. */
export const auditActor = ({
  role,
  accountId,
}: Actor): Pick<AuditEntry, 'actorRole' | 'actorId'> => ({ actorRole: role, actorId: accountId });

/** Returns the part of a deletion's entry with the reason, if one was given. */
export const deletionReason = (given = ''): Pick<AuditEntry, 'after'> => {
  const reason = given.trim();
  return reason === '' ? {} : { after: { reason } };
};

/**
 * Adds an entry with the current names of actor and record; call it after the change, but before
 * the actor leaves a company. Entries that concern a company are added to its history, too.
 */
export const addAudit = (
  db: Queryable,
  { actorRole, actorId, action, recordId, before, after, companyId }: AuditEntry,
): Promise<number> => {
  const entry = sql`
    INSERT INTO audit_log (actor_role, actor_id, action, record_id, before, after, actor_name, record_name)
    VALUES (${actorRole}, ${actorId}, ${action}, ${recordId}, ${before === undefined ? null : JSON.stringify(before)}, ${after === undefined ? null : JSON.stringify(after)},
      name_of_account(${actorRole}, ${actorId}), name_of_record(${recordId}))`;
  if (!isHistoryAction(action) || (actorRole !== 'employer' && companyId === undefined))
    return db.execute(prepared(entry));
  const company =
    companyId === undefined
      ? sql`SELECT c.company_id FROM colleagues c WHERE c.employer_id = ${actorId}`
      : sql`SELECT ${companyId}::uuid AS company_id`;
  return db.execute(
    prepared(sql`
    WITH entry AS (${entry} RETURNING id)
    INSERT INTO company_history (company_id, audit_id) SELECT c.company_id, entry.id FROM entry, (${company}) c`),
  );
};

export type AuditRow = {
  id: number;
  at: Date;
  actorRole: string;
  actorId: string | null;
  actor: string;
  action: string;
  record: string;
  recordId: string | null;
  /** Set if the record is an account. */
  recordRole: AccountRole | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};
/** `from` and `to` are days, YYYY-MM-DD, in UTC. */
export type AuditFilters = {
  words: readonly string[];
  action?: string;
  actor?: string;
  from?: string;
  to?: string;
};

/** Entries made before their kind of record had a name show the record's current one. */
const columns = sql`id, at, actor_role AS "actorRole", actor_id AS "actorId", actor_name AS actor, action, CASE WHEN record_name <> '' OR is_erased(record_id) THEN record_name ELSE name_of_record(record_id) END AS record, record_id AS "recordId",
  CASE WHEN EXISTS (SELECT 1 FROM employers e WHERE e.id = record_id AND e.erased_at IS NULL) THEN 'employer'
    WHEN EXISTS (SELECT 1 FROM job_seekers s WHERE s.id = record_id AND s.erased_at IS NULL) THEN 'jobseeker' END AS "recordRole", before, after`;

const matching = ({ words, action, actor, from, to }: AuditFilters): Sql =>
  join(
    [
      sql`true`,
      ...containsWords(words),
      ...(action === undefined ? [] : [sql`action = ${action}`]),
      ...(actor === undefined ? [] : [sql`actor_name = ${actor}`]),
      ...(from === undefined ? [] : [sql`at >= (${from}::date)::timestamp AT TIME ZONE 'UTC'`]),
      ...(to === undefined ? [] : [sql`at < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`]),
    ],
    ' AND ',
  );

/**
 * Returns entries, newest first, older than the entry `before`, or after skipping `skip` entries.
 */
export const listAudit = (
  db: Queryable,
  filters: AuditFilters,
  { limit, skip = 0, before }: { limit: number; skip?: number; before?: number },
): Promise<AuditRow[]> =>
  db.query<AuditRow>(sql`
    SELECT ${columns} FROM audit_log WHERE ${matching(filters)} ${before === undefined ? empty : sql`AND id < ${before}`}
    ORDER BY id DESC LIMIT ${limit} OFFSET ${skip}`);

/** Returns what an account did and what was done to it, newest first. */
export const listAuditOf = (db: Queryable, id: string, limit: number): Promise<AuditRow[]> => {
  // a UNION, so that both indexes are used: OR would scan the log
  const newest = (condition: Sql) =>
    sql`(SELECT id FROM audit_log WHERE ${condition} ORDER BY id DESC LIMIT ${limit})`;
  return db.query<AuditRow>(sql`
    SELECT ${columns} FROM audit_log
    WHERE id IN (${newest(sql`actor_id = ${id}`)} UNION ${newest(sql`record_id = ${id}`)}) ORDER BY id DESC LIMIT ${limit}`);
};

export const countAudit = async (db: Queryable, filters: AuditFilters): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM audit_log WHERE ${matching(filters)}`,
  );
  return row?.count ?? 0;
};

/**
 * Returns all actions in the log by a loose index scan, so that the time doesn't grow with the log.
 */
export const auditActions = async (db: Queryable): Promise<string[]> => {
  const rows = await db.query<{ action: string }>(sql`
    WITH RECURSIVE found AS (
      (SELECT action FROM audit_log ORDER BY action LIMIT 1)
      UNION ALL SELECT (SELECT a.action FROM audit_log a WHERE a.action > f.action ORDER BY a.action LIMIT 1) FROM found f WHERE f.action IS NOT NULL
    ) SELECT action FROM found WHERE action IS NOT NULL`);
  return rows.map(({ action }) => action);
};

/**
 * Deletes entries older than `months`, and companies' history entries that refer to them; the
 * database refuses to delete entries of the last year.
 */
export const dropOldAudit = async (
  db: Queryable,
  months: number,
  limit = sweepBatch,
): Promise<number> => {
  const deleted = await dropOldMonths(db, 'audit_log', {
    column: sql`at`,
    endedBy: sql`now() - make_interval(months => ${months})`,
    limit,
  });
  const forgotten = await deleteBatch(
    db,
    sql`company_history`,
    sql`audit_id < (SELECT min(id) FROM audit_log)`,
    limit,
  );
  return Math.max(deleted, forgotten);
};
