import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  listColleagueInvitations,
  type InvitationRow,
} from '../../repositories/companies/colleagueInvitations';
import {
  aloneRow,
  listColleagues,
  type ColleagueRow,
} from '../../repositories/companies/colleagues';
import { jobScopeOf } from '../../repositories/companies/jobScope';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { shownEmployer } from '../applications/people';

const toColleague = (row: ColleagueRow, you: string, isOwner: boolean): Wire<'Colleague'> => ({
  _id: row.id,
  usernameEmployer: row.username,
  firstnameEmployer: row.firstName,
  lastnameEmployer: row.lastName,
  ...((isOwner || row.id === you) && { emailEmployer: row.email, jobIds: [...row.jobIds] }),
  role: row.role,
  allJobs: row.allJobs,
  jobs: row.jobs,
  ...(row.joinedAt && { joinedAt: row.joinedAt.toISOString() }),
  you: row.id === you,
});

export const toColleagueInvitation = async (
  db: Queryable,
  row: InvitationRow,
): Promise<Wire<'ColleagueInvitation'>> => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  allJobs: row.allJobs,
  jobIds: [...row.jobIds],
  invitedBy: await shownEmployer(db, row.invitedBy),
  expiresAt: row.expiresAt.toISOString(),
});

/** A company's name: its owner's who has been there the longest and has given one. */
export const companyNameOf = (people: readonly ColleagueRow[]): string =>
  people.find(({ role, companyName }) => role === 'owner' && companyName.trim() !== '')
    ?.companyName ?? '';

/** The company as one of its people sees it; somebody who is in none has themselves. */
export const readCompany = async (db: Queryable, accountId: string): Promise<Wire<'Company'>> => {
  const { companyId, role, allJobs } = await jobScopeOf(db, accountId);
  const alone = companyId === null ? await aloneRow(db, accountId) : undefined;
  const people = companyId === null ? (alone ? [alone] : []) : await listColleagues(db, companyId);
  // deleted or removed just now
  if (people.length === 0) throw new ApiError(404, hostTexts.notFound);
  const isOwner = role === 'owner';
  const invitations =
    companyId !== null && isOwner ? await listColleagueInvitations(db, companyId) : [];
  return {
    companyName: companyNameOf(people),
    role,
    allJobs,
    people: people.map((row) => toColleague(row, accountId, isOwner)),
    invitations: await Promise.all(invitations.map((row) => toColleagueInvitation(db, row))),
  };
};
