import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { TextInput } from '@/ui/form/TextInput';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { Pager } from './Pager';
import { TableFrame, TableTools } from './TableFrame';
import { useFocusAfterDelete } from './useFocusAfterDelete';
import { useTable, type Column } from './useTable';

const { table: texts } = commonTexts;

export type DataTableProps<Row extends { _id: string }> = {
  /** Names the table. */
  title: string;
  columns: readonly Column<Row>[];
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
  search: string;
  empty: string;
  /**
   * The last column's heading, and what stands in it; a button marked `data-delete` hands the focus
   * to the next row's.
   */
  actionLabel: string;
  action: (row: Row) => ReactNode;
};

/**
 * A table with search, order and pages in the URL, all of whose rows are here; the first column
 * names a row. Loading, failed, empty and full.
 */
export const DataTable = <Row extends { _id: string }>({
  title,
  columns,
  rows,
  isFetching,
  isError,
  refetch,
  search,
  empty,
  actionLabel,
  action,
}: DataTableProps<Row> & { rows: readonly Row[] | undefined }) => {
  const {
    filter,
    sort,
    count,
    page,
    pages,
    shown = [],
    searchOf,
    setFilter,
    sortedBy,
  } = useTable(rows, columns);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useFocusAfterDelete(
    body,
    field,
    shown.map(({ _id }) => _id),
  );
  if (!rows && isFetching) return <Loading shape="table" />;
  if (!rows || rows.length === 0)
    return (
      <EmptyMessage text={isError ? texts.failed : empty}>
        {isError && <TryAgain onClick={() => void refetch()} />}
      </EmptyMessage>
    );
  const showAll = (): void => {
    if (field.current) field.current.value = '';
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
          defaultValue={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <output className="num">
          {filter === '' ? texts.count(rows.length) : texts.found(count, rows.length)}
        </output>
      </TableTools>
      {shown.length === 0 ? (
        <EmptyMessage text={texts.noneFound}>
          <Button variant="outlined" size="small" onClick={showAll}>
            {texts.clear}
          </Button>
        </EmptyMessage>
      ) : (
        <TableFrame {...{ title, columns, shown, body, sort, sortedBy, actionLabel, action }} />
      )}
      <div style={{ marginTop: 16 }}>
        <Pager page={page} pages={pages} searchOf={(to) => searchOf({ page: to })} />
      </div>
    </>
  );
};
