import type { JobSearch } from '../jobSearch';
import { foldText } from './foldText';
import type { JobIndex } from './jobIndex';
import type { SearchedJob } from './searchedJob';

/** Whether the job at a position passes. */
type Test = (job: SearchedJob, at: number) => boolean;

const dayLong = 86_400_000;

/** Somebody who types "remote" as a place means the kind of work; what else stands there is still a place. */
const placeOf = (location: string): { name: string; remote: boolean } => {
  const rest = location.replaceAll(/(?<!\p{L})remote(?!\p{L})/giu, ' ');
  return rest === location ? { name: location, remote: false } : { name: rest.replaceAll(/^[\s,;()/-]+|[\s,;()/-]+$/g, ''), remote: true };
};

/** The tests of a search's filters: `always` those that every count goes by, and those of the filters that have counts of their own. */
export type JobTests = { always: Test; category: Test; type: Test; place: Test };

/** A search's filters, but for its words, as tests. Ranges of pay that touch; 0 to 0 says nothing about the pay. `now` in milliseconds. */
export const testsOf = (index: JobIndex, search: JobSearch, now: number): JobTests => {
  const { payMin, payMax, within } = search;
  const onlyPaid = search.withPay || payMin !== undefined || payMax !== undefined;
  const place = placeOf(search.location);
  const contains = (wanted: string, read: (job: SearchedJob) => string): Test[] => {
    const folded = foldText(wanted.trim());
    return folded === '' ? [] : [(job) => index.folded(read(job)).includes(folded)];
  };
  const all = (tests: readonly Test[]): Test => (job, at) => tests.every((test) => test(job, at));
  const [categories, types] = [new Set<string>(search.category), new Set<string>(search.type)];
  return {
    always: all([
      ...(onlyPaid ? [({ from, to }: SearchedJob) => from > 0 || to > 0] : []),
      ...(payMin === undefined ? [] : [({ from, to }: SearchedJob) => Math.max(from, to) >= payMin]),
      ...(payMax === undefined ? [] : [({ from }: SearchedJob) => from <= payMax]),
      ...(within === undefined ? [] : [({ posted }: SearchedJob) => posted !== null && posted >= now - within * dayLong]),
      ...contains(search.company, (job) => job.company),
      ...contains(search.degree, (job) => job.degree),
      ...(search.remote ? [(_job: SearchedJob, at: number) => index.isRemote(at)] : []),
    ]),
    category: (job) => categories.size === 0 || categories.has(job.category),
    type: (_job, at) => types.size === 0 || types.has(index.type(at)),
    place: all([
      ...contains(place.name, (job) => job.place),
      ...(place.remote ? [(_job: SearchedJob, at: number) => index.isRemote(at)] : []),
    ]),
  };
};
