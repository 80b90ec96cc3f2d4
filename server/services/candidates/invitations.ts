import { limits } from '@contract/limits';
import { paths } from '@contract/paths';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  countSentInvitations,
  findInvitationObstacle,
  insertInvitation,
  inviteAgainAt,
  listInvitations,
  lockInvitation,
  lockInvitationsOf,
  lockOpenProfile,
  lockOwnLiveJob,
  lockSentInvitation,
  setInvitationState,
  type InvitationRow,
} from '../../repositories/candidates/candidateInvitations';
import { lockCandidate } from '../../repositories/candidates/candidates';
import { accountsThatSeeJob } from '../../repositories/companies/jobScope';
import { addEvents } from '../../repositories/inbox/events';
import { dropInvitationItems, dropInvitationMessages } from '../../repositories/inbox/inboxItems';
import { dropDigestItems, dropEmployerDigestItems } from '../../repositories/mail/digests';
import { dropWaitingMails } from '../../repositories/mail/mails';
import { candidateMailTexts, hostCandidateTexts as texts } from '../../texts/candidates';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { shownEmployer } from '../applications/people';
import { notifyInbox } from '../inbox/notifyInbox';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { watchInvitation } from '../moderation/abuseSignals';
import { candidateDetails } from './candidates';
import { refuseSuspended } from './searchCandidates';

const maxListed = 200;
/** Retry-After after too many invitations, in seconds. */
const retryLater = 3600;

const toInvitation = (row: InvitationRow): Wire<'Invitation'> => {
  const { id, state, message, createdAt, answeredAt, company, usernameEmployer } = row;
  const { jobId, jobtitle, location, isOpen, hasThread } = row;
  return {
    _id: id,
    state,
    message,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    company,
    usernameEmployer,
    hasThread,
    job: { _id: jobId, jobtitle, location, isOpen },
  };
};

/** Returns a job seeker's invitations (the contract's getInvitations). */
export const readInvitations = async (
  db: Queryable,
  seekerId: string,
): Promise<Wire<'Invitation'>[]> =>
  (await listInvitations(db, seekerId, maxListed)).map(toInvitation);

type Invite = { employerId: string; id: string; jobId: string; message: string; origin: string };

/**
 * Stores an invitation and notifies the job seeker: the only place where invitations are created.
 * Their profile must be locked.
 */
const createInvitation = async (
  tx: Queryable,
  { employerId, jobId, message, origin }: Invite,
  seekerId: string,
  job: { title: string; company: string },
): Promise<void> => {
  const about = await insertInvitation(tx, { jobId, employerId, seekerId, message });
  const between = { employerId, seekerId };
  await notifyInbox(tx, {
    to: { role: 'jobseeker', accountId: seekerId },
    kind: 'invitation',
    about: { invitationId: about, between },
  });
  const company = job.company.trim() || (await shownEmployer(tx, employerId));
  await notify(tx, {
    role: 'jobseeker',
    accountId: seekerId,
    origin,
    between,
    kind: 'invitation',
    about,
    write: (name) =>
      candidateMailTexts.invitation({
        name,
        company,
        jobtitle: job.title,
        message,
        url: `${origin}${paths.invitations()}?invitation=${about}`,
      }),
  });
};

/** Invites a candidate to a job (the contract's inviteCandidate). */
export const inviteCandidate = async (
  db: Database,
  invite: Invite,
): Promise<Wire<'CandidateDetails'>> => {
  const { employerId, id, jobId } = invite;
  await refuseSuspended(db, employerId);
  const message = invite.message.trim();
  const answer = await db.transaction(async (tx) => {
    await lockInvitationsOf(tx, employerId);
    const seekerId = await lockCandidate(tx, employerId, id);
    if (seekerId === undefined) throw new ApiError(404, hostTexts.notFound);
    if (message === '') throw new ApiError(400, texts.messageMissing, 'message');
    const job = await lockOwnLiveJob(tx, employerId, jobId);
    if (!job) throw new ApiError(404, texts.notYourJob);
    const obstacle = await findInvitationObstacle(tx, { employerId, seekerId, jobId });
    if (obstacle) throw new ApiError(409, texts[obstacle]);
    if (await inviteAgainAt(tx, employerId, seekerId))
      throw new ApiError(409, texts.invitedLately(limits.invitedAgainDays));
    const sent = await countSentInvitations(tx, employerId);
    if (sent >= limits.invitationsADay)
      throw new ApiError(429, texts.tooManyInvitations(limits.invitationsADay), undefined, {
        'retry-after': String(retryLater),
      });
    await createInvitation(tx, { ...invite, message }, seekerId, job);
    const from = { role: 'employer', accountId: employerId } as const;
    await watchInvitation(tx, { from, recipientId: seekerId, jobId, text: message }, sent + 1);
    return candidateDetails(tx, employerId, id);
  });
  mailQueued(db);
  return answer;
};

