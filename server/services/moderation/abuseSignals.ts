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
 * How many recipients within 24 hours make a signal visible to administrators (`shown`), and how
 * many open a case (`queued`). An employer can send 50 invitations a day; below these bounds it is
 * common to answer all applicants with the same words, or with the same link to a call.
 */
export const signalBounds: Readonly<Record<SignalName, { shown: number; queued: number }>> = {
  massInvitations: { shown: 20, queued: 40 },
  copiedMessages: { shown: 5, queued: 15 },
  links: { shown: 5, queued: 15 },
};

/**
 * Minimum letters and digits of texts to compare; shorter ones are equal by chance: "Thank you, see
 * you on Monday".
 */
const minComparedLength = 40;
/** Maximum characters of the example that administrators see. */
const exampleLength = 300;

/** Hashes a text as a reader perceives it; null if it is too short to compare. */
const hashOf = (text: string): Buffer | null => {
  const skeleton = skeletonOf(text);
  return skeleton.length < minComparedLength
    ? null
    : createHash('sha256').update(skeleton).digest();
};

/** What an account does, to how many recipients, and the job it is about. */
type AccountActivity = { signal: SignalName; count: number; text: string; jobId: string };

/**
 * Records what an account does to many recipients, from the `shown` bound on. At the `queued` bound
 * it opens a case, once until the account has stopped for a day.
 */
const noteSignal = async (
  tx: Queryable,
  account: InboxOwner,
  { signal, count, text, jobId }: AccountActivity,
): Promise<void> => {
  const { shown, queued } = signalBounds[signal];
  if (count < shown) return;
  const before = await lockSignal(tx, account, signal);
  // cutting may leave a lone surrogate, which can't be stored
  const example = text.slice(0, exampleLength).replaceAll(/\p{Cs}/gu, '');
  await storeSignal(tx, account, { signal, count, example });
  if (count < queued || before >= queued) return;
  await lockJob(tx, jobId);
  await addCaseAccount(tx, await openCase(tx, jobId, 'signal'), account);
};

type Sent = { from: InboxOwner; recipientId: string; jobId: string; text: string };

/**
 * Counts how many recipients an account sends the same text or any links. Call it for each message
 * sent.
 */
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
 * Like `watchMessage`, for an invitation; `count` is how many the employer has sent within 24
 * hours. Equal texts are fine and not counted.
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
