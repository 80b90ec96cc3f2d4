import sql from 'sql-template-tag';
import type { Wire } from '../wire';
import type { Person, TestHost } from './host';

type Headers = Record<string, string>;

/** Returns the moderation calls of a host. */
export const moderation = (host: TestHost, admin: () => Person) => {
  const get = (url: string, headers: Headers = admin().headers) =>
    host.app.inject({ url: `/api${url}`, headers });
  const send = (method: 'POST' | 'PUT', url: string, headers: Headers, payload?: object) =>
    host.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  const report = (jobId: string, payload: object = { reason: 'scam' }, headers: Headers = {}) =>
    send('POST', `/jobs/${jobId}/reports`, headers, payload);
  const cases = async (query = ''): Promise<Wire<'CasePage'>> =>
    (await get(`/admin/cases?limit=100${query && `&${query}`}`)).json();
  /** Returns the job's case in the list, if any. */
  const caseOf = async (jobId: string, query = ''): Promise<Wire<'CaseBrief'> | undefined> =>
    (await cases(query)).items.find(({ job }) => job._id === jobId);
  const readCase = async (id: string): Promise<Wire<'Case'>> =>
    (await get(`/admin/cases/${id}`)).json();
  const decide = (
    ids: string[],
    decision: string,
    reason?: string,
    headers: Headers = admin().headers,
    versions?: Record<string, string>,
  ) =>
    send('POST', '/admin/cases/decisions', headers, {
      ids,
      decision,
      ...(reason !== undefined && { reason }),
      ...(versions && { versions }),
    });
  /** Decides one case; returns the outcome. */
  const decideOne = async (
    id: string,
    decision: string,
    reason?: string,
    versions?: Record<string, string>,
  ): Promise<Wire<'DecisionResult'>> => {
    const answer = await decide([id], decision, reason, admin().headers, versions);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().results[0];
  };
  const undo = (decisionId: string, headers: Headers = admin().headers) =>
    send('POST', `/admin/decisions/${decisionId}/undo`, headers);
  const edit = (caseId: string, payload: object, headers: Headers = admin().headers) =>
    send('PUT', `/admin/cases/${caseId}/job`, headers, payload);
  const notices = async (person: Person): Promise<Wire<'NoticeList'>> =>
    (await get('/notices', person.headers)).json();
  /** Reports a job; returns its case's id. */
  const reported = async (jobId: string): Promise<string> => {
    const answer = await report(jobId);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    const found = await caseOf(jobId);
    if (!found) throw new Error('The case is not in the list.');
    return found._id;
  };
  /** Returns the job's row without the columns that change with every write. */
  const rowOf = async (jobId: string): Promise<object> => {
    const [row] = await host.db.query<Record<string, unknown>>(
      sql`SELECT * FROM jobs WHERE id = ${jobId}`,
    );
    const { updated_at: _updated, ...rest } = row ?? {};
    return rest;
  };
  return {
    get,
    send,
    report,
    cases,
    caseOf,
    readCase,
    decide,
    decideOne,
    undo,
    edit,
    notices,
    reported,
    rowOf,
  };
};
