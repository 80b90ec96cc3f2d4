import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { useGetApplicantQuery, useOpenApplicantMutation } from '@/api/memberApi';
import { useCompany } from '@/features/companies/useCompany';
import { nextItem } from '@/ui/listDetail/nextItem';
import { useDetailFocus, type DetailFocus } from '@/ui/listDetail/useDetailFocus';
import { useSelection } from '@/ui/listDetail/useSelection';
import { useSelectionFocus } from '@/ui/listDetail/useSelectionFocus';
import { applicationMoves, canMoveApplication } from '@contract/jobs/applicationLife';
import { withMove, type ShownMoves } from '../moves/movedPage';
import { useMoves } from '../moves/useMoves';
import { stageOf } from '../stages';
import { applicantsPerPage } from './deskParams';
import { useDeskLists, type DeskLists } from './useDeskLists';
import { useDeskSearch, type DeskSearch } from './useDeskSearch';

/** Tells the host that the application was opened, once for each. */
const useOpening = (applicant: Applicant | undefined, mayAct: boolean): void => {
  const [openApplicant] = useOpenApplicantMutation();
  const opened = useRef(new Set<string>());
  const unopenedId = mayAct && applicant?.state === 'sent' ? applicant._id : undefined;
  // an effect, because the URL opens an application, not a click
  useEffect(() => {
    if (unopenedId === undefined || opened.current.has(unopenedId)) return;
    opened.current.add(unopenedId);
    // failures are logged by the listeners; opening the application again retries
    openApplicant({ id: unopenedId })
      .unwrap()
      .catch(() => opened.current.delete(unopenedId));
  }, [unopenedId, openApplicant]);
};

/**
 * Returns a function that turns the table's page, for steps past either end. Once the page has
 * loaded, its first or last application opens.
 */
const usePageTurn = (search: DeskSearch, { table }: DeskLists, open: (id: string) => void) => {
  const [turn, setTurn] = useState<{ to: number; by: 1 | -1 } | null>(null);
  const isThere = turn !== null && search.page === turn.to && !table.isStale;
  const target = isThere ? table.items.at(turn.by === 1 ? 0 : -1) : undefined;
  // the list may be refetched while the page is shown: opens an application once per turn
  const opened = useRef<typeof turn>(null);
  const openTarget = useEffectEvent((id: string) => {
    if (opened.current === turn) return;
    opened.current = turn;
    open(id);
  });
  // an effect, because the page loads some time after the key was pressed
  useEffect(() => {
    if (target) openTarget(target._id);
  }, [target]);
  return (by: 1 | -1): void => {
    const to = search.page + by;
    const pages = Math.ceil((table.page?.total ?? 0) / applicantsPerPage);
    if (search.view === 'board' || table.isStale || to < 1 || to > pages) return;
    setTurn({ to, by });
    search.change({ page: to === 1 ? undefined : String(to) });
  };
};

/** Whether a move removes the application from the list that it is in. */
const leavesList = ({ view, stage, due }: DeskSearch, move: EmployerMove, { state }: Applicant) => {
  // the list has only applicants who are waiting for an answer
  if (due) return stageOf(applicationMoves[move].to) !== 'new';
  const listed = view === 'board' ? stageOf(state) : stage;
  return listed !== undefined && stageOf(applicationMoves[move].to) !== listed;
};

/** Returns the ids of the applications that a move removes from the list. */
const leaving = (search: DeskSearch, move: EmployerMove, applicants: readonly Applicant[]) =>
  applicants
    .filter((each) => canMoveApplication(move, each.state) && leavesList(search, move, each))
    .map(({ _id }) => _id);

/** Returns the state of the dialog with all shortcuts; closing it restores the focus. */
const useKeysDialog = ({ rememberOpener, moveFocus }: DetailFocus) => {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: (): void => {
      rememberOpener();
      setOpen(true);
    },
    close: (): void => {
      setOpen(false);
      moveFocus('opener');
    },
  };
};

