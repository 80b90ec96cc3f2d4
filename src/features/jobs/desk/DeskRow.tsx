import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { DeskJob } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { jobsDeskTexts as texts } from '@/texts/jobs/jobsDesk';
import { formatNumber } from '@/texts/numbers';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { Link } from '@/ui/text/Link';
import { limits } from '@contract/limits';
import { paths } from '@contract/paths';
import { day } from '@contract/time/durations';
import { Removal } from '../life/Removal';
import { StatusChip } from '../life/StatusChip';
import { PostedBy } from '../own/PostedBy';
import { endOf, factsText, isUnposted } from './deskRowTexts';
import { RowMenu } from './RowMenu';
import { Sparkline } from './Sparkline';
import { tableRoles } from './tableRoles';

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

const Applicants = ({ item: { job, applicants, fresh } }: { item: DeskJob }) => {
  if (isUnposted(job)) return <span className="mute">{texts.notPosted}</span>;
  if (applicants === 0) return <span className="mute">{texts.nobody}</span>;
  return (
    <Link
      to={paths.applicationsOf(job._id)}
      className="applicants num"
      aria-label={texts.applicantsOf(job.jobtitle || jobTexts.untitled, applicants, fresh)}
    >
      {fresh > 0 && <b className="new">{texts.newOnes(fresh)}</b>}
      <span>{fresh > 0 ? texts.inAll(applicants) : texts.applicants(applicants)}</span>
    </Link>
  );
};

const Views = ({ item: { job, views } }: { item: DeskJob }) => {
  if (isUnposted(job)) return <span className="mute">{texts.none}</span>;
  const all = sumOf(views);
  return (
    <div className="views">
      <Sparkline counts={views} />
      <span className="num">
        <b>{formatNumber(all)}</b> <span className="visually-hidden">{texts.viewsSpoken(all)}</span>
        {job.status === 'live' && <small>{texts.thisWeek(sumOf(views.slice(-7)))}</small>}
      </span>
    </div>
  );
};

const End = ({ item: { job }, now }: { item: DeskJob; now: number }) => {
  const end = endOf(job, now);
  if (!end) return <span className="mute">{texts.none}</span>;
  return (
    <>
      <b className="num">{end.text}</b>
      <small className="num">{end.day}</small>
    </>
  );
};

type DeskRowProps = {
  item: DeskJob;
  isSelected: boolean;
  /** If omitted, the row has no checkbox. */
  onToggle: ((id: string) => void) | undefined;
  readsOnly: boolean;
  /** In milliseconds. */
  now: number;
};

/** Returns the class name of a row by the state of its job. */
const kindOf = (job: DeskJob['job'], now: number): string | undefined => {
  if (isUnposted(job)) return 'unposted';
  if (job.status !== 'live') return 'ended';
  return Date.parse(job.expiresAt ?? '') - now <= limits.renewalDays * day ? 'soon' : undefined;
};

/** A row of the jobs desk: the job, its figures, and a menu of all its actions. */
export const DeskRow = ({ item, isSelected, onToggle, readsOnly, now }: DeskRowProps) => {
  const { job } = item;
  const title = job.jobtitle || jobTexts.untitled;
  return (
    <TableRow
      {...tableRoles.row}
      className={kindOf(job, now)}
      data-selected={isSelected || undefined}
    >
      {onToggle && (
        <TableCell {...tableRoles.cell} className="tick">
          <CheckboxInput
            label={<span className="visually-hidden">{texts.select(title)}</span>}
            checked={isSelected}
            onChange={() => onToggle(job._id)}
          />
        </TableCell>
      )}
      <TableCell {...tableRoles.rowHeader} component="th" scope="row" className="title">
        <Link dir="auto" to={paths.employerJobView(job._id)} data-job={job._id}>
          {title}
        </Link>
        <small className="num" dir="auto">
          {factsText(job, now)}
        </small>
        <PostedBy job={job} />
        {!readsOnly && <Removal job={job} />}
      </TableCell>
      <TableCell {...tableRoles.cell} className="state">
        <StatusChip job={job} brief />
      </TableCell>
      <TableCell {...tableRoles.cell} className="applied">
        <Applicants item={item} />
      </TableCell>
      <TableCell {...tableRoles.cell} className="seen">
        <Views item={item} />
      </TableCell>
      <TableCell {...tableRoles.cell} className="end">
        <End item={item} now={now} />
      </TableCell>
      <TableCell {...tableRoles.cell} className="menu">
        <RowMenu job={job} readsOnly={readsOnly} />
      </TableCell>
    </TableRow>
  );
};
