import Button from '@mui/material/Button';
import { useRef, type RefObject } from 'react';
import { Navigate } from 'react-router-dom';
import type { DeletedAccount } from '@/api/jobBoardApi';
import { useGetDeletedAccountsQuery, useRestoreAccountMutation } from '@/api/memberApi';
import { accountTexts } from '@/texts/auth/account';
import { commonTexts } from '@/texts/common';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { TextInput } from '@/ui/form/TextInput';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { CardRows } from '@/ui/listDetail/CardRows';
import { useNotified } from '@/ui/notify/useNotified';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { Pager } from '@/ui/table/Pager';
import { TableTools } from '@/ui/table/TableFrame';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { maxSearchLength, useTableAddress, type TableAddress } from '@/ui/table/useTableAddress';
import { breakable } from '@/ui/text/breakable';
import { Chip } from '@/ui/text/Chip';
import { dateText } from '@/ui/text/dateTexts';
import { limits } from '@contract/limits';

const { deleted: texts } = accountTexts;
const People = styled(CardRows)({ maxWidth: 900 });

const RestoreButton = ({ account: { _id, username } }: { account: DeletedAccount }) => {
  const [restoreAccount, { isLoading }] = useRestoreAccountMutation();
  const restore = useNotified(restoreAccount, {
    success: texts.restored(username),
    failure: texts.restoreFailed,
  });
  return (
    <Button
      variant="outlined"
      size="small"
      data-delete
      aria-label={texts.restoreNamed(username)}
      aria-disabled={isLoading || undefined}
      onClick={() => {
        if (!isLoading) void restore({ id: _id });
      }}
    >
      {texts.restore}
    </Button>
  );
};

const AccountCard = ({ account }: { account: DeletedAccount }) => {
  const { username, email, deletedAt, deletedBy, erasedOn, jobs, role } = account;
  return (
    <Card>
      <InitialsTile name={username} size={44} />
      <div className="who">
        <h2 dir="auto">{breakable(username)}</h2>
        <p>
          <bdi>{breakable(email)}</bdi>
        </p>
        <p>{texts.when(dateText(deletedAt), texts.by[deletedBy], dateText(erasedOn))}</p>
        {jobs > 0 && <p>{texts.jobs(jobs)}</p>}
      </div>
      <Chip>{texts.roles[role]}</Chip>
      <RestoreButton account={account} />
    </Card>
  );
};

/** The deleted accounts, with a search; each can be restored. */
export const DeletedAccountList = () => {
  const { filter, page, searchOf, setFilter } = useTableAddress([]);
  const typed = useDebouncedText(filter, setFilter);
  const { data, currentData, isFetching, isError, refetch } = useGetDeletedAccountsQuery(
    { q: filter.trim(), page, limit: limits.tableSize },
    { refetchOnMountOrArgChange: true },
  );
  const [field, rows] = [useRef<HTMLInputElement>(null), useRef<HTMLUListElement>(null)];
  useFocusAfterDelete(
    rows,
    field,
    (data?.items ?? []).map(({ _id }) => _id),
  );
  const shown = isError && !isFetching ? undefined : data;
  return (
    <>
      <TableTools>
        <TextInput
          ref={field}
          type="search"
          label={texts.search}
          autoComplete="off"
          maxLength={maxSearchLength}
          {...typed.input}
        />
        <output className="num" aria-busy={isFetching}>
          {shown && commonTexts.table.count(shown.total, texts.noun)}
        </output>
      </TableTools>
      {shown ? (
        <AccountPage
          {...{ rows, filter, page, searchOf }}
          answer={shown}
          isStale={currentData === undefined}
        />
      ) : isFetching ? (
        <Loading shape="list" rows={3} />
      ) : (
        <EmptyMessage text={accountTexts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
    </>
  );
};

type AccountPageProps = Pick<TableAddress, 'filter' | 'page' | 'searchOf'> & {
  rows: RefObject<HTMLUListElement | null>;
  answer: { items: readonly DeletedAccount[]; total: number };
  /** Whether `answer` belongs to the previous URL. */
  isStale: boolean;
};

const AccountPage = ({ rows, answer, isStale, filter, page, searchOf }: AccountPageProps) => {
  const pages = Math.max(1, Math.ceil(answer.total / limits.tableSize));
  // the last account on the last page was restored, or the page number was entered by hand
  const isPast = !isStale && page > pages;
  return (
    <>
      {isPast && <Navigate to={{ search: searchOf({ page: pages }) }} replace />}
      {answer.items.length === 0 && !isPast && (
        <EmptyMessage text={filter === '' ? texts.empty : commonTexts.table.noneFound} />
      )}
      <People ref={rows}>
        {answer.items.map((account) => (
          <li key={account._id}>
            <AccountCard account={account} />
          </li>
        ))}
      </People>
      <div style={{ marginTop: 16 }}>
        <Pager page={page} pages={pages} searchOf={(to) => searchOf({ page: to })} />
      </div>
    </>
  );
};
