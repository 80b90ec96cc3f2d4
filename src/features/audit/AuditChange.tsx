import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AuditEntry } from '@/api/jobBoardApi';
import { auditTexts as texts } from '@/texts/admin/audit';
import { styled } from '@/ui/styled';
import { changedFields, changedPart } from './changedFields';

const Frame = styled(Table)(({ theme }) => ({
  '&&': { minWidth: 0 },
  '& th, & td': {
    verticalAlign: 'top',
    padding: '6px 12px',
    fontSize: theme.typography.body2.fontSize,
  },
  '& thead th': { fontSize: theme.typography.caption.fontSize },
  '& tbody th': {
    fontWeight: 600,
    width: '22%',
    color: theme.vars.palette.ink2,
  },
  '& td': { whiteSpace: 'pre-line', width: '39%' },
  '& tbody tr': { '&:hover': { backgroundColor: 'transparent' } },
  '& del': {
    textDecoration: 'none',
    backgroundColor: theme.vars.palette.badSoft,
    color: theme.vars.palette.bad,
    borderRadius: theme.shape.radius.xs,
    padding: '1px 0',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  '& ins': {
    textDecoration: 'none',
    backgroundColor: theme.vars.palette.goodSoft,
    color: theme.vars.palette.good,
    borderRadius: theme.shape.radius.xs,
    padding: '1px 0',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
}));

/** One side of a change: the part that differs is marked. */
const Side = ({
  text,
  other,
  mark: Mark,
}: {
  text: string | undefined;
  other: string | undefined;
  mark: 'del' | 'ins';
}) => {
  if (!text) return texts.nothing;
  const { start, part, end } = changedPart(text, other);
  return (
    <>
      {start}
      {part !== '' && <Mark>{part}</Mark>}
      {end}
    </>
  );
};

/** The fields that an entry changed, before and after. */
export const AuditChange = ({ entry, label }: { entry: AuditEntry; label: string }) => {
  const fields = changedFields(entry.before, entry.after);
  return (
    <Frame aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>{texts.field}</TableCell>
          <TableCell>{texts.before}</TableCell>
          <TableCell>{texts.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map(({ name, before, after }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell dir="auto">
              <Side text={before} other={after} mark="del" />
            </TableCell>
            <TableCell dir="auto">
              <Side text={after} other={before} mark="ins" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Frame>
  );
};
