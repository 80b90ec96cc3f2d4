import { categories } from '@contract/categories';
import { employmentTypes } from '@contract/employmentTypes';
import { saysRemote } from '@contract/remote';
import type { Job, JobPage } from '@/api/jobBoardApi';
import type { JobIndex } from './jobIndex';
import type { JobSearch } from './jobSearch';
import { foldText, wordsTest } from './searchWords';

type Test = (job: Job, at: number) => boolean;
export type FilteredJobs = { jobs: Job[]; facets: JobPage['facets'] };

const dayLong = 86_400_000;
const contains = (wanted: string, read: (job: Job) => string | undefined): Test[] => {
  const folded = foldText(wanted.trim());
  return folded === '' ? [] : [(job) => foldText(read(job) ?? '').includes(folded)];
};

/** Somebody who types "remote" as a place means the kind of work; what else stands there is still a place. */
const placeOf = ({ location, remote }: JobSearch): { location: string; remote: boolean } => {
  const rest = location.replaceAll(/(?<!\p{L})remote(?!\p{L})/giu, ' ');
  return rest === location ? { location, remote } : { location: rest.replaceAll(/^[\s,;()/-]+|[\s,;()/-]+$/g, ''), remote: true };
};

/** All tests but category and type, cheap ones first. Ranges of pay that touch; 0 to 0 says nothing about the pay. */
const testsOf = (index: JobIndex, search: JobSearch, now: number): Test[] => {
  const { payMin, payMax, withPay, within } = search;
  const place = placeOf(search);
  const words = wordsTest(search.q);
  const onlyPaid = withPay || payMin !== undefined || payMax !== undefined;
  return [
    ...(onlyPaid ? [({ monthlysalary1: from = 0, monthlysalary2: to = 0 }: Job) => from > 0 || to > 0] : []),
    ...(payMin === undefined ? [] : [({ monthlysalary1: from = 0, monthlysalary2: to = 0 }: Job) => Math.max(from, to) >= payMin]),
    ...(payMax === undefined ? [] : [({ monthlysalary1: from = 0 }: Job) => from <= payMax]),
    ...(within === undefined ? [] : [({ createdAt }: Job) => Date.parse(createdAt ?? '') >= now - within * dayLong]),
    ...contains(place.location, (job) => job.location),
    ...contains(search.company, (job) => job.companyname),
    ...contains(search.degree, (job) => job.degreerequired),
    ...(place.remote ? [(job: Job) => saysRemote(job.jobtitle, job.location ?? '')] : []),
    ...(words ? [(_job: Job, at: number) => words(index.words(at))] : []),
  ];
};

/** A job's place in an order, biggest first; equal ones keep the host's order. */
const orders = {
  newest: ({ createdAt }: Job) => Date.parse(createdAt ?? '') || 0,
  pay: ({ monthlysalary1 = 0, monthlysalary2 = 0 }: Job) => Math.max(monthlysalary1, monthlysalary2),
};

/**
 * A host's jobs filtered in the browser, for hosts that can't search: the same filters as our own host's, the host's
 * order unless another is asked for. Facets count what each choice would give with the other filters as they are.
 */
export const filterJobs = (index: JobIndex, search: JobSearch, now: number): FilteredJobs => {
  const tests = testsOf(index, search, now);
  const [chosenCategories, chosenTypes] = [new Set<string | undefined>(search.category), new Set<string>(search.type)];
  const counts = { category: new Map<string, number>(categories.map((name) => [name, 0])), type: new Map<string, number>(employmentTypes.map((type) => [type, 0])) };
  const count = (counted: Map<string, number>, value: string | undefined): void => {
    if (value) counted.set(value, (counted.get(value) ?? 0) + 1);
  };
  const jobs = index.jobs.filter((job, at) => {
    if (!tests.every((test) => test(job, at))) return false;
    const type = index.type(job);
    const [inCategory, ofType] = [chosenCategories.size === 0 || chosenCategories.has(job.categoryName), chosenTypes.size === 0 || chosenTypes.has(type)];
    if (ofType) count(counts.category, job.categoryName);
    if (inCategory) count(counts.type, type);
    return inCategory && ofType;
  });
  const facet = (counted: Map<string, number>) => [...counted].map(([value, number]) => ({ value, count: number }));
  const order = search.sort === 'newest' && !index.hasDates ? undefined : search.sort;
  return {
    jobs: order === undefined || order === 'relevance' ? jobs : jobs.toSorted((a, b) => orders[order](b) - orders[order](a)),
    facets: { category: facet(counts.category), type: facet(counts.type), place: [] },
  };
};
