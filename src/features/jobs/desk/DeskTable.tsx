import { type CSSObject, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useCallback, useRef, type RefObject } from 'react';
import type { DeskJob } from '@/api/jobBoardApi';
import { jobsDeskTexts as texts } from '@/texts/jobs/jobsDesk';
import { SelectAll } from '@/ui/listDetail/SelectAll';
import type { useSelection } from '@/ui/listDetail/useSelection';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { DeskRow } from './DeskRow';
import { tableRoles } from './tableRoles';

/** Styles of the cells with figures. */
const figuresStyle = (theme: Theme): CSSObject => ({
  '& .applicants': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 28,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    whiteSpace: 'nowrap',
    '&:hover span': { textDecoration: 'underline' },
  },
  '& .new': {
    padding: '0 9px',
    borderRadius: theme.shape.radius.pill,
    backgroundColor: theme.vars.palette.brand,
    color: theme.vars.palette.brandInk,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 650,
    lineHeight: '24px',
  },
  '& .views': { display: 'flex', gap: 12, alignItems: 'center', lineHeight: 1.3 },
  '& .views b, & .end b': { fontWeight: 600, fontSize: theme.typography.body2.fontSize },
  '& .end': { lineHeight: 1.35 },
});
const phoneStyle = (theme: Theme): CSSObject => ({
  // on phones a row is a block of three lines
  '@container (max-width: 760px)': {
    '& thead': { display: 'none' },
    '& table, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto 48px',
      rowGap: 8,
      alignItems: 'center',
      padding: '14px 0 14px 16px',
      borderBottom: `1px solid ${theme.vars.palette.line}`,
    },
    '& tbody tr:has(.tick)': { paddingLeft: 50, position: 'relative' },
    '& tbody td, & tbody th': { display: 'block', padding: 0, border: 0 },
    '& tbody .tick': { position: 'absolute', left: 14, top: 14, width: 'auto', padding: 0 },
    '& tbody .title': { gridColumn: '1 / 4' },
    '& tbody .menu': {
      gridColumn: 4,
      gridRow: 1,
      width: 'auto',
      padding: '0 6px 0 0',
      alignSelf: 'start',
    },
    '& tbody .state': { gridColumn: 1, gridRow: 2, paddingRight: 16 },
    '& tbody .applied': { gridColumn: '2 / 5', gridRow: 2 },
    '& tbody .seen': { gridColumn: '1 / 3', gridRow: 3 },
    '& tbody .end': { gridColumn: '3 / 5', gridRow: 3, paddingRight: 16, textAlign: 'right' },
    '& .views small, & .unposted .seen, & .unposted .end': { display: 'none' },
  },
});
const Sheet = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  transition: theme.transitions.create('opacity', { duration: 150 }),
  // the delay avoids a flash if the response is fast
  '&[aria-busy=true]': { opacity: 0.55, transitionDelay: '350ms' },
  '& table': { minWidth: 0 },
  '& td, & th': { minWidth: 0, padding: '12px' },
  '& thead th': { paddingBlock: 10, whiteSpace: 'nowrap' },
  '& small': {
    display: 'block',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 400,
    lineHeight: 1.45,
  },
  '& .tick': { width: 46, paddingLeft: 18, paddingRight: 0 },
  '& .tick label': { padding: 6, margin: -6 },
  '& .title > a': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& .title > a:hover': { textDecoration: 'underline' },
  '& .title > .MuiChip-root': { marginTop: 4 },
  '& .title > section': { marginTop: 8, fontWeight: 400 },
  '& .mute': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .MuiChip-label, & .end, & .views small': { whiteSpace: 'nowrap' },
  ...figuresStyle(theme),
  '& tbody .menu': { width: 60, padding: '0 12px 0 0', textAlign: 'right' },
  '& tbody tr[data-selected], & tbody tr[data-selected]:hover': {
    backgroundColor: theme.vars.palette.brandSoft,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.brand}`,
  },
  '& .soon .end b': {
    color: theme.vars.palette.amberText,
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginRight: 7,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.amber,
      verticalAlign: 1,
    },
  },
  '& .ended .title > a, & .ended .end b': { color: theme.vars.palette.ink2 },
  '& .ended svg[width="88"]': { color: theme.vars.palette.ink3 },
  ...phoneStyle(theme),
}));

type DeskTableProps = {
  items: readonly DeskJob[];
  selection: ReturnType<typeof useSelection>;
  readsOnly: boolean;
  isStale: boolean;
  /** The search field: takes the focus when no row is left. */
  field: RefObject<HTMLInputElement | null>;
  /** In milliseconds. */
  now: number;
};

/**
 * A page of the desk's jobs as a table; on phones each row is laid out as a block, but still
 * announced as a row.
 */
export const DeskTable = (props: DeskTableProps) => {
  const { items, selection, readsOnly, isStale, field, now } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const fallback = useCallback(() => field.current ?? document.querySelector('h1'), [field]);
  useFocusAfterDelete(
    body,
    fallback,
    items.map(({ job }) => job._id),
  );
  const { job, state, applicants, views, end, actions } = texts.columns;
  return (
    <Sheet aria-busy={isStale}>
      <Table {...tableRoles.table} aria-label={texts.list}>
        <TableHead {...tableRoles.group}>
          <TableRow {...tableRoles.row}>
            {!readsOnly && (
              <TableCell {...tableRoles.columnHeader} className="tick">
                <SelectAll label={texts.selectAll} count={items.length} selection={selection} />
              </TableCell>
            )}
            {[job, state, applicants, views, end].map((name) => (
              <TableCell key={name} {...tableRoles.columnHeader}>
                {name}
              </TableCell>
            ))}
            <TableCell {...tableRoles.columnHeader}>
              <span className="visually-hidden">{actions}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody {...tableRoles.group} ref={body}>
          {items.map((item) => (
            <DeskRow
              key={item.job._id}
              item={item}
              isSelected={selection.selected.includes(item.job._id)}
              onToggle={readsOnly ? undefined : selection.toggle}
              readsOnly={readsOnly}
              now={now}
            />
          ))}
        </TableBody>
      </Table>
    </Sheet>
  );
};
