import type { SearchedFilters } from '@contract/search/looserFilters';
import { isOneRun } from '@contract/search/parseQuery';
import type { Gazetteer } from '@contract/search/places/gazetteer';
import {
  hasCenter,
  milesAnywhere,
  rankedMilesAnywhere,
  type Surroundings,
} from '@contract/search/places/surroundings';
import { nearestFirst } from '@contract/search/relaxing/nearestFirst';
import type { Relaxed } from '@contract/search/relaxing/relaxedList';
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
import { matchesOnlyByStem, type Ranked } from '@contract/search/relevance/rankCandidates';
import type { JobIndex, Steps } from './index/jobIndex';
import { planWords, type FilteredJobs, type PlannedWords } from './matching/filterJobs';
import { predicatesOf } from './matching/filterPredicates';
import {
  candidatesOf,
  maxRanked,
  rankJobs,
  type JobCandidate,
  type JobRanking,
} from './matching/orderJobs';
import { askedBits } from './matching/queryPlan';
import { pointsByPlace, surroundingsOf } from './places/placePoints';
import type { UnderstoodSearch } from './understandSearch';

/** The number of jobs matched per step. */
const batchSize = 4096;

const changesWithout: Record<ReadFilter, Partial<SearchedFilters>> = {
  pay: { payMin: undefined, payMax: undefined },
  type: { types: [] },
  within: { within: undefined },
};

/**
 * The jobs whose head contains any of the clauses, newest first, with the clauses in their title
 * and head as bits.
 */
type InPart = { positions: number[]; title: number[]; head: number[] };

function* matchInPart(index: JobIndex, { matcher }: PlannedWords): Steps<InPart> {
  const found: InPart = { positions: [], title: [], head: [] };
  let seen = 0;
  for (const at of index.newestFirst()) {
    seen += 1;
    if (seen % batchSize === 0) yield;
    if (!matcher.canMatchAny(at)) continue;
    const bits = matcher.headBits(at);
    if (!bits || bits.head === 0) continue;
    found.positions.push(at);
    found.title.push(bits.title);
    found.head.push(bits.head);
  }
  return found;
}

const bitCount = (bits: number): number => {
  let [rest, count] = [bits, 0];
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
};

const bitsOf = (clauses: readonly AskedClause[]): number =>
  clauses.reduce((bits, { index }) => bits | (1 << index), 0);

/**
 * Returns the newest of these jobs that contain enough of the clauses: those that do so in their
 * titles; if these are fewer than `missing`, also those that do so in their heads.
 */
const someOf = (
  index: JobIndex,
  inPart: InPart,
  { filters, now, of, kept, enough, missing }: Wanted,
): number[] => {
  const { always, category, type, place } = predicatesOf(index, filters, now);
  const [inTitles, inHeads]: [number[], number[]] = [[], []];
  // `inPart` has only jobs that contain at least one of the words
  const positions = enough === 0 ? [...index.newestFirst()] : inPart.positions;
  for (const [number, at] of positions.entries()) {
    const bits = enough === 0 ? 0 : (inPart.head[number] ?? 0);
    if (bitCount(bits & of) < enough || (bits & kept) !== kept) continue;
    const list = bitCount((inPart.title[number] ?? 0) & of) < enough ? inHeads : inTitles;
    if (list.length >= maxRanked.title) continue;
    const job = index.jobs[at];
    if (!job || !always(job, at) || !category(job, at) || !type(job, at) || !place(job, at))
      continue;
    list.push(at);
  }
  return inTitles.length >= missing ? inTitles : [...inTitles, ...inHeads];
};
type Wanted = {
  filters: SearchedFilters;
  now: number;
  /** The clauses, as bits; `enough` of them must match. */
  of: number;
  /** The clauses that every job must match, as bits. */
  kept: number;
  enough: number;
  missing: number;
};

export type RelaxRequest = {
  understood: UnderstoodSearch;
  found: FilteredJobs & { words: PlannedWords };
  /** The filters of the search. */
  asked: SearchedFilters;
  shown: readonly number[];
  /** Jobs that match only by their texts, best first. */
  texts: readonly Ranked<JobCandidate>[];
  wanted: number;
  ranking: JobRanking;
  now: number;
  gazetteer: Gazetteer | null;
};

/** Returns the wider surroundings of the place; `undefined` if they contain no more places. */
function* fartherOf(
  index: JobIndex,
  { understood: { area, filters }, gazetteer }: RelaxRequest,
): Steps<Surroundings | undefined> {
  if (!area || !gazetteer) return undefined;
  const farther = yield* surroundingsOf(index, gazetteer, area.place, widerMiles);
  const isMore = farther.near.places.length > (filters.near?.places.length ?? 0);
  return isMore ? farther : undefined;
}

