import { atomsOf, foldText } from '@/searchEngine/index/foldText';
import type { JobIndex } from '@/searchEngine/index/jobIndex';
import type { SearchedJob } from '@/searchEngine/index/searchedJob';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { readPlace } from '@contract/search/places';

/** Whether the job at a position passes. */
type Test = (job: SearchedJob, at: number) => boolean;

const dayLong = 86_400_000;

/** What a filter reads of a job. */
type Read = (job: SearchedJob) => string;

/**
 * Whether a text says all these words; `begun`: the last of them may be a beginning, unless it is a
 * single letter ("U.S.").
 */
const saysWords = (index: JobIndex, read: Read, wanted: string, begun: boolean): Test => {
  const words = atomsOf(foldText(wanted));
  const last = begun ? (words.at(-1) ?? '') : '';
  const mayBegin = last.length > 1 || /\P{ASCII}/u.test(last);
  // Chinese and Japanese part no words
  const mayStandWithin = begun && /\p{Lo}/u.test(wanted);
  // many jobs are with one company or in one place
  const known = new Map<string, boolean>();
  const says = (text: string): boolean => {
    const folded = index.folded(text);
    if (!words.every((word) => folded.includes(word))) return false;
    if (mayStandWithin) return true;
    const said = atomsOf(folded);
    return words.every(
      (word, at) =>
        said.includes(word) ||
        (mayBegin && at === words.length - 1 && said.some((each) => each.startsWith(word))),
    );
  };
  return (job) => {
    const text = read(job);
    const isSaid = known.get(text) ?? (words.length > 0 && says(text));
    known.set(text, isSaid);
    return isSaid;
  };
};

/**
 * The tests of a search's filters: `always` those that every count goes by, and those of the
 * filters that have counts of their own.
 */
export type JobTests = { always: Test; category: Test; type: Test; place: Test };

/**
 * A search's filters, but for its words, as tests. Ranges of pay that touch; 0 to 0 says nothing
 * about the pay. `now` in milliseconds.
 */
export const testsOf = (index: JobIndex, search: JobSearch, now: number): JobTests => {
  const { payMin, payMax, within } = search;
  const onlyPaid = search.withPay || payMin !== undefined || payMax !== undefined;
  const place = readPlace(search.location);
  const says = (wanted: string, read: Read): Test[] =>
    wanted.trim() === '' ? [] : [saysWords(index, read, wanted, true)];
  const readsPlace: Read = (job) => job.place;
  const isThere = [
    ...says(place.name, readsPlace),
    ...(place.otherName === undefined
      ? []
      : [saysWords(index, readsPlace, place.otherName, false)]),
  ];
  const all =
    (tests: readonly Test[]): Test =>
    (job, at) =>
      tests.every((test) => test(job, at));
  const [categories, types] = [new Set<string>(search.category), new Set<string>(search.type)];
  return {
    always: all([
      ...(onlyPaid ? [({ from, to }: SearchedJob) => from > 0 || to > 0] : []),
      ...(payMin === undefined
        ? []
        : [({ from, to }: SearchedJob) => Math.max(from, to) >= payMin]),
      ...(payMax === undefined ? [] : [({ from }: SearchedJob) => from <= payMax]),
      ...(within === undefined
        ? []
        : [({ posted }: SearchedJob) => posted !== null && posted >= now - within * dayLong]),
      ...says(search.company, (job) => job.company),
      ...says(search.degree, (job) => job.degree),
      ...(search.remote ? [(_job: SearchedJob, at: number) => index.isRemote(at)] : []),
    ]),
    category: (job) => categories.size === 0 || categories.has(job.category),
    type: (_job, at) => types.size === 0 || types.has(index.type(at)),
    place: all([
      ...(isThere.length > 0
        ? [(job: SearchedJob, at: number) => isThere.some((test) => test(job, at))]
        : []),
      ...(place.remote ? [(_job: SearchedJob, at: number) => index.isRemote(at)] : []),
    ]),
  };
};
