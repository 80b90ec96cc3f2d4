import { sameJobKey } from '@contract/search/relevance/rankCandidates';
import { companyIsUnnamed } from '@contract/search/relevance/unnamedCompany';
import type { Database } from '../../../database/database';
import type { JobQuery } from '../../../repositories/search/jobFilters';
import { windowFor, type JobHistogram } from '../../../repositories/search/jobWindows';
import {
  readSharedWords,
  readSimilarCandidates,
  type CandidateSets,
  type ComparedJob,
  type SimilarJobRow,
  type SourceJob,
} from '../../../repositories/search/similarJobs';
import type { Tsqueries } from '../../../repositories/search/tsqueries';
import { cachedHistogram } from '../jobHistogram';
import { vocabularyOf } from '../vocabulary';
import { skillsShared, distinctiveWords } from './distinctiveWords';
import { readRole, type JobRole } from './jobRole';
import { isAlike, similarFeatures, similarityOf, type SimilarFeatures } from './similarFeatures';
import { nearMarks } from './surroundings';

export type SimilarJob = { job: SimilarJobRow; key: string; score: number };

/** How many candidates are compared by their texts, which are the most expensive to read. */
const maxFinalists = 40;
/** How many matches each window should contain. */
const enough = { near: 400, anywhere: 120, akin: 80 };
/** The approximate share of a role's jobs that are in one state. */
const stateShare = 0.02;

const queryFor = (words: Tsqueries, more: Partial<JobQuery> = {}): JobQuery => ({
  words,
  categories: [],
  types: [],
  remote: false,
  applyHere: false,
  withPay: false,
  status: 'live',
  ...more,
});
/** Matches titles with any of the words. */
const anyWord = (words: Tsqueries): Tsqueries => ({
  ...words,
  required: words.any,
  clauses: [{ plain: words.any, phrases: '' }],
  order: [0],
  inTitles: [words.any],
  negated: '',
});

/**
 * Returns the candidate sets to read, each with a window that should contain enough matches: the
 * rarer the role, the further back it reaches. `reach` multiplies that.
 */
const setsFor = (
  histogram: JobHistogram,
  { query, titles }: JobRole,
  { remote }: Pick<SourceJob, 'remote'>,
  marks: string,
  reach: number,
): CandidateSets => {
  const window = (wanted: number, matching: number) =>
    windowFor(histogram, (reach * wanted * histogram.total) / Math.max(1, matching));
  const location = remote || marks === '' ? undefined : `${marks} | 'r'`;
  const isSomewhere = remote || marks !== '';
  return {
    near: isSomewhere
      ? {
          query: queryFor(query, { location, remote }),
          window: window(enough.near, titles.all * stateShare),
        }
      : undefined,
    anywhere: { query: queryFor(query), window: window(enough.anywhere, titles.all) },
    akin: { query: queryFor(anyWord(query)), window: window(enough.akin, titles.any) },
  };
};

/** With fewer candidates than this, the windows may have been too small. */
const fewCandidates = 40;
const furtherReach = 16;

type Compared = { other: ComparedJob; features: SimilarFeatures };

const compare = (source: SourceJob, role: JobRole, candidates: readonly ComparedJob[]) => {
  const featuresOf = similarFeatures(source, role, Date.now());
  return candidates
    .map((other): Compared => ({ other, features: featuresOf(other) }))
    .filter(({ features }) => isAlike(features));
};

/** Sorts by similarity, then newest first, then by id for a stable order. */
const ranked = (compared: readonly Compared[]): Compared[] =>
  compared
    .map((each) => ({ each, score: similarityOf(each.features) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.each.other.at.getTime() - a.each.other.at.getTime() ||
        (a.each.other.id < b.each.other.id ? 1 : -1),
    )
    .map(({ each }) => each);

/** With an unnamed company, this many jobs of the same title and place may be different jobs. */
const maxUnnamed = 5;
/** The candidates to compare by texts as well: each job of a named company only once. */
const finalistsOf = (compared: readonly Compared[], source: SourceJob, most: number) => {
  const keyOf = (job: Pick<ComparedJob, 'title' | 'company' | 'place'>): string =>
    sameJobKey({ ...job, sameText: null });
  const taken = new Map(companyIsUnnamed(source.company) ? [] : [[keyOf(source), 1]]);
  const finalists: Compared[] = [];
  for (const each of compared) {
    if (finalists.length >= most) break;
    const key = keyOf(each.other);
    const before = taken.get(key) ?? 0;
    if (before >= (companyIsUnnamed(each.other.company) ? maxUnnamed : 1)) continue;
    taken.set(key, before + 1);
    finalists.push(each);
  }
  return finalists;
};

/**
 * Returns live jobs similar to one, most similar first: by role, distance and skills. Each job is
 * listed once, without the job itself, however often it is posted. Compares a bounded number of
 * candidates (at most 220), independent of the number of all jobs.
 */
export const findSimilar = async (
  db: Database,
  source: SourceJob,
  limit: number,
): Promise<SimilarJob[]> => {
  const vocabulary = vocabularyOf(db);
  const [histogram, role, marks] = await Promise.all([
    cachedHistogram(db),
    readRole(db.searches, source.title, vocabulary),
    nearMarks(db, source),
  ]);
  if (!role) return [];
  const read = async (reach: number) => {
    const sets = setsFor(histogram, role, source, marks, reach);
    const candidates = await readSimilarCandidates(db.searches, source, sets);
    const isAll = [sets.near, sets.anywhere].every((set) => set?.window.isLast !== false);
    return { compared: compare(source, role, candidates), isAll };
  };
  const first = await read(1);
  const isEnough = first.isAll || first.compared.length >= fewCandidates;
  const { compared } = isEnough ? first : await read(furtherReach);
  const finalists = finalistsOf(ranked(compared), source, Math.max(limit, maxFinalists));
  if (finalists.length === 0) return [];
  const distinctive = distinctiveWords(source.words, vocabulary);
  const rows = await readSharedWords(
    db.searches,
    finalists.map(({ other }) => other.id),
    [...distinctive.keys()],
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const withSkills = finalists.map(({ other, features }) => ({
    other,
    features: { ...features, skills: skillsShared(distinctive, rowOf.get(other.id)?.shared ?? []) },
  }));
  const listed = new Set([sameJobKey(source)]);
  return ranked(withSkills)
    .flatMap(({ other, features }) => {
      const job = rowOf.get(other.id);
      const key = job && sameJobKey({ ...job, place: job.location });
      if (!key || listed.has(key)) return [];
      listed.add(key);
      return [{ job, key, score: similarityOf(features) }];
    })
    .slice(0, limit);
};
