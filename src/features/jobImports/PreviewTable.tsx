import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { JobSourcePreview } from '@/api/jobBoardApi';
import { elsewhereOf } from '@/features/applications/elsewhere';
import { Pay } from '@/features/jobs/card/Pay';
import { importTexts } from '@/texts/jobs/imports';
import { TableCard } from '@/ui/table/TableFrame';
import { breakable } from '@/ui/text/breakable';

const { preview: texts } = importTexts;

/** The first jobs of an import, as they would be created. */
export const PreviewTable = ({ rows }: { rows: JobSourcePreview['rows'] }) => (
  // focusable, so that it scrolls sideways with the keyboard, too
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <TableCard component="section" aria-label={texts.table} tabIndex={0}>
    <Table>
      <TableHead>
        <TableRow>
          {Object.values(texts.columns).map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((job) => (
          <TableRow key={job._id}>
            <TableCell component="th" scope="row" dir="auto">
              {breakable(job.jobtitle)}
            </TableCell>
            <TableCell dir="auto">{breakable(job.companyname ?? '')}</TableCell>
            <TableCell dir="auto">{breakable(job.location ?? '')}</TableCell>
            <TableCell>
              <Pay job={job} />
            </TableCell>
            <TableCell>{elsewhereOf(job)?.name ?? texts.here}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableCard>
);
