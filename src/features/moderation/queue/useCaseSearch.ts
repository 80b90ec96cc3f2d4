import type { GetCasesApiArg } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { usePendingChoice } from '@/ui/listDetail/usePendingChoice';
import { oneOf, pageIn } from '@/ui/page/addressParams';
import { useUrlParams } from '@/ui/page/useUrlParams';

type Kind = keyof typeof moderationTexts.queue.kinds;
/**
 * Checks against the filter's labels, which include all of the contract's kinds, since rows use
 * them, too.
 */
const isKind = (text: string): text is Kind => Object.hasOwn(moderationTexts.queue.kinds, text);
const sorts = ['longest', 'newest', 'mostReports'] as const;
const casesPerPage = 20;
type Changes = Partial<
  Record<'state' | 'kind' | 'q' | 'sort' | 'page' | 'case', string | undefined>
>;

/**
 * The state of the case list and of the case open next to it (`case`), in the URL, which omits
 * defaults.
 */
export const useCaseSearch = () => {
  const { params, latestParams, replace } = useUrlParams();
  const state: 'open' | 'closed' = params.get('state') === 'closed' ? 'closed' : 'open';
  const askedKind = params.get('kind') ?? '';
  const kind = isKind(askedKind) ? askedKind : undefined;
  const defaultSort = state === 'open' ? 'longest' : 'newest';
  const sort = oneOf(sorts, params.get('sort')) ?? defaultSort;
  const q = params.get('q') ?? '';
  const page = pageIn(params);
  const chosenIn = (from: URLSearchParams): string | undefined => from.get('case') ?? undefined;
  const choice = usePendingChoice(chosenIn(params), () => chosenIn(latestParams()));

  /**
   * Returns the query string after changes; `undefined` removes a parameter. Any change but that of
   * the case goes back to the first page and deselects the case.
   */
  const searchOf = (changes: Changes, from = params): string => {
    const next = new URLSearchParams(from);
    if (!('case' in changes)) for (const name of ['case', 'page']) next.delete(name);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.toString();
  };
  const change = (changes: Changes): void => {
    if ('case' in changes) choice.choose(changes.case);
    replace(searchOf(changes, latestParams()));
  };
  const query = {
    state,
    ...(kind && { kind }),
    ...(q.trim() && { q }),
    sort,
    page,
    limit: casesPerPage,
  } satisfies GetCasesApiArg;
  return {
    state,
    kind,
    sort,
    q,
    page,
    caseId: choice.chosenId,
    query,
    searchOf: (changes: Changes): string => searchOf(changes),
    isFiltered: kind !== undefined || q.trim() !== '',
    change,
    choose: (to: string | undefined): void => change({ case: to }),
  };
};
export type CaseSearch = ReturnType<typeof useCaseSearch>;
