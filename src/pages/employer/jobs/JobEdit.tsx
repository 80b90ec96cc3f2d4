import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobQuery, type Job } from '@/api/jobBoardApi';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { EditJob } from '@/features/jobs/editing/EditJob';
import { useMayEdit } from '@/features/jobs/editing/useMayEdit';
import { isOpenedInApp } from '@/features/jobs/openedInApp';
import { canEdit } from '@/features/jobs/own/EditLink';
import { JobFailed } from '@/features/jobs/view/JobFailed';
import type { LoginState } from '@/session/loginState';
import { useSession, useCurrentUser } from '@/session/useSession';
import { jobEditTexts } from '@/texts/jobs/post/jobEdit';
import { LinkButton } from '@/ui/button/LinkButton';
import { Loading } from '@/ui/page/Loading';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';

/**
 * Single job edit (spec §2.1) of the job in `?id=`. Public; on our own host only for the job's
 * employer.
 */
export const JobEdit = () => {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { restored } = useSession();
  const {
    currentData: job,
    isFetching,
    error,
    refetch,
  } = useGetJobQuery({ id }, { skip: id === '' });
  if (job && restored)
    return (
      <>
        <EmployerTabs />
        <Edited key={job._id} job={job} />
      </>
    );
  if (isFetching || !restored)
    return (
      <Page title={jobEditTexts.edit}>
        <Wrap sx={{ pt: 5 }}>
          <Loading shape="page" />
        </Wrap>
      </Page>
    );
  // 400: the id is malformed, so there is no such job
  if (error && !('status' in error && [400, 404, 410].includes(Number(error.status))))
    return <JobFailed text={messages.getJob.failure} onTryAgain={() => void refetch()} />;
  return (
    <MissingPage heading={messages.getJob.empty} text={jobEditTexts.missing}>
      {error && <TryAgain onClick={() => void refetch()} />}
      <LinkButton to={paths.employerJobs()}>{jobEditTexts.own}</LinkButton>
    </MissingPage>
  );
};

const Edited = ({ job }: { job: Job }) => {
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const me = useCurrentUser();
  const mayEdit = useMayEdit(job.usernameEmployer, job._id);
  const { extensions } = useHostConfig();
  const [couldEdit] = useState(mayEdit);
  // back to the list with its filters and scroll position, unless the page was opened by its URL
  const leave = (): void =>
    void (isOpenedInApp(state) ? navigate(-1) : navigate(paths.employerJobView(job._id)));
  if (mayEdit && !canEdit(job, extensions)) {
    return (
      <MissingPage heading={jobEditTexts.foreign.title} text={jobEditTexts.removed}>
        <LinkButton to={paths.employerJobs()}>{jobEditTexts.own}</LinkButton>
      </MissingPage>
    );
  }
  if (couldEdit || mayEdit) return <EditJob job={job} onSaved={leave} onCancel={leave} />;
  const back: LoginState = { from: pathname + search };
  return (
    <MissingPage heading={jobEditTexts.foreign.title} text={jobEditTexts.foreign.text}>
      <LinkButton to={paths.employerJobView(job._id)}>{jobEditTexts.foreign.view}</LinkButton>
      {me === null && (
        <LinkButton to={paths.loginEmployer()} state={back} variant="outlined">
          {jobEditTexts.logIn}
        </LinkButton>
      )}
    </MissingPage>
  );
};
