import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetAuditQuery } from '@/api/jobBoardApi';
import { AuditRows } from '@/features/audit/AuditRows';
import { ExportButton } from '@/features/office/ExportButton';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { auditTexts as texts } from '@/texts/admin/audit';
import { commonTexts } from '@/texts/common';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useTypedText } from '@/ui/form/useTypedText';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { Pager } from '@/ui/table/Pager';
import { TableCard, TableTools } from '@/ui/table/TableFrame';
import { longestSearch, useTableAddress } from '@/ui/table/useTableAddress';
import { isDate } from '@contract/dates';
import { limits } from '@contract/limits';

const noColumns: [] = [];

/** A day as it stands in the URL; '' for anything else. */
const dayIn = (text: string | null): string => (text !== null && isDate(text) ? text : '');

/** What is looked for, as it stands in the URL. */
const useAuditSearch = () => {
  const address = useTableAddress(noColumns);
  const [params, setParams] = useSearchParams();
  return {
    ...address,
    action: (params.get('action') ?? '').slice(0, 60),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    choose: (changes: { action: string } | { from: string } | { to: string }): void =>
      setParams(address.searchOf(changes), { replace: true }),
    clear: (): void => setParams('', { replace: true }),
  };
};

const Log = () => {
  const { filter, action, from, to, page, searchOf, setFilter, choose, clear } = useAuditSearch();
  const typed = useTypedText(filter, setFilter);
  const field = useRef<HTMLInputElement>(null);
  const search = { q: filter.trim(), action, from, to };
  // everything an administrator does adds to it, so a visit reads it anew
  const { data, currentData, isFetching, isError, refetch } = useGetAuditQuery(
    { ...search, page, limit: limits.tableSize },
    { refetchOnMountOrArgChange: true },
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / limits.tableSize));
  if (currentData && page > pages)
    return <Navigate to={{ search: searchOf({ page: pages }) }} replace />;
  const failed = isError && !isFetching;
  const searched = Object.values(search).some((each) => each !== '');
  return (
    <>
      <HeadingRow>
        <PageHeading>{texts.title}</PageHeading>
        <ExportButton call="exportAudit" search={search} />
      </HeadingRow>
      <TableTools>
        <TextInput
          ref={field}
          type="search"
          label={texts.search}
          name="q"
          autoComplete="off"
          maxLength={longestSearch}
          {...typed.input}
        />
        <div className="narrow">
          <SelectInput
            label={texts.action}
            name="action"
            value={action}
            onChange={({ currentTarget }) => choose({ action: currentTarget.value })}
          >
            <option value="">{texts.allActions}</option>
            {[...new Set([...(data?.actions ?? []), ...(action ? [action] : [])])].map((name) => (
              <option key={name} value={name}>
                {texts.readable(name)}
              </option>
            ))}
          </SelectInput>
        </div>
        <div className="day">
          <TextInput
            type="date"
            label={texts.from}
            name="from"
            value={from}
            max={to || undefined}
            onChange={({ currentTarget }) => choose({ from: currentTarget.value })}
          />
        </div>
        <div className="day">
          <TextInput
            type="date"
            label={texts.to}
            name="to"
            value={to}
            min={from || undefined}
            onChange={({ currentTarget }) => choose({ to: currentTarget.value })}
          />
        </div>
        <output className="num" aria-busy={isFetching && !currentData}>
          {data && !failed && commonTexts.table.count(data.total)}
        </output>
      </TableTools>
      {!data && isFetching && <Loading shape="table" />}
      {failed && (
        <EmptyMessage text={commonTexts.table.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {!failed && data?.items.length === 0 && (
        <EmptyMessage text={searched ? commonTexts.table.noneFound : texts.empty}>
          {searched && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => {
                field.current?.focus();
                clear();
              }}
            >
              {commonTexts.table.clear}
            </Button>
          )}
        </EmptyMessage>
      )}
      {!failed && data && data.items.length > 0 && (
        // it scrolls sideways by the keyboard, too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <TableCard as="section" aria-label={texts.title} tabIndex={0}>
          <AuditRows entries={data.items} />
        </TableCard>
      )}
      <div style={{ marginTop: 16 }}>
        {!failed && <Pager page={page} pages={pages} searchOf={(to) => searchOf({ page: to })} />}
      </div>
    </>
  );
};

/**
 * What administrators and employers did, newest first: searched, filtered by action and days, each
 * entry with what it changed. Search and page stand in the URL.
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
