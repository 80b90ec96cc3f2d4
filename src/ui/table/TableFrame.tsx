import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/page/Card';
import type { Column } from './useTable';
import type { TableAddress } from './useTableAddress';

/** What stands above a table: the search, and how many rows there are. */
export const TableTools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  margin: '24px 0 16px',
  color: theme.vars.palette.ink2,
  fontSize: '.875rem',
  '& > div': { flex: '0 1 380px', minWidth: 0 },
  '& > .narrow': { flex: '0 1 220px' },
  '& > .day': { flex: '0 1 160px' },
  '& > output': { marginLeft: 'auto' },
}));
/**
 * The sheet a table lies on. The table scrolls by itself where it is wider than its place: the page
 * never does.
 */
export const TableCard = styled(Card)(({ theme }) => ({
  overflowX: 'auto',
  '& table': { width: '100%', minWidth: 760, borderCollapse: 'collapse', fontSize: '.9375rem' },
  '& th, & td': { padding: '10px 18px', textAlign: 'left', overflowWrap: 'anywhere', minWidth: 96 },
  '& th': {
    color: theme.vars.palette.ink2,
    fontSize: '.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minHeight: 32,
      borderRadius: 6,
      '&:hover': { color: theme.vars.palette.ink, textDecoration: 'underline' },
    },
  },
  '& tbody tr': {
    borderTop: `1px solid ${theme.vars.palette.line}`,
    '&:hover': { backgroundColor: theme.vars.palette.sunk },
  },
  '& tbody th': {
    color: theme.vars.palette.ink,
    fontSize: 'inherit',
    fontWeight: 650,
    whiteSpace: 'normal',
  },
}));

type TableFrameProps<Row extends { _id: string }> = Pick<TableAddress, 'sort' | 'sortedBy'> & {
  title: string;
  columns: readonly Column<Row>[];
  shown: readonly Row[];
  body: RefObject<HTMLTableSectionElement | null>;
  actionLabel: string;
  action: (row: Row) => ReactNode;
};

/** The table itself: headings that sort, the first column naming the row, an action at the end. */
export const TableFrame = <Row extends { _id: string }>({
  title,
  columns,
  shown,
  body,
  sort,
  sortedBy,
  actionLabel,
  action,
}: TableFrameProps<Row>) => (
  // it scrolls sideways by the keyboard, too
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <TableCard as="section" aria-label={title} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map(({ name, label }) => (
            <th
              key={name}
              scope="col"
              aria-sort={
                sort?.name === name ? (sort.descending ? 'descending' : 'ascending') : undefined
              }
            >
              <Link to={{ search: sortedBy(name) }} replace>
                {label}
                {sort?.name === name && <span aria-hidden>{sort.descending ? '↓' : '↑'}</span>}
              </Link>
            </th>
          ))}
          <th scope="col">{actionLabel}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {shown.map((row) => (
          <tr key={row._id}>
            {columns.map(({ name, text }, index) =>
              index === 0 ? (
                <th key={name} scope="row" dir="auto">
                  {text(row)}
                </th>
              ) : (
                <td key={name} dir="auto">
                  {text(row)}
                </td>
              ),
            )}
            <td>{action(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableCard>
);
