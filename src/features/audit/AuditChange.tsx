import { styled } from '@mui/material/styles';
import type { AuditEntry } from '@/api/jobBoardApi';
import { auditTexts as texts } from '@/texts/admin/audit';
import { changedFields, changedPart } from './changedFields';

const Frame = styled('table')(({ theme }) => ({
  '&&': { minWidth: 0, fontSize: '.875rem' },
  '& th, & td': { verticalAlign: 'top', padding: '6px 12px' },
  '& tbody th': {
    fontSize: 'inherit',
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
    borderRadius: 3,
    padding: '1px 0',
    boxDecorationBreak: 'clone',
  },
  '& ins': {
    textDecoration: 'none',
    backgroundColor: theme.vars.palette.goodSoft,
    color: theme.vars.palette.good,
    borderRadius: 3,
    padding: '1px 0',
    boxDecorationBreak: 'clone',
  },
}));

/** One side of a change: what the other has as well stands plain, the rest is marked. */
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

/** What an entry changed, field by field: only what differs. */
export const AuditChange = ({ entry, label }: { entry: AuditEntry; label: string }) => {
  const fields = changedFields(entry.before, entry.after);
  if (fields.length === 0) return <p>{texts.noChange}</p>;
  return (
    <Frame aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td dir="auto">
              <Side text={before} other={after} mark="del" />
            </td>
            <td dir="auto">
              <Side text={after} other={before} mark="ins" />
            </td>
          </tr>
        ))}
      </tbody>
    </Frame>
  );
};
