import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { commonTexts } from '@/texts/common';
import { TextInput } from '@/ui/form/TextInput';
import { useTypedText } from '@/ui/form/useTypedText';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { limits } from '@contract/limits';
import type { DataTableProps } from './DataTable';
import { Pager } from './Pager';
import { TableFrame, TableTools } from './TableFrame';
import { useFocusAfterDelete } from './useFocusAfterDelete';
import { longestSearch, type TableAddress } from './useTableAddress';

const { table: texts } = commonTexts;

type PagedTableProps<Row extends { _id: string }> = DataTableProps<Row> & {
  address: TableAddress;
  /** The host's page for the address; the one before while another is on its way. */
  answer: { items: readonly Row[]; total: number } | undefined;
  /** Whether `answer` is that of an earlier address. */
  isOld: boolean;
};

/**
 * The same table as DataTable where the host searches, sorts and pages; `limits.tableSize` rows a
 * page. What is typed is asked for after a pause.
 */
export const PagedTable = <Row extends { _id: string }>({
  title,
  columns,
  address,
  answer,
  isOld,
  isFetching,
  isError,
  refetch,
  search,
  empty,
  actionLabel,
  action,
}: PagedTableProps<Row>) => {
  const { filter, sort, page, searchOf, setFilter, sortedBy } = address;
  const typed = useTypedText(filter, setFilter, (text) => text);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = answer?.items ?? [];
  useFocusAfterDelete(
    body,
    field,
    shown.map(({ _id }) => _id),
  );
  if (!answer && isFetching) return <Loading shape="table" />;
  const failed = isError || !answer;
  const total = answer?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / limits.tableSize));
  // the last row of the last page was deleted, or the page was typed by hand
  if (!failed && !isOld && page > pages)
    return <Navigate to={{ search: searchOf({ page: pages }) }} replace />;
  if (!failed && total === 0 && filter === '' && !isOld) return <EmptyMessage text={empty} />;
  const showAll = (): void => {
    field.current?.focus();
    setFilter('');
  };
  return (
    <>
      <TableTools>
        <TextInput
          ref={field}
          type="search"
          label={search}
          autoComplete="off"
          maxLength={longestSearch}
          {...typed.input}
        />
        <output className="num" aria-busy={isOld && !failed}>
          {!failed && texts.count(total)}
        </output>
      </TableTools>
      {/* the field stays with what was typed, whatever became of it */}
      {failed && (
        <EmptyMessage text={texts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {!failed &&
        (shown.length === 0 ? (
          <EmptyMessage text={texts.noneFound}>
            <Button variant="outlined" size="small" onClick={showAll}>
              {texts.clear}
            </Button>
          </EmptyMessage>
        ) : (
          <TableFrame {...{ title, columns, shown, body, sort, sortedBy, actionLabel, action }} />
        ))}
      <div style={{ marginTop: 16 }}>
        {!failed && <Pager page={page} pages={pages} searchOf={(to) => searchOf({ page: to })} />}
      </div>
    </>
  );
};
