import { useParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useGetEmployerQuery } from '@/api/jobBoardApi';
import { useGetApplicationCountsQuery } from '@/api/memberApi';
import { ApplicantCount } from '@/features/applications/ApplicantCount';
import { LogOutButton } from '@/features/auth/LogOutButton';
import { UnverifiedEmail } from '@/features/auth/UnverifiedEmail';
import { EmployerBand } from '@/features/employers/EmployerBand';
import { employerName } from '@/features/employers/employerFacts';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { OwnSections } from '@/features/employers/OwnSections';
import { OwnJobs } from '@/features/jobs/own/OwnJobs';
import { Notices } from '@/features/moderation/notices/Notices';
import { isSameName } from '@/session/isSameName';
import { useSession } from '@/session/useSession';
import { accountTexts } from '@/texts/auth/account';
import { applicationTexts } from '@/texts/jobs/applications';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page } from '@/ui/page/Page';
import { ProfileColumns } from '@/ui/page/ProfileColumns';
import { ProfileLoading } from '@/ui/page/ProfileLoading';
import { paths } from '@contract/paths';

/** The employer's own profile (spec §2.8); without a name in the address it is the session's. */
export const EmployerProfile = () => {
  const { usernameEmployer: own } = useSession();
  const { extensions } = useHostConfig();
  const { usernameEmployer = own ?? '' } = useParams();
  // our own host answers an employer for itself only; the spec shows no such check (spec §6)
  if (extensions && own && !isSameName(own, usernameEmployer)) {
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

const Profile = ({ usernameEmployer }: { usernameEmployer: string }) => {
  const { extensions } = useHostConfig();
  const { currentData: employer, isFetching, refetch } = useGetEmployerQuery({ usernameEmployer });
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
        action={
          <>
            <LinkButton
              to={paths.employerReadOnly(usernameEmployer)}
              variant="outlined"
              color="inherit"
            >
              {employerProfileTexts.publicProfile}
            </LinkButton>
            {extensions && (
              <LinkButton to={paths.account()} variant="outlined" color="inherit">
                {accountTexts.link}
              </LinkButton>
            )}
            <LogOutButton />
          </>
        }
      />
      {extensions && <UnverifiedEmail />}
      {extensions && <Notices />}
      <ProfileColumns side={<OwnSections employer={employer} />}>
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
