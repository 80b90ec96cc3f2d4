import type { RefObject } from 'react';
import { useGetCaseQuery } from '@/api/memberApi';
import { nextItem } from '@/ui/listDetail/nextItem';
import { useDetailFocus } from '@/ui/listDetail/useDetailFocus';
import { useSelection } from '@/ui/listDetail/useSelection';
import { useCaseDialog } from './useCaseDialog';
import { useCasePage } from './useCasePage';
import { useCaseSearch } from './useCaseSearch';

/**
 * The state of the queue: its list, the chosen case (the first unless the URL names one), the
 * ticked ones, the open dialog, and moving from one case to another. `frame` is the element around
 * it.
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
    // the list has it before the case itself is read: pressing keys quickly loses none
    canDecide: known !== undefined && known.closedAt === undefined,
    selection,
    focus,
    dialogs,
    titleOf: (id: string | undefined): string | undefined => shown(id)?.job.jobtitle,
    /** By case: the version of its job that is on the screen. */
    versionsOf: (ids: readonly string[]): Record<string, string> =>
      Object.fromEntries(
        ids.flatMap((id) => {
          const version = shown(id)?.job.updatedAt;
          return version == null ? [] : [[id, version]];
        }),
      ),
    /** Opens the case after or before the chosen one. */
    step: (by: 1 | -1): void => {
      const next = cases?.[cases.findIndex(({ _id }) => _id === chosenId) + by];
      if (next) openCase(next._id);
    },
    /** Hides what was decided and opens the next case; among decided ones it stays where it is. */
    openNext: (decidedIds: readonly string[]): void => {
      page.hideDecided(decidedIds);
      selection.clear();
      openCase(search.state === 'open' ? nextItem(cases ?? [], chosenId, decidedIds) : chosenId);
    },
    /** Shows a case that waits again. */
    reopen: (caseId: string | undefined): void => {
      // after an undo in a toast, another screen may be open by now
      if (!frame.current) return;
      page.showAll();
      search.change({ state: undefined, case: caseId });
      focus.moveFocus('detail');
    },
  };
};
export type CaseQueueControls = ReturnType<typeof useCaseQueue>;
