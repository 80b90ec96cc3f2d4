import type { ReactNode } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { ExportButton, type ExportCall } from '@/features/office/ExportButton';
import { adminTexts } from '@/texts/admin/admin';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { DataTable } from '@/ui/table/DataTable';
import { PagedTable } from '@/ui/table/PagedTable';
import type { Column } from '@/ui/table/useTable';
import { useTableAddress } from '@/ui/table/useTableAddress';
import { limits } from '@contract/limits';

/**
 * Returns the table's search, order and page in the URL, and the same as a query for our own host;
 * spec hosts have no such call (`extensions` is false).
 */
export const usePeopleList = <Name extends string>(columns: readonly { name: Name }[]) => {
  const { extensions } = useHostConfig();
  const address = useTableAddress(columns);
  const { filter, sort, page } = address;
  const query = {
    q: filter.trim(),
    sort: columns.find(({ name }) => name === sort?.name)?.name,
    order: sort?.descending ? ('desc' as const) : undefined,
    page,
    limit: limits.tableSize,
  };
  return { extensions, address, query };
};

type QueryState<Data> = {
  data?: Data | undefined;
  currentData?: Data | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
};

type PeopleListProps<Person extends { _id: string }> = {
  list: ReturnType<typeof usePeopleList>;
  texts: { title: string; search: string; empty: string; noun: readonly [string, string] };
  columns: readonly Column<Person>[];
  action: (person: Person) => ReactNode;
  exportCall: Extract<ExportCall, 'exportEmployers' | 'exportJobSeekers'>;
  /** Everybody, searched and sorted in the browser: spec hosts have no other call. */
  all: QueryState<readonly Person[]>;
  /** A page of the results of our own host. */
  found: QueryState<{ items: readonly Person[]; total: number }>;
};

/** The administrator's list of employers or of job seekers (spec §2.16). */
export const PeopleList = <Person extends { _id: string }>({
  list: { extensions, address, query },
  texts,
  columns,
  action,
  exportCall,
  all,
  found,
}: PeopleListProps<Person>) => {
  const table = { ...texts, columns, actionLabel: adminTexts.columns.action, action };
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <HeadingRow>
          <PageHeading>{texts.title}</PageHeading>
          {extensions && <ExportButton call={exportCall} search={{ q: query.q }} />}
        </HeadingRow>
        {extensions ? (
          <PagedTable
            {...table}
            address={address}
            answer={found.data}
            isStale={!found.currentData}
            isFetching={found.isFetching}
            isError={found.isError && !found.isFetching}
            refetch={found.refetch}
          />
        ) : (
          <DataTable
            {...table}
            rows={all.data}
            isFetching={all.isFetching}
            isError={all.isError}
            refetch={all.refetch}
          />
        )}
      </Wrap>
    </Page>
  );
};
