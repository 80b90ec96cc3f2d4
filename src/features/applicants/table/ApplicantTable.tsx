import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Navigate } from 'react-router-dom';
import { applicantTexts } from '@/texts/jobs/applicants';
import { SelectAll } from '@/ui/listDetail/SelectAll';
import { useStableCallback } from '@/ui/listDetail/useStableCallback';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { Pager } from '@/ui/table/Pager';
import { useNow } from '@/ui/text/now';
import { applicantsPerPage } from '../desk/deskParams';
import type { DeskControls } from '../desk/useDesk';
import { ApplicantRow } from './ApplicantRow';

const { columns: texts } = applicantTexts;
const Sheet = styled(Card)(({ theme }) => ({
  overflow: 'hidden',
  containerType: 'inline-size',
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy=true]': { opacity: 0.6 },
  '& table': { minWidth: 0 },
  '& td, & th': { minWidth: 0, padding: '10px 12px' },
  '& tbody tr': { position: 'relative' },
  '& tr[data-chosen]': {
    backgroundColor: theme.vars.palette.brandSoft,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.brand}`,
  },
  '& .tick': { width: 44, paddingRight: 0 },
  '& .tick label': { position: 'relative', zIndex: 1, padding: 6, margin: -6 },
  '& .who > div': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 40 },
  '& .who > div > div': { minWidth: 0 },
  '& .sub': {
    display: 'none',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 500,
  },
  '& .MuiChip-label': { whiteSpace: 'nowrap' },
  '& .mute': { color: theme.vars.palette.ink2 },
  '& .num.wide, & .cv': { whiteSpace: 'nowrap' },
  // the link covers the whole row, with the row's checkbox above it
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': {
    outline: 'none',
    '&::after': {
      outline: `2px solid ${theme.vars.palette.ring}`,
      outlineOffset: -3,
      borderRadius: theme.shape.radius.sm,
    },
  },
  '@container (max-width: 620px)': {
    '& .wide': { display: 'none' },
    // the "new" chip has its own line, aligned with the name beside the avatar
    '& .who > div': { flexWrap: 'wrap', rowGap: 6 },
    '& .who > div > div': { flex: 1, minWidth: 'calc(100% - 48px)' },
    '& .who > div > .MuiChip-root': { marginLeft: 48 },
    '& .sub': { display: 'grid', gap: 2 },
    '& .sub .state': { display: 'flex', alignItems: 'center', gap: 8, marginTop: 2 },
  },
}));
const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 12,
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.caption.fontSize,
}));

const HeadRow = ({ desk: { selection, lists, search } }: { desk: DeskControls }) => (
  <TableRow>
    <TableCell className="tick">
      <SelectAll
        label={applicantTexts.selectAll}
        count={lists.items.length}
        selection={selection}
      />
    </TableCell>
    <TableCell>{texts.candidate}</TableCell>
    {search.job === undefined && <TableCell className="wide">{texts.job}</TableCell>}
    <TableCell className="wide">{texts.sent}</TableCell>
    <TableCell className="wide">{texts.state}</TableCell>
    <TableCell className="wide">{texts.rating}</TableCell>
    <TableCell className="wide">{texts.cv}</TableCell>
  </TableRow>
);

/** A page of the applications found, as a table. */
export const ApplicantTable = ({ desk }: { desk: DeskControls }) => {
  const { search, lists, selection, choose } = desk;
  const { page, items, isStale } = lists.table;
  const now = useNow();
  const toggle = useStableCallback(selection.toggle);
  const open = useStableCallback((id: string) => choose(id));
  const { total = 0 } = page ?? {};
  const first = (search.page - 1) * applicantsPerPage;
  // the last application of the page was moved away, or the page number is invalid
  if (page && !isStale && items.length === 0 && search.page > 1)
    return <Navigate to={{ search: search.searchOf({ page: undefined }) }} replace />;
  return (
    <div>
      <Sheet component="section" aria-label={applicantTexts.table} aria-busy={isStale}>
        <Table>
          <TableHead>
            <HeadRow desk={desk} />
          </TableHead>
          <TableBody>
            {items.map((applicant) => (
              <ApplicantRow
                key={applicant._id}
                applicant={applicant}
                search={search.searchOf({ applicant: applicant._id })}
                isChosen={applicant._id === search.chosenId}
                isSelected={selection.selected.includes(applicant._id)}
                hasJob={search.job === undefined}
                onToggle={toggle}
                onOpen={open}
                now={now}
              />
            ))}
          </TableBody>
        </Table>
      </Sheet>
      <Foot className="num">
        <span>{applicantTexts.range(first + 1, first + items.length, total)}</span>
        <Pager
          page={search.page}
          pages={Math.ceil(total / applicantsPerPage)}
          searchOf={(to) => search.searchOf({ page: to === 1 ? undefined : String(to) })}
        />
      </Foot>
    </div>
  );
};
