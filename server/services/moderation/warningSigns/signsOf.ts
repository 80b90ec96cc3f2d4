import type { Database, Queryable } from '../../../database/database';
import type { SignName, WarningSign } from '../../../repositories/moderation/signNames';
import { contactIn } from './contact';
import { copyOf } from './copy';
import { moneyIn } from './money';
import { payFarOutside } from './pay';
import type { SignedPosting } from './posting';
import { shoutingIn } from './shouting';

/**
 * Returns a job's warning signs, each once, with the words or numbers that caused it. They are
 * hints for administrators and have no automatic consequences. Call it in a transaction (`tx`); the
 * usual pay is cached for `db`.
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
  // cutting may leave a lone surrogate, which can't be stored
  const storable = (detail: string) => detail.slice(0, 300).replaceAll(/\p{Cs}/gu, '');
  // the keys of the record above
  return (Object.entries(found) as [SignName, string | undefined][]).flatMap(([sign, detail]) =>
    detail === undefined ? [] : [{ sign, detail: storable(detail) }],
  );
};
