import type { Queryable } from '../../../database/database';
import { findMostSimilar } from '../../../repositories/moderation/warningSigns';
import type { SignedPosting } from './posting';

/**
 * The pg_trgm similarity of title and overview from which a text is taken for a copy with names and
 * numbers changed. Of 2,000 real postings, hardly any is more than 0.5 similar to another
 * company's; at 0.5 to 0.65 texts differ but are about the same trade, from 0.7 on they share
 * sentences.
 */
const threshold = 0.7;

/** Finds another employer's live job that this one copies. Returns which, and how similar it is. */
export const copyOf = async (
  tx: Queryable,
  posting: SignedPosting,
): Promise<string | undefined> => {
  const closest = await findMostSimilar(tx, posting, threshold);
  return (
    closest &&
    `${Math.round(closest.similarity * 100)} % like “${closest.title}” of ${closest.company} (${closest.id})`
  );
};
