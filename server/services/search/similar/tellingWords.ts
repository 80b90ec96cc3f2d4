import type { SpellingVocabulary } from '@contract/search/spelling/spellingVocabulary';

/** Enough to tell a trade's tools and licenses by; more would be what every posting says. */
const maxWords = 40;
/** What a larger share of all texts says tells nothing. */
const maxShare = 0.1;
/** Among fewer jobs no word is common. */
const minJobs = 50;

/**
 * The words of a job's texts that tell most about it, with how much each tells: those that few
 * texts say, but more than this one. Names and slips that no other posting has aren't among them.
 */
export const tellingWords = (
  words: readonly string[],
  { jobs, countsOf }: SpellingVocabulary,
): ReadonlyMap<string, number> => {
  const most = jobs < minJobs ? jobs : jobs * maxShare;
  const telling = words.flatMap((word) => {
    const texts = countsOf(word)?.texts ?? 0;
    const isTelling = /^\p{L}{3}/u.test(word) && texts > 1 && texts <= most;
    return isTelling ? [{ word, weight: Math.log((jobs + 1) / texts) }] : [];
  });
  return new Map(
    telling
      .toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, maxWords)
      .map(({ word, weight }) => [word, weight]),
  );
};

/** How much of them another says, 0 to 1: the first few words shared count most. */
export const skillsShared = (
  telling: ReadonlyMap<string, number>,
  shared: readonly string[],
): number => {
  let all = 0;
  for (const weight of telling.values()) all += weight;
  const said = shared.reduce((sum, word) => sum + (telling.get(word) ?? 0), 0);
  return all === 0 ? 0 : Math.sqrt(said / all);
};
