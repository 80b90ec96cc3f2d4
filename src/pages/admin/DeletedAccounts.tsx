import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useRef } from 'react';
import {
  useGetDeletedAccountsQuery,
  useRestoreAccountMutation,
  type DeletedAccount,
} from '@/api/jobBoardApi';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { accountTexts } from '@/texts/auth/account';
import { commonTexts } from '@/texts/common';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { TextInput } from '@/ui/form/TextInput';
import { useTypedText } from '@/ui/form/useTypedText';
import { notify } from '@/ui/notify/notify';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { Pager } from '@/ui/table/Pager';
import { TableTools } from '@/ui/table/TableFrame';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { longestSearch, useTableAddress } from '@/ui/table/useTableAddress';
import { Chip } from '@/ui/text/Chip';
import { dateText } from '@/ui/text/dateTexts';
import { limits } from '@contract/limits';

const { deleted: texts } = accountTexts;
const People = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 900,
  '& li > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '14px 18px',
  },
  '& .who': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h2': { fontSize: '1.0625rem', fontWeight: 650 },
  '& p': { color: theme.vars.palette.ink2, fontSize: '.875rem' },
}));

const Restore = ({ account: { _id, username } }: { account: DeletedAccount }) => {
  const [restoreAccount, { isLoading }] = useRestoreAccountMutation();
  const restore = async (): Promise<void> => {
    try {
      await restoreAccount({ id: _id }).unwrap();
      notify.success(texts.restored(username));
    } catch {
      notify.error(texts.restoreFailed);
    }
  };
  return (
    <Button
      variant="outlined"
      size="small"
      data-delete
      aria-label={texts.restoreNamed(username)}
      aria-disabled={isLoading || undefined}
      onClick={() => {
        if (!isLoading) void restore();
      }}
    >
      {texts.restore}
    </Button>
  );
};

const List = () => {
  const { filter, page, searchOf, setFilter } = useTableAddress([]);
  const typed = useTypedText(filter, setFilter, (text) => text);
  const { data, isFetching, isError, refetch } = useGetDeletedAccountsQuery(
    { q: filter.trim(), page, limit: limits.tableSize },
    { refetchOnMountOrArgChange: true },
  );
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const otherwise = useCallback(() => field.current, []);
  useFocusAfterDelete(
    rows,
    otherwise,
    (data?.items ?? []).map(({ _id }) => _id),
  );
  if (!data && isFetching) return <Loading shape="list" rows={3} />;
  const failed = !data || (isError && !isFetching);
  return (
    <>
      <TableTools>
        <TextInput
          ref={field}
          type="search"
          label={texts.search}
          autoComplete="off"
          maxLength={longestSearch}
          {...typed.input}
        />
        <output className="num" aria-busy={isFetching}>
          {data && !failed && commonTexts.table.count(data.total)}
        </output>
      </TableTools>
      {failed && (
        <EmptyMessage text={accountTexts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {!failed && data.items.length === 0 && (
        <EmptyMessage text={filter === '' ? texts.empty : commonTexts.table.noneFound} />
      )}
      {!failed && (
        <People ref={rows}>
          {data.items.map((account) => (
            <li key={account._id}>
              <Card>
                <InitialsTile name={account.username} size={44} />
                <div className="who">
                  <h2 dir="auto">{account.username}</h2>
                  <p>
                    <bdi>{account.email}</bdi>
                  </p>
                  <p>
                    {texts.when(
                      dateText(account.deletedAt),
                      texts.by[account.deletedBy],
                      dateText(account.erasedOn),
                    )}
                  </p>
                  {account.jobs > 0 && <p>{texts.jobs(account.jobs)}</p>}
                </div>
                <Chip>{texts.roles[account.role]}</Chip>
                <Restore account={account} />
              </Card>
            </li>
          ))}
        </People>
      )}
      {!failed && (
        <div style={{ marginTop: 16 }}>
          <Pager
            page={page}
            pages={Math.max(1, Math.ceil(data.total / limits.tableSize))}
            searchOf={(to) => searchOf({ page: to })}
          />
        </div>
      )}
    </>
  );
};

/** Accounts that were deleted and can be brought back (product §6). */
export const DeletedAccounts = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        <p>{texts.text}</p>
        <List />
      </Wrap>
    </Page>
  </OwnHostOnly>
);
