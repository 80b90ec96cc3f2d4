import {
  correctableWords,
  minFrequencyRatio,
  spellingDistance,
  withCorrections,
  type TypedWord,
} from '@contract/search/spelling';
import { stopWords } from './stopWords';
import { normalizeText } from './tokenize';
import type { Vocabulary } from './vocabulary';

const total = (ids: readonly number[], counts: readonly number[]): number =>
  ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0);

/**
 * The word of titles, companies and places that is nearest to a word hardly any job has; '' where
 * none is near.
 */
const correctionOf = (
  { word, prefix }: TypedWord,
  { tokens, headCounts, counts, withSameStem, withPrefix }: Vocabulary,
): string => {
  const typed = normalizeText(word);
  if (stopWords.has(typed)) return '';
  const frequency =
    total(withSameStem(typed), counts) + (prefix ? total(withPrefix(typed), counts) : 0);
  const minFrequency = Math.max(1, frequency * minFrequencyRatio);
  let best = { token: '', distance: Infinity, frequency: 0 };
  for (const [id, token] of tokens.entries()) {
    const inHeads = headCounts[id] ?? 0;
    if (inHeads < minFrequency || token === typed || !/^\p{L}+$/u.test(token)) continue;
    const distance = spellingDistance(typed, token);
    if (
      distance !== undefined &&
      (distance < best.distance || (distance === best.distance && inHeads > best.frequency))
    )
      best = { token, distance, frequency: inHeads };
  }
  return best.token;
};

/**
 * What was typed with its rare words corrected to words of these jobs (spelling.ts has the rules);
 * null where nothing can be.
 */
export const correctSpelling = (typed: string, vocabulary: Vocabulary): string | null => {
  const corrections = correctableWords(typed).map(
    (typedWord) => [typedWord.word, correctionOf(typedWord, vocabulary)] as const,
  );
  return withCorrections(typed, new Map(corrections.filter(([, correction]) => correction !== '')));
};
