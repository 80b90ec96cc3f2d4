import sql from 'sql-template-tag';
import type { Queryable } from '../database/database';

/** Who changed what; `before` and `after` as JSON. */
export type AuditEntry = { actorRole: string; actorId: string | null; action: string; recordId: string; before?: object; after?: object };

export const addAudit = (db: Queryable, { actorRole, actorId, action, recordId, before, after }: AuditEntry): Promise<number> =>
  db.execute(sql`
    INSERT INTO audit_log (actor_role, actor_id, action, record_id, before, after)
    VALUES (${actorRole}, ${actorId}, ${action}, ${recordId}, ${before === undefined ? null : JSON.stringify(before)}, ${after === undefined ? null : JSON.stringify(after)})`);
