import { useRef } from 'react';
import { commonTexts } from '@/texts/common';
import { TextInput } from '@/ui/form/TextInput';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { TableView, type DataTableProps } from './TableView';
import { useFocusAfterDelete } from './useFocusAfterDelete';
import { useTable } from './useTable';
import { maxSearchLength } from './useTableAddress';

const { table: texts } = commonTexts;

/**
 * A table that searches, sorts and pages its rows in the browser, with the state in the URL. The
 * first column names a row. Handles loading, failed, empty and loaded states.
 */
export const DataTable = <Row extends { _id: string }>({
  rows,
  isFetching,
  isError,
  search,
  empty,
  noun,
  ...rest
}: DataTableProps<Row> & { rows: readonly Row[] | undefined }) => {
  const { filter, setFilter, count, shown = [], ...address } = useTable(rows, rest.columns);
  const typed = useDebouncedText(filter, setFilter);
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
        {isError && <TryAgain onClick={() => void rest.refetch()} />}
      </EmptyMessage>
    );
  const showAll = (): void => {
    field.current?.focus();
    setFilter('');
  };
  return (
    <TableView
      {...rest}
      {...address}
      {...{ shown, body }}
      searchField={
        <TextInput
          ref={field}
          type="search"
          label={search}
          maxLength={maxSearchLength}
          {...typed.input}
        />
      }
      count={filter === '' ? texts.count(rows.length, noun) : texts.found(count, rows.length, noun)}
      onShowAll={showAll}
    />
  );
};
