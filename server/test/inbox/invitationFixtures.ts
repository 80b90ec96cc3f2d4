import sql from 'sql-template-tag';
import { candidateCalls } from '../candidates/candidateCalls';
import { asEmployer, asSeeker, type Person, type TestHost } from '../host';
import { post } from '../jobFixtures';

export type Invited = {
  employer: Person;
  seeker: Person;
  jobId: string;
  /** the id of the invitation, and so of its thread */
  id: string;
  candidateId: string;
};

/**
 * Creates a job seeker who is open to work and was invited to a job; both have confirmed addresses.
 */
export const makeInvitation = async (host: TestHost, by?: Person): Promise<Invited> => {
  const calls = candidateCalls(() => host);
  const [employer, seeker] = [by ?? (await asEmployer(host)), await asSeeker(host)];
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now()`);
  await host.db.execute(sql`UPDATE job_seekers SET email_verified_at = now()`);
  const jobId = (await post(host, employer))._id;
  await calls.open(seeker);
  const candidateId = await calls.idOf(seeker);
  expect((await calls.invite(employer, candidateId, jobId)).status).toBe(200);
  const [{ _id: id } = { _id: '' }] = await calls.invitations(seeker);
  return { employer, seeker, jobId, id, candidateId };
};

/** The same after a yes; the mails about it are deleted. */
export const makeAcceptedInvitation = async (host: TestHost): Promise<Invited> => {
  const invited = await makeInvitation(host);
  const { answer } = candidateCalls(() => host);
  expect((await answer(invited.seeker, invited.id, 'yes')).status).toBe(200);
  await host.db.execute(sql`DELETE FROM mails`);
  return invited;
};
