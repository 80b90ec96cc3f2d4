import { useState } from 'react';
import type { CaseBrief, GetCasesApiArg } from '@/api/jobBoardApi';
import { useGetCasesQuery } from '@/api/memberApi';

const nothingDecided: { ids: readonly string[]; at: number } = { ids: [], at: 0 };

/**
 * A page of the queue. Cases that were just decided disappear at once: they are hidden until a list
 * that was read after the decision is here. `cases` is undefined until the page has been read.
 */
export const useCasePage = (query: GetCasesApiArg) => {
  // nobody tells an open page what was reported
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
