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

/** Notes for the applicant that their application was opened, once each. */
const useOpening = (applicant: Applicant | undefined, mayAct: boolean): void => {
  const [openApplicant] = useOpenApplicantMutation();
  const opened = useRef(new Set<string>());
  const unopenedId = mayAct && applicant?.state === 'sent' ? applicant._id : undefined;
  // an effect, as the URL opens an application, not a press
  useEffect(() => {
    if (unopenedId === undefined || opened.current.has(unopenedId)) return;
    opened.current.add(unopenedId);
    // a failure is logged by the listeners; opening it again tries again
    openApplicant({ id: unopenedId })
      .unwrap()
      .catch(() => opened.current.delete(unopenedId));
  }, [unopenedId, openApplicant]);
};

/**
 * Going past either end of the table's page turns it: the other page's first or last opens as soon
 * as it is here.
 */
const usePageTurn = (search: DeskSearch, { table }: DeskLists, open: (id: string) => void) => {
  const [turn, setTurn] = useState<{ to: number; by: 1 | -1 } | null>(null);
  const isThere = turn !== null && search.page === turn.to && !table.isOld;
  const target = isThere ? table.items.at(turn.by === 1 ? 0 : -1) : undefined;
  // the list is read again while the page is shown: a turn opens somebody once
  const opened = useRef<typeof turn>(null);
  const openTarget = useEffectEvent((id: string) => {
    if (opened.current === turn) return;
    opened.current = turn;
    open(id);
  });
  // an effect, as the page arrives some time after the key was pressed
  useEffect(() => {
    if (target) openTarget(target._id);
  }, [target]);
  return (by: 1 | -1): void => {
    const to = search.page + by;
    const pages = Math.ceil((table.page?.total ?? 0) / applicantsPerPage);
    if (search.view === 'board' || table.isOld || to < 1 || to > pages) return;
    setTurn({ to, by });
    search.change({ page: to === 1 ? undefined : String(to) });
  };
};

/** Whether a move takes somebody out of the list they were moved in. */
const leavesList = ({ view, stage, due }: DeskSearch, move: EmployerMove, { state }: Applicant) => {
  // only those who wait are listed
  if (due) return stageOf(applicationMoves[move].to) !== 'new';
  const listed = view === 'board' ? stageOf(state) : stage;
  return listed !== undefined && stageOf(applicationMoves[move].to) !== listed;
};

/** Who of these a move takes out of the list. */
const leaving = (search: DeskSearch, move: EmployerMove, applicants: readonly Applicant[]) =>
  applicants
    .filter((each) => canMoveApplication(move, each.state) && leavesList(search, move, each))
    .map(({ _id }) => _id);

/** The list of shortcuts, opened and closed; closing it returns the focus. */
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

/** The name that opens an application. */
const linkOf = (frame: RefObject<HTMLElement | null>, id: string) =>
  frame.current?.querySelector<HTMLElement>(`[data-applicant="${CSS.escape(id)}"]`);

/** The open application: everything about it once that has been read, until then what is listed. */
const useChosen = (
  { chosenId }: DeskSearch,
  lists: DeskLists,
  { moves, mayAct }: { moves: ShownMoves; mayAct: boolean },
) => {
  const details = useGetApplicantQuery(
    { id: chosenId ?? '' },
    // as the list beside it is
    { skip: chosenId === undefined, refetchOnFocus: true },
  );
  const { currentData, fulfilledTimeStamp = 0 } = details;
  const read = currentData && withMove(currentData, moves, fulfilledTimeStamp);
  const listed = lists.items.find(({ _id }) => _id === chosenId);
  const chosen: Applicant | undefined = read ?? listed;
  useOpening(currentData, mayAct);
  return { details, read, chosen };
};

/** Who is ticked; once all are unticked by what was done with them, a name has the focus. */
const useTicked = (frame: RefObject<HTMLElement | null>, { items }: DeskLists) => {
  const selection = useSelection(items);
  useSelectionFocus(items, selection.selected, (id) => {
    const link = id !== undefined && linkOf(frame, id);
    (link || document.querySelector('h1'))?.focus();
  });
  return selection;
};

/**
 * The state of the desk: what it lists, who is open beside the list, who is ticked, and moving
 * people between states and from one to the next. `frame` is the element around it.
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
    /** Who is open, as far as known, and what became of reading everything about them. */
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
      // on a phone the list is shown again by the next render only
      requestAnimationFrame(() => (link ?? document.querySelector('h1'))?.focus());
    },
    /** Moves people; when the open one leaves the list, the next one opens. */
    move: (name: EmployerMove, applicants: readonly Applicant[]): void => {
      if (readsOnly) return;
      const goneIds = leaving(search, name, applicants);
      move(name, applicants);
      selection.clear();
      if (chosenId !== undefined && goneIds.includes(chosenId))
        choose(nextItem(list.items, chosenId, goneIds));
    },
    undoLast,
    /** Whether the employer's account only reads, as one of a company's readers. */
    readsOnly,
    selection,
    /** Those who are ticked, else the open one. */
    targets: selection.selected.length > 0 ? selected : chosen ? [chosen] : [],
    keys: useKeysDialog(focus),
  };
};
export type DeskControls = ReturnType<typeof useDesk>;
