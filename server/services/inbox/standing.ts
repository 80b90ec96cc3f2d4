import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  lockStanding,
  readStanding,
  readStandings,
  type Pair,
  type Standing,
} from '../../repositories/inbox/blocks';
import type { InboxOwner } from '../../repositories/inbox/inboxItems';
import type { ThreadRow } from '../../repositories/inbox/threads';
import { suspendedAmong } from '../../repositories/moderation/suspension';
import { hostApplicationTexts } from '../../texts/applications';
import { inboxTexts } from '../../texts/inbox';

/** Why nobody writes in a thread, by the state of what it is about; undefined: they may. */
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

/** Why `writer` can't write to the other side; undefined: they can. */
const silenceIn = (standing: Standing, writer: AccountRole): string | undefined => {
  const { gone, blockedBy, suspended } = standing;
  if (suspended.includes(writer)) return inboxTexts.youAreSuspended;
  if (blockedBy.includes(writer)) return inboxTexts.youBlocked;
  // the other side doesn't learn whether they were blocked
  const isCut = gone.length > 0 || blockedBy.length > 0 || suspended.length > 0;
  return isCut ? inboxTexts.unreachable : undefined;
};

/**
 * Why an employer's account writes to nobody about a job: it is suspended, or the colleague that the
 * job is under is.
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

/** 409 where the employer's account, or the one that the job is under, is suspended. */
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
  standing: Standing,
  pair: Pair,
  { role, accountId }: InboxOwner,
): Promise<string | undefined> =>
  (role === 'employer' ? await suspensionOf(db, pair, accountId) : undefined) ??
  silenceIn(standing, role);

/** Why `writer` can't write to the other side, and whether that is by their own block. */
export const silenceOf = async (
  db: Queryable,
  pair: Pair,
  writer: InboxOwner,
): Promise<{ silence: string | undefined; isBlocked: boolean }> => {
  const standing = await readStanding(db, pair);
  return {
    silence: await silenceBetween(db, standing, pair, writer),
    isBlocked: standing.blockedBy.includes(writer.role),
  };
};

/**
 * Those of some pairs whose two sides can write to each other, whatever it is about: where either has
 * left, is suspended or has blocked the other, neither learns what the other does.
 */
export const reachedBy = async <Some extends Pair>(
  db: Queryable,
  pairs: readonly Some[],
): Promise<Some[]> => {
  if (pairs.length === 0) return [];
  const standings = await readStandings(db, pairs);
  const nameOf = ({ employerId, seekerId }: Pair): string => `${employerId} ${seekerId}`;
  const open = new Set(
    // what silences neither side
    standings.filter((standing) => silenceIn(standing, 'employer') === undefined).map(nameOf),
  );
  return pairs.filter((pair) => open.has(nameOf(pair)));
};

/**
 * 409 where `writer`, who may be a colleague of the employer, can't write to the other side; nobody
 * blocks the other before the commit.
 */
export const checkMayWrite = async (
  tx: Queryable,
  pair: Pair,
  writer: InboxOwner,
): Promise<void> => {
  const silence = await silenceBetween(tx, await lockStanding(tx, pair), pair, writer);
  if (silence !== undefined) throw new ApiError(409, silence);
};

/**
 * Whether `reader` is told what the other side does: not where one has blocked the other, and not if
 * they have left or are suspended themselves. Nobody blocks the other before the commit.
 */
export const mayTell = async (tx: Queryable, pair: Pair, reader: AccountRole): Promise<boolean> => {
  const { gone, blockedBy, suspended } = await lockStanding(tx, pair);
  return blockedBy.length === 0 && !gone.includes(reader) && !suspended.includes(reader);
};