/** Returns a function for the distance from the place to jobs anywhere. */
function* readMilesAnywhere(
  index: JobIndex,
  { understood: { area }, gazetteer }: RelaxRequest,
): Steps<JobRanking['milesTo']> {
  if (!area || !gazetteer || !hasCenter(area.place)) return () => 0;
  return milesAnywhere(area.place, yield* pointsByPlace(index, gazetteer));
}

const newRanks = (): Map<string | number, number> => new Map();

type AskedStep = RelaxedStep & { missing: number };
/** Returns a function that runs the steps requested by `relaxSearch`. */
const stepper = (
  index: JobIndex,
  planned: PlannedWords,
  inPart: InPart,
  request: RelaxRequest,
): ((step: AskedStep) => Steps<Ranked<JobCandidate>[] | undefined>) => {
  const { understood, ranking, now } = request;
  const { filters } = understood;
  const asked = askedBits(planned.plan);
  const isWeak = matchesOnlyByStem({ ...ranking, words: planned });
  let farther: Surroundings | undefined;
  // each step finds many of the jobs that the previous one in the same place did
  const ranks = { near: newRanks(), wider: newRanks(), anywhere: newRanks() };
  function* milesTo(where: RelaxedStep['where']): Steps<JobRanking['milesTo']> {
    if (where === 'near') return ranking.milesTo;
    if (where === 'anywhere') {
      const miles = yield* readMilesAnywhere(index, request);
      return (place) => rankedMilesAnywhere(miles(place));
    }
    return (name) => farther?.miles.get(name.trim()) ?? ranking.milesTo(name);
  }
  return function* find({ without, where, words, missing }) {
    if (where === 'wider' && !farther) {
      farther = yield* fartherOf(index, request);
      if (!farther) return undefined;
    }
    yield;
    const near = { near: filters.near, wider: farther?.near, anywhere: undefined }[where];
    const positions = someOf(index, inPart, {
      filters: {
        ...filters,
        ...Object.assign({}, ...without.map((filter) => changesWithout[filter])),
        near,
      },
      now,
      of: words ? bitsOf(words.of) : asked,
      kept: words ? bitsOf(keptAmong(words)) : asked,
      enough: words ? words.enough : bitCount(asked),
      missing,
    });
    const candidates = candidatesOf(index, positions);
    const ranked = rankJobs(
      index,
      planned,
      {
        ...ranking,
        milesTo: yield* milesTo(where),
        // partial matches are ordered by how much of the search they match
        pay: ranking.pay && { ...ranking.pay, bestFirst: false },
        ranks: ranks[where],
      },
      // far away, matches by stem alone aren't good enough ("account" and "accountant")
      where === 'near' || words ? candidates : candidates.filter((job) => !isWeak(job)),
    );
    return where === 'anywhere' && !words
      ? nearestFirst(ranked, yield* readMilesAnywhere(index, request))
      : ranked;
  };
};

/** Finds jobs that match these words partially, running all necessary steps. */
function* relaxWords(
  index: JobIndex,
  planned: PlannedWords,
  request: RelaxRequest,
): Steps<Relaxed<Ranked<JobCandidate>>> {
  const { understood, ranking } = request;
  const { read } = understood;
  const asked = askedBits(planned.plan);
  const steps = relaxSearch<Ranked<JobCandidate>, AskedClause>({
    shown: candidatesOf(index, request.shown),
    texts: request.texts,
    wanted: request.wanted,
    collapse: ranking.collapse,
    filters: read.filters,
    hasPlace: understood.area !== undefined,
    titled: read.titled !== 'no',
    clauses: askedClauses(planned.parsed, ranking, read.words ?? '').filter(
      (clause) => (asked & (1 << clause.index)) !== 0,
    ),
  });
  const find = stepper(index, planned, yield* matchInPart(index, planned), request);
  let step = steps.next();
  while (step.done !== true) step = steps.next(yield* find(step.value));
  return step.value;
}

const planApart = (index: JobIndex, { asked }: RelaxRequest) =>
  planWords(index, asked, { headsOnly: true, apart: true });

/**
 * Fills the page if a search finds fewer jobs than fit on it (`relaxSearch`), as on our own host. A
 * run of words with common synonyms is searched word by word if only texts contain it, or if it
 * includes a trade.
 */
export function* relaxJobs(
  index: JobIndex,
  request: RelaxRequest,
): Steps<Relaxed<Ranked<JobCandidate>>> {
  const { words } = request.found;
  const isFirst = request.texts.length > 0 && !request.understood.area;
  if ((isFirst && isOneRun(words.parsed)) || hasTradeInRun(words.parsed)) {
    const apart = yield* planApart(index, request);
    return yield* relaxWords(index, apart ?? words, request);
  }
  const relaxed = yield* relaxWords(index, words, request);
  if (!isOneRun(words.parsed) || !matchesOnlyInTexts(request.shown, relaxed)) return relaxed;
  const apart = yield* planApart(index, request);
  return apart ? yield* relaxWords(index, apart, request) : relaxed;
}
