import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { applyTo } from '../applicationFixtures';
import { asSeeker, type Person, type TestHost } from '../host';

export const questions: Wire<'JobQuestion'>[] = [
  { id: 'q1', kind: 'yesNo', text: 'Can you work nights?', required: true },
  {
    id: 'q2',
    kind: 'choice',
    text: 'Which ward?',
    required: false,
    choices: ['Surgery', 'Children'],
  },
];

/** Returns a function that makes calls as a person. */
export const callAs =
  (host: TestHost, person: Person | null) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    host.app.inject({
      method,
      url: `/api${url}`,
      headers: person?.headers ?? {},
      ...(payload && { payload }),
    });

export const setHiring = async (
  host: TestHost,
  owner: Person,
  jobId: string,
  payload: Partial<Wire<'JobHiring'>>,
): Promise<Wire<'Job'>> => {
  const answer = await callAs(host, owner)('PUT', `/jobs/${jobId}/hiring`, {
    questions: [],
    answersWithin: null,
    ...payload,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

export const confirmAddress = ({ db }: TestHost, { id }: Person): Promise<number> =>
  db.execute(sql`UPDATE employers SET email_verified_at = now() WHERE id = ${id}`);

/** Backdates an application's times by this many days. */
export const backdateApplication = ({ db }: TestHost, id: string, days: number): Promise<number> =>
  db.execute(sql`
  UPDATE applications SET sent_at = sent_at - make_interval(days => ${days}), moved_at = moved_at - make_interval(days => ${days}),
    answer_due_at = answer_due_at - make_interval(days => ${days}), answered_at = answered_at - make_interval(days => ${days}) WHERE id = ${id}`);

/** Applies as a new job seeker. */
export const applyAsNew = async (
  host: TestHost,
  payload: Wire<'ApplicationInput'>,
): Promise<{ seeker: Person; id: string }> => {
  const seeker = await asSeeker(host);
  const { _id: id } = await applyTo(host, seeker, payload);
  return { seeker, id };
};

/** Returns the queued mails of a kind. */
export const queuedMails = (
  { db }: TestHost,
  kind: string,
): Promise<{ recipient: string; subject: string; text: string }[]> =>
  db.query<{ recipient: string; subject: string; text: string }>(
    sql`SELECT recipient, subject, text_body AS text FROM mails WHERE kind = ${kind} ORDER BY created_at`,
  );
