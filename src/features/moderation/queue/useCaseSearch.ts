import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GetCasesApiArg } from '@/api/jobBoardApi';

const kinds = ['reported', 'firstPosting', 'answered'] as const;
const sorts = ['longest', 'newest', 'mostReports'] as const;
const oneOf = <T extends string>(choices: readonly T[], text: string | null): T | undefined =>
  choices.find((each) => each === text);
/** Cases on a page. */
const pageSize = 20;

/**
 * What the list of cases shows, and the case that is open beside it (`case`): all in the URL, where
 * the usual is left out.
 */
export const useCaseSearch = () => {
  const [params, setParams] = useSearchParams();
  const state: 'open' | 'closed' = params.get('state') === 'closed' ? 'closed' : 'open';
  const kind = oneOf(kinds, params.get('kind'));
  const usual = state === 'open' ? 'longest' : 'newest';
  const sort = oneOf(sorts, params.get('sort')) ?? usual;
  const q = params.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const inUrl = params.get('case') ?? undefined;
  // the router takes its time: until the URL has followed, the case that was chosen last counts,
  // and keys pressed quickly go on from there
  const [ahead, setAhead] = useState<{
    over: readonly (string | undefined)[];
    to: string | undefined;
  } | null>(null);
  const isAhead = ahead !== null && inUrl !== ahead.to && ahead.over.includes(inUrl);
  if (ahead && !isAhead) setAhead(null);
  const caseId = isAhead ? ahead.to : inUrl;

  /**
   * The URL's query with some of it changed; `undefined` takes a part away. Another list begins at
   * its first page, with no case chosen.
   */
  const searchOf = (
    changes: Partial<Record<'state' | 'kind' | 'q' | 'sort' | 'page' | 'case', string | undefined>>,
  ): string => {
    const next = new URLSearchParams(params);
    if (!('case' in changes)) for (const name of ['case', 'page']) next.delete(name);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.toString();
  };
  const query = {
    state,
    ...(kind && { kind }),
    ...(q.trim() && { q }),
    sort,
    page,
    limit: pageSize,
  } satisfies GetCasesApiArg;
  return {
    state,
    kind,
    sort,
    q,
    page,
    caseId,
    query,
    searchOf,
    isFiltered: kind !== undefined || q.trim() !== '',
    change: (changes: Parameters<typeof searchOf>[0]): void =>
      setParams(searchOf(changes), { replace: true }),
    choose: (to: string | undefined): void => {
      setAhead((now) => ({ over: now ? [...now.over, now.to] : [inUrl], to }));
      setParams(searchOf({ case: to }), { replace: true });
    },
  };
};
export type CaseSearch = ReturnType<typeof useCaseSearch>;
