import type { SearchApplicantsApiArg } from '@/api/jobBoardApi';
import { oneOf, pageIn } from '@/ui/page/addressParams';
import { readAnswerFilter, readNumberAnswer } from '@contract/jobs/jobAnswers';
import { stages, statesOf } from '../stages';

const sorts = ['newest', 'longest', 'name', 'rating', 'due'] as const;

/** The number of table rows per page. */
export const applicantsPerPage = 25;

export type DeskParam =
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
export const filterNames = [
  'q',
  'state',
  'due',
  'minRating',
  'tag',
  'answer',
  'answerFrom',
  'answerTo',
] as const;
/** The changes that remove the filter by answers. */
export const noAnswer = { answer: undefined, answerFrom: undefined, answerTo: undefined };
/** Reads the desk's state from the URL's query; ignores invalid values. */
export const readParams = (params: URLSearchParams) => {
  const rating = Number(params.get('minRating'));
  const text = (name: DeskParam, maxLength: number) =>
    (params.get(name) ?? '').slice(0, maxLength) || undefined;
  const number = (name: DeskParam) => {
    const filter = text(name, 200);
    const typed = readAnswerFilter(filter ?? '')?.answer;
    // the host rejects anything but numbers
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
    page: pageIn(params),
    view: params.get('view') === 'board' ? ('board' as const) : ('table' as const),
  };
};

/** Returns the call's filters, without page and state. */
export const filtersOf = (read: ReturnType<typeof readParams>) => ({
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

/** Returns the call's arguments for a page of the table. */
export const queryOf = (read: ReturnType<typeof readParams>) =>
  ({
    ...filtersOf(read),
    ...(read.stage && { state: statesOf(read.stage) }),
    page: read.page,
    limit: applicantsPerPage,
  }) satisfies SearchApplicantsApiArg;
