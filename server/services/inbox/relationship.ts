import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  lockRelationship,
  readRelationship,
  readRelationships,
  type Pair,
  type Relationship,
} from '../../repositories/inbox/blocks';
import type { InboxOwner } from '../../repositories/inbox/inboxItems';
import type { ThreadRow } from '../../repositories/inbox/threads';
import { suspendedAmong } from '../../repositories/moderation/suspension';
import { hostApplicationTexts } from '../../texts/applications';
import { inboxTexts } from '../../texts/inbox';

/**
 * Returns why nobody can write in a thread, by the state of its application or invitation;
 * `undefined` if they can.
 */
export const stateSilence = ({
  applicationId,
  state,
}: Pick<ThreadRow, 'applicationId' | 'state'>): string | undefined => {
  if (applicationId !== null)
    return state === 'withdrawn' ? hostApplicationTexts.withdrawnSilence : undefined;
  const silences = inboxTexts.invitationSilence;
  return state === 'sent' || state === 'declined' || state === 'withdrawn' || state === 'ended'
    ? silences[state]
    : undefined;
};

/** Returns why `writer` can't write to the other side; `undefined` if they can. */
const silenceIn = (relationship: Relationship, writer: AccountRole): string | undefined => {
  const { gone, blockedBy, suspended } = relationship;
  if (suspended.includes(writer)) return inboxTexts.youAreSuspended;
  if (blockedBy.includes(writer)) return inboxTexts.youBlocked;
  // the other side doesn't learn whether they were blocked
  const isCut = gone.length > 0 || blockedBy.length > 0 || suspended.length > 0;
  return isCut ? inboxTexts.unreachable : undefined;
};

/**
 * Returns why an employer's account can't write to anybody about a job: the account is suspended,
 * or the colleague who owns the job is.
 */
const suspensionOf = async (
  db: Queryable,
  { employerId }: Pick<Pair, 'employerId'>,
  writerId: string,
): Promise<string | undefined> => {
  const suspended = await suspendedAmong(db, 'employer', [writerId, employerId]);
  if (suspended.includes(writerId)) return inboxTexts.youAreSuspended;
  return suspended.length > 0 ? inboxTexts.employerIsSuspended : undefined;
};

/** Throws a 409 if the employer's account, or the one that owns the job, is suspended. */
export const refuseSuspendedWriter = async (
  tx: Queryable,
  job: Pick<Pair, 'employerId'>,
  writerId: string,
): Promise<void> => {
  const silence = await suspensionOf(tx, job, writerId);
  if (silence !== undefined) throw new ApiError(409, silence);
};

const silenceBetween = async (
  db: Queryable,
  relationship: Relationship,
  pair: Pair,
  { role, accountId }: InboxOwner,
): Promise<string | undefined> =>
  (role === 'employer' ? await suspensionOf(db, pair, accountId) : undefined) ??
  silenceIn(relationship, role);

/**
 * Returns why `writer` can't write to the other side, and whether they have blocked it themselves.
 */
export const silenceOf = async (
  db: Queryable,
  pair: Pair,
  writer: InboxOwner,
): Promise<{ silence: string | undefined; isBlocked: boolean }> => {
  const relationship = await readRelationship(db, pair);
  return {
    silence: await silenceBetween(db, relationship, pair, writer),
    isBlocked: relationship.blockedBy.includes(writer.role),
  };
};

/**
 * Returns the pairs whose two sides can write to each other. If either side has left, is suspended
 * or has blocked the other, neither may learn what the other does.
 */
export const reachedBy = async <Some extends Pair>(
  db: Queryable,
  pairs: readonly Some[],
): Promise<Some[]> => {
  if (pairs.length === 0) return [];
  const relationships = await readRelationships(db, pairs);
  const nameOf = ({ employerId, seekerId }: Pair): string => `${employerId} ${seekerId}`;
  const open = new Set(
    // if the employer can write, so can the job seeker
    relationships
      .filter((relationship) => silenceIn(relationship, 'employer') === undefined)
      .map(nameOf),
  );
  return pairs.filter((pair) => open.has(nameOf(pair)));
};

/**
 * Throws a 409 if `writer`, who may be a colleague of the employer, can't write to the other side;
 * locks both sides against new blocks until the commit.
 */
export const checkMayWrite = async (
  tx: Queryable,
  pair: Pair,
  writer: InboxOwner,
): Promise<void> => {
  const silence = await silenceBetween(tx, await lockRelationship(tx, pair), pair, writer);
  if (silence !== undefined) throw new ApiError(409, silence);
};

/**
 * Whether `reader` is notified of what the other side does: not if one has blocked the other, or
 * the reader has left or is suspended. Locks both sides against new blocks until the commit.
 */
export const mayNotify = async (
  tx: Queryable,
  pair: Pair,
  reader: AccountRole,
): Promise<boolean> => {
  const { gone, blockedBy, suspended } = await lockRelationship(tx, pair);
  return blockedBy.length === 0 && !gone.includes(reader) && !suspended.includes(reader);
};
