import { useDeferredValue, useMemo } from 'react';
import { site } from '@contract/constants/site';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';
import { filterWords, matchesWords } from './matchesWords';
import { useTableAddress } from './useTableAddress';

export type Column<Row> = {
  name: string;
  label: string;
  /** The text that is shown, searched and sorted by. */ text: (row: Row) => string;
  /** Right-aligned; sorted with the highest first. */
  isNumber?: true;
};

const collator = new Intl.Collator(site.locale, { numeric: true, sensitivity: 'base' });

/**
 * Searches, sorts and pages a table's rows; `q`, `sort` (a column's name, `-name` for descending)
 * and `page` are in the URL. Handles 50,000 rows: their words are indexed once, and typing doesn't
 * wait for the list.
 */
export const useTable = <Row>(
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
) => {
  const address = useTableAddress(columns);
  const { filter, sort } = address;
  const { name: by, descending = false } = sort ?? {};
  const column = columns.find(({ name }) => name === by);

  const indexed = useMemo(
    () =>
      rows?.map((row) => ({
        row,
        folded: caseFold(columns.map(({ text }) => text(row)).join('\n')),
      })),
    [rows, columns],
  );
  const sorted = useMemo(() => {
    if (!indexed || !column) return indexed;
    const keyed = indexed
      .map((entry) => ({ entry, key: column.text(entry.row) }))
      .toSorted((a, b) => collator.compare(a.key, b.key));
    return (descending ? keyed.toReversed() : keyed).map(({ entry }) => entry);
  }, [indexed, column, descending]);
  const typed = useDeferredValue(filter);
  const found = useMemo(() => {
    const words = filterWords(typed);
    return words.length === 0
      ? sorted
      : sorted?.filter(({ folded }) => matchesWords(folded, words));
  }, [sorted, typed]);

  const count = found?.length ?? 0;
  const pages = Math.max(1, Math.ceil(count / limits.tableSize));
  const page = Math.min(address.page, pages);
  return {
    ...address,
    count,
    page,
    pages,
    shown: found
      ?.slice((page - 1) * limits.tableSize, page * limits.tableSize)
      .map(({ row }) => row),
  };
};
