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
import { geocodePlaces } from '../../services/search/places/geocodePlaces';
import { recountVocabulary } from '../../services/search/vocabulary';
import type { Wire } from '../../wire';
import { openHost, type TestHost } from '../host';
import { addCategories, caseRows, insertTestJobs } from '../jobFixtures';

let host: TestHost;
let ids: string[];
let keyOf: Map<string, string>;

/** Opens a host with the group's jobs; jobs without a date get an old one by position. */
const openWith = async ({ jobs }: CaseGroup): Promise<void> => {
  host = await openHost();
  await addCategories(host);
  ids = await insertTestJobs(host, caseRows(jobs));
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

/** Reads all pages of a search; expects each job once and exact counts. */
const search = async (asked: CaseQuery): Promise<SearchOutcome> => {
  const query = { each: true, ...asked, limit: 50 };
  const first = await get<'JobPage'>('search', query);
  const items = first.items.slice(0, first.relaxed?.from);
  for (let cursor = first.nextCursor; cursor !== null;) {
    const page = await get<'JobPage'>('search', { ...query, cursor });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  const { facets, total, totalIsExact, facetsAreExact, searchedFor, loosened } = first;
  const { read, preferred, relaxed, alike } = first;
  expect([totalIsExact, facetsAreExact]).toEqual([true, true]);
  const stoodFor = items.reduce((sum, { _id }) => sum + (alike[_id] ?? 0), 0);
  expect(new Set(items.map(({ _id }) => _id)).size).toBe(items.length);
  // jobs that only match in their texts may be listed among the partial matches
  if (query.each || !relaxed) expect(items.length + stoodFor).toBe(total);
  const finds = keysOf(items);
  return {
    finds,
    findsInAnyOrder: finds.toSorted(),
    shown: keysOf(first.items),
    first: finds[0] ?? null,
    total,
    searchedFor,
    read,
    preferred,
    leftOut: relaxed?.leftOut ?? null,
    someOf: relaxed && relaxed.words.length > 0 ? [relaxed.enough, ...relaxed.words] : null,
    inTexts: relaxed?.inTexts ?? 0,
    miles: relaxed?.miles ?? null,
    comeClose: relaxed ? keysOf(first.items.slice(relaxed.from)) : [],
    alike: Object.fromEntries(
      Object.entries(alike).map(([id, count]) => [keyOf.get(id) ?? 'unknown', count]),
    ),
    loosened,
    categories: counted(facets.category),
    types: counted(facets.type),
    places: facets.place.map(({ value, count }) => [value, count]),
    states: (facets.state ?? []).map(({ value, count }) => [value, count]),
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
    await recountVocabulary(host.db);
    await geocodePlaces(host.db, undefined);
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
