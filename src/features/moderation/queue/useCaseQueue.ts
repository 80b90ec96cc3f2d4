import type { RefObject } from 'react';
import { useGetCaseQuery } from '@/api/memberApi';
import { nextItem } from '@/ui/listDetail/nextItem';
import { useDetailFocus } from '@/ui/listDetail/useDetailFocus';
import { useSelection } from '@/ui/listDetail/useSelection';
import { useCaseDialog } from './useCaseDialog';
import { useCasePage } from './useCasePage';
import { useCaseSearch } from './useCaseSearch';

/**
 * The state of the queue: its list, the selected case (the first one unless the URL names one), the
 * checked ones, the open dialog, and navigation between cases. `frame` is the element around the
 * queue.
 */
export const useCaseQueue = (frame: RefObject<HTMLElement | null>) => {
  const search = useCaseSearch();
  const page = useCasePage(search.query);
  const { cases } = page;
  const chosenId = search.caseId ?? cases?.[0]?._id;
  const chosen = useGetCaseQuery({ id: chosenId ?? '' }, { skip: chosenId === undefined });
  const selection = useSelection(cases);
  const focus = useDetailFocus(frame, chosenId);
  const dialogs = useCaseDialog(focus);

  const current = chosen.currentData;
  const brief = cases?.find(({ _id }) => _id === chosenId);
  const known = current ?? brief;
  const openCase = (caseId: string | undefined): void => {
    search.choose(caseId);
    dialogs.closeDialog('detail');
  };
  const shown = (id: string | undefined) =>
    current?._id === id ? current : cases?.find(({ _id }) => _id === id);
  return {
    search,
    page,
    chosenId,
    chosen,
    current,
    // set before the case is loaded, so that rapid key presses aren't lost
    canDecide: known !== undefined && known.closedAt === undefined,
    selection,
    focus,
    dialogs,
    titleOf: (id: string | undefined): string | undefined => shown(id)?.job.jobtitle,
    /** By case id: the version of its job that is shown. */
    versionsOf: (ids: readonly string[]): Record<string, string> =>
      Object.fromEntries(
        ids.flatMap((id) => {
          const version = shown(id)?.job.updatedAt;
          return version == null ? [] : [[id, version]];
        }),
      ),
    /** Opens the next or previous case. */
    step: (by: 1 | -1): void => {
      const next = cases?.[cases.findIndex(({ _id }) => _id === chosenId) + by];
      if (next) openCase(next._id);
    },
    /** Hides decided cases and opens the next one; among closed cases, keeps the selection. */
    openNext: (decidedIds: readonly string[]): void => {
      page.hideDecided(decidedIds);
      selection.clear();
      openCase(search.state === 'open' ? nextItem(cases ?? [], chosenId, decidedIds) : chosenId);
    },
    /** Shows a case that is open again. */
    reopen: (caseId: string | undefined): void => {
      // after an undo from a toast, another screen may be shown by now
      if (!frame.current) return;
      page.showAll();
      search.change({ state: undefined, case: caseId });
      focus.moveFocus('detail');
    },
  };
};
export type CaseQueueControls = ReturnType<typeof useCaseQueue>;