/**
 * Withdraws an unanswered invitation (the contract's withdrawCandidateInvitation): its
 * notifications are removed, but it still counts as sent.
 */
export const withdrawInvitation = async (
  db: Database,
  { employerId, id, jobId }: Pick<Invite, 'employerId' | 'id' | 'jobId'>,
): Promise<Wire<'CandidateDetails'>> => {
  await refuseSuspended(db, employerId);
  return db.transaction(async (tx) => {
    // in the same order as answering locks them
    const seekerId = await lockCandidate(tx, employerId, id);
    const sent = seekerId && (await lockSentInvitation(tx, { employerId, seekerId, jobId }));
    if (!sent || sent.state === 'ended') throw new ApiError(404, hostTexts.notFound);
    if (sent.state === 'accepted' || sent.state === 'declined')
      throw new ApiError(409, texts.answeredBefore);
    if (sent.state === 'sent') {
      await setInvitationState(tx, sent.id, 'withdrawn');
      await dropWaitingMails(tx, sent.id);
      await dropDigestItems(tx, sent.id);
      await dropInvitationItems(tx, sent.id);
      await addEvents(tx, [
        { role: 'jobseeker', accountId: seekerId, kind: 'invitation', about: sent.id },
      ]);
    }
    return candidateDetails(tx, employerId, id);
  });
};

/** Stores an answer and notifies the employer: the only place where answers are stored. */
const recordAnswer = async (
  tx: Queryable,
  { id, state: before, employerId, seekerId, jobId, jobtitle }: InvitationRow,
  state: 'accepted' | 'declined',
  origin: string,
): Promise<void> => {
  await setInvitationState(tx, id, state);
  // drops mails about the invitation and about an earlier answer
  await dropWaitingMails(tx, id);
  // messages that the employer wrote after a yes are still readable
  await (before === 'sent' ? dropDigestItems : dropEmployerDigestItems)(tx, id);
  if (state === 'declined') await dropInvitationMessages(tx, id);
  for (const accountId of await accountsThatSeeJob(tx, { jobId, employerId }))
    await notifyInbox(tx, {
      to: { role: 'employer', accountId },
      kind: 'invitation',
      about: { invitationId: id, between: { employerId: accountId, seekerId } },
    });
  // for the job seeker's other open pages
  await addEvents(tx, [{ role: 'jobseeker', accountId: seekerId, kind: 'invitation', about: id }]);
  const url = `${origin}${paths.candidates()}?list=invited&invitation=${id}`;
  await notify(tx, {
    role: 'employer',
    accountId: employerId,
    origin,
    between: { employerId, seekerId },
    kind: 'invitation',
    about: id,
    write: (name) => candidateMailTexts[state]({ name, jobtitle, url }),
  });
};

/** Answers an invitation (the contract's answerInvitation). */
export const answerInvitation = async (
  db: Database,
  seekerId: string,
  { id, answer, origin }: { id: string; answer: 'yes' | 'no'; origin: string },
): Promise<Wire<'Invitation'>> => {
  const stored = await db.transaction(async (tx) => {
    // in the same order as withdrawing locks them
    const isOpen = await lockOpenProfile(tx, seekerId);
    const invitation = await lockInvitation(tx, seekerId, id);
    if (!invitation) throw new ApiError(404, hostTexts.notFound);
    const state = answer === 'yes' ? 'accepted' : 'declined';
    if (invitation.state === state) return invitation;
    if (invitation.state === 'ended' || !isOpen) throw new ApiError(409, texts.ended);
    if (invitation.state === 'withdrawn') throw new ApiError(409, texts.withdrawn);
    if (invitation.state === 'declined') throw new ApiError(409, texts.answered);
    await recordAnswer(tx, invitation, state, origin);
    return { ...invitation, state, answeredAt: new Date() } as const;
  });
  mailQueued(db);
  return toInvitation(stored);
};
