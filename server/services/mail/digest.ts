import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import { claimDigest, consumeDigestItems } from '../../repositories/mail/digests';
import { readPreferences } from '../../repositories/mail/preferences';
import { hiringMailTexts } from '../../texts/hiringMail';
import { processDueHiringRows, type ClaimOptions } from '../processDueRows';
import { sanitizeLetter, namesOf } from './letter';
import { unsubscribeAddress } from './notify';
import { mailQueued, queueMail } from './queue';

/** Queues one person's daily mail; returns false if none is due. */
const sendOne = (
  db: Database,
  origin: string,
  { skippedIds, onLocked }: ClaimOptions,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const claimed = await claimDigest(tx, skippedIds);
    if (!claimed) return false;
    const { role, accountId } = claimed;
    onLocked(accountId);
    const items = await consumeDigestItems(tx, role, accountId);
    const account = await mailAccountById(tx, role, accountId);
    const { frequency, unsubscribeKey } = await readPreferences(tx, role, accountId);
    // people who have turned emails off in the meantime get none of the waiting items
    if (items.length === 0 || !account?.confirmedEmail || frequency === 'none') return true;
    const unsubscribeUrl = unsubscribeAddress(origin, unsubscribeKey);
    await queueMail(tx, {
      kind: 'digest',
      to: account.confirmedEmail,
      letter: {
        ...sanitizeLetter(hiringMailTexts.digest({ name: namesOf(account).name, items })),
        unsubscribe: unsubscribeUrl,
      },
      unsubscribeUrl,
    });
    return true;
  });

/** Queues the daily mails that are due; returns for how many people. */
export const sendDigests = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  origin: string,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const done = await processDueHiringRows({ log, isStopped, what: 'daily mail' }, (options) =>
    sendOne(db, origin, options),
  );
  if (done > 0) mailQueued(db);
  return done;
};
