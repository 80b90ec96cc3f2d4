import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRef, useState, type RefObject } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { payText } from '@/features/jobs/card/payText';
import { jobTableTexts as texts } from '@/texts/admin/jobTable';
import { moderationTexts } from '@/texts/admin/moderation';
import { jobTexts } from '@/texts/jobs/job';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { SelectAll } from '@/ui/listDetail/SelectAll';
import { SelectionBar } from '@/ui/listDetail/SelectionBar';
import { useSelection } from '@/ui/listDetail/useSelection';
import { useSelectionFocus } from '@/ui/listDetail/useSelectionFocus';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { breakable } from '@/ui/text/breakable';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';
import { ReasonDialog } from '../queue/ReasonDialog';
import { useTakeDownJobs } from './useTakeDownJobs';

const { columns } = texts;
const { takeDown, reasonForm } = moderationTexts;
const Frame = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
const Sheet = styled(Card)(({ theme }) => ({
  overflow: 'hidden',
  containerType: 'inline-size',
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy=true]': { opacity: 0.6 },
  '& table': { minWidth: 0 },
  '& td, & th': {
    minWidth: 0,
    padding: '4px 12px',
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& .tick': { width: 40, paddingRight: 0 },
  '& .tick label': { padding: 6, margin: -6 },
  '& tbody th': { fontWeight: 600 },
  '& tbody th a': {
    display: 'inline-block',
    paddingBlock: 4,
    '&:hover': { textDecoration: 'underline' },
  },
  '& tbody tr[data-ticked]': { backgroundColor: theme.vars.palette.brandSoft },
  '& .whole': { whiteSpace: 'nowrap' },
  '& .sub': {
    display: 'none',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 500,
  },
  '@container (max-width: 900px)': { '& .roomy': { display: 'none' } },
  '@container (max-width: 620px)': {
    '& .wide': { display: 'none' },
    '& .sub': { display: 'block' },
    '& td, & th': { paddingBlock: 8 },
  },
}));

type Selection = ReturnType<typeof useSelection>;
type RowProps = { job: Job; isTicked: boolean; onToggle: () => void };

const JobRow = ({ job, isTicked, onToggle }: RowProps) => {
  const now = useNow();
  const title = job.jobtitle || jobTexts.untitled;
  const [place, age] = [placeText(job.location), ageText(job, now)];
  return (
    <TableRow data-ticked={isTicked || undefined}>
      <TableCell className="tick">
        <CheckboxInput
          label={<span className="visually-hidden">{texts.select(title)}</span>}
          checked={isTicked}
          onChange={onToggle}
          data-job={job._id}
        />
      </TableCell>
      <TableCell component="th" scope="row" dir="auto">
        <Link to={paths.jobView(job._id)}>{breakable(title)}</Link>
        <span className="sub">
          {[job.companyname, place, payText(job), age].filter(Boolean).join(' · ')}
        </span>
      </TableCell>
      <TableCell className="wide" dir="auto">
        {breakable(job.companyname ?? '')}
      </TableCell>
      <TableCell className="wide" dir="auto">
        {place}
      </TableCell>
      <TableCell className="roomy" dir="auto">
        {job.usernameEmployer ? breakable(job.usernameEmployer) : texts.imported}
      </TableCell>
      <TableCell className="roomy num whole">{payText(job)}</TableCell>
      <TableCell className="wide num whole">{age}</TableCell>
    </TableRow>
  );
};

const HeadRow = (shown: { count: number; selection: Selection }) => (
  <TableRow>
    <TableCell className="tick">
      <SelectAll label={texts.selectAll} {...shown} />
    </TableCell>
    <TableCell>{columns.job}</TableCell>
    <TableCell className="wide">{columns.company}</TableCell>
    <TableCell className="wide">{columns.location}</TableCell>
    <TableCell className="roomy">{columns.employer}</TableCell>
    <TableCell className="roomy">{columns.pay}</TableCell>
    <TableCell className="wide">{columns.posted}</TableCell>
  </TableRow>
);

type TakeDownProps = { jobs: readonly Job[]; selection: Selection };

/** The bulk action on the selected jobs; asks for one reason for all. */
const TakeDown = ({ jobs, selection: { selected, clear } }: TakeDownProps) => {
  const [asking, setAsking] = useState(false);
  const takeDownJobs = useTakeDownJobs();
  if (selected.length === 0) return null;
  const isSeveral = selected.length > 1;
  const only = jobs.find(({ _id }) => _id === selected[0]);
  const send = async (reason: string): Promise<boolean> => {
    const done = await takeDownJobs(selected, reason);
    if (done) setAsking(false);
    return done;
  };
  return (
    <>
      <SelectionBar count={selected.length} onClear={clear}>
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {takeDown.confirm}
        </Button>
      </SelectionBar>
      {asking && (
        <ReasonDialog
          title={isSeveral ? takeDown.titleMany(selected.length) : takeDown.title}
          about={isSeveral ? undefined : only?.jobtitle || jobTexts.untitled}
          detail={isSeveral ? takeDown.detailMany : takeDown.detail}
          reasons={reasonForm.takeDown}
          confirmLabel={takeDown.confirm}
          restoresFocus
          onSend={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** Moves the focus to the checkbox of the next job when the selection bar disappears. */
const useFocusOnRow = (
  sheet: RefObject<HTMLElement | null>,
  jobs: readonly Job[],
  selected: readonly string[],
): void =>
  useSelectionFocus(jobs, selected, (id) => {
    const box =
      id === undefined ? null : sheet.current?.querySelector<HTMLElement>(`[data-job="${id}"]`);
    (box ?? document.querySelector<HTMLElement>('h1'))?.focus();
  });

/** A page of jobs as a dense table, with a bulk action to take them down. */
export const JobTable = ({ jobs, isStale }: { jobs: readonly Job[]; isStale: boolean }) => {
  const selection = useSelection(jobs);
  const sheet = useRef<HTMLDivElement>(null);
  useFocusOnRow(sheet, jobs, selection.selected);
  return (
    <Frame ref={sheet}>
      <TakeDown jobs={jobs} selection={selection} />
      <Sheet component="section" aria-label={texts.title} aria-busy={isStale}>
        <Table>
          <TableHead>
            <HeadRow count={jobs.length} selection={selection} />
          </TableHead>
          <TableBody>
            {jobs.map((job) => (
              <JobRow
                key={job._id}
                job={job}
                isTicked={selection.selected.includes(job._id)}
                onToggle={() => selection.toggle(job._id)}
              />
            ))}
          </TableBody>
        </Table>
      </Sheet>
    </Frame>
  );
};
