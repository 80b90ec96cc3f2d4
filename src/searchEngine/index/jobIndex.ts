import { employmentTypeOf, type EmploymentType } from '@contract/constants/employmentTypes';
import { saysRemote } from '@contract/jobs/remote';
import { withHours } from '@contract/search/relevance/hours';
import { normalizeText } from '@contract/search/tokenize';
import type { IndexedJob } from './indexedJob';
import { indexText } from './indexText';
import { makeJobValues, type JobValues } from './jobValues';
import { makeTokenList, type TokenList } from './tokenList';
import { makeVocabulary, type CountedField, type Vocabulary } from './vocabulary';

/** A task done in steps: between two of them something more urgent may run. */
export type Steps<Result> = Generator<void, Result, void>;

/**
 * A host's jobs with what they are searched by, worked out once for each job, when first needed.
 */
export type JobIndex = {
  jobs: readonly IndexedJob[];
  add: (jobs: readonly IndexedJob[]) => void;
  vocabulary: Vocabulary;
  places: JobValues;
  categories: JobValues;
  /** Employment types as the host spells them. */
  types: JobValues;
  /** All jobs, newest first; those without a date last, in the host's order. */
  newestFirst: () => Uint32Array;
  /**
   * Of each job its title, company, place and category: four fields, a 0 after each. Complete after
   * `indexHeads`.
   */
  heads: TokenList;
  /** Of each job all its other texts. Complete after `indexTexts`. */
  texts: TokenList;
  indexHeads: () => Steps<void>;
  indexTexts: () => Steps<void>;
  hasIndexedTexts: () => boolean;
  type: (at: number) => EmploymentType;
  isRemote: (at: number) => boolean;
  /** A text normalized, cached: hosts use few spellings for many jobs. */
  normalized: (text: string) => string;
};

/** Jobs indexed in one step. */
const batchSize = 64;

/** What `compute` gives, computed once for each key. */
const cached = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};

/** Indexes the jobs that aren't in the list yet, each as one text. */
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

/** Sorted anew where jobs were added. */
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
  const isRemote = cached((at: number): boolean => {
    const job = jobs[at];
    return job !== undefined && saysRemote(job.title, job.place);
  });
  const typeOfSpelling = cached(employmentTypeOf);
  const typeAt = (at: number): EmploymentType =>
    typeOfSpelling(employment.all.texts[employment.all.of(at)] ?? '');
  // in one word ("part time" is its synonym), so that "time" alone matches no type
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
      // not counted as words of heads: nobody misspells the same twelve categories
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
    normalized: cached(normalizeText),
  };
};
