import Button from '@mui/material/Button';
import type { ReactNode, RefObject } from 'react';
import { commonTexts } from '@/texts/common';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { TryAgain } from '@/ui/page/TryAgain';
import { Pager } from './Pager';
import { TableFrame, TableTools } from './TableFrame';
import type { Column } from './useTable';
import type { TableAddress } from './useTableAddress';

const { table: texts } = commonTexts;

/** Props shared by DataTable and PagedTable. */
export type DataTableProps<Row extends { _id: string }> = {
  /** The table's accessible name. */
  title: string;
  columns: readonly Column<Row>[];
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
  search: string;
  empty: string;
  /** What a row is, singular and plural: "employer", "employers". */
  noun: readonly [string, string];
  /**
   * The last column's header and content. A button marked `data-delete` passes the focus to the
   * next row's after a deletion.
   */
  actionLabel: string;
  action: (row: Row) => ReactNode;
};

type TableViewProps<Row extends { _id: string }> = Pick<
  DataTableProps<Row>,
  'title' | 'columns' | 'refetch' | 'actionLabel' | 'action'
> &
  Pick<TableAddress, 'sort' | 'sortedBy' | 'searchOf'> & {
    searchField: ReactNode;
    /** The number of rows; empty while unknown. */
    count: ReactNode;
    /** Whether the rows are stale and about to be replaced. */
    isStale?: boolean;
    hasFailed?: boolean;
    shown: readonly Row[];
    body: RefObject<HTMLTableSectionElement | null>;
    page: number;
    pages: number;
    /** Clears a search without results. */
    onShowAll: () => void;
  };

/**
 * Search field and count, the rows or why there are none, and the pager. The search field stays in
 * place whatever the result.
 */
export const TableView = <Row extends { _id: string }>({
  searchField,
  count,
  isStale = false,
  hasFailed = false,
  refetch,
  page,
  pages,
  searchOf,
  onShowAll,
  ...table
}: TableViewProps<Row>) => (
  <>
    <TableTools>
      {searchField}
      <output className="num" aria-busy={isStale}>
        {count}
      </output>
    </TableTools>
    {hasFailed && (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    )}
    {!hasFailed && table.shown.length === 0 && (
      <EmptyMessage text={texts.noneFound}>
        <Button variant="outlined" size="small" onClick={onShowAll}>
          {texts.clear}
        </Button>
      </EmptyMessage>
    )}
    {!hasFailed && table.shown.length > 0 && <TableFrame {...table} />}
    <div style={{ marginTop: 16 }}>
      {!hasFailed && <Pager page={page} pages={pages} searchOf={(to) => searchOf({ page: to })} />}
    </div>
  </>
);
