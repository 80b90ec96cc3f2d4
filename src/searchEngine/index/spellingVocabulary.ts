import { indexWords } from '@contract/search/spelling/spellingIndex';
import type { SpellingVocabulary, WordCounts } from '@contract/search/spelling/spellingVocabulary';
import type { JobIndex, Steps } from './jobIndex';

/** The number of pairs sorted per step: some milliseconds of work. */
const pairsInStep = 1 << 15;
/** The head's fields that count: title, company and place; the fourth is the category. */
const countedFields = 3;
/** An upper bound of token ids, so that a pair of them fits into one number. */
const idRange = 2 ** 26;

const lowerBound = (sorted: Float64Array, key: number): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < key) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * Counts adjacent tokens in titles, companies and places. Stored as sorted numbers: a map would
 * need ten times the memory.
 */
function* countPairs({ heads }: JobIndex): Steps<(first: number, second: number) => number> {
  const ids = heads.ids();
  const sortedParts: Float64Array[] = [];
  let part: number[] = [];
  for (let job = 0; job < heads.textCount(); job += 1) {
    let field = 0;
    for (let at = heads.start(job); at < heads.start(job + 1) && field < countedFields; at += 1) {
      const [first = 0, second = 0] = [ids[at], ids[at + 1]];
      if (first === 0) field += 1;
      else if (second !== 0) part.push(first * idRange + second);
    }
    if (part.length >= pairsInStep || job === heads.textCount() - 1) {
      sortedParts.push(Float64Array.from(part).sort());
      part = [];
      yield;
    }
  }
  return (first, second) => {
    const key = first * idRange + second;
    return sortedParts.reduce(
      (sum, sorted) => sum + lowerBound(sorted, key + 1) - lowerBound(sorted, key),
      0,
    );
  };
}

function* makeSpellingVocabulary(index: JobIndex): Steps<SpellingVocabulary> {
  const { vocabulary } = index;
  const { tokens, headCounts, titleCounts, placeCounts, counts } = vocabulary;
  yield* index.indexHeads();
  const inHeads = tokens.filter((_, id) => (headCounts[id] ?? 0) > 0);
  const { similarTo, withPrefix } = yield* indexWords(inHeads);
  const pairs = yield* countPairs(index);
  return {
    jobs: index.jobs.length,
    similarTo,
    withPrefix,
    countsOf: (word): WordCounts | undefined => {
      const id = vocabulary.idOf(word);
      if (id === undefined) return undefined;
      const [titles, places] = [titleCounts[id] ?? 0, placeCounts[id] ?? 0];
      const companies = (headCounts[id] ?? 0) - titles - places;
      return { titles, companies, places, texts: counts[id] ?? 0 };
    },
    bigramCount: (first, second) => {
      const [one, other] = [vocabulary.idOf(first), vocabulary.idOf(second)];
      return one === undefined || other === undefined ? 0 : pairs(one, other);
    },
  };
}

const made = new WeakMap<JobIndex, SpellingVocabulary>();
/**
 * Returns the words of these jobs for spelling correction; computed when first needed, and again if
 * jobs are added.
 */
export function* spellingVocabularyOf(index: JobIndex): Steps<SpellingVocabulary> {
  const known = made.get(index);
  if (known?.jobs === index.jobs.length) return known;
  const vocabulary = yield* makeSpellingVocabulary(index);
  made.set(index, vocabulary);
  return vocabulary;
}
