import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { AuditEntry } from '@/api/jobBoardApi';
import { useGetAuditQuery } from '@/api/memberApi';
import { AuditFilters } from '@/features/audit/AuditFilters';
import { AuditRows } from '@/features/audit/AuditRows';
import { useAuditSearch } from '@/features/audit/useAuditSearch';
import { ExportButton } from '@/features/office/ExportButton';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { auditTexts as texts } from '@/texts/admin/audit';
import { commonTexts } from '@/texts/common';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { Pager } from '@/ui/table/Pager';
import { TableCard } from '@/ui/table/TableFrame';
import { limits } from '@contract/limits';

type EntriesProps = {
  entries: readonly AuditEntry[];
  /** Clears the filters; `undefined` if there are none. */
  onClear: (() => void) | undefined;
};

const Entries = ({ entries, onClear }: EntriesProps) =>
  entries.length === 0 ? (
    <EmptyMessage text={onClear ? commonTexts.table.noneFound : texts.empty}>
      {onClear && (
        <Button variant="outlined" size="small" onClick={onClear}>
          {commonTexts.table.clear}
        </Button>
      )}
    </EmptyMessage>
  ) : (
    // focusable, so that it can be scrolled sideways with the keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <TableCard component="section" aria-label={texts.title} tabIndex={0}>
      <AuditRows entries={entries} />
    </TableCard>
  );

const Log = () => {
  const search = useAuditSearch();
  const { filters, isFiltered, page, searchOf, clear } = search;
  const textInput = useRef<HTMLInputElement>(null);
  // almost every administrator's action adds an entry, so it is refetched on each visit
  const { data, currentData, isFetching, isError, refetch } = useGetAuditQuery(
    { ...filters, page, limit: limits.tableSize },
    { refetchOnMountOrArgChange: true },
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / limits.tableSize));
  const isPast = currentData !== undefined && page > pages;
  const failed = isError && !isFetching;
  const shown = failed ? undefined : data;
  const clearFilters = (): void => {
    textInput.current?.focus();
    clear();
  };
  return (
    <>
      {/* rendered next to the filters, so that their unsaved input is kept */}
      {isPast && <Navigate to={{ search: searchOf({ page: pages }) }} replace />}
      <HeadingRow>
        <PageHeading>{texts.title}</PageHeading>
        <ExportButton call="exportAudit" search={filters} />
      </HeadingRow>
      <AuditFilters search={search} actions={data?.actions ?? []} textInput={textInput}>
        <output className="num" aria-busy={isFetching && !currentData}>
          {shown && commonTexts.table.count(shown.total, texts.noun)}
        </output>
      </AuditFilters>
      {!data && isFetching && <Loading shape="table" />}
      {failed && (
        <EmptyMessage text={commonTexts.table.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {shown && !isPast && (
        <Entries entries={shown.items} onClear={isFiltered ? clearFilters : undefined} />
      )}
      <div style={{ marginTop: 16 }}>
        {!failed && <Pager page={page} pages={pages} searchOf={(to) => searchOf({ page: to })} />}
      </div>
    </>
  );
};

/**
 * The audit log of administrators and employers, newest first: search, filters by action and date,
 * and the changes of each entry. The URL holds search and page.
 */
export const AuditLog = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <Log />
      </Wrap>
    </Page>
  </OwnHostOnly>
);
