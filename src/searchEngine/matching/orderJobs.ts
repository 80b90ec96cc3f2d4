import type { JobIndex } from '@/searchEngine/index/jobIndex';
import type { JobSort } from '@/searchEngine/jobSearch';
import { limits } from '@contract/limits';
import {
  matchesOnlyByStem,
  rankCandidates,
  type Candidate,
  type Ranked,
  type Ranking,
} from '@contract/search/relevance/rankCandidates';
import { companyIsUnnamed } from '@contract/search/relevance/unnamedCompany';
import type { FilteredJobs, PlannedWords } from './filterJobs';
import { rankedTiers, type RankedTier } from './matcher';

/** A job for ranking; `position` is its index in the host's list. */
export type JobCandidate = Candidate & { position: number };
export type JobRanking = Omit<Ranking, 'words'>;

/**
 * Jobs in order. `alike` has the number of other postings that each stands for, by position.
 * `heads` is the number of jobs at the beginning that match by more than their texts or the stems
 * of words; `texts` are the ranked ones of the others.
 */
export type OrderedJobs = {
  positions: number[];
  alike: ReadonlyMap<number, number>;
  heads: number;
  texts: readonly Ranked<JobCandidate>[];
};

/**
 * The number of newest matches of a tier that are ranked, as on our own host with very many jobs;
 * older ones follow by age.
 */
export const maxRanked: Record<RankedTier, number> = {
  exact: 400,
  exactTexts: 400,
  title: 400,
  head: 400,
  texts: 100,
};
/** Ten pages: if earlier tiers have filled them, the others are ordered by age alone. */
const enoughRanked = 10 * limits.pageSize;

/**
 * Returns two hashes of a text (FNV-1a, forward and backward), which together hardly ever collide.
 */
const hashOf = (text: string): string => {
  let [forth, back] = [0x81_1c_9d_c5, 0x81_1c_9d_c5];
  for (let at = 0, last = text.length - 1; at <= last; at += 1) {
    forth = Math.imul(forth ^ text.charCodeAt(at), 0x01_00_01_93);
    back = Math.imul(back ^ text.charCodeAt(last - at), 0x01_00_01_93);
  }
  return `${forth} ${back} ${text.length}`;
};

/**
 * Returns the ranking candidates of these jobs; pass `matchesPhrase` only if they match by their
 * texts.
 */
export const candidatesOf = (
  { jobs }: JobIndex,
  positions: readonly number[],
  matchesPhrase?: (at: number) => boolean,
): JobCandidate[] =>
  positions.flatMap((position) => {
    const job = jobs[position];
    if (!job) return [];
    const { title, company, place, category, posted, texts, from, to } = job;
    return [
      {
        position,
        // for equal ages, the host's order decides
        id: -position,
        at: new Date(posted ?? 0),
        title,
        company,
        place,
        category,
        pay: { from, to },
        texts: matchesPhrase ? (matchesPhrase(position) ? 'phrase' : 'words') : null,
        sameText: companyIsUnnamed(company) ? hashOf(texts) : null,
      },
    ];
  });

export const rankJobs = (
  index: JobIndex,
  { parsed }: PlannedWords,
  ranking: JobRanking,
  candidates: readonly JobCandidate[],
): Ranked<JobCandidate>[] => rankCandidates({ ...ranking, words: { parsed } }, candidates);

/** Orders jobs by tier; within a tier, ranks the newest and appends the others by age. */
const byRelevance = (
  index: JobIndex,
  { tiers }: FilteredJobs,
  words: PlannedWords,
  ranking: JobRanking,
): OrderedJobs => {
  const positions: number[] = [];
  const alike = new Map<number, number>();
  let heads = 0;
  let weak: Ranked<JobCandidate>[] = [];
  let texts: Ranked<JobCandidate>[] = [];
  for (const tier of rankedTiers) {
    const matches = tiers[tier];
    const count = positions.length < enoughRanked ? maxRanked[tier] : 0;
    const newest = matches.slice(0, count);
    const matchesPhrase = tier === 'texts' ? words.matcher.matchesPhrase : undefined;
    const ranked = rankJobs(index, words, ranking, candidatesOf(index, newest, matchesPhrase));
    if (tier === 'head') {
      const onPage = ranked.slice(0, Math.max(0, limits.pageSize - positions.length));
      const isWeak = matchesOnlyByStem({ ...ranking, words });
      const strong = 1 + onPage.findLastIndex((job) => !isWeak(job));
      [heads, weak] = [positions.length + strong, onPage.slice(strong)];
    }
    if (tier === 'texts') {
      if (weak.length === 0) heads = positions.length;
      texts = [...weak, ...ranked];
    }
    for (const job of ranked) {
      positions.push(job.position);
      if (job.alike > 0) alike.set(job.position, job.alike);
    }
    for (const older of matches.slice(count)) positions.push(older);
  }
  return { positions, alike, heads, texts };
};

const inOrder = (positions: number[]): OrderedJobs => ({
  positions,
  alike: new Map(),
  heads: positions.length,
  texts: [],
});

/** Sort keys of jobs; the largest comes first. */
const sortKeys = {
  newest: (index: JobIndex) => (at: number) => index.jobs[at]?.posted ?? 0,
  pay: (index: JobIndex) => (at: number) =>
    Math.max(index.jobs[at]?.from ?? 0, index.jobs[at]?.to ?? 0),
};

/**
 * Returns all matches in the requested order. By default that is relevance if there are words,
 * otherwise the host's order.
 */
export const orderJobs = (
  index: JobIndex,
  found: FilteredJobs,
  sort: JobSort | undefined,
  ranking: JobRanking,
): OrderedJobs => {
  const { words, tiers } = found;
  const all = words ? rankedTiers.flatMap((tier) => tiers[tier]) : tiers.all;
  // only our own host knows distances
  if (sort === 'newest' || sort === 'pay') {
    const keyOf = sortKeys[sort](index);
    return inOrder(all.toSorted((a, b) => keyOf(b) - keyOf(a) || a - b));
  }
  // negated words alone don't rank anything
  return words && words.plan.whole !== null
    ? byRelevance(index, found, words, ranking)
    : inOrder(all);
};
