import { employmentTypeOf, type EmploymentType } from '@contract/employmentTypes';
import { saysRemote } from '@contract/remote';
import { makeAtomList, type AtomList } from './atomList';
import { foldText } from './foldText';
import { readAtoms } from './readAtoms';
import type { SearchedJob } from './searchedJob';
import { makeVocabulary, type Vocabulary } from './vocabulary';

/** A piece of work done bit by bit: between two bits something more urgent may come first. */
export type Steps<Result> = Generator<void, Result, void>;

/**
 * A host's jobs with what they are searched by, worked out once for each job and only when it is
 * needed.
 */
export type JobIndex = {
  jobs: readonly SearchedJob[];
  add: (jobs: readonly SearchedJob[]) => void;
  vocabulary: Vocabulary;
  /**
   * Of each job its title, company, place and category: four fields, a 0 after each. Ready after
   * `readHeads`.
   */
  heads: AtomList;
  /** Of each job everything else it says. Ready after `readTexts`. */
  texts: AtomList;
  readHeads: () => Steps<void>;
  readTexts: () => Steps<void>;
  hasReadTexts: () => boolean;
  type: (at: number) => EmploymentType;
  isRemote: (at: number) => boolean;
  /** A text folded; hosts use few spellings for many jobs. */
  folded: (text: string) => string;
};

/** Jobs read between two looks at the clock. */
const batch = 64;

export const makeJobIndex = (): JobIndex => {
  const jobs: SearchedJob[] = [];
  const vocabulary = makeVocabulary();
  const [heads, texts] = [makeAtomList(), makeAtomList()];
  const [types, foldedTexts, remote] = [
    new Map<string, EmploymentType>(),
    new Map<string, string>(),
    new Map<number, boolean>(),
  ];
  const isRemote = (at: number): boolean => {
    const job = jobs[at];
    const known = remote.get(at) ?? (job !== undefined && saysRemote(job.title, job.place));
    remote.set(at, known);
    return known;
  };
  const typeAt = (at: number): EmploymentType => {
    const spelling = jobs[at]?.type ?? '';
    const known = types.get(spelling) ?? employmentTypeOf(spelling);
    types.set(spelling, known);
    return known;
  };
  // one word, which "part time" also stands for: "time" alone finds no job for being full-time
  const kindWord = (at: number): string =>
    typeAt(at) === 'other' ? '' : typeAt(at).replace('-', '');
  const reading = (
    list: AtomList,
    read: (job: SearchedJob, at: number) => void,
  ): (() => Steps<void>) => {
    let next = 0;
    return function* readMore() {
      while (next < jobs.length) {
        for (const stop = Math.min(next + batch, jobs.length); next < stop; next += 1) {
          const job = jobs[next];
          if (job) read(job, next);
          list.endText();
        }
        yield;
      }
    };
  };
  return {
    jobs,
    vocabulary,
    heads,
    texts,
    isRemote,
    add: (more) => {
      jobs.push(...more);
    },
    readHeads: reading(heads, ({ title, company, category, place }, at) => {
      readAtoms(title, heads, vocabulary, true);
      readAtoms(company, heads, vocabulary, true);
      readAtoms(place, heads, vocabulary, true);
      // the same twelve words in all jobs are nobody's typing mistake
      readAtoms(
        `${category} ${isRemote(at) ? 'remote' : ''} ${kindWord(at)}`,
        heads,
        vocabulary,
        false,
      );
    }),
    readTexts: reading(texts, ({ texts: lines }) => {
      for (const line of lines.split('\n')) readAtoms(line, texts, vocabulary, false);
    }),
    hasReadTexts: () => texts.count() === jobs.length,
    type: typeAt,
    folded: (text) => {
      const known = foldedTexts.get(text) ?? foldText(text);
      foldedTexts.set(text, known);
      return known;
    },
  };
};
