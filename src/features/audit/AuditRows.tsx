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
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { AuditChange } from './AuditChange';
import { changedFields } from './changedFields';

const { columns } = texts;
const roles: Record<string, string> = texts.roles;
/** Actions of `host` that are commands run by the site's operator; all others are automatic. */
const commands = new Set(['createAdmin', 'resetAdminPassword']);
const roleText = ({ actorRole, action }: AuditEntry): string =>
  actorRole === 'host' && commands.has(action)
    ? texts.commandLine
    : (roles[actorRole] ?? actorRole);

/** Who did it; an employer or job seeker is linked to their record. */
const Actor = ({ entry }: { entry: AuditEntry }) => {
  const { actor, actorId, actorRole } = entry;
  const isPerson = actorRole === 'employer' || actorRole === 'jobseeker';
  return (
    <>
      {isPerson && actor !== '' && actorId !== null ? (
        <TextLink to={paths.personRecord(actorRole, actorId)} dir="auto">
          {actor}
        </TextLink>
      ) : (
        <span dir="auto">{actor || texts.host}</span>
      )}
      {actorRole !== 'admin' && (
        <>
          {' '}
          <Chip>{roleText(entry)}</Chip>
        </>
      )}
    </>
  );
};

/** An entry, expandable to what it changed. */
const AuditRow = ({ entry }: { entry: AuditEntry }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { at, record, recordId, recordRole, before, after } = entry;
  const action = texts.readable(entry.action);
  const name = texts.showNamed(action, record);
  return (
    <>
      <TableRow>
        <TableCell className="num" sx={{ whiteSpace: 'nowrap' }}>
          {momentText(at)}
        </TableCell>
        <TableCell component="th" scope="row">
          <Actor entry={entry} />
        </TableCell>
        <TableCell>{action}</TableCell>
        <TableCell dir="auto">
          {record !== '' && recordId !== null && recordRole !== null ? (
            <TextLink to={paths.personRecord(recordRole, recordId)}>{record}</TextLink>
          ) : (
            record ||
            (recordId === null ? (
              texts.nothing
            ) : (
              // shows the id, to compare entries
              <Tooltip title={recordId} describeChild>
                <span>{texts.unnamed}</span>
              </Tooltip>
            ))
          )}
        </TableCell>
        <TableCell>
          {changedFields(before, after).length > 0 ? (
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

/** A page of entries as a table: time, person, action, record, change. */
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
