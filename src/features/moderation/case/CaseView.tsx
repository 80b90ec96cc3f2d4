import type { Case } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { moderationTexts } from '@/texts/admin/moderation';
import { Notice } from '@/ui/form/FormAlert';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { CaseActions, type CaseActionsProps } from './CaseActions';
import { CaseEvidence } from './CaseEvidence';
import { CaseHead } from './CaseHead';

const { case: texts, queue } = moderationTexts;
const Frame = styled(Card)({ containerType: 'inline-size', minWidth: 0, scrollMarginTop: 24 });
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { padding: '20px 24px 24px', minWidth: 0 },
  // the evidence next to the job if there is room, otherwise before it
  '@container (min-width: 640px)': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(250px, 5fr)',
    '& > .posting': { gridColumn: 1, gridRow: 1 },
    '& > .evidence': {
      gridColumn: 2,
      gridRow: 1,
      borderLeft: `1px solid ${theme.vars.palette.line}`,
    },
  },
}));

type CaseQuery = {
  currentData?: Case | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
  fulfilledTimeStamp?: number | undefined;
};
type CaseViewProps = Omit<CaseActionsProps, 'shown'> & {
  query: CaseQuery;
  /** The title in the list, shown until the case is loaded. */
  title: string | undefined;
};

const Posting = ({ shown: { job, jobDeleted } }: { shown: Case }) => (
  <div className="posting">
    {jobDeleted && <Notice tone="amber">{texts.deleted}</Notice>}
    <JobTexts job={job} level={3} compact />
    {!jobDeleted && (
      <p style={{ marginTop: 20 }}>
        <TextLink to={paths.jobView(job._id)}>{texts.openJob}</TextLink>
      </p>
    )}
  </div>
);

/** The selected case: the job, the evidence, and the available decisions. */
export const CaseView = ({ query, title, ...actions }: CaseViewProps) => {
  const { currentData: shown, isFetching, error, refetch } = query;
  const now = Math.max(useNow(), query.fulfilledTimeStamp ?? 0);
  if (!shown && error && !isFetching) {
    return readApiError(error).status === 404 ? (
      <EmptyMessage text={queue.caseGone} />
    ) : (
      <EmptyMessage text={queue.caseFailed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  }
  return (
    <Frame component="section" aria-label={texts.label}>
      <CaseHead shown={shown} title={title} />
      {shown ? (
        <>
          <CaseActions shown={shown} {...actions} />
          <Columns>
            <div className="evidence">
              <CaseEvidence shown={shown} now={now} />
            </div>
            <Posting shown={shown} />
          </Columns>
        </>
      ) : (
        <div style={{ padding: 24 }}>
          <Loading shape="list" rows={3} />
        </div>
      )}
    </Frame>
  );
};
