import Button from '@mui/material/Button';
import { Suspense, useState, type ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { Navigate, useParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { ReaderNotice } from '@/features/companies/ReaderNotice';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { isHiringEmpty, pickHiringFields, unsavedText } from '@/features/jobs/hiring/hiringFields';
import { HiringInputs } from '@/features/jobs/hiring/HiringInputs';
import { JobForm } from '@/features/jobs/inputs/JobForm';
import { DraftNote } from '@/features/jobs/posting/DraftNote';
import type { StoredJob } from '@/features/jobs/posting/jobDraft';
import { SaveDraft } from '@/features/jobs/posting/SaveDraft';
import { StartFrom } from '@/features/jobs/posting/StartFrom';
import { useJobPostForm } from '@/features/jobs/posting/useJobPostForm';
import { usePrefill } from '@/features/jobs/posting/usePrefill';
import { UsualPay } from '@/features/jobs/posting/UsualPay';
import type { LoginState } from '@/session/loginState';
import { useCurrentUser, useSession } from '@/session/useSession';
import { commonTexts } from '@/texts/common';
import { hiringTexts } from '@/texts/jobs/hiring';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { Notice } from '@/ui/form/FormAlert';
import { UnsavedChangesPrompt } from '@/ui/form/unsaved/UnsavedChangesPrompt';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { Wrap } from '@/ui/page/Wrap';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const SearchPreview = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "SearchPreview" */ '@/features/jobs/posting/SearchPreview'))
      .SearchPreview,
);

/** The inputs that only our own host accepts, and a preview of the job in search engines. */
const OwnHostInputs = ({ form }: ComponentProps<typeof HiringInputs>) => (
  <>
    <HiringInputs form={form} />
    <Suspense fallback={null}>
      <SearchPreview form={form} />
    </Suspense>
  </>
);

/** The parts of the job that still have to be sent. */
const Missing = ({ form, as }: Pick<StoredJob, 'as'> & ComponentProps<typeof HiringInputs>) => {
  const typed = pickHiringFields(useWatch({ control: form.rhf.control }));
  if (isHiringEmpty(typed)) return null;
  return (
    <p>
      {unsavedText(as, typed)} {hiringTexts.stored.kept}
    </p>
  );
};

type IntroProps = { stored: StoredJob | null } & ComponentProps<typeof HiringInputs>;
/** An introduction to the form, or what still has to be sent. */
const Intro = ({ stored, form }: IntroProps) =>
  stored ? (
    <Missing form={form} as={stored.as} />
  ) : (
    <p>
      {jobPostTexts.allRequired}{' '}
      <TextLink to={paths.sampleJob()} target="_blank">
        {jobPostTexts.example}
      </TextLink>
      .
    </p>
  );

/** The notice for visitors of our own host; their input is kept through the login. */
const LogInNotice = ({ from }: { from: string }) => {
  const back: LoginState = { from };
  return (
    <Notice>
      <TextLink to={paths.loginEmployer()} state={back}>
        {jobPostTexts.notice.link}
      </TextLink>
      . {jobPostTexts.notice.text}
    </Notice>
  );
};

/** The form, rendered once the session has been restored. */
const PostForm = ({ usernameEmployer }: { usernameEmployer: string }) => {
  const me = useCurrentUser();
  const { extensions } = useHostConfig();
  const isEmployer = me?.role === 'employer';
  // fixed when the form opens: if the session ends, the draft still belongs to its owner
  const [draftOf] = useState(isEmployer ? me.username : '');
  const { form, draftSavedAt, stored, onStored, leave } = useJobPostForm({
    usernameEmployer,
    draftOf,
  });
  const { jobs, logo, prefilled } = usePrefill(form, {
    usernameEmployer: draftOf,
    isFresh: draftSavedAt === undefined,
  });
  return (
    <>
      <UnsavedChangesPrompt
        isUnsaved={form.isUnsaved}
        detail={stored ? hiringTexts.stored.leave : jobPostTexts.leaveDetail}
        freePath={paths.loginEmployer()}
      />
      <JobForm
        form={form}
        logo={logo}
        head={
          <>
            <PageHeading>{jobPostTexts.page.title}</PageHeading>
            <Intro stored={stored} form={form} />
            {!stored && <StartFrom form={form} jobs={jobs} />}
            <ReaderNotice />
            {extensions && !isEmployer && <LogInNotice from={paths.postJob(usernameEmployer)} />}
          </>
        }
        usualPay={extensions && <UsualPay form={form} />}
        hiring={extensions && <OwnHostInputs form={form} />}
        isStored={stored !== null}
        actions={
          <>
            <SubmitButton busy={form.busy} size="large">
              {stored ? commonTexts.tryAgain : jobPostTexts.submit}
            </SubmitButton>
            {stored && (
              <Button variant="outlined" size="large" onClick={() => void leave()}>
                {hiringTexts.stored.without}
              </Button>
            )}
            {extensions && isEmployer && !stored && (
              <SaveDraft {...{ form, usernameEmployer, draftOf, onStored }} />
            )}
            <DraftNote {...{ form, draftSavedAt, prefilled, stored }} username={draftOf} />
          </>
        }
      />
    </>
  );
};

/**
 * The job post form (spec §2.12), public. On our own host employers can post only for themselves,
 * so another username in the URL is replaced by their own.
 */
export const JobPost = () => {
  const { usernameEmployer = '' } = useParams();
  const { restored } = useSession();
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  if (extensions && me?.role === 'employer' && me.username && me.username !== usernameEmployer)
    return <Navigate to={paths.postJob(me.username)} replace />;
  return (
    <Page title={jobPostTexts.page.title}>
      <EmployerTabs />
      <Wrap>
        {restored ? <PostForm usernameEmployer={usernameEmployer} /> : <Loading shape="page" />}
      </Wrap>
    </Page>
  );
};