/** Returns the link that opens an application. */
const linkOf = (frame: RefObject<HTMLElement | null>, id: string) =>
  frame.current?.querySelector<HTMLElement>(`[data-applicant="${CSS.escape(id)}"]`);

/**
 * Returns the open application: all details once they are loaded, until then the data of the list.
 */
const useChosen = (
  { chosenId }: DeskSearch,
  lists: DeskLists,
  { moves, mayAct }: { moves: ShownMoves; mayAct: boolean },
) => {
  const details = useGetApplicantQuery(
    { id: chosenId ?? '' },
    // refetched on focus, like the list beside it
    { skip: chosenId === undefined, refetchOnFocus: true },
  );
  const { currentData, fulfilledTimeStamp = 0 } = details;
  const read = currentData && withMove(currentData, moves, fulfilledTimeStamp);
  const listed = lists.items.find(({ _id }) => _id === chosenId);
  const chosen: Applicant | undefined = read ?? listed;
  useOpening(currentData, mayAct);
  return { details, read, chosen };
};

/** Returns the selection. Once a bulk action has cleared it, focuses a name. */
const useTicked = (frame: RefObject<HTMLElement | null>, { items }: DeskLists) => {
  const selection = useSelection(items);
  useSelectionFocus(items, selection.selected, (id) => {
    const link = id !== undefined && linkOf(frame, id);
    (link || document.querySelector('h1'))?.focus();
  });
  return selection;
};

/**
 * Returns the state of the desk: its lists, the open application, the selection, and functions to
 * move applications and to step to the next one. `frame` is the element around the desk.
 */
export const useDesk = (frame: RefObject<HTMLElement | null>) => {
  const search = useDeskSearch();
  const { mayAct, readsOnly } = useCompany();
  const { moves, move, undoLast } = useMoves();
  const lists = useDeskLists(search, moves);
  const { chosenId } = search;
  const list = lists.around(chosenId);
  const { chosen, ...open } = useChosen(search, lists, { moves, mayAct });
  const selection = useTicked(frame, lists);
  const selected = lists.items.filter(({ _id }) => selection.selected.includes(_id));
  const focus = useDetailFocus(frame, chosenId);

  const choose = (id: string | undefined): void => {
    search.choose(id);
    if (id !== undefined) focus.moveFocus('detail');
  };
  const turnPage = usePageTurn(search, lists, choose);
  const index = list.items.findIndex(({ _id }) => _id === chosenId);
  const neighbor = (by: 1 | -1): Applicant | undefined =>
    index === -1 && chosenId !== undefined ? undefined : list.items[index === -1 ? 0 : index + by];
  return {
    search,
    lists,
    list,
    /** The open application, as far as loaded; `open` has the state of loading its details. */
    chosen,
    ...open,
    index,
    neighbor,
    step: (by: 1 | -1): void => {
      const next = neighbor(by);
      if (next) choose(next._id);
      else if (index !== -1) turnPage(by);
    },
    choose,
    close: (): void => {
      if (chosenId === undefined) return;
      const link = linkOf(frame, chosenId);
      search.choose(undefined);
      // on phones, the list is visible only after the next render
      requestAnimationFrame(() => (link ?? document.querySelector('h1'))?.focus());
    },
    /** Moves applications. If the open one leaves the list, opens the next one. */
    move: (name: EmployerMove, applicants: readonly Applicant[]): void => {
      if (readsOnly) return;
      const goneIds = leaving(search, name, applicants);
      move(name, applicants);
      selection.clear();
      if (chosenId !== undefined && goneIds.includes(chosenId))
        choose(nextItem(list.items, chosenId, goneIds));
    },
    undoLast,
    /** Whether the employer has read-only access to the company. */
    readsOnly,
    selection,
    /** The selected applicants, otherwise the open one. */
    targets: selection.selected.length > 0 ? selected : chosen ? [chosen] : [],
    keys: useKeysDialog(focus),
  };
};
export type DeskControls = ReturnType<typeof useDesk>;
