import { day } from '@contract/durations';
import { allCases } from '@contract/search/cases/allCases';
import { mixedJobs } from '@contract/search/cases/mixedJobs';
import {
  casesFor,
  checkedPartOf,
  type CaseGroup,
  type CaseQuery,
  type Question,
  type SearchOutcome,
} from '@contract/search/cases/searchCase';
import { countVocabulary } from '../../repositories/search/searchVocabulary';
import type { Wire } from '../../wire';
import { openHost, type TestHost } from '../host';
import { addCategories, addRows } from '../jobFixtures';

let host: TestHost;
let ids: string[];
let keyOf: Map<string, string>;

/** Opens a host with the group's jobs; those without a date by their position, long ago. */
const openWith = async ({ jobs }: CaseGroup): Promise<void> => {
  const now = Date.now();
  host = await openHost();
  await addCategories(host);
  ids = await addRows(
    host,
    jobs.map((job, at) => ({
      title: job.title ?? '',
      company: job.company ?? '',
      location: job.place ?? '',
      category: job.category ?? 'Finance Jobs',
      employmentType: job.type ?? 'Full-time',
      payFrom: job.payFrom ?? 0,
      payTo: job.payTo ?? 0,
      degree: job.degree ?? '',
      overview: job.overview ?? '',
      responsibilities: ['', '', job.duty ?? '', '', ''],
      description: job.description ?? null,
      createdAt: new Date(now - (job.daysAgo ?? 100 + at) * day),
      expiresAt: new Date(now + day),
    })),
  );
  keyOf = new Map(ids.map((id, at) => [id, jobs[at]?.key ?? '']));
};

const get = async <Name extends 'JobPage' | 'Suggestions' | 'SimilarJobs'>(
  path: string,
  parameters: Record<string, unknown>,
): Promise<Wire<Name>> => {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
  const answer = await host.app.inject({ url: `/api/jobs/${path}?${query.toString()}` });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json();
};
const keysOf = (items: readonly { _id: string }[]): string[] =>
  items.map(({ _id }) => keyOf.get(_id) ?? 'unknown');
const counted = (facet: readonly Wire<'FacetCount'>[]): Record<string, number> =>
  Object.fromEntries(
    facet.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
  );

/** All pages of a search; each job is found once, and all counts are exact. */
const search = async (query: CaseQuery): Promise<SearchOutcome> => {
  const first = await get<'JobPage'>('search', { ...query, limit: 50 });
  const items = [...first.items];
  for (let cursor = first.nextCursor; cursor !== null;) {
    const page = await get<'JobPage'>('search', { ...query, limit: 50, cursor });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  const { facets, total, totalIsExact, facetsAreExact, searchedFor, loosened } = first;
  expect([totalIsExact, facetsAreExact]).toEqual([true, true]);
  expect([new Set(items.map(({ _id }) => _id)).size, items.length]).toEqual([total, total]);
  const finds = keysOf(items);
  return {
    finds,
    findsInAnyOrder: finds.toSorted(),
    first: finds[0] ?? null,
    total,
    searchedFor,
    loosened,
    categories: counted(facets.category),
    types: counted(facets.type),
    places: facets.place.map(({ value, count }) => [value, count]),
    offered: [facets.category.length, facets.type.length],
  };
};
const suggest = async (q: string, field: 'what' | 'where') => {
  const { items } = await get<'Suggestions'>('suggestions', { q, for: field });
  return {
    finds: items.map(({ kind, text, count }) => `${kind} ${text} ${count}`),
    total: items.length,
  };
};
const similarTo = async (at: number) => {
  const keys = async (limit: number) =>
    keysOf((await get<'SimilarJobs'>(`${ids[at]}/similar`, { limit })).items);
  const finds = await keys(10);
  expect(await keys(1)).toEqual(finds.slice(0, 1));
  return { finds };
};
const answerTo = (question: Question): Promise<object> =>
  question.kind === 'search'
    ? search(question.query)
    : question.kind === 'suggest'
      ? suggest(question.q, question.field)
      : similarTo(question.at);

const groups = allCases
  .map((group) => ({ group, name: group.name, cases: casesFor('host', group) }))
  .filter(({ cases }) => cases.length > 0);
describe.each(groups)('$name', ({ group, cases }) => {
  beforeAll(async () => {
    await openWith(group);
    await countVocabulary(host.db);
  });
  afterAll(() => host.close());
  test.each(cases)('$what', async (each) => {
    expect(checkedPartOf(await answerTo(each.question), each)).toEqual(each.expected);
  });
});

describe('jobs whose words are not counted yet', () => {
  beforeAll(() => openWith(mixedJobs));
  afterAll(() => host.close());
  test.each(casesFor('uncountedHost', mixedJobs))('$what', async (each) => {
    expect(checkedPartOf(await answerTo(each.question), each)).toEqual(each.expected);
  });
});
