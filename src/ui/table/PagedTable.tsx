import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { commonTexts } from '@/texts/common';
import { TextInput } from '@/ui/form/TextInput';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { limits } from '@contract/limits';
import { TableView, type DataTableProps } from './TableView';
import { useFocusAfterDelete } from './useFocusAfterDelete';
import { maxSearchLength, type TableAddress } from './useTableAddress';

type PagedTableProps<Row extends { _id: string }> = DataTableProps<Row> & {
  address: TableAddress;
  /** The host's answer for the URL's page; the previous one while another is loading. */
  answer: { items: readonly Row[]; total: number } | undefined;
  /** Whether `answer` belongs to a previous URL. */
  isStale: boolean;
};

/**
 * Like DataTable, but the host searches, sorts and pages, with `limits.tableSize` rows per page.
 * Typing in the search field is debounced.
 */
export const PagedTable = <Row extends { _id: string }>({
  address,
  answer,
  isStale,
  isFetching,
  isError,
  search,
  empty,
  noun,
  ...rest
}: PagedTableProps<Row>) => {
  const { filter, page, searchOf, setFilter } = address;
  const typed = useDebouncedText(filter, setFilter);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = answer?.items ?? [];
  useFocusAfterDelete(
    body,
    field,
    shown.map(({ _id }) => _id),
  );
  if (!answer && isFetching) return <Loading shape="table" />;
  const hasFailed = isError || !answer;
  const total = answer?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / limits.tableSize));
  // the last row of the last page was deleted, or the page number was typed by hand
  const isPast = !hasFailed && !isStale && page > pages;
  if (!hasFailed && total === 0 && filter === '' && !isStale && !isPast)
    return <EmptyMessage text={empty} />;
  const showAll = (): void => {
    field.current?.focus();
    setFilter('');
  };
  return (
    <>
      {/* next to the table, not instead of it: keeps the text being typed */}
      {isPast && <Navigate to={{ search: searchOf({ page: pages }) }} replace />}
      <TableView
        {...rest}
        {...address}
        {...{ shown, body, pages, hasFailed }}
        isStale={(isStale || isPast) && !hasFailed}
        searchField={
          <TextInput
            ref={field}
            type="search"
            label={search}
            autoComplete="off"
            maxLength={maxSearchLength}
            {...typed.input}
          />
        }
        count={!hasFailed && commonTexts.table.count(total, noun)}
        onShowAll={showAll}
      />
    </>
  );
};
