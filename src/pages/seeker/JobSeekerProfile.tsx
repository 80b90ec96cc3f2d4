import { useParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobSeekerQuery } from '@/api/memberApi';
import { MyApplications } from '@/features/applications/MyApplications';
import { LogOutButton } from '@/features/auth/LogOutButton';
import { UnverifiedEmail } from '@/features/auth/UnverifiedEmail';
import { OpenToWorkCard } from '@/features/candidates/seeker/OpenToWorkCard';
import { OwnJobsForYou } from '@/features/forYou/OwnJobsForYou';
import { Resumes } from '@/features/resumes/Resumes';
import { OwnSections } from '@/features/seekers/OwnSections';
import { SeekerBand } from '@/features/seekers/SeekerBand';
import { seekerName } from '@/features/seekers/seekerName';
import { isSameUsername } from '@/session/isSameUsername';
import { useSession } from '@/session/useSession';
import { accountTexts } from '@/texts/auth/account';
import { seekerProfileTexts } from '@/texts/profiles/seekerProfile';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page } from '@/ui/page/Page';
import { ProfileColumns } from '@/ui/page/ProfileColumns';
import { ProfileLoading } from '@/ui/page/ProfileLoading';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

const Stack = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

/** The job seeker's own profile (spec §2.7); without a username in the URL it is the session's. */
export const JobSeekerProfile = () => {
  const { usernamejobseek: own } = useSession();
  const { extensions } = useHostConfig();
  const { usernamejobseek = own ?? '' } = useParams();
  // on our own host only the job seeker may see it; the spec has no such check (spec §6)
  if (extensions && own && !isSameUsername(own, usernamejobseek)) {
    const { other } = seekerProfileTexts;
    return (
      <MissingPage heading={other.title} text={other.text}>
        <LinkButton to={paths.jobSeekerProfile(own)}>{other.own}</LinkButton>
      </MissingPage>
    );
  }
  return <Profile key={usernamejobseek} usernamejobseek={usernamejobseek} />;
};

const Profile = ({ usernamejobseek }: { usernamejobseek: string }) => {
  const { extensions } = useHostConfig();
  const { currentData: seeker, isFetching, refetch } = useGetJobSeekerQuery({ usernamejobseek });
  if (!seeker)
    return (
      <ProfileLoading
        title={seekerProfileTexts.page.title}
        onTryAgain={isFetching ? undefined : () => void refetch()}
      />
    );
  return (
    <Page title={seekerName(seeker)}>
      <SeekerBand
        seeker={seeker}
        action={
          <>
            <LinkButton
              to={paths.jobSeekerReadOnly(usernamejobseek)}
              variant="outlined"
              color="inherit"
            >
              {seekerProfileTexts.asEmployer}
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
      <ProfileColumns side={<OwnSections seeker={seeker} />}>
        <Stack>
          <MyApplications />
          {extensions && <OwnJobsForYou />}
          {extensions && <Resumes />}
          {extensions && <OpenToWorkCard />}
        </Stack>
      </ProfileColumns>
    </Page>
  );
};
