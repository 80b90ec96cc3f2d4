import { useRef, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { commonTexts } from '@contract/texts/common';
import { site } from '@contract/site';
import { Card } from './Card';
import { EmptyMessage } from './EmptyMessage';
import { Loading } from './Loading';
import { Pager } from './Pager';
import { TextInput } from './TextInput';
import { TryAgain } from './TryAgain';
import { useFocusAfterDelete } from './useFocusAfterDelete';
import { useTable, type Column } from './useTable';

const { table: texts } = commonTexts;
const whole = new Intl.NumberFormat(site.locale);
const Tools = styled('div')(({ theme }) => ({
  display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '12px 24px', margin: '24px 0 16px', color: theme.vars.palette.ink2, fontSize: '.875rem',
  '& > div': { flex: '0 1 380px', minWidth: 0 },
}));
// the table scrolls by itself where it is wider than its place: the page never does
const Frame = styled(Card)(({ theme }) => ({
  overflowX: 'auto', '& table': { width: '100%', minWidth: 760, borderCollapse: 'collapse', fontSize: '.9375rem' },
  '& th, & td': { padding: '10px 18px', textAlign: 'left', overflowWrap: 'anywhere', minWidth: 96 },
  '& th': { color: theme.vars.palette.ink2, fontSize: '.8125rem', fontWeight: 600, whiteSpace: 'nowrap', '& a': { display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 32, borderRadius: 6, '&:hover': { color: theme.vars.palette.ink, textDecoration: 'underline' } } },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.line}`, '&:hover': { backgroundColor: theme.vars.palette.sunk } },
  '& tbody th': { color: theme.vars.palette.ink, fontSize: 'inherit', fontWeight: 650, whiteSpace: 'normal' },
}));

type DataTableProps<Row extends { _id: string }> = {
  /** Names the table. */
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  isFetching: boolean; isError: boolean; refetch: () => unknown;
  search: string; empty: string;
  /** The last column's heading, and what stands in it; a button marked `data-delete` hands the focus to the next row's. */
  actionLabel: string;
  action: (row: Row) => ReactNode;
};

/** A table with search, order and pages in the URL; the first column names a row. Loading, failed, empty and full. */
export const DataTable = <Row extends { _id: string }>({ title, columns, rows, isFetching, isError, refetch, search, empty, actionLabel, action }: DataTableProps<Row>) => {
  const { filter, sort, count, page, pages, shown = [], searchOf, setFilter, sortedBy } = useTable(rows, columns);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useFocusAfterDelete(body, field, shown.map(({ _id }) => _id));
  if (!rows && isFetching) return <Loading shape="table" />;
  if (!rows || rows.length === 0) return <EmptyMessage text={isError ? texts.failed : empty}>{isError && <TryAgain onClick={() => void refetch()} />}</EmptyMessage>;
  const all = whole.format(rows.length);
  const showAll = (): void => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    setFilter('');
  };
  return (
    <>
      <Tools>
        <TextInput ref={field} type="search" label={search} defaultValue={filter} onChange={({ target }) => setFilter(target.value)} />
        <output className="num">{filter === '' ? texts.count(all, rows.length === 1) : texts.found(whole.format(count), all)}</output>
      </Tools>
      {shown.length === 0 ? <EmptyMessage text={texts.noneFound}><Button variant="outlined" size="small" onClick={showAll}>{texts.clear}</Button></EmptyMessage> : (
        // it scrolls sideways by the keyboard, too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <Frame as="section" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map(({ name, label }) => (
                  <th key={name} scope="col" aria-sort={sort?.name === name ? (sort.descending ? 'descending' : 'ascending') : undefined}>
                    <Link to={{ search: sortedBy(name) }} replace>{label}{sort?.name === name && <span aria-hidden>{sort.descending ? '↓' : '↑'}</span>}</Link>
                  </th>
                ))}
                <th scope="col">{actionLabel}</th>
              </tr>
            </thead>
            <tbody ref={body}>
              {shown.map((row) => (
                <tr key={row._id}>
                  {columns.map(({ name, text }, index) => (index === 0 ? <th key={name} scope="row" dir="auto">{text(row)}</th> : <td key={name} dir="auto">{text(row)}</td>))}
                  <td>{action(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Frame>
      )}
      <div style={{ marginTop: 16 }}><Pager page={page} pages={pages} searchOf={(to) => searchOf({ page: to })} /></div>
    </>
  );
};
