import { isOneRun } from '@contract/search/parseQuery';
import {
  hasCenter,
  milesAnywhere,
  rankedMilesAnywhere,
} from '@contract/search/places/surroundings';
import type { ReadQuery } from '@contract/search/reading/readQuery';
import { nearestFirst } from '@contract/search/relaxing/nearestFirst';
import { notRelaxed, type Relaxed as RelaxedJobs } from '@contract/search/relaxing/relaxedList';
import {
  askedClauses,
  hasTradeInRun,
  keptAmong,
  widerMiles,
  type AskedClause,
  type ReadFilter,
  type RelaxedStep,
} from '@contract/search/relaxing/relaxedSteps';
import { matchesOnlyInTexts, relaxSearch } from '@contract/search/relaxing/relaxSearch';
import {
  matchesOnlyByStem,
  rankCandidates,
  type Ranked,
  type Ranking,
} from '@contract/search/relevance/rankCandidates';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { readCandidates, type Candidate } from '../../repositories/search/candidates';
import {
  readFilters,
  tiersOf,
  type JobFilters,
  type JobQuery,
} from '../../repositories/search/jobFilters';
import { newestMatches, readRows } from '../../repositories/search/jobSearch';
import { pointsOf } from '../../repositories/search/placePoints';
import { toTsqueries, type Tsqueries } from '../../repositories/search/tsqueries';
import { surroundingsOf } from './places/nearPlace';
import { hasWords, type SearchContext, type WordsQuery } from './searchPages';

/**
 * Jobs that match in part, merged with those of `texts`, best first, and the conditions that were
 * dropped.
 */
export type Relaxed = Omit<RelaxedJobs<unknown>, 'jobs'> & {
  rows: JobRow[];
  alike: Map<string, number>;
  /**
   * The loosest query that the heads of these jobs had to match, as a tsquery in its text form; ''
   * if none was searched, null if heads could say anything.
   */
  loosest: string | null;
};
/**
 * `texts`: jobs that match by their texts alone, best first; `filters`: the filters of the query.
 */
type Asking = {
  shown: readonly JobRow[];
  texts: readonly Ranked<Candidate>[];
  wanted: number;
  filters: JobFilters;
};

const noFilters: JobFilters = {
  categories: [],
  types: [],
  remote: false,
  applyHere: false,
  withPay: false,
  status: 'live',
};

/** Reads a step's candidates by heads only: partial matches in texts are rarely relevant. */
const candidatesOf = async (
  { db, histogram, ranking }: SearchContext,
  query: WordsQuery,
  wanted: number,
): Promise<Candidate[]> => {
  const found: Candidate[] = [];
  for (const tier of tiersOf(query.words)) {
    if (tier === 'texts' || found.length >= wanted) break;
    const { candidates } = await readCandidates(db, histogram, query, tier, {
      withPay: ranking.pay !== undefined,
    });
    found.push(...candidates);
  }
  return found;
};

/** Returns all combinations of `size` items, in the list's order. */
const combinations = <Each>(list: readonly Each[], size: number): Each[][] => {
  if (size === 0) return [[]];
  return list.flatMap((first, index) =>
    combinations(list.slice(index + 1), size - 1).map((others) => [first, ...others]),
  );
};

type Asked = AskedClause & { tsquery: string; inTitles: string };

/** The clauses that have something to search for; stop words don't. */
const askedOf = (
  { clauses, inTitles, parsed }: Tsqueries,
  ranking: Ranking,
  typed: string,
): Asked[] =>
  askedClauses(parsed, ranking, typed).flatMap((asked) => {
    const { plain = '', phrases = '' } = clauses[asked.index] ?? {};
    const tsquery = [plain, phrases].filter(Boolean).join(' | ');
    const titles = inTitles[asked.index] || tsquery;
    return tsquery === '' ? [] : [{ ...asked, tsquery, inTitles: titles }];
  });

