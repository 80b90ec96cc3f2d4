import { useState } from 'react';
import type { Applicant, ApplicantPage, SearchApplicantsApiArg } from '@/api/jobBoardApi';
import { useSearchApplicantsQuery } from '@/api/memberApi';
import { freshReads } from '../freshReads';
import { movedPage, type ShownMoves } from '../moves/movedPage';
import { countOf, stages, statesOf, type Stage } from '../stages';
import type { DeskSearch } from './useDeskSearch';

/** The initial and the maximum number of cards in a column. */
const columnSize = 50;
export const longColumnSize = 100;

type Search = SearchApplicantsApiArg;

/** Returns one list of the desk: the host's page, with the moves that it doesn't include yet. */
const useList = (query: Search, isSkipped: boolean, moves: ShownMoves) => {
  const list = useSearchApplicantsQuery(query, {
    skip: isSkipped,
    ...freshReads,
  });
  const { data, currentData, fulfilledTimeStamp: readAt = 0, isFetching, isError } = list;
  const { state: states, due } = query;
  // a skipped query keeps old data, which isn't refetched after a move
  const page: ApplicantPage | undefined =
    data && !isSkipped ? movedPage(data, moves, readAt, { states, due }) : undefined;
  return {
    isSkipped,
    /** The previous page while the next one is loading. */
    page: isError && !isFetching && !currentData ? undefined : page,
    items: page?.items ?? [],
    isStale: isFetching && !currentData,
    hasFailed: isError && !isFetching && !currentData,
    refetch: (): void => void list.refetch(),
  };
};
type DeskList = ReturnType<typeof useList>;

export type Column = DeskList & {
  stage: Stage;
  count: number;
  isFolded: boolean;
  toggleFold: () => void;
  /** `undefined` if all cards are shown, or the maximum is reached. */
  showMore: (() => void) | undefined;
};

/** Stages that are rarely needed. */
const foldedAtFirst: readonly Stage[] = ['hired', 'notSelected', 'withdrawn'];

const useColumns = (search: DeskSearch, moves: ShownMoves): Column[] => {
  const [unfolded, setUnfolded] = useState<readonly Stage[]>(
    stages.filter((stage) => !foldedAtFirst.includes(stage)),
  );
  const [long, setLong] = useState<readonly Stage[]>([]);
  const isTable = search.view === 'table';
  // at least one column is fetched, because its response has the counts of all states
  const read = unfolded.length > 0 ? unfolded : stages.slice(0, 1);
  const useColumn = (stage: Stage): DeskList =>
    useList(
      {
        ...search.filters,
        state: statesOf(stage),
        limit: long.includes(stage) ? longColumnSize : columnSize,
      },
      isTable || !read.includes(stage),
      moves,
    );
  const lists = {
    new: useColumn('new'),
    shortlisted: useColumn('shortlisted'),
    interview: useColumn('interview'),
    offer: useColumn('offer'),
    hired: useColumn('hired'),
    notSelected: useColumn('notSelected'),
    withdrawn: useColumn('withdrawn'),
  } satisfies Record<Stage, DeskList>;
  const counts = stages.map((stage) => lists[stage].page?.found).find(Boolean);
  return stages.map((stage) => {
    const list = lists[stage];
    const count = counts ? countOf(counts, stage) : list.items.length;
    return {
      ...list,
      stage,
      count,
      isFolded: !unfolded.includes(stage),
      toggleFold: () =>
        setUnfolded((now) =>
          now.includes(stage) ? now.filter((each) => each !== stage) : [...now, stage],
        ),
      showMore:
        count > list.items.length && !long.includes(stage)
          ? () => setLong((now) => [...now, stage])
          : undefined,
    };
  });
};

/**
 * Returns the desk's lists: a page of the table, or the columns of the board. `around` returns the
 * list that contains an applicant, in which "next" and "previous" step.
 */
export const useDeskLists = (search: DeskSearch, moves: ShownMoves) => {
  const isBoard = search.view === 'board';
  const table = useList(search.query, isBoard, moves);
  const columns = useColumns(search, moves);
  const shown = isBoard ? columns.filter(({ isFolded }) => !isFolded) : [];
  const summary = (isBoard ? columns.find(({ page }) => page) : table)?.page;
  return {
    table,
    columns,
    /** The counts, jobs and due answers, from any list that is loaded. */
    summary,
    /** All applicants on the screen. */
    items: isBoard ? shown.flatMap(({ items }) => items) : table.items,
    around: (id: string | undefined): { items: readonly Applicant[]; stage?: Stage } =>
      isBoard
        ? (shown.find(({ items }) => items.some(({ _id }) => _id === id)) ??
          shown.find(({ items }) => items.length > 0) ?? { items: [] })
        : table,
  };
};
export type DeskLists = ReturnType<typeof useDeskLists>;
