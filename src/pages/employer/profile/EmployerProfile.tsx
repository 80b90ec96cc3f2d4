import { useParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useGetEmployerQuery, useGetJobsByEmployerQuery } from '@/api/jobBoardApi';
import { useGetApplicationCountsQuery } from '@/api/memberApi';
import { ApplicantCount } from '@/features/applications/ApplicantCount';
import { LogOutButton } from '@/features/auth/LogOutButton';
import { UnverifiedEmail } from '@/features/auth/UnverifiedEmail';
import { useCompany } from '@/features/companies/useCompany';
import { EmployerBand } from '@/features/employers/EmployerBand';
import { employerName } from '@/features/employers/employerNames';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { FirstSteps } from '@/features/employers/FirstSteps';
import { OwnSections } from '@/features/employers/OwnSections';
import { OwnJobs } from '@/features/jobs/own/OwnJobs';
import { Notices } from '@/features/moderation/notices/Notices';
import { isSameUsername } from '@/session/isSameUsername';
import { useSession } from '@/session/useSession';
import { accountTexts } from '@/texts/auth/account';
import { applicationTexts } from '@/texts/jobs/applications';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page } from '@/ui/page/Page';
import { ProfileColumns } from '@/ui/page/ProfileColumns';
import { ProfileLoading } from '@/ui/page/ProfileLoading';
import { Wrap } from '@/ui/page/Wrap';
import { paths } from '@contract/paths';

/** The employer's own profile (spec §2.8); without a username in the URL it is the session's. */
export const EmployerProfile = () => {
  const { usernameEmployer: own } = useSession();
  const { extensions } = useHostConfig();
  const { usernameEmployer = own ?? '' } = useParams();
  // on our own host only the employer itself may see it; the spec has no such check (spec §6)
  if (extensions && own && !isSameUsername(own, usernameEmployer)) {
    const { other } = employerProfileTexts;
    return (
      <MissingPage heading={other.title} text={other.text}>
        <LinkButton to={paths.employerProfile(own)}>{other.own}</LinkButton>
        <LinkButton to={paths.employerReadOnly(usernameEmployer)} variant="outlined">
          {other.public}
        </LinkButton>
      </MissingPage>
    );
  }
  return <Profile key={usernameEmployer} usernameEmployer={usernameEmployer} />;
};

/** The band's actions: the public profile, the account, the logout. */
const BandActions = ({ usernameEmployer }: { usernameEmployer: string }) => {
  const { extensions } = useHostConfig();
  return (
    <>
      <LinkButton to={paths.employerReadOnly(usernameEmployer)} variant="outlined" color="inherit">
        {employerProfileTexts.publicProfile}
      </LinkButton>
      {extensions && (
        <LinkButton to={paths.account()} variant="outlined" color="inherit">
          {accountTexts.link}
        </LinkButton>
      )}
      <LogOutButton />
    </>
  );
};

/** Whether this is an employer of our own host who has no jobs yet. */
const useIsNew = (usernameEmployer: string): boolean => {
  const { extensions } = useHostConfig();
  const { readsOnly, hasColleagues } = useCompany();
  const { currentData: posted } = useGetJobsByEmployerQuery(
    { usernameEmployer },
    { skip: !extensions || usernameEmployer === '' },
  );
  return extensions && !readsOnly && !hasColleagues && posted?.length === 0;
};

const Profile = ({ usernameEmployer }: { usernameEmployer: string }) => {
  const { extensions } = useHostConfig();
  const { currentData: employer, isFetching, refetch } = useGetEmployerQuery({ usernameEmployer });
  const isNew = useIsNew(usernameEmployer);
  const { data: counts } = useGetApplicationCountsQuery(undefined, { skip: !extensions });
  if (!employer)
    return (
      <ProfileLoading
        title={employerProfileTexts.page.title}
        onTryAgain={isFetching ? undefined : () => void refetch()}
      />
    );
  const applied = counts?.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page title={employerName(employer)}>
      <EmployerTabs />
      <EmployerBand
        employer={employer}
        company={
          employer.companyrecruitingfor
            ? employerProfileTexts.recruitingFor(employer.companyrecruitingfor)
            : employer.companyName
        }
        action={<BandActions usernameEmployer={usernameEmployer} />}
      />
      {extensions && <UnverifiedEmail />}
      {extensions && <Notices />}
      {isNew && (
        <Wrap sx={{ pt: 4 }}>
          <FirstSteps employer={employer} />
        </Wrap>
      )}
      <ProfileColumns
        side={<OwnSections employer={employer} isNew={isNew && !employer.companyName?.trim()} />}
      >
        <OwnJobs
          usernameEmployer={usernameEmployer}
          summary={applied ? applicationTexts.applicants(applied) : undefined}
          below={(job) =>
            extensions && (
              <ApplicantCount
                job={job}
                count={counts && (counts.find(({ jobId }) => jobId === job._id)?.count ?? 0)}
              />
            )
          }
        />
      </ProfileColumns>
    </Page>
  );
};
