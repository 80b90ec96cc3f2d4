import type { ReadFilters } from '../reading/readQuery';
import { sameJobKey, type Candidate, type Ranked } from '../relevance/rankCandidates';
import { tokenize } from '../tokenize';
import {
  readFiltersOf,
  widerMiles,
  wordSteps,
  type AskedClause,
  type LeftOut,
  type RelaxedStep,
} from './relaxedSteps';

/** What jobs that match in part needn't match. */
type RelaxedHow = {
  leftOut: LeftOut[];
  /** Where some words are enough, which they are of, as they were typed; and how many each job says. */
  words: string[];
  enough: number;
  miles: number | null;
};
/** Jobs that match in part, with those of `texts` among them, best first; and what they needn't match. */
export type Relaxed<Job> = RelaxedHow & {
  jobs: Job[];
  /** How many of the jobs are of `texts`. */
  inTexts: number;
};
/** Without any job. */
export const notRelaxed: Relaxed<never> = {
  jobs: [],
  leftOut: [],
  words: [],
  enough: 0,
  miles: null,
  inTexts: 0,
};

/** Whether nothing but the texts of a page's jobs says the words. */
export const saysNone = (
  shown: readonly unknown[],
  { jobs, inTexts }: Pick<Relaxed<unknown>, 'jobs' | 'inTexts'>,
): boolean => shown.length === 0 && jobs.length === inTexts;

type Listed = { relaxed: { from: number } | null };
/**
 * Whether a name of places is rather searched as words, where nothing matches in that place: a head
 * says them, or there is nothing to list otherwise. That texts say "server", "las" and "vegas" is
 * worth less than servers elsewhere.
 */
export const isBetterAsWords = (asWords: Listed, inPlace: Listed): boolean =>
  inPlace.relaxed === null || asWords.relaxed === null || asWords.relaxed.from > 0;

type Shown = Pick<Candidate, 'id' | 'title' | 'company' | 'place'>;

/**
 * Whether the words are the best job's company: then its jobs far away are worth more than other
 * companies' nearby.
 */
const namesCompany = ([best]: readonly Shown[], clauses: readonly AskedClause[]): boolean => {
  const name = new Set(tokenize(best?.company ?? ''));
  const typed = clauses.flatMap((clause) => tokenize(clause.typed));
  return typed.length > 0 && typed.every((token) => name.has(token));
};
type Asked<Job, Each extends AskedClause> = {
  /** What already is on the page. */
  shown: readonly Shown[];
  /**
   * Jobs that say some of the words in nothing but their texts, or by their stems alone, best first:
   * as many as there is room for.
   */
  texts: readonly Job[];
  /** How many jobs there is room for. */
  wanted: number;
  /** Whether the same job is listed once. */
  collapse: boolean;
  /** What was read out of the words. */
  filters: ReadFilters;
  hasPlace: boolean;
  /** The words are a job's title: the same job elsewhere is nearer than another here. */
  titled: boolean;
  clauses: readonly Each[];
};
type Steps<Job, Each extends AskedClause> = Generator<
  RelaxedStep<Each> & { missing: number },
  Relaxed<Job>,
  readonly Job[] | undefined
>;

type Reaching<Job, Each extends AskedClause> = Generator<
  RelaxedStep<Each> & { missing: number },
  void,
  readonly Job[] | undefined
>;

const leftOutOf = ({ without, where, words }: RelaxedStep): LeftOut[] => [
  ...without,
  ...(where === 'near' ? [] : (['place'] as const)),
  ...(words ? (['words'] as const) : []),
];
const byRank = <Each extends Ranked<Candidate>>(a: Each, b: Each): number =>
  b.rank - a.rank || b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1);

/** Less than ranks differ by. */
const tiny = 2 ** -20;
/** None of them before one that matches by more: later pages go on behind the last that is listed. */
const inTheirOrder = <Job extends Ranked<Candidate>>(texts: readonly Job[]): Job[] => {
  let below = Infinity;
  return texts.map((job) => {
    below = Math.min(job.rank, below - tiny);
    return { ...job, rank: below };
  });
};

/** The jobs that follow, and how to list more of them. */
const relaxedList = <Job extends Ranked<Candidate>, Each extends AskedClause>({
  shown,
  texts,
  wanted,
  collapse,
}: Asked<Job, Each>) => {
  const relaxed: Relaxed<Job> = { ...notRelaxed, jobs: [] };
  // where one posting stands for all of the same job, none of the others comes again
  const keyOf = (job: Shown): string | number =>
    collapse ? sameJobKey({ ...job, sameText: null }) : job.id;
  const known = new Set(shown.flatMap((job) => [job.id, keyOf(job)]));
  const isNew = (job: Job): boolean => !known.has(keyOf(job)) && !known.has(job.id);
  const matching = new Set(texts.map(({ id }) => id));
  let isAnywhere = false;
  const missing = (): number => wanted - relaxed.jobs.length;
  /** Notes what a job needn't match that a step found. */
  const note = (step: RelaxedStep<Each>): void => {
    relaxed.leftOut = [...new Set([...relaxed.leftOut, ...leftOutOf(step)])];
    isAnywhere ||= step.where === 'anywhere';
    if (step.where !== 'near') relaxed.miles = isAnywhere ? null : widerMiles;
    if (!step.words) return;
    const { of, enough } = step.words;
    relaxed.enough = Math.min(enough, relaxed.words.length > 0 ? relaxed.enough : enough);
    // all steps have the same ones
    relaxed.words = of.map(({ typed }) => typed);
  };
  /** Lists the best that steps found, best first; `stepOf` says which one found a job. */
  const take = (found: readonly Job[], stepOf: (job: Job) => RelaxedStep<Each>): void => {
    // several steps may have found the same
    const each = new Map<string | number, Job>();
    for (const job of found) {
      const key = collapse ? sameJobKey(job) : job.id;
      if (isNew(job) && !each.has(key)) each.set(key, job);
    }
    const chosen = [...each.values()].slice(0, missing());
    for (const job of chosen) {
      known.add(keyOf(job)).add(job.id);
      if (matching.has(job.id)) relaxed.inTexts += 1;
      else note(stepOf(job));
    }
    relaxed.jobs.push(...chosen);
  };
  return { relaxed, missing, isNew, take };
};

