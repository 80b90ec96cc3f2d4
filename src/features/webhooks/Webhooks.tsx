import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useRef, useState } from 'react';
import type { Webhook } from '@/api/jobBoardApi';
import { useDeleteWebhookMutation, useGetWebhooksQuery } from '@/api/memberApi';
import { AccountListSection } from '@/features/account/AccountListSection';
import { webhookTexts as texts } from '@/texts/auth/webhooks';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { breakable } from '@/ui/text/breakable';
import { Chip } from '@/ui/text/Chip';
import { dateText, localMomentText } from '@/ui/text/dateTexts';
import { AddWebhook } from './AddWebhook';
import { outcomeText } from './deliveryText';
import { EditWebhook } from './EditWebhook';
import { RotateSecret } from './RotateSecret';
import { WebhookDeliveries } from './WebhookDeliveries';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& li': {
    display: 'grid',
    gap: 12,
    padding: '14px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& strong': { fontWeight: 650, marginRight: 10 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const actions = ['deliveries', 'edit', 'secret', 'remove'] as const;
type Action = (typeof actions)[number];
type Asked = { action: Action; webhook: Webhook };

const WebhookItem = ({ webhook, onAsk }: { webhook: Webhook; onAsk: (asked: Asked) => void }) => {
  const { url, events, on, offForFailures, createdAt, oldSecretUntil, lastDelivery } = webhook;
  const facts = [
    texts.added(dateText(createdAt)),
    lastDelivery ? texts.last(outcomeText(lastDelivery)) : texts.neverSent,
    ...(oldSecretUntil === null
      ? []
      : [texts.twoSecrets(localMomentText(Date.parse(oldSecretUntil)))]),
  ];
  return (
    <li>
      <div>
        <strong>{breakable(url)}</strong>
        {!on && <Chip tone="amber">{texts.off}</Chip>}
        <p>{events.map((event) => texts.events[event]).join(', ')}</p>
        <p>{facts.join(', ')}</p>
        {offForFailures && <p>{texts.offForFailures}</p>}
      </div>
      <div className="ways">
        {actions.map((action) => (
          <Button
            key={action}
            variant="outlined"
            size="small"
            data-delete={action === 'remove' || undefined}
            aria-label={texts[action].named(url)}
            onClick={() => onAsk({ action, webhook })}
          >
            {texts[action].button}
          </Button>
        ))}
      </div>
    </li>
  );
};

type DialogProps = { webhook: Webhook; onClose: () => void };

const RemoveWebhook = ({ webhook: { _id: id, url }, onClose }: DialogProps) => {
  const [deleteWebhook] = useDeleteWebhookMutation();
  const remove = async (): Promise<void> => {
    onClose();
    try {
      await deleteWebhook({ id }).unwrap();
      notify.success(texts.remove.done);
    } catch {
      notify.error(texts.remove.failed);
    }
  };
  return (
    <ConfirmDialog
      open
      text={texts.remove.ask}
      detail={breakable(texts.remove.detail(url))}
      confirmLabel={texts.remove.button}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
};
const dialogs = {
  deliveries: WebhookDeliveries,
  edit: EditWebhook,
  secret: RotateSecret,
  remove: RemoveWebhook,
} satisfies Record<Action, unknown>;

const WebhookList = ({ webhooks }: { webhooks: readonly Webhook[] }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(
    list,
    list,
    webhooks.map(({ _id }) => _id),
  );
  const AskedDialog = asked && dialogs[asked.action];
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label={texts.title}>
        {webhooks.map((each) => (
          <WebhookItem key={each._id} webhook={each} onAsk={setAsked} />
        ))}
      </List>
      {AskedDialog && <AskedDialog webhook={asked.webhook} onClose={() => setAsked(null)} />}
    </>
  );
};

/** A company's webhooks, for its owners: add, edit, and see deliveries. */
export const Webhooks = () => (
  <AccountListSection<Webhook>
    title={texts.title}
    intro={
      <p>
        {texts.text} <Link href="/api/docs">{texts.docs}</Link>
      </p>
    }
    query={useGetWebhooksQuery(undefined, { refetchOnMountOrArgChange: true })}
    rows={1}
    list={(webhooks) => <WebhookList webhooks={webhooks} />}
    add={{ label: texts.add.button, Dialog: AddWebhook }}
  />
);
