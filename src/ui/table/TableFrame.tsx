import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode, RefObject } from 'react';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { breakable } from '@/ui/text/breakable';
import { Link } from '@/ui/text/Link';
import type { Column } from './useTable';
import type { TableAddress } from './useTableAddress';

/** The tools above a table: the search field and the row count. */
export const TableTools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  margin: '24px 0 16px',
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
  '& > div': { flex: '0 1 380px', minWidth: 0 },
  '& > .narrow': { flex: '0 1 220px' },
  '& > .day': { flex: '0 1 160px' },
  '& > output': { marginLeft: 'auto' },
}));
/** The card around a table. A wide table scrolls inside it; the page never scrolls sideways. */
export const TableCard = styled(Card)({ overflowX: 'auto' });

const alignOf = (isNumber = false) =>
  isNumber ? ({ align: 'right', className: 'num' } as const) : {};
/**
 * Words longer than this may break, so that they don't widen the table; no ordinary name is that
 * long.
 */
const maxWholeWord = 20;
/** Whether all words of the text are short enough to stay unbroken. */
const isWhole = (text: string): boolean =>
  text.split(/[\s@.-]/).every((word) => word.length <= maxWholeWord);

type TableFrameProps<Row extends { _id: string }> = Pick<TableAddress, 'sort' | 'sortedBy'> & {
  title: string;
  columns: readonly Column<Row>[];
  shown: readonly Row[];
  body: RefObject<HTMLTableSectionElement | null>;
  actionLabel: string;
  action: (row: Row) => ReactNode;
};

/**
 * The table itself: sortable column headers, a first column that names the row, an action at the
 * end.
 */
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
  // focusable, so that it scrolls sideways with the keyboard, too
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <TableCard component="section" aria-label={title} tabIndex={0}>
    <Table>
      <TableHead>
        <TableRow>
          {columns.map(({ name, label, isNumber }) => {
            const direction = sort?.name !== name ? false : sort.descending ? 'desc' : 'asc';
            return (
              <TableCell key={name} sortDirection={direction} {...alignOf(isNumber)}>
                <TableSortLabel
                  component={Link}
                  to={{ search: sortedBy(name) }}
                  replace
                  hideSortIcon
                  active={direction !== false}
                  direction={direction || 'asc'}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            );
          })}
          <TableCell>{actionLabel}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody ref={body}>
        {shown.map((row) => (
          <TableRow key={row._id}>
            {columns.map(({ name, text, isNumber }, index) => (
              <TableCell
                key={name}
                dir="auto"
                {...alignOf(isNumber)}
                style={isWhole(text(row)) ? { overflowWrap: 'normal' } : undefined}
                {...(index === 0 && { component: 'th', scope: 'row', sx: { minWidth: 140 } })}
                {...(name === 'email' && { sx: { minWidth: 220 } })}
              >
                {breakable(text(row))}
              </TableCell>
            ))}
            <TableCell>{action(row)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableCard>
);
