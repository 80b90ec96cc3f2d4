import { styled } from '@mui/material/styles';
import type { Case, Decision, DecisionInput } from '@/api/jobBoardApi';
import { paths } from '@/app/paths';
import { payText } from '@/features/jobs/card/payText';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { moderationTexts } from '@/texts/admin/moderation';
import { jobTexts } from '@/texts/jobs/job';
import { Notice } from '@/ui/form/FormAlert';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { Chip } from '@/ui/text/Chip';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { CaseActions } from './CaseActions';
import { CaseEvidence } from './CaseEvidence';

const { case: texts, queue } = moderationTexts;
const Frame = styled(Card)(({ theme }) => ({
  containerType: 'inline-size',
  minWidth: 0,
  scrollMarginTop: 24,
  '& > .head': {
    padding: '20px 24px',
    borderBottom: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& h2': { ...theme.typography.h3 },
  '& .second': { color: theme.vars.palette.ink2, marginTop: 4 },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
  '& > .body': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { padding: '20px 24px 24px', minWidth: 0 },
    // what speaks for and against it beside the posting where there is room, else before it
    '@container (min-width: 640px)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(250px, 5fr)',
      '& > .posting': { gridColumn: 1, gridRow: 1 },
      '& > .evidence': {
        gridColumn: 2,
        gridRow: 1,
        borderLeft: `1px solid ${theme.vars.palette.line}`,
      },
    },
  },
}));

type CaseViewProps = {
  query: {
    currentData?: Case | undefined;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
    fulfilledTimeStamp?: number | undefined;
  };
  /** Known from the list before the case itself is here. */
  title: string | undefined;
  busy: boolean;
  onDecide: (decision: DecisionInput['decision']) => void;
  onAsk: (what: 'takeDown' | 'suspend' | 'edit') => void;
  onUndo: (decision: Decision) => void;
};

/**
 * The chosen case: the posting, and beside it the signs, the reports and the employer's history,
 * with what can be decided.
 */
export const CaseView = ({ query, title, busy, ...actions }: CaseViewProps) => {
  const { currentData: shown, isFetching, error, refetch } = query;
  const now = Math.max(useNow(), query.fulfilledTimeStamp ?? 0);
  const job = shown?.job;
  const gone =
    typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  if (!shown && error && !isFetching) {
    return (
      <EmptyMessage text={gone ? queue.caseGone : queue.caseFailed}>
        {gone ? undefined : <TryAgain onClick={() => void refetch()} />}
      </EmptyMessage>
    );
  }
  return (
    <Frame as="section" aria-label={texts.label}>
      <div className="head">
        {/* one element for all cases: who goes from one to the next keeps the focus on it */}
        <h2 data-case-heading tabIndex={-1} dir="auto">
          {job?.jobtitle ?? title ?? jobTexts.untitled}
        </h2>
        {job && (
          <p className="second" dir="auto">
            {[job.companyname, job.location, payText(job)].filter(Boolean).join(' · ')}
          </p>
        )}
        {shown && job && (
          <div className="chips">
            <Chip tone="amber">{queue.kinds[shown.kind]}</Chip>
            {job.status && (
              <Chip tone={job.status === 'live' ? 'good' : 'neutral'}>
                {jobTexts.status[job.status]}
              </Chip>
            )}
            {job.categoryName && <Chip>{job.categoryName}</Chip>}
            {job.employementtype && <Chip>{job.employementtype}</Chip>}
          </div>
        )}
      </div>
      {shown && <CaseActions shown={shown} busy={busy} {...actions} />}
      {!shown && (
        <div style={{ padding: 24 }}>
          <Loading shape="list" rows={3} />
        </div>
      )}
      {shown && job && (
        <div className="body">
          <div className="evidence">
            <CaseEvidence shown={shown} now={now} />
          </div>
          <div className="posting">
            {shown.jobDeleted && <Notice tone="amber">{texts.deleted}</Notice>}
            <JobTexts job={job} level={3} compact />
            {!shown.jobDeleted && (
              <p style={{ marginTop: 20 }}>
                <TextLink to={paths.job(job._id)}>{texts.openJob}</TextLink>
              </p>
            )}
          </div>
        </div>
      )}
    </Frame>
  );
};
