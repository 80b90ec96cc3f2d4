import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobQuery, type Application, type Job, type JobSeeker } from '@/api/jobBoardApi';
import { useGetApplicationsQuery, useGetJobSeekerQuery } from '@/api/memberApi';
import { ApplicationSent } from '@/features/applications/apply/ApplicationSent';
import { AppliedBefore } from '@/features/applications/apply/AppliedBefore';
import { ApplyForm } from '@/features/applications/apply/ApplyForm';
import { LoggedApplication } from '@/features/applications/apply/LoggedApplication';
import { JobFailed } from '@/features/jobs/view/JobFailed';
import { JobGone } from '@/features/jobs/view/JobGone';
import { useSession } from '@/session/useSession';
import { applyTexts } from '@/texts/jobs/apply';
import { ProfileLoading } from '@/ui/page/ProfileLoading';
import { messages } from '@contract/messages';

/** The apply screen (spec §2.13). */
export const ApplyToJob = () => {
  const { jobId = '' } = useParams();
  const { usernamejobseek } = useSession();
  const { extensions } = useHostConfig();
  const job = useGetJobQuery({ id: jobId });
  const seeker = useGetJobSeekerQuery({ usernamejobseek: usernamejobseek ?? '' });
  if (job.currentData && seeker.currentData) {
    const shown = { job: job.currentData, seeker: seeker.currentData };
    return extensions ? <OwnHostApply key={jobId} {...shown} /> : <LoggedApplication {...shown} />;
  }
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
  // a failure to load the profile is only logged (spec §8)
  return (
    <ProfileLoading
      title={applyTexts.page.title}
      onTryAgain={job.isFetching || seeker.isFetching ? undefined : () => void seeker.refetch()}
    />
  );
};

/** Applies once per job: shows the form, the application just sent, or an earlier one. */
const OwnHostApply = ({ job, seeker }: { job: Job; seeker: JobSeeker }) => {
  const { data: applications, isLoading } = useGetApplicationsQuery();
  const [sent, setSent] = useState<Application | null>(null);
  if (sent) return <ApplicationSent job={job} application={sent} />;
  // the form is also shown if the list failed to load: the host rejects a second application
  if (isLoading) return <ProfileLoading title={applyTexts.page.title} onTryAgain={undefined} />;
  const before = applications?.find(({ jobId }) => jobId === job._id);
  if (before && !before.mayApplyAgain) return <AppliedBefore job={job} application={before} />;
  return (
    <ApplyForm
      job={job}
      seeker={seeker}
      onSent={(application) => {
        setSent(application);
        window.scrollTo(0, 0);
      }}
    />
  );
};
