import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import {
  useGetCaseQuery,
  useGetCasesQuery,
  type Decision,
  type DecisionInput,
} from '@/api/jobBoardApi';
import { EditCaseJob } from '@/features/jobs/EditCaseJob';
import { CaseView } from '@/features/moderation/case/CaseView';
import { undoableOf } from '@/features/moderation/case/undoableOf';
import { moderationTexts } from '@/texts/admin/moderation';
import { PageHeading } from '@/ui/page/Page';
import { CaseFilters } from './CaseFilters';
import { CaseList } from './CaseList';
import { KeysDialog } from './KeysDialog';
import { ReasonDialog } from './ReasonDialog';
import { useCaseKeys } from './useCaseKeys';
import { useCaseSearch } from './useCaseSearch';
import { useDecisions } from './useDecisions';

const { queue, takeDown, suspend, reasonForm, edit } = moderationTexts;
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  '& > output': { marginLeft: 'auto', color: theme.vars.palette.ink2, fontSize: '.9375rem' },
}));
const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(280px, 3fr) minmax(0, 8fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Which dialog is open, and the cases it is about. */
type Asking = { what: 'takeDown' | 'suspend' | 'edit' | 'keys'; ids: string[] };

const targetOf = (chosenId: string | undefined): string[] =>
  chosenId === undefined ? [] : [chosenId];

/**
 * The administrator's cases: the list at the left, the chosen case beside it. A decision opens the
 * next case, whose heading takes the focus; everything can be done by single keys.
 */
export const CaseQueue = () => {
  const search = useCaseSearch();
  const list = useGetCasesQuery(search.query);
  // what was decided is gone at once: until the list that knows it is here
  const [decided, setDecided] = useState<{ ids: readonly string[]; at: number }>({
    ids: [],
    at: 0,
  });
  const cases = list.currentData?.items.filter(
    ({ _id }) => !((list.fulfilledTimeStamp ?? 0) < decided.at && decided.ids.includes(_id)),
  );
  const chosenId = search.caseId ?? cases?.[0]?._id;
  const chosen = useGetCaseQuery({ id: chosenId ?? '' }, { skip: chosenId === undefined });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const selected = (cases ?? []).flatMap(({ _id }) => (ticked.includes(_id) ? [_id] : []));

  // a dialog takes the focus with it, and so does a case: where it goes then
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const [focus, setFocus] = useState<{ on: 'case' | 'opener' } | null>(null);
  useEffect(() => {
    if (!focus) return;
    const back =
      focus.on === 'opener' && opener.current instanceof HTMLElement && opener.current.isConnected
        ? opener.current
        : null;
    (
      back ??
      frame.current?.querySelector<HTMLElement>('[data-case-heading]') ??
      document.querySelector('h1')
    )?.focus();
  }, [focus]);
  // the last case is gone, and the heading that had the focus with it
  useEffect(() => {
    if (chosenId === undefined && focus && document.activeElement === document.body)
      document.querySelector('h1')?.focus();
  }, [chosenId, focus]);

  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = (what: Asking['what'], ids: string[] = []): void => {
    opener.current = document.activeElement;
    setAsking({ what, ids });
  };
  const close = (on: 'case' | 'opener' = 'opener'): void => {
    setAsking(null);
    setFocus({ on });
  };
  const open = (caseId: string | undefined): void => {
    setAsking(null);
    search.choose(caseId);
    setFocus({ on: 'case' });
  };
  const goOn = (ids: readonly string[]): void => {
    const all = cases ?? [];
    const at = all.findIndex(({ _id }) => _id === chosenId);
    const rest = all.filter(({ _id }) => !ids.includes(_id));
    const next = all.slice(Math.max(0, at)).find(({ _id }) => !ids.includes(_id)) ?? rest.at(-1);
    setDecided((now) => ({ ids: [...now.ids, ...ids], at: Date.now() }));
    setTicked([]);
    open(search.state === 'open' ? next?._id : chosenId);
  };
  const { decide, undo, tell, last, busy } = useDecisions((caseIds) => {
    // asked from a toast, somebody may have gone to another screen meanwhile
    if (!frame.current) return;
    setDecided({ ids: [], at: 0 });
    search.change({ state: undefined, case: caseIds[0] });
    setFocus({ on: 'case' });
  });

  const targets = selected.length > 0 ? selected : targetOf(chosenId);
  /** Whether anything is decided now. */
  const send = async (
    decision: DecisionInput['decision'],
    ids: string[],
    reason?: string,
  ): Promise<boolean> => {
    if (busy || ids.length === 0) return false;
    const done = await decide({ ids, decision, ...(reason !== undefined && { reason }) });
    if (done.length > 0) goOn(done);
    return done.length > 0;
  };
  const sendReason =
    (decision: 'takeDown' | 'suspend') =>
    async (reason: string): Promise<boolean> => {
      const done = await send(decision, asking?.ids ?? [], reason);
      if (done) close('case');
      return done;
    };
  const edited = (decision: Decision): void => {
    const waits = current?.job.status === 'waiting';
    tell(waits ? edit.savedWaiting : current?.employer ? edit.saved : edit.savedNobody, [
      decision._id,
    ]);
    close('case');
    if (!waits && current) goOn([current._id]);
  };
  const step = (by: 1 | -1): void => {
    const to = cases?.[cases.findIndex(({ _id }) => _id === chosenId) + by];
    if (to) open(to._id);
  };
  const tick = (id: string): void =>
    setTicked((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]));

  const current = chosen.currentData;
  const titleOf = (id: string | undefined): string | undefined =>
    (current?._id === id ? current : cases?.find(({ _id }) => _id === id))?.job.jobtitle;
  // the list knows it before the case itself is here: who presses keys quickly loses none
  const mayDecide =
    (current ?? cases?.find(({ _id }) => _id === chosenId) ?? { closedAt: '' }).closedAt ===
    undefined;
  const undoable = current && undoableOf(current.decisions);
  const undoLast = (): void => {
    if (busy) return;
    if (last.length > 0) void undo(last);
    else if (current?.closedAt !== undefined && undoable) void undo([undoable._id]);
  };
  const many = selected.length > 0;
  const keys = useCaseKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      if (chosenId !== undefined && search.state === 'open') tick(chosenId);
    },
    u: undoLast,
    '?': () => ask('keys'),
    d: () => {
      if (many || mayDecide) void send('dismiss', targets);
    },
    a: () => {
      if (many || mayDecide) void send('approve', targets);
    },
    t: () => {
      if (many || mayDecide) ask('takeDown', targets);
    },
    // these two need the whole case: the dialog opens as soon as it is here
    s: () => {
      if (mayDecide && (!current || (current.employer && !current.employer.suspendedAt)))
        ask('suspend', targetOf(chosenId));
    },
    e: () => {
      if (mayDecide && (!current || current.job.status !== 'removed'))
        ask('edit', targetOf(chosenId));
    },
  });

  return (
    <div ref={frame}>
      <Head>
        <PageHeading>{queue.title}</PageHeading>
        <output className="num">
          {list.currentData === undefined ? '' : queue.count(list.currentData.total, search.state)}
        </output>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => ask('keys')}>
          {queue.keys}
        </Button>
      </Head>
      <CaseFilters search={search} />
      <Panes>
        <CaseList
          {...{ search, list, cases, chosenId, selected }}
          onOpen={() => setFocus({ on: 'case' })}
          onTick={tick}
          onSelectNone={() => setTicked([])}
          busy={busy}
          onDismiss={() => void send('dismiss', selected)}
          onTakeDown={() => ask('takeDown', selected)}
        />
        {chosenId !== undefined && (
          <CaseView
            query={chosen}
            title={titleOf(chosenId)}
            busy={busy}
            onDecide={(decision) => void send(decision, [chosenId])}
            onAsk={(what) => ask(what, [chosenId])}
            onUndo={(decision) => void undo([decision._id])}
          />
        )}
      </Panes>
      {asking?.what === 'takeDown' && (
        <ReasonDialog
          title={asking.ids.length > 1 ? takeDown.titleMany(asking.ids.length) : takeDown.title}
          about={asking.ids.length > 1 ? undefined : titleOf(asking.ids[0])}
          detail={asking.ids.length > 1 ? takeDown.detailMany : takeDown.detail}
          reasons={reasonForm.takeDown}
          confirmLabel={takeDown.confirm}
          onSend={sendReason('takeDown')}
          onClose={() => close()}
        />
      )}
      {asking?.what === 'suspend' && current?.employer && asking.ids.includes(chosenId ?? '') && (
        <ReasonDialog
          title={suspend.title(current.employer.companyName || current.employer.usernameEmployer)}
          about={current.employer.usernameEmployer}
          detail={suspend.detail(current.employer.liveJobs)}
          reasons={reasonForm.suspend}
          confirmLabel={suspend.confirm}
          onSend={sendReason('suspend')}
          onClose={() => close()}
        />
      )}
      {asking?.what === 'edit' && current && asking.ids.includes(chosenId ?? '') && (
        <EditCaseJob
          caseId={current._id}
          job={current.job}
          onSaved={edited}
          onClose={() => close()}
        />
      )}
      {asking?.what === 'keys' && (
        <KeysDialog on={keys.on} use={keys.use} onClose={() => close()} />
      )}
    </div>
  );
};
