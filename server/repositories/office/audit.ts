import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Actor } from '../../caller';
import type { Queryable } from '../../database/database';
import { containsWords } from '../containsWords';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/** Who changed what; `before` and `after` as JSON. `actorRole` is `host` for the command line. */
export type AuditEntry = {
  actorRole: string;
  actorId: string | null;
  action: string;
  recordId: string | null;
  before?: object;
  after?: object;
};

/** The entry's fields for who did it. */
export const auditActor = ({
  role,
  accountId,
}: Actor): Pick<AuditEntry, 'actorRole' | 'actorId'> => ({ actorRole: role, actorId: accountId });

/** Adds an entry with the present names of actor and record; call it after the change. */
export const addAudit = (
  db: Queryable,
  { actorRole, actorId, action, recordId, before, after }: AuditEntry,
): Promise<number> =>
  db.execute(sql`
    INSERT INTO audit_log (actor_role, actor_id, action, record_id, before, after, actor_name, record_name)
    VALUES (${actorRole}, ${actorId}, ${action}, ${recordId}, ${before === undefined ? null : JSON.stringify(before)}, ${after === undefined ? null : JSON.stringify(after)},
      name_of_account(${actorRole}, ${actorId}), name_of_record(${recordId}))`);

export type AuditRow = {
  id: number;
  at: Date;
  actorRole: string;
  actor: string;
  action: string;
  record: string;
  recordId: string | null;
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

const columns = sql`id, at, actor_role AS "actorRole", actor_name AS actor, action, record_name AS record, record_id AS "recordId", before, after`;

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

/** Newest first, after the entry `before`, or after `skip` entries. */
export const listAudit = (
  db: Queryable,
  filters: AuditFilters,
  { limit, skip = 0, before }: { limit: number; skip?: number; before?: number },
): Promise<AuditRow[]> =>
  db.query<AuditRow>(sql`
    SELECT ${columns} FROM audit_log WHERE ${matching(filters)} ${before === undefined ? empty : sql`AND id < ${before}`}
    ORDER BY id DESC LIMIT ${limit} OFFSET ${skip}`);

export const countAudit = async (db: Queryable, filters: AuditFilters): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM audit_log WHERE ${matching(filters)}`,
  );
  return row?.count ?? 0;
};

/** All actions in the log; a loose index scan, so a long log takes no longer. */
export const auditActions = async (db: Queryable): Promise<string[]> => {
  const rows = await db.query<{ action: string }>(sql`
    WITH RECURSIVE found AS (
      (SELECT action FROM audit_log ORDER BY action LIMIT 1)
      UNION ALL SELECT (SELECT a.action FROM audit_log a WHERE a.action > f.action ORDER BY a.action LIMIT 1) FROM found f WHERE f.action IS NOT NULL
    ) SELECT action FROM found WHERE action IS NOT NULL`);
  return rows.map(({ action }) => action);
};

/** Deletes entries of that age; the database refuses it for those of the last year. */
export const dropOldAudit = (db: Queryable, months: number, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`audit_log`, sql`at < now() - make_interval(months => ${months})`, limit);
