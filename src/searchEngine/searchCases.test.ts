import { aJob } from '@/test/fixtures';
import { largerPlaces } from '@contract/generated/gazetteer/largerPlaces';
import { limits } from '@contract/limits';
import { allCases } from '@contract/search/cases/allCases';
import {
  casesFor,
  checkedPartOf,
  type CaseGroup,
  type CaseJob,
  type CaseQuery,
  type Question,
  type SearchOutcome,
} from '@contract/search/cases/searchCase';
import { readGazetteer } from '@contract/search/places/gazetteer';
import { day } from '@contract/time/durations';
import { toIndexedJob } from './index/indexedJob';
import { makeJobIndex, type JobIndex } from './index/jobIndex';
import { readSearch } from './jobSearch';
import { searchJobs } from './searchJobs';
import { similarJobs } from './similarJobs';
import { makeSuggester } from './suggestJobs';

const gazetteer = readGazetteer(largerPlaces);
const minute = 60_000;
const postedFrom = Date.UTC(2026, 0, 10, 12);
/** A moment after the jobs were posted. */
const now = postedFrom + minute;

const blank = {
  joboverview: '',
  degreerequired: '',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`responsibilities${n}`, ''])),
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`qualification${n}`, ''])),
};
const indexOf = (jobs: readonly CaseJob[]): JobIndex => {
  const index = makeJobIndex();
  index.add(
    jobs.map((job) =>
      toIndexedJob(
        aJob({
          ...blank,
          jobtitle: job.title ?? '',
          companyname: job.company ?? '',
          location: job.place ?? '',
          categoryName: job.category ?? 'Finance Jobs',
          employementtype: job.type ?? 'Full-time',
          monthlysalary1: job.payFrom ?? 0,
          monthlysalary2: job.payTo ?? 0,
          degreerequired: job.degree ?? '',
          joboverview: job.overview ?? '',
          responsibilities3: job.duty ?? '',
          description: job.description ?? '',
          createdAt:
            job.daysAgo === undefined
              ? undefined
              : new Date(postedFrom - job.daysAgo * day).toISOString(),
        }),
      ),
    ),
  );
  return index;
};

/** Runs all steps of a task at once. */
const run = <Result>(steps: Generator<unknown, Result, void>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
const counted = (facet: readonly { value: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(
    facet.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
  );
const keysOf = ({ jobs }: CaseGroup, positions: readonly number[]): string[] =>
  positions.map((at) => jobs[at]?.key ?? 'unknown');

/** Runs the search of a URL, parsed as the listing does. */
const search = (group: CaseGroup, index: JobIndex, query: CaseQuery): SearchOutcome => {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
  const asked = { ...readSearch(parameters), each: query.each ?? true };
  const { positions, facets, searchedFor, loosened, relaxed, total, read, preferred, alike } = run(
    searchJobs(index, asked, { now, gazetteer }),
  );
  expect(new Set(positions).size).toBe(positions.length);
  const finds = keysOf(group, positions.slice(0, relaxed?.from));
  const stoodFor = positions
    .slice(0, relaxed?.from)
    .reduce((sum, at) => sum + (alike.get(at) ?? 0), 0);
  // jobs that match only by their texts may be listed among partial matches
  if (asked.each || !relaxed) expect(finds.length + stoodFor).toBe(total);
  return {
    finds,
    findsInAnyOrder: finds.toSorted(),
    shown: keysOf(group, positions.slice(0, limits.pageSize)),
    first: finds[0] ?? null,
    total,
    searchedFor,
    read,
    preferred,
    leftOut: relaxed?.leftOut ?? null,
    someOf: relaxed && relaxed.words.length > 0 ? [relaxed.enough, ...relaxed.words] : null,
    inTexts: relaxed?.inTexts ?? 0,
    miles: relaxed?.miles ?? null,
    comeClose: relaxed ? keysOf(group, positions.slice(relaxed.from)) : [],
    alike: Object.fromEntries(
      [...alike].map(([at, count]) => [group.jobs[at]?.key ?? 'unknown', count]),
    ),
    loosened,
    categories: counted(facets.category),
    types: counted(facets.type),
    places: facets.place.map(({ value, count }) => [value, count]),
    states: (facets.state ?? []).map(({ value, count }) => [value, count]),
    offered: [facets.category.length, facets.type.length],
  };
};

const suggest = (index: JobIndex, q: string, field: 'what' | 'where') => {
  const found = run(makeSuggester(index)(q, field));
  return {
    finds: found.map(({ kind, text, count }) => `${kind} ${text} ${count}`),
    total: found.length,
  };
};
const similarTo = (group: CaseGroup, index: JobIndex, at: number) => {
  const finds = keysOf(group, run(similarJobs(index, at, 10)));
  expect(keysOf(group, run(similarJobs(index, at, 1)))).toEqual(finds.slice(0, 1));
  return { finds };
};

describe.each(allCases)('$name', (group) => {
  const index = indexOf(group.jobs);
  const answerTo = (question: Question): object =>
    question.kind === 'search'
      ? search(group, index, question.query)
      : question.kind === 'suggest'
        ? suggest(index, question.q, question.field)
        : similarTo(group, index, question.at);
  test.each(casesFor('browser', group))('$what', (each) => {
    expect(checkedPartOf(answerTo(each.question), each)).toEqual(each.expected);
  });
});
