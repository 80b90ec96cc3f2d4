import type { Database, Queryable } from '../../../database/database';
import type { SignName, WarningSign } from '../../../repositories/moderation/signNames';
import { contactIn } from './contact';
import { copyOf } from './copy';
import { moneyIn } from './money';
import { payFarOutside } from './pay';
import type { SignedPosting } from './posting';
import { shoutingIn } from './shouting';

/**
 * What a posting is marked for, each sign once, with the words or numbers that made it. Reasons for
 * an administrator to look: nothing is done because of them. In a transaction (`tx`); `db` is what
 * the usual pay is remembered for.
 */
export const signsOf = async (
  db: Database,
  tx: Queryable,
  posting: SignedPosting,
): Promise<WarningSign[]> => {
  const found: Record<SignName, string | undefined> = {
    contactData: contactIn(posting),
    payOutlier: await payFarOutside(db, tx, posting),
    asksForMoney: moneyIn(posting),
    copy: await copyOf(tx, posting),
    shouting: shoutingIn(posting),
  };
  // half a letter of two code units, which a cut may leave, can't be stored
  const said = (detail: string) => detail.slice(0, 300).replaceAll(/\p{Cs}/gu, '');
  // the keys of that record
  return (Object.entries(found) as [SignName, string | undefined][]).flatMap(([sign, detail]) =>
    detail === undefined ? [] : [{ sign, detail: said(detail) }],
  );
};
