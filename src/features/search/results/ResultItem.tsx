import { memo, type MouseEvent, type ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { sourceState } from '@/features/applications/source';
import { JobMarks } from '@/features/inbox/JobMarks';
import { ageText } from '@/features/jobs/card/ageText';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { ElsewhereChip } from '@/features/jobs/card/ElsewhereChip';
import { Pay } from '@/features/jobs/card/Pay';
import { PromiseChip } from '@/features/jobs/card/PromiseChip';
import { jobTexts } from '@/texts/jobs/job';
import { listingTexts } from '@/texts/search/listing';
import { LightChip } from '@/ui/light/LightChip';
import { styled } from '@/ui/styled';
import { isPlainClick } from '@/ui/text/isPlainClick';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import type { PayPeriod } from '@contract/jobs/payPeriods';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';
import { day } from '@contract/time/durations';

// on phones, pay has its own line, and the bookmark is above the age
const onPhone = {
  padding: '16px 3px',
  gap: 14,
  '& .pay': { flexBasis: '100%' },
  '& button.card': { insetInlineEnd: -8 },
};
const Frame = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 16,
  alignItems: 'flex-start',
  padding: '18px 17px',
  borderRadius: theme.shape.radius.card,
  border: '1px solid transparent',
  overflowWrap: 'anywhere',
  transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '& > div': { flex: 1, minWidth: 0 },
  '& h2': { ...theme.typography.h3, fontSize: theme.typography.lead.fontSize, paddingRight: 28 },
  // the whole result is the link
  '& h2 a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: theme.shape.radius.card,
  },
  '& h2 a:focus-visible': { outline: 'none' },
  // jobs opened before, here or on their page
  '&.opened h2 a, & h2 a:visited': { color: theme.vars.palette.ink2 },
  '&.opened h2': { fontWeight: 550 },
  '&:has(h2 a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.ring}`,
    outlineOffset: -2,
  },
  '&:hover': { backgroundColor: theme.vars.palette.card, borderColor: theme.vars.palette.line2 },
  '&.chosen': {
    backgroundColor: theme.vars.palette.card,
    borderColor: theme.vars.palette.brand,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.brand}`,
  },
  '& .second': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 12,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    marginTop: 8,
    fontSize: theme.typography.body2.fontSize,
  },
  '& .applied': { marginTop: 6 },
  '& .age': {
    flex: 'none',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
    '& b': { color: theme.vars.palette.brandText },
  },
  [theme.breakpoints.down('sm')]: onPhone,
}));

const isFresh = ({ createdAt }: Job, now: number): boolean =>
  now - Date.parse(createdAt ?? '') < day;

type ResultItemProps = {
  job: Job;
  /** Whether it is shown beside the list. */
  chosen: boolean;
  /** Whether it was shown beside the list before. */
  opened: boolean;
  /**
   * Shows the job beside the list. Returns `false` if there is no space, so that the link opens the
   * job's page. Must be stable, otherwise all results rerender.
   */
  onChoose: (id: string) => boolean;
  /** The distance: "12 miles away"; '' if unknown. */
  distance?: string;
  /** The period that pay was searched for. */
  payPeriod?: PayPeriod | undefined;
  /** Content after the facts. */
  children?: ReactNode;
};

const Item = ({
  job,
  chosen,
  opened,
  onChoose,
  distance = '',
  payPeriod,
  children,
}: ResultItemProps) => {
  const now = useNow();
  const choose = (event: MouseEvent): void => {
    // modified clicks open the job's page, in a new tab for example
    if (!isPlainClick(event)) return;
    // Enter (`detail` 0) on the job shown beside the list opens its page
    if (chosen && event.detail === 0) return;
    if (onChoose(job._id)) event.preventDefault();
  };
  return (
    <Frame className={chosen ? 'chosen' : opened ? 'opened' : undefined}>
      <CompanyTile job={job} />
      <div>
        <h2 dir="auto">
          <Link
            to={paths.jobView(job._id)}
            state={sourceState('search')}
            aria-current={chosen || undefined}
            onClick={choose}
          >
            {job.jobtitle || jobTexts.untitled}
          </Link>
        </h2>
        <div className="second">
          <p dir="auto">
            {[job.companyname, placeText(job.location), distance].filter(Boolean).join(' · ')}
          </p>
          <span className="age num">
            {isFresh(job, now) ? <b>{listingTexts.fresh}</b> : ageText(job, now)}
          </span>
        </div>
        <div className="facts">
          <span className="pay">
            <Pay job={job} period={payPeriod} />
          </span>
          {job.employementtype && <LightChip>{job.employementtype}</LightChip>}
          <PromiseChip job={job} />
          <ElsewhereChip job={job} />
          {children}
        </div>
        <JobMarks job={job} />
      </div>
    </Frame>
  );
};

/**
 * A result of the listing: title, company, place, pay, type and age without a click. Memoized,
 * since a page has many and most changes concern at most one of them.
 */
export const ResultItem = memo(Item);
