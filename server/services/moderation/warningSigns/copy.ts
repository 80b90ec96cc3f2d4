import type { Queryable } from '../../../database/database';
import { findMostSimilar } from '../../../repositories/moderation/warningSigns';
import type { SignedPosting } from './posting';

/**
 * pg_trgm's similarity of title and overview from which one text is a copy of the other with names
 * and numbers changed. Of 2,000 real postings, nearly all have no other company's above 0.5; at 0.5
 * to 0.65 are different texts about the same trade, from 0.7 on they share sentences.
 */
const threshold = 0.7;

/** A copy of another employer's live job. Returns which, and how similar. */
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