/** Returns the same query with only some of its words required. */
const someOf = (words: Tsqueries, some: NonNullable<RelaxedStep<Asked>['words']>): Tsqueries => {
  const { of, enough } = some;
  const kept = keptAmong(some);
  const ways = combinations(of, enough).filter((those) =>
    kept.every((each) => those.includes(each)),
  );
  const anyWay = (part: 'tsquery' | 'inTitles'): string =>
    ways.map((those) => those.map((each) => `(${each[part]})`).join(' & ')).join(' | ');
  const required = anyWay('tsquery');
  return {
    ...words,
    required,
    clauses: [{ plain: required, phrases: '' }],
    order: [0],
    inTitles: [anyWay('inTitles')],
    inExactTitles: [],
    soft: [],
    hours: '',
  };
};

const changesWithout: Record<ReadFilter, Partial<JobQuery>> = {
  pay: { payMin: undefined, payMax: undefined },
  type: { types: [] },
  within: { within: undefined },
};

type Farther = Pick<JobQuery, 'near'> & { milesTo: Ranking['milesTo'] };
/** Returns a function for a place's distance; infinite if it is unknown. */
const readMilesAnywhere = async (
  { db }: SearchContext,
  { place }: Pick<ReadQuery, 'place'>,
  jobs: readonly Candidate[],
): Promise<Ranking['milesTo']> => {
  if (!place || !hasCenter(place)) return () => 0;
  const points = await pointsOf(db, [...new Set(jobs.map((job) => job.place.trim()))]);
  return milesAnywhere(place, points);
};
/** Returns a wider area around the place; `undefined` if it contains no further places. */
const fartherOf = async (
  { db, ranking }: SearchContext,
  query: WordsQuery,
  { place }: Pick<ReadQuery, 'place'>,
): Promise<Farther | undefined> => {
  if (!place) return undefined;
  const { near, miles } = await surroundingsOf(db, place, { miles: widerMiles });
  if (near.places.length <= (query.near?.places.length ?? 0)) return undefined;
  const wider = await readFilters(db, { ...noFilters, near });
  return {
    near: wider?.near,
    milesTo: (name) => miles.get(name.trim()) ?? ranking.milesTo(name),
  };
};

/** Returns the newest jobs that match the other filters, whatever their words. */
const anyOf = async (
  { db, histogram }: SearchContext,
  query: JobQuery,
  wanted: number,
): Promise<Ranked<Candidate>[]> => {
  const rows = await newestMatches(db, histogram, { ...query, words: undefined }, wanted);
  return rows.map((row, at) => ({
    ...{ id: row.id, at: row.createdAt, title: row.title, company: row.company },
    ...{ place: row.location, category: row.category, applyHere: false },
    ...{ pay: null, texts: null, sameText: row.id, alike: 0, rank: -at },
  }));
};

/** Creates the function that runs the steps of `relaxSearch`. */
const stepper = (context: SearchContext, query: WordsQuery, understood: ReadQuery) => {
  const { ranking } = context;
  const isWeak = matchesOnlyByStem({ ...ranking, words: query.words });
  let farther: Farther | undefined;
  return async ({
    without,
    where,
    words,
    missing,
  }: RelaxedStep<Asked> & { missing: number }): Promise<Ranked<Candidate>[] | undefined> => {
    if (where === 'wider' && !farther) farther = await fartherOf(context, query, understood);
    if (where === 'wider' && !farther) return undefined;
    if (words?.enough === 0) return anyOf(context, query, missing);
    const looser: WordsQuery = {
      ...query,
      ...Object.assign({}, ...without.map((filter) => changesWithout[filter])),
      near: { near: query.near, wider: farther?.near, anywhere: undefined }[where],
      ...(words && { words: someOf(query.words, words) }),
    };
    const found = await candidatesOf(context, looser, missing);
    // far away, a match by stem alone isn't relevant: an account executive isn't an accountant
    const candidates = where === 'near' || words ? found : found.filter((job) => !isWeak(job));
    // partial matches are ranked by how much of the query they match
    const pay = ranking.pay && { ...ranking.pay, bestFirst: false };
    const ranked = (milesTo: Ranking['milesTo']) =>
      rankCandidates({ ...ranking, words: query.words, milesTo, pay }, candidates);
    if (where !== 'anywhere')
      return ranked((where === 'wider' ? farther?.milesTo : undefined) ?? ranking.milesTo);
    const milesTo = await readMilesAnywhere(context, understood, candidates);
    const all = ranked((place) => rankedMilesAnywhere(milesTo(place)));
    return words ? all : nearestFirst(all, milesTo);
  };
};

