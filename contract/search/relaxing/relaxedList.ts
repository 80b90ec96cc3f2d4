import { sameJobKey, type Candidate, type Ranked } from '../relevance/rankCandidates';
import { widerMiles, type AskedClause, type LeftOut, type RelaxedStep } from './relaxedSteps';

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

export type Shown = Pick<Candidate, 'id' | 'title' | 'company' | 'place'>;

/** What is listed already, and what there is room for. */
export type Room<Job> = {
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

/** The jobs that follow, and how to list more of them. */
export const relaxedList = <Job extends Ranked<Candidate>, Each extends AskedClause>({
  shown,
  texts,
  wanted,
  collapse,
}: Room<Job>) => {
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

/** Around the place, by all that was read. */
export const start = { without: [], where: 'near' } as const;

/**
 * Of jobs that say all of the words, those that are not far away come before those anywhere; all
 * others stay where they are.
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

/** Does one step, or several whose jobs are listed together, best first. */
export const reaching = <Job extends Ranked<Candidate>, Each extends AskedClause>({
  missing,
  isNew,
  take,
}: ReturnType<typeof relaxedList<Job, Each>>) => {
  /** Whether it may have found more than the step before. */
  function* reach(step: RelaxedStep<Each>): Reaching<Job, Each, boolean> {
    const found = missing() > 0 ? yield { ...step, missing: missing() } : undefined;
    if (found) take(found, () => step);
    return found !== undefined;
  }
  /** Of jobs that say some of the words, the best is not always the one that says most of them. */
  function* reachTogether(
    steps: readonly RelaxedStep<Each>[],
    others: readonly Job[],
    /** Whether a step is worth it, once so many jobs were found. */
    isWorth: (step: RelaxedStep<Each>, found: number) => boolean,
  ): Reaching<Job, Each> {
    const pool: Job[] = [];
    // the first that finds a job asks for most of the words
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
