import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  lockStanding,
  readStanding,
  type Pair,
  type Standing,
} from '../../repositories/inbox/blocks';
import type { ThreadRow } from '../../repositories/inbox/threads';
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

/** Why `writer` can't write to the other side, and whether that is by their own block. */
export const silenceOf = async (
  db: Queryable,
  pair: Pair,
  writer: AccountRole,
): Promise<{ silence: string | undefined; isBlocked: boolean }> => {
  const standing = await readStanding(db, pair);
  return {
    silence: silenceIn(standing, writer),
    isBlocked: standing.blockedBy.includes(writer),
  };
};

/** 409 where `writer` can't write to the other side; nobody blocks the other before the commit. */
export const checkMayWrite = async (
  tx: Queryable,
  pair: Pair,
  writer: AccountRole,
): Promise<void> => {
  const silence = silenceIn(await lockStanding(tx, pair), writer);
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
