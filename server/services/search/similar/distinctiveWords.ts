import type { SpellingVocabulary } from '@contract/search/spelling/spellingVocabulary';

/** Enough for a trade's tools and licenses; further words would be generic. */
const maxWords = 40;
/** Words in a larger share of all texts aren't distinctive. */
const maxShare = 0.1;
/** With fewer jobs, no word counts as common. */
const minJobs = 50;

/**
 * Returns the most distinctive words of a job's texts with their weights: those that few other
 * texts contain. Leaves out words that no other posting has, such as names and typos.
 */
export const distinctiveWords = (
  words: readonly string[],
  { jobs, countsOf }: SpellingVocabulary,
): ReadonlyMap<string, number> => {
  const most = jobs < minJobs ? jobs : jobs * maxShare;
  const distinctive = words.flatMap((word) => {
    const texts = countsOf(word)?.texts ?? 0;
    const isDistinctive = /^\p{L}{3}/u.test(word) && texts > 1 && texts <= most;
    return isDistinctive ? [{ word, weight: Math.log((jobs + 1) / texts) }] : [];
  });
  return new Map(
    distinctive
      .toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, maxWords)
      .map(({ word, weight }) => [word, weight]),
  );
};

/**
 * How much of the distinctive words another job shares, 0 to 1; the first few shared words count
 * most.
 */
export const skillsShared = (
  distinctive: ReadonlyMap<string, number>,
  shared: readonly string[],
): number => {
  let all = 0;
  for (const weight of distinctive.values()) all += weight;
  const said = shared.reduce((sum, word) => sum + (distinctive.get(word) ?? 0), 0);
  return all === 0 ? 0 : Math.sqrt(said / all);
};
