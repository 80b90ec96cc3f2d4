import sql from 'sql-template-tag';
import { isRecord } from '@contract/isRecord';
import type { Database } from '../../database/database';

/**
 * A notice between hosts that pages changed: those of a job (`jobId`), those that show the record
 * `id`, or, if neither is set, any. `sender`: the process that has already dropped its own pages.
 */
export type PageNotice = { sender: string; jobId?: string; id?: string };

/**
 * Precedes the JSON, to distinguish it from a plain job id that a trigger sends on the same
 * channel.
 */
const prefix = 'page ';

/** Notifies all hosts of changes to pages that triggers don't report. */
export const notifyPageChange = async (db: Database, notice: PageNotice): Promise<void> => {
  const payload = prefix + JSON.stringify(notice);
  await db.query(sql`SELECT pg_notify('job_changes', ${payload})`);
};

/** Parses a notice of `notifyPageChange`; returns `undefined` for any other. */
export const readPageNotice = (payload: string): PageNotice | undefined => {
  if (!payload.startsWith(prefix)) return undefined;
  const notice: unknown = JSON.parse(payload.slice(prefix.length));
  if (!isRecord(notice)) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const [jobId, id] = [text(notice.jobId), text(notice.id)];
  const sender = text(notice.sender) ?? '';
  return { sender, ...(jobId !== undefined && { jobId }), ...(id !== undefined && { id }) };
};
