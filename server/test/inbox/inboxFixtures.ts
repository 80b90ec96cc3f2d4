import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { applyTo } from '../applicationFixtures';
import { callAs } from '../hiring/fixtures';
import { asEmployer, asSeeker, type Person, type TestHost } from '../host';
import { post } from '../jobFixtures';

export type Applied = { employer: Person; seeker: Person; jobId: string; id: string };

/** Creates an employer and a job seeker who applied to its job, both with confirmed addresses. */
export const makeApplication = async (host: TestHost): Promise<Applied> => {
  const [employer, seeker] = [await asEmployer(host), await asSeeker(host)];
  const jobId = (await post(host, employer))._id;
  const { _id: id } = await applyTo(host, seeker, { jobId });
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now()`);
  await host.db.execute(sql`UPDATE job_seekers SET email_verified_at = now()`);
  await host.db.execute(sql`DELETE FROM mails`);
  return { employer, seeker, jobId, id };
};

export const write = (host: TestHost, who: Person, id: string, text = 'Hello') =>
  callAs(host, who)('POST', `/threads/${id}/messages`, { text });
export const threadOf = async (
  host: TestHost,
  who: Person,
  id: string,
): Promise<Wire<'Thread'>> => {
  const answer = await callAs(host, who)('GET', `/threads/${id}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
export const inboxOf = async (
  host: TestHost,
  who: Person,
  query = '',
): Promise<Wire<'InboxPage'>> => {
  const answer = await callAs(host, who)('GET', `/inbox${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
/** Returns each item's `kind`, with a star if it is unread. */
export const kindsOf = async (host: TestHost, who: Person, query = ''): Promise<string[]> =>
  (await inboxOf(host, who, query)).items.map(({ kind, isRead }) => (isRead ? kind : `${kind}*`));
