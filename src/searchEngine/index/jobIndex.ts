import { employmentTypeOf, type EmploymentType } from '@contract/constants/employmentTypes';
import { saysRemote } from '@contract/jobs/remote';
import { withHours } from '@contract/search/relevance/hours';
import { normalizeText } from '@contract/search/tokenize';
import type { IndexedJob } from './indexedJob';
import { indexText } from './indexText';
import { makeJobValues, type JobValues } from './jobValues';
import { makeTokenList, type TokenList } from './tokenList';
import { makeVocabulary, type CountedField, type Vocabulary } from './vocabulary';

/** A task done in steps: more urgent ones may run between them. */
export type Steps<Result> = Generator<void, Result, void>;

/** A host's jobs with their search data, computed once for each job, when first needed. */
export type JobIndex = {
  jobs: readonly IndexedJob[];
  add: (jobs: readonly IndexedJob[]) => void;
  vocabulary: Vocabulary;
  places: JobValues;
  categories: JobValues;
  /** Employment types in the host's spelling. */
  types: JobValues;
  /** All jobs, newest first; those without a date last, in the host's order. */
  newestFirst: () => Uint32Array;
  /**
   * The title, company, place and category of each job: four fields, each followed by a 0. Complete
   * after `indexHeads`.
   */
  heads: TokenList;
  /** All other texts of each job. Complete after `indexTexts`. */
  texts: TokenList;
  indexHeads: () => Steps<void>;
  indexTexts: () => Steps<void>;
  hasIndexedTexts: () => boolean;
  type: (at: number) => EmploymentType;
  isRemote: (at: number) => boolean;
  /** Normalizes a text, with a cache: hosts use few spellings for many jobs. */
  normalized: (text: string) => string;
};

/** The number of jobs indexed per step. */
const batchSize = 64;

/** Memoizes `compute` by key. */
const memoizeByKey = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};

/** Returns a task that indexes the jobs not yet in the list, each as one text. */
const indexing = (
  jobs: readonly IndexedJob[],
  list: TokenList,
  indexJob: (job: IndexedJob, at: number) => void,
): (() => Steps<void>) => {
  let next = 0;
  return function* indexMore() {
    while (next < jobs.length) {
      for (const stop = Math.min(next + batchSize, jobs.length); next < stop; next += 1) {
        const job = jobs[next];
        if (job) indexJob(job, next);
        list.endText();
      }
      yield;
    }
  };
};

/** Sorts again only if jobs were added. */
const newestFirstOf = (jobs: readonly IndexedJob[]): (() => Uint32Array) => {
  let byAge = new Uint32Array(0);
  return () => {
    if (byAge.length === jobs.length) return byAge;
    const posted = Float64Array.from(jobs, (job) => job.posted ?? -Infinity);
    const age = (at: number): number => posted[at] ?? 0;
    byAge = Uint32Array.from(jobs.keys()).sort((a, b) =>
      age(a) === age(b) ? a - b : age(b) > age(a) ? 1 : -1,
    );
    return byAge;
  };
};

export const makeJobIndex = (): JobIndex => {
  const jobs: IndexedJob[] = [];
  const vocabulary = makeVocabulary();
  const [heads, texts] = [makeTokenList(), makeTokenList()];
  const places = makeJobValues(({ place }) => place);
  const employment = makeJobValues(({ type }) => type);
  const inCategories = makeJobValues(({ category }) => category);
  const isRemote = memoizeByKey((at: number): boolean => {
    const job = jobs[at];
    return job !== undefined && saysRemote(job.title, job.place);
  });
  const typeOfSpelling = memoizeByKey(employmentTypeOf);
  const typeAt = (at: number): EmploymentType =>
    typeOfSpelling(employment.all.texts[employment.all.of(at)] ?? '');
  // as one word ("part time" is its synonym), so that "time" alone matches no type
  const typeWord = (at: number): string =>
    typeAt(at) === 'other' ? '' : typeAt(at).replace('-', '');
  return {
    jobs,
    vocabulary,
    heads,
    texts,
    isRemote,
    places: places.all,
    categories: inCategories.all,
    types: employment.all,
    add: (more) => {
      jobs.push(...more);
      for (const values of [places, employment, inCategories]) values.add(more);
    },
    newestFirst: newestFirstOf(jobs),
    indexHeads: indexing(jobs, heads, ({ title, company, category, place }, at) => {
      const fields: [CountedField, string][] = [
        ['title', withHours(title)],
        ['company', company],
        ['place', place],
      ];
      for (const [field, text] of fields) indexText(text, heads, vocabulary, field);
      // not counted as words of heads: the twelve categories aren't needed for spelling correction
      indexText(
        `${category} ${isRemote(at) ? 'remote' : ''} ${typeWord(at)}`,
        heads,
        vocabulary,
        'other',
      );
    }),
    indexTexts: indexing(jobs, texts, ({ texts: lines }) => {
      for (const line of lines.split('\n')) indexText(line, texts, vocabulary, 'other');
    }),
    hasIndexedTexts: () => texts.textCount() === jobs.length,
    type: typeAt,
    normalized: memoizeByKey(normalizeText),
  };
};
