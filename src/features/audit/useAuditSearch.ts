import { useUrlParams } from '@/ui/page/useUrlParams';
import { dayIn } from '@/ui/table/dayIn';
import { useTableAddress } from '@/ui/table/useTableAddress';

const noColumns: [] = [];
/** In characters; no action's name is longer. */
const maxActionLength = 60;

/**
 * The state of the audit log's search in the URL. `filters` are the parameters for the host, '' if
 * not set.
 */
export const useAuditSearch = () => {
  const { filter, page, searchOf, change, setFilter } = useTableAddress(noColumns);
  const { params, replace } = useUrlParams();
  const filters = {
    q: filter.trim(),
    action: (params.get('action') ?? '').slice(0, maxActionLength),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
  return {
    filter,
    setFilter,
    filters,
    isFiltered: Object.values(filters).some((each) => each !== ''),
    page,
    searchOf,
    choose: (changes: { action: string } | { from: string } | { to: string }): void =>
      change(changes),
    clear: (): void => replace(''),
  };
};
export type AuditSearch = ReturnType<typeof useAuditSearch>;
