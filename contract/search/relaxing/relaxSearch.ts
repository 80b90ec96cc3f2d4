import type { ReadFilters } from '../reading/readQuery';
import type { Candidate, Ranked } from '../relevance/rankCandidates';
import { tokenize } from '../tokenize';
import { withDescendingRanks } from './nearestFirst';
import {
  reaching,
  relaxedList,
  start,
  type Reaching,
  type Relaxed,
  type Room,
  type Shown,
} from './relaxedList';
import {
  readFiltersOf,
  wordSteps,
  type AskedClause,
  type RelaxedStep,
  type SomeClauses,
} from './relaxedSteps';

/** Whether all jobs of a page match the words in their texts only. */
export const matchesOnlyInTexts = (
  shown: readonly unknown[],
  { jobs, inTexts }: Pick<Relaxed<unknown>, 'jobs' | 'inTexts'>,
): boolean => shown.length === 0 && jobs.length === inTexts;

/**
 * Whether to search the name of a place as words instead, if nothing matches in that place: if a
 * head contains the words, or there is nothing else to list. Texts that contain "server", "las" and
 * "vegas" are worth less than servers elsewhere. If any kind of work is listed there, the place was
 * meant.
 */
export const isBetterAsWords = (
  asWords: { heads: number },
  { relaxed }: { relaxed: Pick<Relaxed<unknown>, 'leftOut' | 'words'> | null },
): boolean => {
  if (relaxed === null) return true;
  const isAnyWork = relaxed.words.length === 0 && relaxed.leftOut.includes('words');
  return asWords.heads > 0 && !isAnyWork;
};

/**
 * Whether the words are the best job's company. Its jobs far away are then worth more than other
 * companies' jobs nearby.
 */
const namesCompany = ([best]: readonly Shown[], clauses: readonly AskedClause[]): boolean => {
  const name = new Set(tokenize(best?.company ?? ''));
  const typed = clauses.flatMap((clause) => tokenize(clause.typed));
  return typed.length > 0 && typed.every((token) => name.has(token));
};
type Asked<Job, Each extends AskedClause> = Room<Job> & {
  /** The filters that were read out of the words. */
  filters: ReadFilters;
  hasPlace: boolean;
  /**
   * Whether the words are a job's title: the same job elsewhere is then a better match than another
   * job here.
   */
  titled: boolean;
  clauses: readonly Each[];
};
type Steps<Job, Each extends AskedClause> = Generator<
  RelaxedStep<Each> & { missing: number },
  Relaxed<Job>,
  readonly Job[] | undefined
>;

const eachOf = <Each extends AskedClause>(
  step: RelaxedStep<Each>,
  some: readonly NonNullable<RelaxedStep<Each>['words']>[],
): RelaxedStep<Each>[] => some.map((words) => ({ ...step, words }));

/** Returns the steps whose jobs are ranked together with those that match in texts only. */
const stepsBesideTexts = <Job, Each extends AskedClause>(
  { filters, hasPlace, titled }: Asked<Job, Each>,
  half: readonly NonNullable<RelaxedStep<Each>['words']>[],
): RelaxedStep<Each>[] => {
  const without = readFiltersOf(filters).filter((filter) => filter === 'pay');
  // many jobs don't disclose their pay: a truck driver whose pay isn't known is a better match than
  // whoever else is paid that much, and who is comes first by rank
  const anyPay = without.length > 0 ? [{ ...start, without }] : [];
  const some = eachOf({ ...start, without }, half);
  if (!hasPlace) return [...anyPay, ...some];
  // the same title or company elsewhere is a better match than one here that matches in its text
  if (titled) return [...anyPay, { ...start, where: 'anywhere' }];
  return [...anyPay, { ...start, where: 'wider' }, ...some];
};

/** Returns the step for titles elsewhere, if jobs here match in their texts only. */
const besideTexts = <Job, Each extends AskedClause>({
  texts,
  hasPlace,
  titled,
}: Asked<Job, Each>): RelaxedStep<Each>[] =>
  texts.length > 0 && hasPlace && !titled ? [{ ...start, where: 'anywhere' }] : [];

/**
 * Whether a search asks for a place and hours only, and no job there has such hours. For "evening
 * jobs in tulsa" any job in Tulsa is a better match than evening jobs elsewhere.
 */
const asksWhereAlone = <Job, Each extends AskedClause>({
  hasPlace,
  shown,
  texts,
  clauses,
}: Asked<Job, Each>): boolean =>
  hasPlace &&
  shown.length + texts.length === 0 &&
  clauses.length > 0 &&
  clauses.every(({ saysWhen }) => saysWhen);

/** A page with fewer jobs is of little help; one with text matches only is of none. */
const fewJobs = 10;
/**
 * Whether to search jobs far away, given that `nearby` jobs match some of the words. Far jobs that
 * match all words are ranked together with these.
 */
