import { indexWords } from './spellingIndex';
import type { SpellingVocabulary, WordCounts } from './spellingVocabulary';

/** Runs all steps of a task at once. */
const run = <Result>(steps: Generator<unknown, Result, void>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

type Counted = Partial<WordCounts> | number;
/** Creates a vocabulary of a number of jobs, for tests; a plain number counts titles. */
export const testVocabulary = (
  jobs: number,
  words: Record<string, Counted>,
  pairs: Record<string, number> = {},
): SpellingVocabulary => {
  const none = { titles: 0, companies: 0, places: 0, texts: 0 };
  const counts = new Map(
    Object.entries(words).map(([word, counted]) => [
      word,
      { ...none, ...(typeof counted === 'number' ? { titles: counted } : counted) },
    ]),
  );
  const inHeads = [...counts].flatMap(([word, { titles, companies, places }]) =>
    titles + companies + places > 0 ? [word] : [],
  );
  return {
    ...run(indexWords(inHeads)),
    jobs,
    countsOf: (word) => counts.get(word),
    bigramCount: (first, second) => pairs[`${first} ${second}`] ?? 0,
  };
};
