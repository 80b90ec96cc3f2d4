import { stopWords } from '@contract/search/stopWords';
import type { JobIndex, Steps } from './index/jobIndex';

/** The number of jobs compared per step. */
const batchSize = 512;
/**
 * Bonuses for the same category and place, added to the similarity of the titles, which is at most
 * 1: they only decide between similar titles.
 */
const [sameCategory, samePlace] = [0.2, 0.1];

/**
 * Returns the words of a job's title as token ids, without stop words; forms of the same word have
 * one id.
 */
const titleWords = ({ heads, vocabulary }: JobIndex, position: number): Set<number> => {
  const ids = heads.ids();
  const words = new Set<number>();
  const end = heads.start(position + 1);
  for (let at = heads.start(position); at < end && ids[at] !== 0; at += 1) {
    const id = ids[at] ?? 0;
    const word = vocabulary.tokens[id] ?? '';
    if (!stopWords.has(word)) words.add(vocabulary.withSameStem(word)[0] ?? id);
  }
  return words;
};

/**
 * Returns the positions of the jobs most similar to the one at `at`, best first, without it: by the
 * shared words of the titles (Jaccard, weighted by inverse document frequency), then by category
 * and place. Jobs that share nothing but a place aren't similar.
 */
export function* similarJobs(index: JobIndex, at: number, limit: number): Steps<number[]> {
  yield* index.indexHeads();
  const job = index.jobs[at];
  if (!job) return [];
  const { headCounts } = index.vocabulary;
  const weight = (id: number): number =>
    Math.log(1 + index.jobs.length / (1 + (headCounts[id] ?? 0)));
  const totalWeight = (ids: Iterable<number>): number =>
    [...ids].reduce((total, id) => total + weight(id), 0);
  const ownWords = titleWords(index, at);
  const [ownWeight, place] = [totalWeight(ownWords), index.normalized(job.place.trim())];
  const similar: { position: number; score: number }[] = [];
  for (const [position, other] of index.jobs.entries()) {
    if (position % batchSize === 0) yield;
    if (position === at) continue;
    const words = titleWords(index, position);
    const shared = totalWeight([...words].filter((word) => ownWords.has(word)));
    const inCategory = job.category !== '' && other.category === job.category;
    if (shared === 0 && !inCategory) continue;
    const title = shared === 0 ? 0 : shared / (ownWeight + totalWeight(words) - shared);
    const inPlace = place !== '' && index.normalized(other.place.trim()) === place;
    similar.push({
      position,
      score: title + (inCategory ? sameCategory : 0) + (inPlace ? samePlace : 0),
    });
  }
  return similar
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ position }) => position);
}
