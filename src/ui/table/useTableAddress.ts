import { useSearchParams } from 'react-router-dom';

/**
 * What stands in the URL of a table: `q`, `sort` (a column's name, `-name` the other way round) and
 * `page`; other parameters are kept.
 */
export type TableAddress = {
  filter: string;
  sort: { name: string; descending: boolean } | null;
  /** From 1; as it stands in the URL, perhaps behind the last one. */
  page: number;
  /** The query string after changes; the first page unless told. */
  searchOf: (changes: Record<string, string | number>) => string;
  setFilter: (q: string) => void;
  /** Where the order by a column is: first up, then down. */
  sortedBy: (name: string) => string;
};

/** In characters: our own host reads no more. */
export const longestSearch = 300;

export const useTableAddress = (columns: readonly { name: string }[]): TableAddress => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('sort') ?? '';
  const column = columns.find(({ name }) => name === asked.replace(/^-/, ''));
  const sort = column ? { name: column.name, descending: asked.startsWith('-') } : null;
  const wanted = Number.parseInt(params.get('page') ?? '', 10);
  const searchOf: TableAddress['searchOf'] = (changes) => {
    const { q = '', sort: order = '', page: _page, ...others } = Object.fromEntries(params);
    const next = { q, sort: order, page: 1, ...others, ...changes };
    return new URLSearchParams(
      Object.entries(next).flatMap(([name, value]) =>
        value === '' || (name === 'page' && value === 1) ? [] : [[name, String(value)]],
      ),
    ).toString();
  };
  return {
    filter: (params.get('q') ?? '').slice(0, longestSearch),
    sort,
    page: Number.isNaN(wanted) ? 1 : Math.min(Math.max(1, wanted), 1_000_000),
    searchOf,
    setFilter: (q) => setParams(searchOf({ q }), { replace: true }),
    sortedBy: (name) =>
      searchOf({ sort: sort?.name === name && !sort.descending ? `-${name}` : name }),
  };
};
