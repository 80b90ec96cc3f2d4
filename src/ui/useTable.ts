import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '@contract/limits';
import { site } from '@contract/site';

export type Column<Row> = { name: string; label: string; /** What is shown, searched and sorted by. */ text: (row: Row) => string };

const collator = new Intl.Collator(site.locale, { numeric: true, sensitivity: 'base' });
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * A table's rows, searched, sorted and a page at a time; `q`, `sort` (a column's name, `-name` the other way round) and `page` stand in the URL.
 * Made for 50,000 rows: their words are made ready once, and typing doesn't wait for the list.
 */
export const useTable = <Row>(rows: readonly Row[] | undefined, columns: readonly Column<Row>[]) => {
  const [params, setParams] = useSearchParams();
  const filter = params.get('q') ?? '';
  const asked = params.get('sort') ?? '';
  const column = columns.find(({ name }) => name === asked.replace(/^-/, ''));
  const sort = column ? { name: column.name, descending: asked.startsWith('-') } : null;

  const indexed = useMemo(() => rows?.map((row) => ({ row, words: fold(columns.map(({ text }) => text(row)).join('\n')) })), [rows, columns]);
  const sorted = useMemo(() => {
    if (!indexed || !column) return indexed;
    const keyed = indexed.map((entry) => ({ entry, key: column.text(entry.row) })).toSorted((a, b) => collator.compare(a.key, b.key));
    return (asked.startsWith('-') ? keyed.toReversed() : keyed).map(({ entry }) => entry);
  }, [indexed, column, asked]);
  const typed = useDeferredValue(filter);
  const found = useMemo(() => {
    const words = fold(typed).split(/\s+/u).filter(Boolean);
    return words.length === 0 ? sorted : sorted?.filter((entry) => words.every((word) => entry.words.includes(word)));
  }, [sorted, typed]);

  const count = found?.length ?? 0;
  const pages = Math.max(1, Math.ceil(count / limits.tableSize));
  const wanted = Number.parseInt(params.get('page') ?? '', 10);
  const page = Math.min(Math.max(Number.isNaN(wanted) ? 1 : wanted, 1), pages);
  const searchOf = (changes: { q?: string; sort?: string; page?: number }): string => {
    const next = { q: filter, sort: asked, page: 1, ...changes };
    return new URLSearchParams({ ...(next.q && { q: next.q }), ...(next.sort && { sort: next.sort }), ...(next.page > 1 && { page: String(next.page) }) }).toString();
  };
  return {
    filter, sort, count, page, pages, searchOf,
    shown: found?.slice((page - 1) * limits.tableSize, page * limits.tableSize).map(({ row }) => row),
    setFilter: (q: string): void => setParams(searchOf({ q }), { replace: true }),
    /** Where the order by a column is: first up, then down. */
    sortedBy: (name: string): string => searchOf({ sort: sort?.name === name && !sort.descending ? `-${name}` : name }),
  };
};
