import {
  nearness,
  spelledWords,
  timesAsCommon,
  withSpelling,
  type SpelledWord,
} from '@contract/search/spelling';
import { foldText } from './foldText';
import { stopWords } from './stopWords';
import type { Vocabulary } from './vocabulary';

const sum = (numbers: readonly number[], of: readonly number[]): number =>
  numbers.reduce((total, number) => total + (of[number] ?? 0), 0);

/**
 * The word of titles, companies and places that is nearest to a word hardly any job says; '' where
 * none is near.
 */
const nearestTo = (
  { word, unfinished }: SpelledWord,
  { atoms, inHeads, inAll, formsOf, beginningWith }: Vocabulary,
): string => {
  const typed = foldText(word);
  if (stopWords.has(typed)) return '';
  const said = sum(formsOf(typed), inAll) + (unfinished ? sum(beginningWith(typed), inAll) : 0);
  let best = { atom: '', steps: Infinity, often: 0 };
  for (const [number, atom] of atoms.entries()) {
    const often = inHeads[number] ?? 0;
    if (often < Math.max(1, said * timesAsCommon) || atom === typed || !/^\p{L}+$/u.test(atom))
      continue;
    const steps = nearness(typed, atom);
    if (steps !== undefined && (steps < best.steps || (steps === best.steps && often > best.often)))
      best = { atom, steps, often };
  }
  return best.atom;
};

/**
 * What was typed with its rare words put right by what these jobs say (spelling.ts has the rules);
 * null where nothing can be.
 */
export const nearestSpelling = (typed: string, vocabulary: Vocabulary): string | null => {
  const right = spelledWords(typed).map(
    (word) => [word.word, nearestTo(word, vocabulary)] as const,
  );
  return withSpelling(typed, new Map(right.filter(([, nearest]) => nearest !== '')));
};
