import { useSearchParams } from 'react-router-dom';
import type { SearchApplicantsApiArg } from '@/api/jobBoardApi';
import { usePendingChoice } from '@/ui/listDetail/usePendingChoice';
import { readAnswerFilter, readNumberAnswer } from '@contract/jobAnswers';
import { stages, statesOf } from '../stages';

const sorts = ['newest', 'longest', 'name', 'rating', 'due'] as const;
const oneOf = <T extends string>(choices: readonly T[], text: string | null): T | undefined =>
  choices.find((each) => each === text);

/** How many rows of the table a page has. */
export const applicantsPerPage = 25;

type Param =
  | 'job'
  | 'q'
  | 'state'
  | 'sort'
  | 'due'
  | 'minRating'
  | 'tag'
  | 'answer'
  | 'answerFrom'
  | 'answerTo'
  | 'page'
  | 'view'
  | 'applicant';
const filterNames = [
  'q',
  'state',
  'due',
  'minRating',
  'tag',
  'answer',
  'answerFrom',
  'answerTo',
] as const;
/** A search's changes that take back a filter by answers. */
export const noAnswer = { answer: undefined, answerFrom: undefined, answerTo: undefined };
/** Changing one of these shows the same people, so the chosen one stays open. */
const keepsChoice: readonly string[] = ['applicant', 'view'];

const readParams = (params: URLSearchParams) => {
  const rating = Number(params.get('minRating'));
  const text = (name: Param, maxLength: number) =>
    (params.get(name) ?? '').slice(0, maxLength) || undefined;
  const number = (name: Param) => {
    const filter = text(name, 200);
    const typed = readAnswerFilter(filter ?? '')?.answer;
    // the host refuses what is no number
    return typed !== undefined && readNumberAnswer(typed) === typed ? filter : undefined;
  };
  return {
    job: text('job', 200),
    q: (params.get('q') ?? '').slice(0, 200),
    stage: oneOf(stages, params.get('state')),
    sort: oneOf(sorts, params.get('sort')) ?? 'newest',
    due: params.get('due') === 'true',
    minRating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : undefined,
    tag: text('tag', 40),
    answer: text('answer', 800),
    answerFrom: number('answerFrom'),
    answerTo: number('answerTo'),
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
    view: params.get('view') === 'board' ? ('board' as const) : ('table' as const),
  };
};

/** What the host is asked for, whatever the page and the state. */
const filtersOf = (read: ReturnType<typeof readParams>) => ({
  ...(read.q.trim() && { q: read.q }),
  ...(read.job && { job: read.job }),
  ...(read.due && { due: true }),
  ...(read.minRating && { minRating: read.minRating }),
  ...(read.tag && { tag: read.tag }),
  ...(read.answer && { answer: read.answer }),
  ...(read.answerFrom && { answerFrom: read.answerFrom }),
  ...(read.answerTo && { answerTo: read.answerTo }),
  sort: read.sort,
});

/**
 * What the desk shows, and the applicant who is open beside the list: all of it in the URL, which
 * leaves defaults out.
 */
export const useDeskSearch = () => {
  const [params, setParams] = useSearchParams();
  const read = readParams(params);
  const choice = usePendingChoice(params.get('applicant') ?? undefined);
  /**
   * The URL's query with some of it changed; `undefined` removes a part. Another list starts on its
   * first page, with nobody chosen.
   */
  const searchOf = (changes: Partial<Record<Param, string | undefined>>): string => {
    const next = new URLSearchParams(params);
    if (!Object.keys(changes).every((name) => keepsChoice.includes(name)))
      for (const name of ['applicant', 'page']) next.delete(name);
    if ('view' in changes) next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.toString();
  };
  const filters = filtersOf(read);
  const query = {
    ...filters,
    ...(read.stage && { state: statesOf(read.stage) }),
    page: read.page,
    limit: applicantsPerPage,
  } satisfies SearchApplicantsApiArg;
  return {
    ...read,
    filters,
    query,
    chosenId: choice.chosenId,
    searchOf,
    isFiltered: filterNames.some((name) => params.has(name)),
    /** The query without any filter, for the same job and view. */
    unfiltered: searchOf(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
    change: (changes: Parameters<typeof searchOf>[0]): void =>
      setParams(searchOf(changes), { replace: true }),
    choose: (to: string | undefined): void => {
      choice.choose(to);
      setParams(searchOf({ applicant: to }), { replace: true });
    },
  };
};
export type DeskSearch = ReturnType<typeof useDeskSearch>;
