import sql from 'sql-template-tag';
import { isRecord } from '@contract/isRecord';
import type { Database } from '../../database/database';

/**
 * What a host tells the others: a job was written, or what has this id, or much. `sender`: who has
 * dropped its own pages already.
 */
export type PageNotice = { sender: string; jobId?: string; id?: string };

/** Before the JSON, since a trigger sends a job's id alone on the same channel. */
const prefix = 'page ';

/** Tells all hosts of what was changed on pages, besides what triggers tell. */
export const tellOfPages = async (db: Database, notice: PageNotice): Promise<void> => {
  const payload = prefix + JSON.stringify(notice);
  await db.query(sql`SELECT pg_notify('job_changes', ${payload})`);
};

/** A notice of `tellOfPages`; undefined for any other. */
export const readPageNotice = (payload: string): PageNotice | undefined => {
  if (!payload.startsWith(prefix)) return undefined;
  const notice: unknown = JSON.parse(payload.slice(prefix.length));
  if (!isRecord(notice)) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const [jobId, id] = [text(notice.jobId), text(notice.id)];
  const sender = text(notice.sender) ?? '';
  return { sender, ...(jobId !== undefined && { jobId }), ...(id !== undefined && { id }) };
};