const isWorthFar = <Job extends Shown, Each extends AskedClause>(
  { hasPlace, shown, clauses }: Asked<Job, Each>,
  relaxed: Relaxed<Job>,
  { areSpecific, nearby }: { areSpecific: boolean; nearby: number },
): boolean =>
  hasPlace &&
  (areSpecific ||
    shown.length + relaxed.jobs.length + nearby < fewJobs ||
    matchesOnlyInTexts(shown, relaxed) ||
    namesCompany([...shown, ...relaxed.jobs], clauses));

/**
 * With fewer jobs, the trade is dropped as well. The field of a role is dropped only if there are
 * none: "hvac specialist" doesn't ask for a claims specialist.
 */
const enoughWithTrade = (clauses: readonly AskedClause[]): number =>
  clauses.some(({ field }) => field) ? 1 : fewJobs;

/** Drops the words, the filters that were read and the place, one after the other. */
function* relaxWords<Job extends Ranked<Candidate>, Each extends AskedClause>(
  asked: Asked<Job, Each>,
  list: ReturnType<typeof relaxedList<Job, Each>>,
): Steps<Job, Each> {
  const { relaxed, missing } = list;
  const { reach, reachTogether } = reaching(list);
  const { texts, filters, hasPlace, titled, clauses } = asked;
  const { most, half, any, areSpecific } = wordSteps(clauses);
  const isRoom = (_: RelaxedStep<Each>, found: number): boolean => found < missing();
  const elsewhere = besideTexts(asked);
  const hasTrade = clauses.some(({ trade }) => trade);
  // a title with the role alone is a better match than texts with all of the words
  const some = hasPlace ? half : [...half, ...any];
  if (texts.length > 0)
    yield* reachTogether(
      [...stepsBesideTexts(asked, some), ...elsewhere],
      withDescendingRanks(texts),
      (step, found) => elsewhere.includes(step) || isRoom(step, found),
    );
  else if (hasPlace || Object.keys(filters).length > 0)
    for (const words of most) yield* reach({ ...start, words });
  // "part time bookkeeper quickbooks": the type matters more than the words besides the trade
  if (hasTrade && filters.types !== undefined)
    for (const words of [...half, ...any]) yield* reach({ ...start, words });
  let looser: RelaxedStep<Each> = start;
  function* loosen(step: RelaxedStep<Each>): Reaching<Job, Each> {
    if (yield* reach(step)) looser = step;
  }
  for (const filter of readFiltersOf(filters))
    yield* loosen({ ...looser, without: [...looser.without, filter] });
  if (hasPlace) yield* loosen({ ...looser, where: 'wider' });
  if (hasPlace && titled) yield* reach({ ...looser, where: 'anywhere' });
  const isAsked = titled || (elsewhere.length > 0 && looser.without.length === 0);
  const far: RelaxedStep<Each>[] = isAsked ? [] : [{ ...looser, where: 'anywhere' }];
  yield* reachTogether(
    [...eachOf(looser, some), ...far],
    [],
    (step, nearby) =>
      isRoom(step, nearby) &&
      (!far.includes(step) || isWorthFar(asked, relaxed, { areSpecific, nearby })),
  );
  if (hasPlace) for (const words of any) yield* reach({ ...looser, words });
  const isEmpty = (): boolean => asked.shown.length + relaxed.jobs.length === 0;
  function* anywhereIfEmpty(parts: readonly SomeClauses<Each>[]): Reaching<Job, Each> {
    if (hasPlace && isEmpty())
      yield* reachTogether(eachOf({ ...looser, where: 'anywhere' }, parts), [], isRoom);
  }
  yield* anywhereIfEmpty([...half, ...any]);
  if (hasTrade && asked.shown.length + relaxed.jobs.length < enoughWithTrade(clauses)) {
    const others = [...half, ...any].map((words) => ({ ...words, isTradeKept: false }));
    yield* reachTogether(eachOf(looser, others), [], isRoom);
    yield* anywhereIfEmpty(others);
  }
  return relaxed;
}

/**
 * Finds more jobs for a search that has fewer than a page. If only a place and hours were asked
 * for: any jobs there. Otherwise, until there are `wanted`, jobs that match: most of many words;
 * without the filters that were read; farther away; fewer of the words; all of the words anywhere;
 * any of the words; and, if all of this finds none, some of the words anywhere. If only texts say
 * the words, a requested pay is dropped before any of them. The trade is dropped last, and only if
 * few jobs have it. Jobs that are already shown, and the duplicates they
 * stand for, are skipped.
 *
 * Yields each step to search, with the number of jobs still missing, and expects its ranked
 * results, or `undefined` if the step can't find more than the previous one.
 */
export function* relaxSearch<Job extends Ranked<Candidate>, Each extends AskedClause>(
  asked: Asked<Job, Each>,
): Steps<Job, Each> {
  const list = relaxedList<Job, Each>(asked);
  if (asksWhereAlone(asked)) {
    yield* reaching(list).reach({ ...start, words: { of: [], enough: 0, isTradeKept: true } });
    if (list.relaxed.jobs.length > 0) return list.relaxed;
  }
  return yield* relaxWords(asked, list);
}
