import Button from '@mui/material/Button';
import { Navigate } from 'react-router-dom';
import type { CaseBrief } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { LinkButton } from '@/ui/button/LinkButton';
import { SelectionBar } from '@/ui/listDetail/SelectionBar';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { Pager } from '@/ui/table/Pager';
import { useNow } from '@/ui/text/now';
import { CaseRow } from './CaseRow';
import type { CaseQueueControls } from './useCaseQueue';
import type { CaseSearch } from './useCaseSearch';
import type { QueueDecisions } from './useQueueDecisions';

const { queue: texts, actions } = moderationTexts;
const Frame = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });
const Rows = styled(Card)({ overflow: 'hidden' });

const NoCases = ({ search: { state, isFiltered, searchOf } }: { search: CaseSearch }) => {
  if (!isFiltered)
    return <EmptyMessage text={state === 'open' ? texts.empty : texts.emptyClosed} />;
  return (
    <EmptyMessage text={texts.noneFound}>
      <LinkButton
        variant="outlined"
        size="small"
        to={{ search: searchOf({ kind: undefined, q: undefined }) }}
      >
        {texts.showAll}
      </LinkButton>
    </EmptyMessage>
  );
};

type CaseListProps = { queue: CaseQueueControls; decisions: QueueDecisions };

const CaseRows = ({ queue, cases }: { queue: CaseQueueControls; cases: readonly CaseBrief[] }) => {
  const { search, page, chosenId, selection, focus } = queue;
  const now = Math.max(useNow(), page.list.fulfilledTimeStamp ?? 0);
  return (
    <Rows component="ul">
      {cases.map((brief) => (
        <CaseRow
          key={brief._id}
          brief={brief}
          search={search.searchOf({ case: brief._id })}
          isChosen={brief._id === chosenId}
          isSelected={selection.selected.includes(brief._id)}
          onToggle={search.state === 'open' ? () => selection.toggle(brief._id) : undefined}
          // on a phone the case is far below the list
          onOpen={() => focus.moveFocus('detail')}
          now={now}
        />
      ))}
    </Rows>
  );
};

/** A page of the queue's cases; open ones can be decided in bulk. */
export const CaseList = ({ queue, decisions }: CaseListProps) => {
  const { search, page, selection, dialogs } = queue;
  const { list, cases } = page;
  const { selected } = selection;
  const { total = 0, limit = 1, items } = list.currentData ?? {};
  if (!cases && list.isError && !list.isFetching)
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void list.refetch()} />
      </EmptyMessage>
    );
  if (!cases) return <Loading shape="list" />;
  if (items?.length === 0 && search.page > 1)
    return <Navigate to={{ search: search.searchOf({ page: undefined }) }} replace />;
  if (cases.length === 0) return <NoCases search={search} />;
  return (
    <Frame aria-label={texts.list} aria-busy={list.isFetching || undefined}>
      {selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={selection.clear}>
          <Button
            size="small"
            variant="outlined"
            // a disabled button would lose the focus; `send` ignores a second click
            aria-disabled={decisions.busy || undefined}
            onClick={() => void decisions.send('dismiss', selected)}
          >
            {actions.dismiss}
          </Button>
          <Button
            size="small"
            variant="outlined"
            color="error"
            aria-disabled={decisions.busy || undefined}
            onClick={() => {
              if (!decisions.busy) dialogs.openDialog('takeDown', selected);
            }}
          >
            {actions.takeDown}
          </Button>
        </SelectionBar>
      )}
      <CaseRows queue={queue} cases={cases} />
      <Pager
        page={search.page}
        pages={Math.ceil(total / limit)}
        searchOf={(to) =>
          search.searchOf({ page: to === 1 ? undefined : String(to), case: undefined })
        }
      />
    </Frame>
  );
};
