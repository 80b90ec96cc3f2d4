import sql from 'sql-template-tag';
import type { Person, TestHost } from '../host';

/** Returns the calls about one's own jobs, made as a person or as a visitor (`null`). */
export const ownJobCalls = (host: () => TestHost) => {
  const send = async (
    who: Person | null,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    on = host(),
  ) => {
    const answer = await on.app.inject({
      method,
      url: `/api${url}`,
      headers: who?.headers ?? {},
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const move = (who: Person | null, name: string, jobId: string, on = host()) =>
    send(who, 'POST', `/jobs/${jobId}/${name}`, undefined, on);
  const read = (who: Person | null, jobId: string) =>
    send(who, 'GET', `/jobdescriptions/jobdescriptions/${jobId}`);
  /** Returns the newest audit log entry about a job. */
  const lastAudit = async (jobId: string) => {
    const [entry] = await host().db.query<{
      action: string;
      actor: string;
      before: { status?: string } | null;
      after: { status?: string } | null;
    }>(
      sql`SELECT action, actor_id AS actor, before, after FROM audit_log WHERE record_id = ${jobId} ORDER BY id DESC LIMIT 1`,
    );
    return entry;
  };
  return { send, move, read, lastAudit };
};
