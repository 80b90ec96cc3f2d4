import Button from '@mui/material/Button';
import { useRef } from 'react';
import { moderationTexts } from '@/texts/admin/moderation';
import { PageHeading } from '@/ui/page/Page';
import { styled } from '@/ui/styled';
import { CaseView } from '../case/CaseView';
import { CaseFilters } from './CaseFilters';
import { CaseList } from './CaseList';
import { QueueDialogs } from './QueueDialogs';
import { useCaseQueue, type CaseQueueControls } from './useCaseQueue';
import { useQueueDecisions } from './useQueueDecisions';
import { useQueueKeys } from './useQueueKeys';

const { queue: texts } = moderationTexts;
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  '& > output': {
    marginLeft: 'auto',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
  },
  // not enough room for both next to the heading on a phone
  [theme.breakpoints.down('sm')]: {
    '& > button': { marginLeft: 'auto' },
    '& > output': { order: 1, flexBasis: '100%', minHeight: 24 },
  },
}));
const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(280px, 3fr) minmax(0, 8fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const QueueHead = ({ queue: { page, search, dialogs } }: { queue: CaseQueueControls }) => {
  const { currentData } = page.list;
  return (
    <Head>
      <PageHeading>{texts.title}</PageHeading>
      <output className="num">{currentData && texts.count(currentData.total, search.state)}</output>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => dialogs.openDialog('keys')}>
        {texts.keys}
      </Button>
    </Head>
  );
};

/**
 * The administrator's cases: the list on the left, the selected case next to it. A decision opens
 * the next case, whose heading takes the focus. Everything can be done with single-key shortcuts.
 */
export const CaseQueue = () => {
  const frame = useRef<HTMLDivElement>(null);
  const queue = useCaseQueue(frame);
  const decisions = useQueueDecisions(queue);
  const keys = useQueueKeys(queue, decisions);
  const { search, chosenId, chosen, dialogs } = queue;
  return (
    <div ref={frame}>
      <QueueHead queue={queue} />
      <CaseFilters search={search} />
      <Panes>
        <CaseList queue={queue} decisions={decisions} />
        {chosenId !== undefined && (
          <CaseView
            query={chosen}
            title={queue.titleOf(chosenId)}
            busy={decisions.busy}
            onDecide={(decision) => void decisions.send(decision, [chosenId])}
            onAskReason={(kind) => dialogs.openDialog(kind, [chosenId])}
            onUndo={(decision) => void decisions.undo([decision._id])}
          />
        )}
      </Panes>
      <QueueDialogs {...{ queue, decisions, keys }} />
    </div>
  );
};