const start = { without: [], where: 'near' } as const;

const eachOf = <Each extends AskedClause>(
  step: RelaxedStep<Each>,
  some: readonly NonNullable<RelaxedStep<Each>['words']>[],
): RelaxedStep<Each>[] => some.map((words) => ({ ...step, words }));

/** What jobs are ranked with whose texts alone say the words. */
const stepsBesideTexts = <Job, Each extends AskedClause>(
  { hasPlace, titled }: Asked<Job, Each>,
  half: readonly NonNullable<RelaxedStep<Each>['words']>[],
): RelaxedStep<Each>[] => {
  if (!hasPlace) return eachOf(start, half);
  // the same title or company elsewhere is nearer than another whose texts say the words here
  if (titled) return [{ ...start, where: 'anywhere' }];
  return [{ ...start, where: 'wider' }, ...eachOf(start, half)];
};

/** Titles elsewhere are ranked with what nothing but texts here say. */
const besideTexts = <Job, Each extends AskedClause>({
  texts,
  hasPlace,
  titled,
}: Asked<Job, Each>): RelaxedStep<Each>[] =>
  texts.length > 0 && hasPlace && !titled ? [{ ...start, where: 'anywhere' }] : [];

/**
 * Whether jobs far away are worth a look: a page without any job helps nobody, and one whose texts
 * alone say it hardly anybody.
 */
const isWorthFar = <Job extends Shown, Each extends AskedClause>(
  { hasPlace, shown, clauses }: Asked<Job, Each>,
  relaxed: Relaxed<Job>,
  tellMuch: boolean,
): boolean =>
  hasPlace &&
  (tellMuch || saysNone(shown, relaxed) || namesCompany([...shown, ...relaxed.jobs], clauses));

/**
 * Where a search finds fewer jobs than a page has: jobs that say most of many words; that match
 * without what was read out of the words; farther away; with fewer of the words; with all of them
 * anywhere; with any of them; and where all that finds none, with some of them anywhere; until there
 * are `wanted`. What is shown already is left out, as are the jobs that it stands for. Yields what is
 * to be searched, with how many jobs are still missing, and takes what that finds, ranked; undefined
 * for a step that finds no more than the one before can.
 */
export function* relaxSearch<Job extends Ranked<Candidate>, Each extends AskedClause>(
  asked: Asked<Job, Each>,
): Steps<Job, Each> {
  const { relaxed, missing, isNew, take } = relaxedList<Job, Each>(asked);
  const { texts, filters, hasPlace, titled, clauses } = asked;
  let reached: RelaxedStep<Each> = start;
  function* reach(step: RelaxedStep<Each>): Reaching<Job, Each> {
    if (missing() <= 0) return;
    const found = yield { ...step, missing: missing() };
    if (!found) return;
    reached = step;
    take(found, () => step);
  }
  /** Of jobs that say some of the words, the best is not always the one that says most of them. */
  function* reachTogether(
    steps: readonly RelaxedStep<Each>[],
    others: readonly Job[] = [],
    /** To be done whatever the others find. */
    besides: readonly RelaxedStep<Each>[] = [],
  ): Reaching<Job, Each> {
    const pool: Job[] = [];
    // the first that finds a job asks for most of the words
    const stepOf = new Map<Job['id'], RelaxedStep<Each>>();
    for (const step of [...steps, ...besides]) {
      if (pool.length >= missing() && !besides.includes(step)) continue;
      const found = yield { ...step, missing: missing() };
      const more = (found ?? []).filter(isNew);
      for (const { id } of more) if (!stepOf.has(id)) stepOf.set(id, step);
      pool.push(...more);
      reached = step;
    }
    take([...pool, ...others].toSorted(byRank), ({ id }) => stepOf.get(id) ?? reached);
  }
  const { most, half, any, tellMuch } = wordSteps(clauses);
  const elsewhere = besideTexts(asked);
  if (texts.length > 0)
    yield* reachTogether(stepsBesideTexts(asked, half), inTheirOrder(texts), elsewhere);
  else if (hasPlace || Object.keys(filters).length > 0)
    for (const words of most) yield* reach({ ...start, words });
  reached = start;
  for (const filter of readFiltersOf(filters))
    yield* reach({ ...reached, without: [...reached.without, filter] });
  if (hasPlace) yield* reach({ ...reached, where: 'wider' });
  const looser = reached;
  if (hasPlace && titled) yield* reach({ ...looser, where: 'anywhere' });
  yield* reachTogether(eachOf(looser, half));
  const isAsked = elsewhere.length > 0 && looser.without.length === 0;
  if (!isAsked && isWorthFar(asked, relaxed, tellMuch))
    yield* reach({ ...looser, where: 'anywhere' });
  for (const words of any) yield* reach({ ...looser, words });
  if (hasPlace && [...asked.shown, ...relaxed.jobs].length === 0)
    yield* reachTogether(eachOf({ ...looser, where: 'anywhere' }, [...half, ...any]));
  return relaxed;
}
