import { nearness, spelledWords, timesAsCommon, withSpelling } from '@contract/search/spelling';
import type { Database } from '../../database/database';
import { caseFold } from '../../repositories/caseFold';
import { wordsLike } from '../../repositories/search/searchVocabulary';

/**
 * What was typed with the words put right that next to no job says: the nearest of those that
 * titles, companies and places say. Null where there is none.
 */
export const otherSpelling = async (db: Database, typed: string): Promise<string | null> => {
  const looked = await Promise.all(
    spelledWords(typed)
      .slice(0, 8)
      .map(async ({ word, unfinished }) => ({ word, ...(await wordsLike(db, word, unfinished)) })),
  );
  const right = new Map<string, string>();
  for (const { word, jobs, alike } of looked) {
    const near = alike.flatMap((each) => {
      const distance = nearness(caseFold(word), each.word);
      return distance === undefined ||
        each.word === caseFold(word) ||
        each.jobs < Math.max(1, jobs * timesAsCommon)
        ? []
        : [{ ...each, distance }];
    });
    const [nearest] = near.toSorted((a, b) => a.distance - b.distance || b.jobs - a.jobs);
    if (nearest) right.set(word, nearest.word);
  }
  return right.size === 0 ? null : withSpelling(typed, right);
};
