import type { Database } from '../../database/database';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import { claimDigest, takeDigestItems } from '../../repositories/mail/digests';
import { readPreferences } from '../../repositories/mail/preferences';
import { hiringMailTexts } from '../../texts/hiringMail';
import { harmless, namesOf } from './letter';
import { unsubscribeAddress } from './notify';
import { mailQueued, queueMail } from './queue';

/** Queues one person's daily mail; false: nobody's is due. */
const sendOne = (db: Database, origin: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const claimed = await claimDigest(tx);
    if (!claimed) return false;
    const { role, accountId } = claimed;
    const items = await takeDigestItems(tx, role, accountId);
    const account = await mailAccountById(tx, role, accountId);
    const { frequency, unsubscribeKey } = await readPreferences(tx, role, accountId);
    // who has stopped the mails meanwhile gets none of what waited
    if (items.length === 0 || !account?.confirmedEmail || frequency === 'none') return true;
    const unsubscribeUrl = unsubscribeAddress(origin, unsubscribeKey);
    await queueMail(tx, {
      kind: 'digest',
      to: account.confirmedEmail,
      letter: {
        ...harmless(hiringMailTexts.digest({ name: namesOf(account).name, items })),
        unsubscribe: unsubscribeUrl,
      },
      unsubscribeUrl,
    });
    return true;
  });

/** Queues the daily mails that are due; returns how many people were looked at. */
export const sendDigests = async (
  db: Database,
  origin: string,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let done = 0;
  while (!isStopped() && (await sendOne(db, origin))) done += 1;
  if (done > 0) mailQueued(db);
  return done;
};
