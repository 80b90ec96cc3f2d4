import sql from 'sql-template-tag';
import { applyTo } from '../applicationFixtures';
import { asEmployer, asSeeker, type Person, type TestHost } from '../host';
import { post } from '../jobFixtures';

export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  calendar: string | null;
  method: string | null;
};

const startedAt = Math.ceil(Date.now() / 60_000) * 60_000;
/**
 * Returns the time this many days from now, to the minute; the same number always gives the same
 * time.
 */
export const inDays = (days: number): string =>
  new Date(startedAt + days * 86_400_000).toISOString();

/** Returns a calendar's lines, unfolded. */
export const linesOf = (calendar: string | null) =>
  (calendar ?? '').replaceAll(/\r\n[ \t]/g, '').split('\r\n');

/**
 * Creates an application between two people with confirmed addresses; returns the calls that both
 * make about an interview.
 */
export const setUpInterview = async (host: TestHost) => {
  const owner = await asEmployer(host);
  const seeker = await asSeeker(host);
  const { _id: id } = await applyTo(host, seeker, { jobId: (await post(host, owner))._id });
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now()`);
  await host.db.execute(sql`UPDATE job_seekers SET email_verified_at = now()`);
  await host.db.execute(sql`DELETE FROM mails`);

  const call = (
    who: Person,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    host.app.inject({
      method,
      url: `/api${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
  const offer = (times: string[], changes: object = {}) =>
    call(owner, 'PUT', `/applicants/${id}/interview`, {
      kind: 'onSite',
      minutes: 45,
      place: 'Main entrance, 2nd floor',
      message: 'Bring your license.',
      times,
      ...changes,
    });
  const choose = (choice: object) =>
    call(seeker, 'POST', `/applications/${id}/interview/choice`, choice);
  const cancel = () => call(owner, 'DELETE', `/applicants/${id}/interview`);
  const withdraw = () => call(seeker, 'POST', `/applications/${id}/withdrawal`);
  const move = (name: string, state: string, changes: object = {}) =>
    call(owner, 'POST', '/applicants/moves', {
      applications: [{ id, state }],
      move: name,
      ...changes,
    });
  const seen = async () => (await call(seeker, 'GET', `/applications/${id}`)).json();
  const seenByOwner = async () => (await call(owner, 'GET', `/applicants/${id}`)).json();
  const mails = (): Promise<Mail[]> =>
    host.db.query<Mail>(
      sql`SELECT recipient, subject, text_body AS text, calendar, calendar_method AS method FROM mails ORDER BY created_at, id`,
    );
  /** Books an interview and sends its mails; returns its time. */
  const book = async (): Promise<string> => {
    const time = inDays(1);
    await offer([time]);
    await choose({ time });
    await host.db.execute(sql`DELETE FROM mails`);
    return time;
  };
  return {
    owner,
    seeker,
    id,
    call,
    offer,
    choose,
    cancel,
    withdraw,
    move,
    seen,
    seenByOwner,
    mails,
    book,
  };
};
export type InterviewSetup = Awaited<ReturnType<typeof setUpInterview>>;
