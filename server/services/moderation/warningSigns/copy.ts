import type { Queryable } from '../../../database/database';
import { findMostSimilar } from '../../../repositories/moderation/warningSigns';
import type { SignedPosting } from './posting';

/**
 * pg_trgm's similarity of title and overview from which one text is a copy of the other, with names
 * and numbers changed. Of 2,000 real postings the nearest of another company is below 0.5 for
 * nearly all; from 0.5 to 0.65 stand different texts about the same trade, from 0.7 on sentences
 * are shared.
 */
const threshold = 0.7;

/** A copy of another employer's live posting. Answers which, and how alike they are. */
export const copyOf = async (
  tx: Queryable,
  posting: SignedPosting,
): Promise<string | undefined> => {
  const likest = await findMostSimilar(tx, posting, threshold);
  return (
    likest &&
    `${Math.round(likest.similarity * 100)} % like “${likest.title}” of ${likest.company} (${likest.id})`
  );
};
