import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import {
  useGetEmployerQuery,
  useGetJobQuery,
  useGetJobSeekerQuery,
  type Job,
  type JobSeeker,
} from '@/api/jobBoardApi';
import { applyMessage, mailtoOf } from '@/features/applications/applyMail';
import { SendApplication } from '@/features/applications/SendApplication';
import { JobFailed, JobGone } from '@/features/jobs/view/JobMissing';
import { JobSummary } from '@/features/jobs/view/JobSummary';
import { seekerName } from '@/features/seekers/seekerFacts';
import { useSession } from '@/session/useSession';
import { applyTexts } from '@/texts/jobs/apply';
import { TextArea } from '@/ui/form/TextArea';
import { TextInput } from '@/ui/form/TextInput';
import { Page, PageHeading } from '@/ui/page/Page';
import { ProfileLoading } from '@/ui/page/ProfileLoading';
import { Wrap } from '@/ui/page/Wrap';
import { TextLink } from '@/ui/text/TextLink';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';

const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 680px) minmax(0, 400px)',
  justifyContent: 'space-between',
  gap: '32px 48px',
  alignItems: 'start',
  paddingTop: 40,
  '& > .letter': {
    display: 'grid',
    gap: 20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& .intro': { marginTop: 8, color: theme.vars.palette.ink2 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The apply screen (spec §2.13). */
export const ApplyToJob = () => {
  const { jobId = '' } = useParams();
  const { usernamejobseek } = useSession();
  const job = useGetJobQuery({ id: jobId });
  const seeker = useGetJobSeekerQuery({ usernamejobseek: usernamejobseek ?? '' });
  if (job.currentData && seeker.currentData)
    return <Letter job={job.currentData} seeker={seeker.currentData} />;
  if (!job.currentData && !job.isFetching) {
    const gone =
      !job.error ||
      ('status' in job.error && (job.error.status === 404 || job.error.status === 410));
    return gone ? (
      <JobGone jobId={jobId} />
    ) : (
      <JobFailed text={messages.getJob.failure} onTryAgain={() => void job.refetch()} />
    );
  }
  // a profile that can't be read is only logged (spec §8)
  return (
    <ProfileLoading
      title={applyTexts.page.title}
      onTryAgain={job.isFetching || seeker.isFetching ? undefined : () => void seeker.refetch()}
    />
  );
};

const Letter = ({ job, seeker }: { job: Job; seeker: JobSeeker }) => {
  const { usernameEmployer } = job;
  const { data: employer } = useGetEmployerQuery(
    { usernameEmployer: usernameEmployer ?? '' },
    { skip: !usernameEmployer },
  );
  const message = applyMessage(job, seeker, seekerName(seeker), document.baseURI);
  return (
    <Page title={applyTexts.page.to(job.jobtitle)}>
      <Columns>
        <div className="letter">
          <div>
            <PageHeading dir="auto">{applyTexts.page.to(job.jobtitle)}</PageHeading>
            <p className="intro">
              {applyTexts.intro}{' '}
              <TextLink to={paths.jobSeekerProfile(seeker.usernamejobseek)}>
                {applyTexts.profile}
              </TextLink>
              .
            </p>
          </div>
          <TextInput label={applyTexts.subject.label} value={applyTexts.subject.text} readOnly />
          <TextArea
            label={applyTexts.message.label}
            value={message}
            readOnly
            rows={13}
            dir="auto"
          />
          <SendApplication
            job={job}
            message={message}
            mailto={mailtoOf(employer?.emailEmployer, message)}
            username={seeker.usernamejobseek}
          />
        </div>
        <JobSummary job={job} label={applyTexts.job} />
      </Columns>
    </Page>
  );
};
