import { useState } from 'react';
import type { CaseBrief, GetCasesApiArg } from '@/api/jobBoardApi';
import { useGetCasesQuery } from '@/api/memberApi';

const nothingDecided: { ids: readonly string[]; at: number } = { ids: [], at: 0 };

/**
 * A page of the queue. Cases that were just decided are hidden until a list read after the decision
 * has arrived. `cases` is `undefined` until the page is loaded.
 */
export const useCasePage = (query: GetCasesApiArg) => {
  // nothing notifies an open page of new reports
  const list = useGetCasesQuery(query, { refetchOnFocus: true, refetchOnMountOrArgChange: true });
  const [decided, setDecided] = useState(nothingDecided);
  const isOutdated = (list.fulfilledTimeStamp ?? 0) < decided.at;
  const cases: CaseBrief[] | undefined = list.currentData?.items.filter(
    ({ _id }) => !(isOutdated && decided.ids.includes(_id)),
  );
  return {
    list,
    cases,
    hideDecided: (ids: readonly string[]): void =>
      setDecided((now) => ({ ids: [...now.ids, ...ids], at: Date.now() })),
    showAll: (): void => setDecided(nothingDecided),
  };
};
