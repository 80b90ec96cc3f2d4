import { caseFold } from '@contract/caseFold';
import {
  correctableWords,
  minFrequencyRatio,
  spellingDistance,
  withCorrections,
} from '@contract/search/spelling';
import type { Database } from '../../database/database';
import { similarWords } from '../../repositories/search/searchVocabulary';

/** Each word costs two queries. */
const maxWords = 8;

/**
 * What was typed with its rare words corrected to the nearest ones of titles, companies and places
 * (spelling.ts has the rules); null where nothing can be.
 */
export const correctSpelling = async (db: Database, typed: string): Promise<string | null> => {
  const candidates = await Promise.all(
    correctableWords(typed)
      .slice(0, maxWords)
      .map(async ({ word, prefix }) => ({ word, ...(await similarWords(db, word, prefix)) })),
  );
  const corrections = new Map<string, string>();
  for (const { word, jobs, alike } of candidates) {
    const likely = alike.flatMap((each) => {
      const distance = spellingDistance(caseFold(word), each.word);
      return distance === undefined ||
        each.word === caseFold(word) ||
        each.jobs < Math.max(1, jobs * minFrequencyRatio)
        ? []
        : [{ ...each, distance }];
    });
    const [nearest] = likely.toSorted((a, b) => a.distance - b.distance || b.jobs - a.jobs);
    if (nearest) corrections.set(word, nearest.word);
  }
  return corrections.size === 0 ? null : withCorrections(typed, corrections);
};
