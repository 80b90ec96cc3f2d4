import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import type { ApplicantPage, Job, JobsDesk } from '@/api/jobBoardApi';
import { confirmationTexts } from '@/texts/jobs/confirmation';
import { jobTexts } from '@/texts/jobs/job';
import { jobsDeskTexts } from '@/texts/jobs/jobsDesk';
import { EditIcon } from '@/ui/art/actionIcons';
import { AlertIcon, ForwardIcon, RetryIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { dayText } from '@/ui/text/dayTexts';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { lastDay } from '@contract/lastDay';
import { paths } from '@contract/paths';
import { useStillOpen } from '../life/StillOpen';

const { needs: texts } = jobsDeskTexts;
const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  border: `1px solid ${theme.vars.palette.line}`,
  borderRadius: theme.shape.radius.card,
  backgroundColor: theme.vars.palette.sunk,
  overflow: 'hidden',
  '& h2': { ...theme.typography.subtitle1, fontWeight: 650, padding: '18px 20px' },
  // a line between the items
  '& > *': { boxShadow: `-1px -1px 0 ${theme.vars.palette.line}` },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '150px',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
  },
  // while loading, reserves the height of one item
  '&.unknown': { minHeight: 130 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&.unknown': { minHeight: 217 },
  },
}));
const Item = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: '2px 12px',
  alignContent: 'start',
  padding: '18px 20px',
  overflowWrap: 'anywhere',
  '& > .icon': {
    gridRow: 'span 3',
    width: 36,
    height: 36,
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.card,
    color: theme.vars.palette.ink2,
  },
  '&[data-hot] > .icon': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.amberSoft,
    color: theme.vars.palette.amberText,
  },
  '& h3': { fontSize: theme.typography.dense.fontSize, fontWeight: 650 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', marginTop: 6, marginLeft: -8 },
}));

type NeedProps = {
  icon: ReactNode;
  title: string;
  text: string;
  hot?: boolean;
  children: ReactNode;
};

const Need = ({ icon, title, text, hot = false, children }: NeedProps) => {
  const id = useId();
  return (
    <Item aria-labelledby={id} data-hot={hot || undefined}>
      <span className="icon">{icon}</span>
      <h3 id={id} dir="auto">
        {title}
      </h3>
      <p className="num">{text}</p>
      <div className="ways">{children}</div>
    </Item>
  );
};

const Way = ({ to, children }: { to: string; children: string }) => (
  <Button component={Link} to={to} size="small" variant="text" endIcon={<ForwardIcon size={16} />}>
    {children}
  </Button>
);

const Unconfirmed = ({ job }: { job: Job }) => {
  const { busy, confirm, fill } = useStillOpen(job);
  const now = useNow();
  const title = job.jobtitle || jobTexts.untitled;
  const button = { size: 'small', variant: 'text', 'aria-disabled': busy || undefined } as const;
  return (
    <Need
      icon={<RetryIcon size={18} />}
      title={confirmationTexts.ask(title)}
      text={texts.confirm(dayText(lastDay(job) ?? '', now))}
    >
      <Button
        {...button}
        aria-label={confirmationTexts.openOf(title)}
        onClick={() => void confirm()}
      >
        {confirmationTexts.open}
      </Button>
      <Button
        {...button}
        aria-label={confirmationTexts.filledOf(title)}
        onClick={() => void fill()}
      >
        {confirmationTexts.filled}
      </Button>
    </Need>
  );
};

type NeedsYouProps = Pick<JobsDesk, 'unconfirmed' | 'unfinished'> & {
  /** Has the counts of due answers; `undefined` if they couldn't be loaded. */
  applicants: Pick<ApplicantPage, 'due' | 'late'> | undefined;
  isLoading: boolean;
  /** The path of the list of drafts. */
  draftsAt: string;
};

/**
 * The employer's open tasks: due answers, a job to confirm, drafts. Renders nothing if there are
 * none.
 */
export const NeedsYou = ({
  unconfirmed,
  unfinished,
  applicants,
  isLoading,
  draftsAt,
}: NeedsYouProps) => {
  const id = useId();
  const { due = 0, late = 0 } = applicants ?? {};
  const [asked] = unconfirmed;
  if (isLoading) return <Frame aria-hidden className="unknown" />;
  if (due === 0 && !asked && unfinished === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {due > 0 && (
        <Need
          hot
          icon={<AlertIcon size={18} />}
          title={texts.due(due)}
          text={late > 0 ? texts.late(late) : texts.soon}
        >
          <Way to={`${paths.applications()}?due=true`}>{texts.answer}</Way>
        </Need>
      )}
      {asked && <Unconfirmed key={asked._id} job={asked} />}
      {unfinished > 0 && (
        <Need icon={<EditIcon size={18} />} title={texts.drafts(unfinished)} text={texts.unseen}>
          <Way to={draftsAt}>{texts.finish}</Way>
        </Need>
      )}
    </Frame>
  );
};
