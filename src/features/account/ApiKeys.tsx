import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useRef, useState } from 'react';
import type { ApiKey } from '@/api/jobBoardApi';
import { useDeleteApiKeyMutation, useGetApiKeysQuery } from '@/api/memberApi';
import { apiKeyTexts as texts } from '@/texts/auth/apiKeys';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { Chip } from '@/ui/text/Chip';
import { dateText } from '@/ui/text/dateTexts';
import { useNow } from '@/ui/text/now';
import { AccountItems } from './AccountItems';
import { AccountListSection } from './AccountListSection';
import { AddApiKey } from './AddApiKey';

const KeyItem = ({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: (key: ApiKey) => void }) => {
  const { name, scopes, hint, createdAt, expiresAt, usedAt } = apiKey;
  const isOver = Date.parse(expiresAt) <= useNow();
  const facts = isOver ? texts.expired : texts.facts;
  const used = usedAt === null ? texts.unused : texts.used(dateText(usedAt));
  return (
    <li>
      <div>
        <strong dir="auto">{name}</strong>
        {isOver && <Chip tone="amber">{texts.over}</Chip>}
        <p>{`${scopes.map((scope) => texts.scopes[scope]).join(', ')}; ${texts.ends(hint)}`}</p>
        <p>{`${facts(dateText(createdAt), dateText(expiresAt))}, ${used}`}</p>
      </div>
      <Button
        variant="outlined"
        size="small"
        data-delete
        aria-label={texts.revokeNamed(name)}
        onClick={() => onRevoke(apiKey)}
      >
        {texts.revoke}
      </Button>
    </li>
  );
};

const KeyList = ({ keys }: { keys: readonly ApiKey[] }) => {
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [deleteApiKey] = useDeleteApiKeyMutation();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(
    list,
    list,
    keys.map(({ _id }) => _id),
  );
  const revoke = async ({ _id: id, name }: ApiKey): Promise<void> => {
    setRevoking(null);
    try {
      await deleteApiKey({ id }).unwrap();
      notify.success(texts.revoked(name));
    } catch {
      notify.error(texts.notRevoked);
    }
  };
  return (
    <>
      <AccountItems ref={list} tabIndex={-1} aria-label={texts.title}>
        {keys.map((each) => (
          <KeyItem key={each._id} apiKey={each} onRevoke={setRevoking} />
        ))}
      </AccountItems>
      {revoking && (
        <ConfirmDialog
          open
          text={texts.ask}
          detail={texts.askDetail(revoking.name)}
          confirmLabel={texts.revoke}
          onConfirm={() => void revoke(revoking)}
          onCancel={() => setRevoking(null)}
        />
      )}
    </>
  );
};

/** An employer's API keys, with buttons to create and revoke them. */
export const ApiKeys = () => (
  <AccountListSection<ApiKey>
    title={texts.title}
    intro={
      <p>
        {texts.text} <Link href="/api/docs">{texts.docs}</Link>
      </p>
    }
    query={useGetApiKeysQuery(undefined, { refetchOnMountOrArgChange: true })}
    rows={1}
    list={(keys) => <KeyList keys={keys} />}
    add={{ label: texts.add.button, Dialog: AddApiKey }}
  />
);