type Found = { relaxed: RelaxedJobs<Ranked<Candidate>>; loosest: string | null };
/** Runs the steps of `relaxSearch` until it is done. */
const relaxedJobs = async (
  context: SearchContext,
  query: WordsQuery,
  understood: ReadQuery,
  { shown, texts, wanted }: Asking,
): Promise<Found> => {
  const { ranking } = context;
  const find = stepper(context, query, understood);
  const steps = relaxSearch<Ranked<Candidate>, Asked>({
    shown: shown.map((row) => ({ ...row, place: row.location })),
    texts,
    wanted,
    collapse: ranking.collapse,
    filters: understood.filters,
    hasPlace: understood.place !== undefined,
    titled: understood.titled !== 'no',
    clauses: askedOf(query.words, ranking, understood.words ?? ''),
  });
  let step = steps.next();
  let loosest: string | null = '';
  let fewest = Infinity;
  while (step.done !== true) {
    const { words } = step.value;
    // among steps that require some of the words, fewer required words are looser; keeping the
    // trade counts as one more
    const asked = words?.enough ?? query.words.clauses.length;
    const enough = asked + Number(words?.isTradeKept ?? true);
    if (enough < fewest) {
      const all = words ? someOf(query.words, words) : query.words;
      [loosest, fewest] = [words?.enough === 0 ? null : all.required, enough];
    }
    step = steps.next(await find(step.value));
  }
  return { relaxed: step.value, loosest };
};

/**
 * Returns the words as separate clauses if several of them, or a trade among them, form one clause
 * because they have a synonym together; `undefined` if they are separate already.
 */
const apartWords = async (
  { db }: SearchContext,
  { words: { parsed } }: WordsQuery,
  { words: typed = '', optional, soft, boostQuery, alternatives, completions }: JobFilters,
): Promise<Tsqueries | undefined> =>
  isOneRun(parsed) || hasTradeInRun(parsed)
    ? toTsqueries(db, typed, { optional, soft, boostQuery, alternatives, completions, apart: true })
    : undefined;

/** Reads the jobs that follow if a search finds fewer than a page (`relaxSearch`). */
export const readRelaxed = async (
  context: SearchContext,
  query: JobQuery,
  understood: ReadQuery,
  asking: Asking,
): Promise<Relaxed> => {
  if (!hasWords(query)) return { ...notRelaxed, rows: [], alike: new Map(), loosest: '' };
  const areApart =
    (asking.texts.length > 0 && !understood.place) || hasTradeInRun(query.words.parsed);
  const apart = areApart ? await apartWords(context, query, asking.filters) : undefined;
  let found = await relaxedJobs(
    context,
    apart ? { ...query, words: apart } : query,
    understood,
    asking,
  );
  if (!apart && matchesOnlyInTexts(asking.shown, found.relaxed)) {
    const words = await apartWords(context, query, asking.filters);
    if (words) found = await relaxedJobs(context, { ...query, words }, understood, asking);
  }
  const { jobs, ...how } = found.relaxed;
  const alike = jobs.flatMap((job) => (job.alike > 0 ? [[job.id, job.alike] as const] : []));
  return {
    rows: await readRows(
      context.db,
      jobs.map(({ id }) => id),
      context.columns,
    ),
    alike: new Map(alike),
    loosest: found.loosest,
    ...how,
  };
};
