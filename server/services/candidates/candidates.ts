import { limits } from '@contract/limits';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { formatNumber } from '../../formatNumber';
import {
  countSentInvitations,
  inviteAgainAt,
} from '../../repositories/candidates/candidateInvitations';
import {
  countShortlisted,
  findCandidate,
  findContact,
  findOwnCandidate,
  findShownCv,
  lockCandidate,
  saveShortlisted,
  type ContactRow,
} from '../../repositories/candidates/candidates';
import { addView } from '../../repositories/candidates/openProfiles';
import { nilId } from '../../repositories/ids';
import type { StoredFile } from '../../repositories/media/files';
import { hostCandidateTexts } from '../../texts/candidates';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { readFile } from '../files/storedFiles';
import { toCandidate } from './candidateWire';
import { refuseSuspended } from './searchCandidates';

const toContact = ({
  fileId: _id,
  fileName: _name,
  ...contact
}: ContactRow): Wire<'CandidateContact'> => contact;

/** Returns a candidate with details; throws a 404 if the employer must not know of them. */
export const candidateDetails = async (
  db: Queryable,
  employerId: string,
  id: string,
): Promise<Wire<'CandidateDetails'>> => {
  const row = await findCandidate(db, employerId, id);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  const cv = await findShownCv(db, row.seekerId);
  const contact = await findContact(db, employerId, id);
  const sent = await countSentInvitations(db, employerId);
  const againAt = await inviteAgainAt(db, employerId, row.seekerId);
  return {
    ...toCandidate(row),
    ...cv,
    ...(contact && { contact: toContact(contact) }),
    invitationsLeft: Math.max(0, limits.invitationsADay - sent),
    ...(againAt && { inviteAgainAt: againAt.toISOString() }),
  };
};

/**
 * Like `candidateDetails`, for an employer who opens a profile; records the view for its owner (the
 * contract's getCandidate).
 */
export const openCandidate = async (
  db: Database,
  employerId: string,
  id: string,
): Promise<Wire<'CandidateDetails'>> => {
  await refuseSuspended(db, employerId);
  return db.transaction(async (tx) => {
    const seekerId = await lockCandidate(tx, employerId, id);
    if (seekerId === undefined) throw new ApiError(404, hostTexts.notFound);
    await addView(tx, seekerId, employerId);
    return candidateDetails(tx, employerId, id);
  });
};

/** Returns a job seeker as employers see them (the contract's getOwnCandidate). */
export const ownCandidate = async (
  db: Database,
  seekerId: string,
): Promise<Wire<'CandidateDetails'>> => {
  const id = await findOwnCandidate(db, seekerId);
  // as an employer that nobody has blocked and that has no contact with anybody
  return candidateDetails(db, nilId, id ?? '');
};

/** Returns the CV of a candidate who accepted an invitation and shares it. */
export const readCandidateCv = async (
  db: Database,
  employerId: string,
  id: string,
): Promise<{ name: string; file: StoredFile }> => {
  await refuseSuspended(db, employerId);
  const contact = await findContact(db, employerId, id);
  const file = contact?.fileId ? await readFile(db, contact.fileId) : undefined;
  if (!contact || !file) throw new ApiError(404, hostTexts.notFound);
  return { name: contact.fileName, file };
};

/**
 * Adds a candidate to an employer's shortlist, or changes the note there. Returns the note as
 * stored.
 */
export const shortlistCandidate = async (
  db: Database,
  employerId: string,
  id: string,
  typed: string,
): Promise<string> => {
  await refuseSuspended(db, employerId);
  const note = typed.trim();
  await db.transaction(async (tx) => {
    const seekerId = await lockCandidate(tx, employerId, id);
    if (seekerId === undefined) throw new ApiError(404, hostTexts.notFound);
    await saveShortlisted(tx, employerId, seekerId, note);
    if ((await countShortlisted(tx, employerId)) > limits.shortlisted)
      throw new ApiError(409, hostCandidateTexts.shortlistFull(formatNumber(limits.shortlisted)));
  });
  return note;
};
