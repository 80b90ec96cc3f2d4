import { sameJobKey, type Candidate, type Ranked } from '../relevance/rankCandidates';
import { widerMiles, type AskedClause, type LeftOut, type RelaxedStep } from './relaxedSteps';

/** The criteria that partly matching jobs don't have to match. */
type RelaxedHow = {
  leftOut: LeftOut[];
  /** If some words are enough: all of these words as typed; `enough` of them match each job. */
  words: string[];
  enough: number;
  miles: number | null;
};
/**
 * Partly matching jobs, merged with those of `texts`, best first, and the criteria they don't have
 * to match.
 */
export type Relaxed<Job> = RelaxedHow & {
  jobs: Job[];
  /** How many of the jobs come from `texts`. */
  inTexts: number;
};
/** An empty result. */
export const notRelaxed: Relaxed<never> = {
  jobs: [],
  leftOut: [],
  words: [],
  enough: 0,
  miles: null,
  inTexts: 0,
};

export type Shown = Pick<Candidate, 'id' | 'title' | 'company' | 'place'>;

/** The jobs that are already listed, and the room that is left. */
export type Room<Job> = {
  /** The jobs that are already on the page. */
  shown: readonly Shown[];
  /**
   * Jobs that match some of the words in their texts only, or by stems alone, best first; at most
   * as many as there is room for.
   */
  texts: readonly Job[];
  /** How many more jobs fit. */
  wanted: number;
  /** Whether duplicates of a job are collapsed into one. */
  collapse: boolean;
};
export type Reaching<Job, Each extends AskedClause, Result = void> = Generator<
  RelaxedStep<Each> & { missing: number },
  Result,
  readonly Job[] | undefined
>;

const leftOutOf = ({ without, where, words }: RelaxedStep): LeftOut[] => [
  ...without,
  ...(where === 'near' ? [] : (['place'] as const)),
  ...(words ? (['words'] as const) : []),
];
const byRank = <Each extends Ranked<Candidate>>(a: Each, b: Each): number =>
  b.rank - a.rank || b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1);

/** Creates the list of relaxed jobs, with functions to add more to it. */
export const relaxedList = <Job extends Ranked<Candidate>, Each extends AskedClause>({
  shown,
  texts,
  wanted,
  collapse,
}: Room<Job>) => {
  const relaxed: Relaxed<Job> = { ...notRelaxed, jobs: [] };
  // if a job stands for its duplicates, none of them may be listed again
  const keyOf = (job: Shown): string | number =>
    collapse ? sameJobKey({ ...job, sameText: null }) : job.id;
  const known = new Set(shown.flatMap((job) => [job.id, keyOf(job)]));
  const isNew = (job: Job): boolean => !known.has(keyOf(job)) && !known.has(job.id);
  const matching = new Set(texts.map(({ id }) => id));
  let isAnywhere = false;
  const missing = (): number => wanted - relaxed.jobs.length;
  /** Records the criteria that a step's job doesn't have to match. */
  const note = (step: RelaxedStep<Each>): void => {
    relaxed.leftOut = [...new Set([...relaxed.leftOut, ...leftOutOf(step)])];
    isAnywhere ||= step.where === 'anywhere';
    if (step.where !== 'near') relaxed.miles = isAnywhere ? null : widerMiles;
    if (!step.words) return;
    const { of, enough } = step.words;
    relaxed.enough = Math.min(enough, relaxed.words.length > 0 ? relaxed.enough : enough);
    // the same in all steps
    relaxed.words = of.map(({ typed }) => typed);
  };
  /** Adds the best of the found jobs; `stepOf` returns the step that found a job. */
  const take = (found: readonly Job[], stepOf: (job: Job) => RelaxedStep<Each>): void => {
    // several steps may have found the same job
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

/** The first step: near the place, with all filters. */
export const start = { without: [], where: 'near' } as const;

/**
 * Reorders the jobs that match all words, so that those within the wider distance come before those
 * anywhere; all other jobs keep their positions.
 */
const nearerFirst = <Job, Each extends AskedClause>(
  jobs: readonly Job[],
  stepOf: (job: Job) => RelaxedStep<Each> | undefined,
): Job[] => {
  const isAt = (job: Job, where: RelaxedStep['where']): boolean => {
    const step = stepOf(job);
    return step?.where === where && !step.words;
  };
  const [wider, anywhere] = [
    jobs.filter((job) => isAt(job, 'wider')),
    new Set(jobs.filter((job) => isAt(job, 'anywhere'))),
  ];
  if (wider.length === 0 || anywhere.size === 0) return [...jobs];
  const ordered = [...wider, ...anywhere].values();
  return jobs.map((job) =>
    isAt(job, 'wider') || anywhere.has(job) ? (ordered.next().value ?? job) : job,
  );
};

/** Creates functions that run one step, or several whose jobs are ranked together. */
export const reaching = <Job extends Ranked<Candidate>, Each extends AskedClause>({
  missing,
  isNew,
  take,
}: ReturnType<typeof relaxedList<Job, Each>>) => {
  /** Runs a step; returns whether it may have found more than the previous one. */
  function* reach(step: RelaxedStep<Each>): Reaching<Job, Each, boolean> {
    const found = missing() > 0 ? yield { ...step, missing: missing() } : undefined;
    if (found) take(found, () => step);
    return found !== undefined;
  }
  /**
   * Runs several steps and ranks their jobs together, since the best job isn't always the one that
   * matches most words.
   */
  function* reachTogether(
    steps: readonly RelaxedStep<Each>[],
    others: readonly Job[],
    /** Whether to run a step, given the number of jobs found so far. */
    isWorth: (step: RelaxedStep<Each>, found: number) => boolean,
  ): Reaching<Job, Each> {
    const pool: Job[] = [];
    // the first step that finds a job requires most of the words
    const stepOf = new Map<Job['id'], RelaxedStep<Each>>();
    for (const step of steps) {
      if (!isWorth(step, pool.length)) continue;
      const found = yield { ...step, missing: missing() };
      const more = (found ?? []).filter(isNew);
      for (const { id } of more) if (!stepOf.has(id)) stepOf.set(id, step);
      pool.push(...more);
    }
    const found = [...pool, ...others].toSorted(byRank);
    take(
      nearerFirst(found, ({ id }) => stepOf.get(id)),
      ({ id }) => stepOf.get(id) ?? start,
    );
  }
  return { reach, reachTogether };
};
