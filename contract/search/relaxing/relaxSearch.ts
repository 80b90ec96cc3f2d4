import type { ReadFilters } from '../reading/readQuery';
import type { Candidate, Ranked } from '../relevance/rankCandidates';
import { tokenize } from '../tokenize';
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

/** Whether nothing but the texts of a page's jobs says the words. */
export const saysNone = (
  shown: readonly unknown[],
  { jobs, inTexts }: Pick<Relaxed<unknown>, 'jobs' | 'inTexts'>,
): boolean => shown.length === 0 && jobs.length === inTexts;

/**
 * Whether a name of places is rather searched as words, where nothing matches in that place: a head
 * says them, or there is nothing to list otherwise. That texts say "server", "las" and "vegas" is
 * worth less than servers elsewhere. Where any work there is listed, it is the place that was meant.
 */
export const isBetterAsWords = (
  asWords: { heads: number },
  { relaxed }: { relaxed: Pick<Relaxed<unknown>, 'leftOut' | 'words'> | null },
): boolean => {
  if (relaxed === null) return true;
  const isAnyWork = relaxed.words.length === 0 && relaxed.leftOut.includes('words');
  return asWords.heads > 0 && !isAnyWork;
};

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

/**
 * Whether the words are the best job's company: then its jobs far away are worth more than other
 * companies' nearby.
 */
const namesCompany = ([best]: readonly Shown[], clauses: readonly AskedClause[]): boolean => {
  const name = new Set(tokenize(best?.company ?? ''));
  const typed = clauses.flatMap((clause) => tokenize(clause.typed));
  return typed.length > 0 && typed.every((token) => name.has(token));
};
type Asked<Job, Each extends AskedClause> = Room<Job> & {
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
 * Whether nothing but a place and hours is asked for, and no job there has such hours. For "evening
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

/** A page with fewer jobs helps hardly anybody, and one whose texts alone say the words no one. */
const fewJobs = 10;
/**
 * Whether jobs far away are worth a look, where `nearby` so many say some of the words. Those that
 * say all of them are ranked with these.
 */
const isWorthFar = <Job extends Shown, Each extends AskedClause>(
  { hasPlace, shown, clauses }: Asked<Job, Each>,
  relaxed: Relaxed<Job>,
  { tellMuch, nearby }: { tellMuch: boolean; nearby: number },
): boolean =>
  hasPlace &&
  (tellMuch ||
    shown.length + relaxed.jobs.length + nearby < fewJobs ||
    saysNone(shown, relaxed) ||
    namesCompany([...shown, ...relaxed.jobs], clauses));

/** Gives up the words, the filters that were read and the place, one after the other. */
function* relaxWords<Job extends Ranked<Candidate>, Each extends AskedClause>(
  asked: Asked<Job, Each>,
  list: ReturnType<typeof relaxedList<Job, Each>>,
): Steps<Job, Each> {
  const { relaxed, missing } = list;
  const { reach, reachTogether } = reaching(list);
  const { texts, filters, hasPlace, titled, clauses } = asked;
  const { most, half, any, tellMuch } = wordSteps(clauses);
  const isRoom = (_: RelaxedStep<Each>, found: number): boolean => found < missing();
  const elsewhere = besideTexts(asked);
  const hasTrade = clauses.some(({ trade }) => trade);
  // a title that says the role alone is nearer than texts that say all words somewhere
  const some = hasPlace ? half : [...half, ...any];
  if (texts.length > 0)
    yield* reachTogether(
      [...stepsBesideTexts(asked, some), ...elsewhere],
      inTheirOrder(texts),
      (step, found) => elsewhere.includes(step) || isRoom(step, found),
    );
  else if (hasPlace || Object.keys(filters).length > 0)
    for (const words of most) yield* reach({ ...start, words });
  // "part time bookkeeper quickbooks": the type counts more than what else is asked of a trade
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
      (!far.includes(step) || isWorthFar(asked, relaxed, { tellMuch, nearby })),
  );
  if (hasPlace) for (const words of any) yield* reach({ ...looser, words });
  const isEmpty = (): boolean => asked.shown.length + relaxed.jobs.length === 0;
  function* anywhereIfEmpty(parts: readonly SomeClauses<Each>[]): Reaching<Job, Each> {
    if (hasPlace && isEmpty())
      yield* reachTogether(eachOf({ ...looser, where: 'anywhere' }, parts), [], isRoom);
  }
  yield* anywhereIfEmpty([...half, ...any]);
  if (hasTrade && asked.shown.length + relaxed.jobs.length < fewJobs) {
    const others = [...half, ...any].map((words) => ({ ...words, isTradeKept: false }));
    yield* reachTogether(eachOf(looser, others), [], isRoom);
    yield* anywhereIfEmpty(others);
  }
  return relaxed;
}

/**
 * What follows where a search finds fewer jobs than a page has. Where nothing but a place and hours
 * was asked for: any jobs there. Else, until there are `wanted`, jobs that say most of many words;
 * that match without what was read out of the words; farther away; with fewer of the words; with all
 * of them anywhere; with any of them; and where all that finds none, with some of them anywhere. The
 * trade among the words is the last that jobs may lack, where few have it. What is shown already is
 * left out, as are the jobs that it stands for. Yields what is to be searched, with how many jobs are
 * still missing, and takes what that finds, ranked; undefined for a step that finds no more than the
 * one before can.
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
