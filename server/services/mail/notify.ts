import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import type { Queryable } from '../../database/database';
import { mailAccountById, type MailAccount } from '../../repositories/accounts/mailAccounts';
import type { Pair } from '../../repositories/inbox/blocks';
import { addDigestItem, type DigestItem } from '../../repositories/mail/digests';
import { readPreferences } from '../../repositories/mail/preferences';
import type { Letter } from '../../texts/mail';
import { mayTell } from '../inbox/standing';
import { harmless, namesOf } from './letter';
import { queueMail, type Mail } from './queue';

/** The address behind the unsubscribe button of mail programs, and the page for a person. */
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
  /** How long it waits, in seconds: with the daily mail as well. */
  delay?: number;
  /**
   * What the daily mail says of it, where that is more than the subject: a line for each thing, so
   * that a block or a hand-over takes back just what it is about.
   */
  lines?: readonly (DigestItem & { about: string })[];
  /** Whose doing it is: what one side did isn't told where they don't hear from each other. */
  between?: Pair;
  /** Sent even to those who want their mail once a day: it can't wait. */
  urgent?: boolean;
  /** The mail; `name` is what to call the person, '' where it can't be shown. */
  write: (name: string, account: MailAccount) => Letter;
};

/**
 * Tells a person what happened, in the transaction that it happens in: by mail at once, with the
 * daily one, or not at all, as they want it. Nobody is mailed at an address they didn't confirm.
 * Call `mailQueued` after the commit.
 */
export const notify = async (tx: Queryable, notice: Notice): Promise<void> => {
  const { role, accountId, origin, kind, replyTo, calendar, about, delay, write } = notice;
  const { urgent = false, between } = notice;
  if (between && !(await mayTell(tx, between, role))) return;
  const account = await mailAccountById(tx, role, accountId);
  if (!account || account.confirmedEmail === null) return;
  const { frequency, unsubscribeKey } = await readPreferences(tx, role, accountId);
  if (frequency === 'none') return;
  const letter = harmless(write(namesOf(account).name, account));
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
