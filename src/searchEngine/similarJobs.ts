import type { JobIndex, Steps } from './index/jobIndex';
import { stopWords } from './index/stopWords';

const batch = 512;
/**
 * What the same category and place add to the shared part of the titles' words, which is 1 at most:
 * they only decide between alike titles.
 */
const [sameCategory, samePlace] = [0.2, 0.1];

/**
 * Positions of the jobs most like the one at `at`, best first, without it: those that share words
 * of the title, rare words counting more, then its category and place. What shares nothing but a
 * place isn't like it.
 */
export function* similarJobs(index: JobIndex, at: number, limit: number): Steps<number[]> {
  yield* index.readHeads();
  const job = index.jobs[at];
  if (!job) return [];
  const { heads, vocabulary } = index;
  const numbers = heads.numbers();
  const titleOf = (position: number): Set<number> => {
    const words = new Set<number>();
    for (
      let next = heads.start(position);
      next < heads.start(position + 1) && numbers[next] !== 0;
      next += 1
    ) {
      const number = numbers[next] ?? 0;
      const word = vocabulary.atoms[number] ?? '';
      // forms of one word count as one, by the first that was met
      if (!stopWords.has(word)) words.add(vocabulary.formsOf(word)[0] ?? number);
    }
    return words;
  };
  const weight = (number: number): number =>
    Math.log(1 + index.jobs.length / (1 + (vocabulary.inHeads[number] ?? 0)));
  const sum = (words: Iterable<number>): number =>
    [...words].reduce((total, word) => total + weight(word), 0);
  const wanted = titleOf(at);
  const [all, place] = [sum(wanted), index.folded(job.place.trim())];
  const alike: { position: number; score: number }[] = [];
  for (const [position, other] of index.jobs.entries()) {
    if (position % batch === 0) yield;
    if (position === at) continue;
    const words = titleOf(position);
    const shared = sum([...words].filter((word) => wanted.has(word)));
    const inCategory = job.category !== '' && other.category === job.category;
    if (shared === 0 && !inCategory) continue;
    const title = shared === 0 ? 0 : shared / (all + sum(words) - shared);
    alike.push({
      position,
      score:
        title +
        (inCategory ? sameCategory : 0) +
        (place !== '' && index.folded(other.place.trim()) === place ? samePlace : 0),
    });
  }
  return alike
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ position }) => position);
}
