import { useUrlParams } from '@/ui/page/useUrlParams';

type TableChanges = Record<string, string | number>;

/**
 * The URL parameters of a table: `q`, `sort` (a column's name, `-name` for descending) and `page`;
 * other parameters are kept.
 */
export type TableAddress = {
  filter: string;
  sort: { name: string; descending: boolean } | null;
  /** From 1, as given in the URL; may be past the last page. */
  page: number;
  /** Returns the query string after changes; goes to the first page by default. */
  searchOf: (changes: TableChanges) => string;
  /** Applies changes, replacing the current history entry. */
  change: (changes: TableChanges) => void;
  setFilter: (q: string) => void;
  /**
   * Returns the query string that sorts by a column: ascending first (numbers: descending), then
   * reversed.
   */
  sortedBy: (name: string) => string;
};

/** In characters, the maximum that our own host accepts. */
export const maxSearchLength = 300;

export const useTableAddress = (
  columns: readonly { name: string; isNumber?: true }[],
): TableAddress => {
  const { params, latestParams, replace } = useUrlParams();
  const asked = params.get('sort') ?? '';
  const column = columns.find(({ name }) => name === asked.replace(/^-/, ''));
  const sort = column ? { name: column.name, descending: asked.startsWith('-') } : null;
  const wanted = Number.parseInt(params.get('page') ?? '', 10);
  const searchOf = (changes: TableChanges, from = params): string => {
    const { q = '', sort: order = '', page: _page, ...others } = Object.fromEntries(from);
    const next = { q, sort: order, page: 1, ...others, ...changes };
    return new URLSearchParams(
      Object.entries(next).flatMap(([name, value]) =>
        value === '' || (name === 'page' && value === 1) ? [] : [[name, String(value)]],
      ),
    ).toString();
  };
  const change = (changes: TableChanges): void => replace(searchOf(changes, latestParams()));
  return {
    filter: (params.get('q') ?? '').slice(0, maxSearchLength),
    sort,
    page: Number.isNaN(wanted) ? 1 : Math.min(Math.max(1, wanted), 1_000_000),
    searchOf: (changes) => searchOf(changes),
    change,
    setFilter: (q) => change({ q }),
    sortedBy: (name) => {
      const isNumber = columns.find((each) => each.name === name)?.isNumber === true;
      const descending = sort?.name === name ? !sort.descending : isNumber;
      return searchOf({ sort: descending ? `-${name}` : name });
    },
  };
};
