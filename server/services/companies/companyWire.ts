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
import { personName } from '../applications/people';

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

export const toColleagueInvitation = (
  row: InvitationRow,
  invitedBy: string,
): Wire<'ColleagueInvitation'> => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  allJobs: row.allJobs,
  jobIds: [...row.jobIds],
  invitedBy,
  expiresAt: row.expiresAt.toISOString(),
});

/** Returns a company's name: that of its longest-standing owner who has given one. */
export const companyNameOf = (people: readonly ColleagueRow[]): string =>
  people.find(({ role, companyName }) => role === 'owner' && companyName.trim() !== '')
    ?.companyName ?? '';

/**
 * Returns who sent an invitation. It ends when its sender is no longer an owner, so the sender is
 * among the company's people.
 */
const inviterAmong = (people: readonly ColleagueRow[], { invitedBy }: InvitationRow): string => {
  const inviter = people.find(({ id }) => id === invitedBy);
  return inviter ? personName(inviter) : '';
};

/**
 * Returns the company as one of its people sees it; an employer without a company gets themselves
 * as its only member.
 */
export const readCompany = async (db: Queryable, accountId: string): Promise<Wire<'Company'>> => {
  const { companyId, role, allJobs } = await jobScopeOf(db, accountId);
  const alone = companyId === null ? await aloneRow(db, accountId) : undefined;
  const people = companyId === null ? (alone ? [alone] : []) : await listColleagues(db, companyId);
  // deleted or removed in the meantime
  if (people.length === 0) throw new ApiError(404, hostTexts.notFound);
  const isOwner = role === 'owner';
  const invitations =
    companyId !== null && isOwner ? await listColleagueInvitations(db, companyId) : [];
  return {
    companyName: companyNameOf(people),
    role,
    allJobs,
    people: people.map((row) => toColleague(row, accountId, isOwner)),
    invitations: invitations.map((row) => toColleagueInvitation(row, inviterAmong(people, row))),
  };
};
