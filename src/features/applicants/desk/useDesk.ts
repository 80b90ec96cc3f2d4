import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  useGetApplicantQuery,
  useOpenApplicantMutation,
  type Applicant,
  type EmployerMove,
} from '@/api/jobBoardApi';
import { nextItem } from '@/ui/listDetail/nextItem';
import { useDetailFocus } from '@/ui/listDetail/useDetailFocus';
import { useSelection } from '@/ui/listDetail/useSelection';
import { applicationMoves, canMoveApplication } from '@contract/applicationLife';
import { withMove } from '../moves/movedPage';
import { useMoves } from '../moves/useMoves';
import { stageOf } from '../stages';
import { useDeskLists } from './useDeskLists';
import { useDeskSearch, type DeskSearch } from './useDeskSearch';

/** Notes for the applicant that their application was opened, once each. */
const useOpening = (applicant: Applicant | undefined): void => {
  const [openApplicant] = useOpenApplicantMutation();
  const opened = useRef(new Set<string>());
  const unopenedId = applicant?.state === 'sent' ? applicant._id : undefined;
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

/** Whether a move takes somebody out of the list they were moved in. */
const leavesList = ({ view, stage }: DeskSearch, move: EmployerMove, { state }: Applicant) => {
  const listed = view === 'board' ? stageOf(state) : stage;
  return listed !== undefined && stageOf(applicationMoves[move].to) !== listed;
};

/**
 * The state of the desk: what it lists, who is open beside the list, who is ticked, and moving
 * people between states and from one to the next. `frame` is the element around it.
 */
export const useDesk = (frame: RefObject<HTMLElement | null>) => {
  const search = useDeskSearch();
  const { moves, move, undoLast } = useMoves();
  const lists = useDeskLists(search, moves);
  const { chosenId } = search;
  const details = useGetApplicantQuery({ id: chosenId ?? '' }, { skip: chosenId === undefined });
  const list = lists.around(chosenId);
  const listed = lists.items.find(({ _id }) => _id === chosenId);
  const read =
    details.currentData && withMove(details.currentData, moves, details.fulfilledTimeStamp ?? 0);
  const chosen: Applicant | undefined = read ?? listed;
  const selection = useSelection(lists.items);
  const focus = useDetailFocus(frame, chosenId);
  const [isKeysOpen, setKeysOpen] = useState(false);
  useOpening(details.currentData);

  const choose = (id: string | undefined): void => {
    search.choose(id);
    if (id !== undefined) focus.moveFocus('detail');
  };
  const index = list.items.findIndex(({ _id }) => _id === chosenId);
  const neighbor = (by: 1 | -1): Applicant | undefined =>
    index === -1 && chosenId !== undefined ? undefined : list.items[index === -1 ? 0 : index + by];
  return {
    search,
    lists,
    list,
    /** Who is open, as far as known, and what became of reading everything about them. */
    chosen,
    details,
    read,
    index,
    neighbor,
    step: (by: 1 | -1): void => {
      const next = neighbor(by);
      if (next) choose(next._id);
    },
    choose,
    close: (): void => {
      if (chosenId === undefined) return;
      const link = frame.current?.querySelector<HTMLElement>(`[data-applicant="${chosenId}"]`);
      search.choose(undefined);
      // on a phone the list is shown again by the next render only
      requestAnimationFrame(() => (link ?? document.querySelector('h1'))?.focus());
    },
    /** Moves people; when the open one leaves the list, the next one opens. */
    move: (name: EmployerMove, applicants: readonly Applicant[]): void => {
      const gone = applicants.filter(
        (each) => canMoveApplication(name, each.state) && leavesList(search, name, each),
      );
      move(name, applicants);
      selection.clear();
      const goneIds = gone.map(({ _id }) => _id);
      if (chosenId !== undefined && goneIds.includes(chosenId))
        choose(nextItem(list.items, chosenId, goneIds));
    },
    undoLast,
    selection,
    /** Those who are ticked, else the open one. */
    targets:
      selection.selected.length > 0
        ? lists.items.filter(({ _id }) => selection.selected.includes(_id))
        : chosen
          ? [chosen]
          : [],
    keys: {
      isOpen: isKeysOpen,
      open: (): void => {
        focus.rememberOpener();
        setKeysOpen(true);
      },
      close: (): void => {
        setKeysOpen(false);
        focus.moveFocus('opener');
      },
    },
  };
};
export type DeskControls = ReturnType<typeof useDesk>;
