import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import type { Applicant } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { agoText } from '@/ui/text/agoText';
import { Chip } from '@/ui/text/Chip';
import { ApplicantLink } from '../ApplicantLink';
import { applicantName } from '../applicantName';
import { promiseDay } from '../promise/promiseDay';
import { Stars } from '../Stars';
import { StateChip } from '../StateChip';

type ApplicantRowProps = {
  applicant: Applicant;
  /** The query string that opens the application. */
  search: string;
  isChosen: boolean;
  isSelected: boolean;
  hasJob: boolean;
  /** Called with the application's id. Must be stable, since the row is memoized. */
  onToggle: (id: string) => void;
  onOpen: (id: string) => void;
  /** In milliseconds. */
  now: number;
};

/** The state of the application, or "overdue" if its promised answer is late. */
const RowState = ({ applicant, now }: Pick<ApplicantRowProps, 'applicant' | 'now'>) =>
  promiseDay(applicant, now)?.kind === 'late' ? (
    <Chip tone="amber">{applicantTexts.promise.overdue}</Chip>
  ) : (
    <StateChip state={applicant.state} />
  );

const Row = ({
  applicant,
  search,
  isChosen,
  isSelected,
  hasJob,
  onToggle,
  onOpen,
  now,
}: ApplicantRowProps) => {
  const { _id: id, jobtitle, createdAt, rating, cv, unread } = applicant;
  const name = applicantName(applicant);
  const sent = agoText(createdAt, now);
  return (
    <TableRow data-chosen={isChosen || undefined}>
      <TableCell className="tick">
        <CheckboxInput
          label={<span className="visually-hidden">{applicantTexts.select(name)}</span>}
          checked={isSelected}
          onChange={() => onToggle(id)}
        />
      </TableCell>
      <TableCell component="th" scope="row" className="who">
        <div>
          <InitialsTile name={name} size={36} round />
          <div>
            <ApplicantLink {...{ applicant, search, isChosen }} onOpen={() => onOpen(id)} />
            <div className="sub num">
              {hasJob && <span>{jobtitle}</span>}
              <span className="state">
                <RowState applicant={applicant} now={now} />
                {sent}
              </span>
            </div>
          </div>
          {unread > 0 && <Chip tone="amber">{applicantTexts.unread(unread)}</Chip>}
        </div>
      </TableCell>
      {hasJob && (
        <TableCell className="wide mute" dir="auto">
          {jobtitle}
        </TableCell>
      )}
      <TableCell className="wide mute num">{sent}</TableCell>
      <TableCell className="wide">
        <RowState applicant={applicant} now={now} />
      </TableCell>
      <TableCell className="wide">
        <Stars rating={rating} />
      </TableCell>
      <TableCell className="wide mute cv">{cv ? applicantTexts.hasCv : ''}</TableCell>
    </TableRow>
  );
};

/**
 * A row of the table; the name is a link that covers the row and opens the application. Memoized,
 * so that moving one application rerenders one row.
 */
export const ApplicantRow = memo(Row);
