import { createHash } from 'node:crypto';
import { linkIn } from '@contract/text/contactData';
import type { Queryable } from '../../database/database';
import type { InboxOwner } from '../../repositories/inbox/inboxItems';
import {
  addCaseAccount,
  addSentText,
  countRecipients,
  lockSignal,
  storeSignal,
  type SignalName,
} from '../../repositories/moderation/abuseSignals';
import { openCase } from '../../repositories/moderation/cases';
import { lockJob } from '../../repositories/moderation/reports';
import { skeletonOf } from './textSkeleton';

/**
 * From how many people within 24 hours on something is shown to administrators, and from how many
 * on it opens a case. An employer can send 50 invitations a day; answering everybody who applied
 * with the same words, or with the link of a call, is usual up to there.
 */
export const signalBounds: Readonly<Record<SignalName, { shown: number; queued: number }>> = {
  massInvitations: { shown: 20, queued: 40 },
  copiedMessages: { shown: 5, queued: 15 },
  links: { shown: 5, queued: 15 },
};

/** Shorter texts are the same by chance: "Thank you, see you on Monday". In letters and digits. */
const minComparedLength = 40;
/** How much of a text administrators read as an example. */
const exampleLength = 300;

/** What a reader takes the text for, as a hash; null where it is too short to tell. */
const hashOf = (text: string): Buffer | null => {
  const skeleton = skeletonOf(text);
  return skeleton.length < minComparedLength
    ? null
    : createHash('sha256').update(skeleton).digest();
};

/** What somebody does, to how many, and the job that it is about. */
type Doing = { signal: SignalName; count: number; text: string; jobId: string };

/**
 * Keeps what an account does to many, from the first bound on; whoever gets over the second is
 * brought before administrators, once until they have stopped for a day.
 */
const noteSignal = async (
  tx: Queryable,
  account: InboxOwner,
  { signal, count, text, jobId }: Doing,
): Promise<void> => {
  const { shown, queued } = signalBounds[signal];
  if (count < shown) return;
  const before = await lockSignal(tx, account, signal);
  // a cut may leave a lone surrogate, which can't be stored
  const example = text.slice(0, exampleLength).replaceAll(/\p{Cs}/gu, '');
  await storeSignal(tx, account, { signal, count, example });
  if (count < queued || before >= queued) return;
  await lockJob(tx, jobId);
  await addCaseAccount(tx, await openCase(tx, jobId, 'signal'), account);
};

type Sent = { from: InboxOwner; recipientId: string; jobId: string; text: string };

/** Counts to how many people an account sends the same text or links, as it sends a message. */
export const watchMessage = async (tx: Queryable, sent: Sent): Promise<void> => {
  const { from, recipientId, jobId, text } = sent;
  const [hash, hasLink] = [hashOf(text), linkIn(text) !== undefined];
  if (hash === null && !hasLink) return;
  await addSentText(tx, { from, recipientId, hash, hasLink });
  const { copies, links } = await countRecipients(tx, from, hash);
  await noteSignal(tx, from, { signal: 'copiedMessages', count: copies, text, jobId });
  if (hasLink) await noteSignal(tx, from, { signal: 'links', count: links, text, jobId });
};

/**
 * The same of an invitation, of which an employer has sent `count` within 24 hours. Its words may be
 * the same for all.
 */
export const watchInvitation = async (
  tx: Queryable,
  { from, recipientId, jobId, text }: Sent,
  count: number,
): Promise<void> => {
  await noteSignal(tx, from, { signal: 'massInvitations', count, text, jobId });
  if (linkIn(text) === undefined) return;
  await addSentText(tx, { from, recipientId, hash: null, hasLink: true });
  const { links } = await countRecipients(tx, from, null);
  await noteSignal(tx, from, { signal: 'links', count: links, text, jobId });
};
