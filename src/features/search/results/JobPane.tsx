import { useHostConfig } from '@/api/hostConfig';
import { useGetJobQuery, type Job } from '@/api/jobBoardApi';
import { HideJob } from '@/features/inbox/HideJob';
import { JobBookmark } from '@/features/inbox/JobBookmark';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { payPerText } from '@/features/jobs/card/payPerText';
import { payText } from '@/features/jobs/card/payText';
import { workplaceText } from '@/features/jobs/card/workplaceText';
import { JobActions } from '@/features/jobs/view/JobActions';
import { vacanciesText } from '@/features/jobs/view/jobFacts';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { commonTexts } from '@/texts/common';
import { jobTexts } from '@/texts/jobs/job';
import { workplaceTexts } from '@/texts/jobs/post/workplace';
import { listingTexts } from '@/texts/search/listing';
import { LightCard } from '@/ui/light/LightCard';
import { LightLoading } from '@/ui/light/LightLoading';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';

const Frame = styled(LightCard)(({ theme }) => ({
  position: 'sticky',
  top: 92,
  maxHeight: 'calc(100dvh - 116px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  '& .head': {
    padding: '28px 28px 24px',
    '& .top': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 16,
      paddingRight: 36,
      fontSize: theme.typography.dense.fontSize,
    },
  },
  // reserves the height of its content
  '& .hide': { minHeight: 36, marginTop: 12, marginBottom: -8 },
  '& h2': { ...theme.typography.h2, fontSize: '1.625rem', marginTop: 16 },
  '& .second': { marginTop: 4, marginBottom: 20, color: theme.vars.palette.ink2 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px 28px',
    padding: '18px 28px',
    backgroundColor: theme.vars.palette.sunk,
    borderBlock: `1px solid ${theme.vars.palette.line}`,
    fontSize: theme.typography.body2.fontSize,
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { color: theme.vars.palette.ink3, fontSize: theme.typography.caption.fontSize },
  '& dd:not(.plain)': { fontWeight: 650 },
  '& .body': { padding: '24px 28px 32px' },
}));

export type JobPaneProps = {
  id: string;
  /** The job as in the list, shown until the complete one is loaded. */
  listed: Job | undefined;
};

const { labels } = jobTexts;
const factsOf = (job: Job) => {
  const facts: { label: string; value: string | undefined; isPlain?: boolean }[] = [
    { label: labels.pay, value: payText(job) },
    { label: jobTexts.payPer.label, value: payPerText(job), isPlain: true },
    { label: labels.type, value: job.employementtype },
    { label: workplaceTexts.label, value: workplaceText(job.workplace) },
    { label: labels.vacancies, value: vacanciesText(job) },
    { label: labels.degree, value: job.degreerequired },
  ];
  return facts.filter(({ value }) => value);
};

const Facts = ({ job }: { job: Job }) => (
  <dl>
    {factsOf(job).map(({ label, value, isPlain = false }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd dir="auto" className={isPlain ? 'plain' : undefined}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);

/** The selected job beside the list, in windows of 1,200 px or more. */
export const JobPane = ({ id, listed }: JobPaneProps) => {
  const { extensions } = useHostConfig();
  // a spec host's list has complete jobs; on our host only `getJob` returns the long description
  const { currentData, isFetching, error, refetch } = useGetJobQuery(
    { id },
    { skip: !extensions && listed !== undefined },
  );
  const isMissing =
    error !== undefined && 'status' in error && [400, 404, 410].includes(Number(error.status));
  // the job may have ended since it was listed
  const job = isMissing ? undefined : (currentData ?? listed);
  if (!job) {
    const gone = !error || isMissing;
    return (
      <Frame as="section" aria-label={listingTexts.chosen}>
        <div className="head">
          {isFetching ? (
            <LightLoading shape="page" />
          ) : (
            <EmptyMessage text={gone ? messages.getJob.empty : messages.getJob.failure}>
              {!gone && <TryAgain onClick={() => void refetch()} />}
            </EmptyMessage>
          )}
        </div>
      </Frame>
    );
  }
  return (
    <Frame as="section" aria-label={listingTexts.chosen}>
      <div className="head">
        <div className="top">
          <CompanyTile job={job} size={60} />
          <TextLink to={paths.jobView(job._id)}>{listingTexts.fullPage}</TextLink>
          <JobBookmark key={job._id} job={job} of="pane" />
        </div>
        <h2 dir="auto">{job.jobtitle || jobTexts.untitled}</h2>
        <p className="second" dir="auto">
          {[job.companyname, placeText(job.location)].filter(Boolean).join(' · ')}
        </p>
        <JobActions job={job} source="search" row />
        <div className="hide">
          <HideJob key={job._id} job={job} />
        </div>
      </div>
      <Facts job={job} />
      <div className="body">
        {/* the list's job lacks the long texts */}
        {!currentData && error && (
          <EmptyMessage text={isFetching ? commonTexts.loading : messages.getJob.failure}>
            <TryAgain onClick={() => void refetch()} />
          </EmptyMessage>
        )}
        <JobTexts job={job} level={3} compact />
      </div>
    </Frame>
  );
};
