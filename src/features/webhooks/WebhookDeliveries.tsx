import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { Webhook, WebhookDelivery } from '@/api/jobBoardApi';
import {
  useGetWebhookDeliveriesQuery,
  useResendWebhookDeliveryMutation,
  useTestWebhookMutation,
} from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { webhookTexts } from '@/texts/auth/webhooks';
import { notify } from '@/ui/notify/notify';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { breakable } from '@/ui/text/breakable';
import { Chip, type ChipTone } from '@/ui/text/Chip';
import { localMomentText } from '@/ui/text/dateTexts';
import { outcomeText } from './deliveryText';

const { list: texts, events, states } = webhookTexts;
/** The polling interval while deliveries are in flight, in milliseconds. */
const newsInterval = 2_000;
/** Whether to poll for the delivery's result; not if it waits for a retry. */
const isSoon = ({ state, tries }: WebhookDelivery): boolean =>
  state === 'sending' || (state === 'waiting' && tries === 0);

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '14px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
  },
  '& li > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 650, marginRight: 10 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
}));
const tones: Record<WebhookDelivery['state'], ChipTone> = {
  waiting: 'amber',
  sending: 'amber',
  delivered: 'good',
  failed: 'bad',
};

type ItemProps = { delivery: WebhookDelivery; onResend: (delivery: WebhookDelivery) => void };

const DeliveryItem = ({ delivery, onResend }: ItemProps) => {
  const { type, title, state, tries, happenedAt, nextAt } = delivery;
  const when = localMomentText(Date.parse(happenedAt));
  const facts = [
    outcomeText(delivery),
    ...(tries > 1 ? [texts.tries(tries)] : []),
    ...(nextAt !== null && tries > 0 ? [texts.next(localMomentText(Date.parse(nextAt)))] : []),
  ];
  return (
    <li>
      <div>
        <strong>{events[type]}</strong>
        <Chip tone={tones[state]}>{states[state]}</Chip>
        {title !== '' && <p dir="auto">{title}</p>}
        <p className="num">{`${when}: ${facts.join(', ')}`}</p>
      </div>
      {(state === 'delivered' || state === 'failed') && (
        <Button
          variant="outlined"
          size="small"
          aria-label={texts.againNamed(events[type], when)}
          onClick={() => onResend(delivery)}
        >
          {texts.again}
        </Button>
      )}
    </li>
  );
};

type PageProps = { id: string; before?: number };

/** A page of deliveries, and the next one below it once requested. */
const Deliveries = (asked: PageProps) => {
  const [hasMore, setMore] = useState(false);
  // the answer determines whether to keep polling
  const [isAwaited, setAwaited] = useState(true);
  const { data, isFetching, isError, refetch } = useGetWebhookDeliveriesQuery(asked, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isAwaited ? newsInterval : 0,
  });
  const [resendDelivery] = useResendWebhookDeliveryMutation();
  const someSoon = data?.items.some(isSoon) ?? false;
  if (data && someSoon !== isAwaited) setAwaited(someSoon);
  const resend = async ({ _id: deliveryId }: WebhookDelivery): Promise<void> => {
    try {
      await resendDelivery({ id: asked.id, deliveryId }).unwrap();
      notify.success(texts.againSent);
    } catch (error) {
      notify.error(refusalText(error, texts.againFailed));
    }
  };
  if (!data && isFetching) return <Loading shape="list" rows={3} />;
  if (!data || (isError && !isFetching))
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  const { items, next } = data;
  if (items.length === 0) return asked.before === undefined && <EmptyMessage text={texts.empty} />;
  return (
    <>
      <List>
        {items.map((delivery) => (
          <DeliveryItem
            key={delivery._id}
            delivery={delivery}
            onResend={(each) => void resend(each)}
          />
        ))}
      </List>
      {next !== undefined &&
        (hasMore ? (
          <Deliveries id={asked.id} before={next} />
        ) : (
          <Button variant="outlined" onClick={() => setMore(true)}>
            {texts.more}
          </Button>
        ))}
    </>
  );
};

type WebhookDeliveriesProps = { webhook: Webhook; onClose: () => void };

/** A webhook's deliveries with their results; each can be resent, and a test event can be sent. */
export const WebhookDeliveries = ({ webhook, onClose }: WebhookDeliveriesProps) => {
  const { _id: id, url } = webhook;
  const titleId = useId();
  const [testWebhook, { isLoading }] = useTestWebhookMutation();
  const test = async (): Promise<void> => {
    try {
      await testWebhook({ id }).unwrap();
      notify.success(texts.testSent);
    } catch (error) {
      notify.error(refusalText(error, texts.testFailed));
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <p style={{ marginBottom: 12, overflowWrap: 'anywhere' }}>{breakable(url)}</p>
        <Deliveries id={id} />
      </DialogContent>
      <DialogActions>
        <Button
          variant="outlined"
          aria-disabled={isLoading || undefined}
          onClick={() => {
            if (!isLoading) void test();
          }}
        >
          {texts.test}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
