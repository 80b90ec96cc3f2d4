import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import type { Queryable } from '../../database/database';
import { mailAccountById, type MailAccount } from '../../repositories/accounts/mailAccounts';
import type { Pair } from '../../repositories/inbox/blocks';
import { addDigestItem, type DigestItem } from '../../repositories/mail/digests';
import { readPreferences } from '../../repositories/mail/preferences';
import type { Letter } from '../../texts/mail';
import { mayNotify } from '../inbox/relationship';
import { sanitizeLetter, namesOf } from './letter';
import { queueMail, type Mail } from './queue';

/** Returns the URL of mail programs' unsubscribe button, which is also the page for people. */
export const unsubscribeAddress = (origin: string, key: string): string =>
  `${origin}/api/unsubscribe/${key}`;

type Notice = {
  role: AccountRole;
  accountId: string;
  origin: string;
  kind: Mail['kind'];
  replyTo?: string;
  calendar?: Mail['calendar'];
  about?: string;
  /** How long to delay it, in seconds, also in the daily mail. */
  delay?: number;
  /**
   * Its lines in the daily mail, if the subject isn't enough: one for each thing, so that each can
   * be removed separately, for example after a block or a hand-over.
   */
  lines?: readonly (DigestItem & { about: string })[];
  /**
   * The two sides, for what one of them did: nothing is sent if they must not hear from each other.
   */
  between?: Pair;
  /** Sent at once even to people who want daily mail. */
  urgent?: boolean;
  /** Writes the mail; `name` is how to address the person, '' if it must not be shown. */
  write: (name: string, account: MailAccount) => Letter;
};

/**
 * Notifies a person, in the transaction of the event: by mail at once, in the daily mail, or not at
 * all, depending on their preference. Sends nothing to unconfirmed addresses. Call `mailQueued`
 * after the commit.
 */
export const notify = async (tx: Queryable, notice: Notice): Promise<void> => {
  const { role, accountId, origin, kind, replyTo, calendar, about, delay, write } = notice;
  const { urgent = false, between } = notice;
  if (between && !(await mayNotify(tx, between, role))) return;
  const account = await mailAccountById(tx, role, accountId);
  if (!account || account.confirmedEmail === null) return;
  const { frequency, unsubscribeKey } = await readPreferences(tx, role, accountId);
  if (frequency === 'none') return;
  const letter = sanitizeLetter(write(namesOf(account).name, account));
  if (frequency === 'daily' && !urgent) {
    const [link] = letter.links;
    const url = link?.url ?? `${origin}${paths.account()}`;
    const lines = notice.lines ?? [{ text: letter.subject, url, about: about ?? null }];
    for (const line of lines)
      await addDigestItem(tx, role, accountId, { ...line, delay: delay ?? null });
    return;
  }
  await queueMail(tx, {
    kind,
    to: account.confirmedEmail,
    ...(replyTo !== undefined && { replyTo }),
    ...(calendar && { calendar }),
    ...(about !== undefined && { about }),
    ...(delay !== undefined && { delay }),
    letter: { ...letter, unsubscribe: unsubscribeAddress(origin, unsubscribeKey) },
    unsubscribeUrl: unsubscribeAddress(origin, unsubscribeKey),
  });
};
