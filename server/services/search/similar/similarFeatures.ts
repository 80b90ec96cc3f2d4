import { LRUCache } from 'lru-cache';
import { distanceMiles } from '@contract/search/places/distance';
import { regionOf } from '@contract/search/regionOf';
import { matchTerm, type RankTerm, type TermMatch } from '@contract/search/relevance/rankTerms';
import { titleParts } from '@contract/search/relevance/titleParts';
import { day } from '@contract/time/durations';
import type { ComparedJob } from '../../../repositories/search/similarJobs';
import { tradeAt, type JobRole } from './jobRole';

/** Similarity features of two jobs, each from 0 to 1. */
export type SimilarFeatures = {
  /** How much the names of the two jobs overlap, weighted by rarity. */
  role: number;
  /** Whether both names end with the same trade: a nurse isn't a nurse manager. */
  sameTrade: number;
  /** How close they are; remote jobs are near everything. */
  near: number;
  /** How much of the title's other words the other title has, such as "ICU", "nights". */
  details: number;
  sameCategory: number;
  /** How many of the job's distinctive words the other's texts have. */
  skills: number;
  fresh: number;
};

/**
 * The weight of each feature, set by hand: jobs of another trade never come before those of the
 * same trade that are equally near, and a near job of the same trade comes before any distant one.
 */
const weights: Record<keyof SimilarFeatures, number> = {
  role: 4,
  sameTrade: 2,
  near: 3,
  details: 0.7,
  sameCategory: 0.6,
  skills: 2,
  fresh: 0.3,
};

export const similarityOf = (features: SimilarFeatures): number =>
  weights.role * features.role +
  weights.sameTrade * features.sameTrade +
  weights.near * features.near +
  weights.details * features.details +
  weights.sameCategory * features.sameCategory +
  weights.skills * features.skills +
  weights.fresh * features.fresh;

/** Names that overlap less aren't similar: an office manager and a marketing manager. */
const minRole = { ofTrade: 0.4, ofOthers: 0.5 };
export const isAlike = ({ role, sameTrade }: SimilarFeatures): boolean =>
  role >= (sameTrade > 0 ? minRole.ofTrade : minRole.ofOthers);

/** The distance at which `near` is 0.5. */
const halfMiles = 25;
/** Values of `near` if there is no distance to compute it from. */
const nearness = { samePlace: 1, remote: 0.8, sameState: 0.4, unknown: 0.2, elsewhere: 0 };

/** Cached, since most places have several jobs. */
const states = new LRUCache<string, string>({ max: 10_000 });
/** Returns the state of a place's name, '' if it names none. */
const stateOf = (place: string): string => {
  const known = states.get(place) ?? regionOf(place)?.region.short ?? '';
  states.set(place, known);
  return known;
};

type Placed = Pick<ComparedJob, 'place' | 'point' | 'remote'>;
const nearnessOf = (job: Placed, other: Placed): number => {
  const told = placeNearness(job, other);
  return job.remote || other.remote ? Math.max(nearness.remote, told) : told;
};
const placeNearness = (job: Placed, other: Placed): number => {
  if (job.place === '' || other.place === '') return nearness.unknown;
  if (job.place.toLowerCase() === other.place.toLowerCase()) return nearness.samePlace;
  if (job.point && other.point) return 1 / (1 + distanceMiles(job.point, other.point) / halfMiles);
  const [state, otherState] = [stateOf(job.place), stateOf(other.place)];
  if (state === '' || otherState === '') return nearness.unknown;
  return state === otherState ? nearness.sameState : nearness.elsewhere;
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const share = (part: number, all: number): number => (all === 0 ? 0 : part / all);

const coveredBy = (found: readonly (TermMatch | undefined)[]): ReadonlySet<number> => {
  const covered = new Set<number>();
  for (const match of found)
    if (match) for (let at = match.at; at < match.at + match.length; at += 1) covered.add(at);
  return covered;
};

/** How much of a name another one contains: by terms or word by word, whichever is more. */
const saidIn = (terms: readonly RankTerm[], found: readonly (TermMatch | undefined)[]): number =>
  share(
    sum(terms.map(({ weight }, at) => weight * (found[at]?.quality ?? 0))),
    sum(terms.map(({ weight }) => weight)),
  );

/** A title's tokens, and those of the job's name. */
type NamedTitle = { tokens: readonly string[]; name: readonly string[] };
/** Cached, since the same titles are compared with many jobs. */
const named = new LRUCache<string, NamedTitle>({ max: 10_000 });
const namedTitle = (title: string): NamedTitle => {
  const before = named.get(title);
  if (before) return before;
  const { tokens, core } = titleParts(title);
  const now = { tokens, name: tokens.slice(core.from, core.to) };
  named.set(title, now);
  return now;
};

/** Compares the role with another job's title, in both directions. */
const roleFeatures = (
  { terms, words, trade, weightOf, details }: JobRole,
  title: string,
): Pick<SimilarFeatures, 'role' | 'sameTrade' | 'details'> => {
  const { tokens, name } = namedTitle(title);
  const inName = (term: RankTerm) => matchTerm(term, name);
  const [byTerms, byWords] = [terms.map(inName), words.map(inName)];
  const covered = coveredBy([...byTerms, ...byWords]);
  const said = Math.max(saidIn(terms, byTerms), saidIn(words, byWords));
  const sayingOnly = share(
    sum(name.map((token, at) => (covered.has(at) ? weightOf(token) : 0))),
    sum(name.map(weightOf)),
  );
  const ofTrade = coveredBy(trade.map((term) => term && inName(term)));
  const known = new Set(tokens);
  return {
    role: share(2 * said * sayingOnly, said + sayingOnly),
    sameTrade: ofTrade.has(tradeAt(name)) ? 1 : 0,
    details: share(
      sum(details.filter((token) => known.has(token)).map(weightOf)),
      sum(details.map(weightOf)),
    ),
  };
};

/** Memoizes a function of one key. */
const onceFor = <Value>(make: (key: string) => Value): ((key: string) => Value) => {
  const made = new Map<string, Value>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

/**
 * Returns a function that computes another job's features; `now` in milliseconds. Memoizes title
 * features, since many of the candidates have the same title.
 */
export const similarFeatures = (
  job: ComparedJob,
  role: JobRole,
  now: number,
): ((other: ComparedJob) => SimilarFeatures) => {
  const featuresOfRole = onceFor((title) => roleFeatures(role, title));
  return (other) => ({
    ...featuresOfRole(other.title),
    near: nearnessOf(job, other),
    sameCategory: job.category !== '' && job.category === other.category ? 1 : 0,
    skills: 0,
    fresh: Math.exp(-Math.max(0, now - other.at.getTime()) / (30 * day)),
  });
};
