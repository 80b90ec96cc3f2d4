import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import type { AuditEntry } from '@/api/jobBoardApi';
import { auditTexts as texts } from '@/texts/admin/audit';
import { Chip } from '@/ui/text/Chip';
import { momentText } from '@/ui/text/dateTexts';
import { AuditChange } from './AuditChange';

const { columns } = texts;
const roles: Record<string, string> = texts.roles;

/** An entry and, opened, what it changed. */
const AuditRow = ({ entry }: { entry: AuditEntry }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { at, actor, actorRole, record, recordId, before, after } = entry;
  const action = texts.readable(entry.action);
  const name = texts.showNamed(action, record);
  return (
    <>
      <TableRow>
        <TableCell className="num">{momentText(at)}</TableCell>
        <TableCell component="th" scope="row">
          <span dir="auto">{actor || texts.host}</span>
          {actorRole !== 'admin' && (
            <>
              {' '}
              <Chip>{roles[actorRole] ?? actorRole}</Chip>
            </>
          )}
        </TableCell>
        <TableCell>{action}</TableCell>
        <TableCell dir="auto">
          {record ||
            (recordId ? (
              <Tooltip title={recordId} describeChild>
                <span className="num">{recordId.slice(0, 8)}</span>
              </Tooltip>
            ) : (
              texts.nothing
            ))}
        </TableCell>
        <TableCell>
          {before || after ? (
            <Button
              size="small"
              variant="outlined"
              aria-expanded={open}
              aria-controls={id}
              aria-label={name}
              onClick={() => setOpen(!open)}
            >
              {texts.show}
            </Button>
          ) : (
            texts.nothing
          )}
        </TableCell>
      </TableRow>
      {open && (
        <TableRow id={id}>
          <TableCell colSpan={5}>
            <AuditChange entry={entry} label={name} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
};

/** The page's entries as a table: when, who, what, on which record. */
export const AuditRows = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <Table>
    <TableHead>
      <TableRow>
        {[columns.time, columns.actor, columns.action, columns.record, columns.change].map(
          (label) => (
            <TableCell key={label}>{label}</TableCell>
          ),
        )}
      </TableRow>
    </TableHead>
    <TableBody>
      {entries.map((entry) => (
        <AuditRow key={entry._id} entry={entry} />
      ))}
    </TableBody>
  </Table>
);
