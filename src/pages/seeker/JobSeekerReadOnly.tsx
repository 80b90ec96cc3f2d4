import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import type { JobSeeker } from '@/api/jobBoardApi';
import { useGetJobSeekerQuery } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { SeekerBand } from '@/features/seekers/SeekerBand';
import { AboutFacts, ContactFacts, PersonFacts } from '@/features/seekers/SeekerFacts';
import { seekerName } from '@/features/seekers/seekerName';
import { isSameUsername } from '@/session/isSameUsername';
import type { LoginState } from '@/session/loginState';
import { useSession } from '@/session/useSession';
import { seekerProfileTexts, seekerReadOnlyTexts } from '@/texts/profiles/seekerProfile';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/form/FormAlert';
import { MissingPage } from '@/ui/page/MissingPage';
import { Page } from '@/ui/page/Page';
import { ProfileLoading } from '@/ui/page/ProfileLoading';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const texts = seekerReadOnlyTexts;
const Columns = styled(Wrap)(({ theme }) => ({
  paddingTop: 24,
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .whole': { gridColumn: '1 / -1' },
  '& > div': { display: 'grid', gap: 20, minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    paddingTop: 40,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  },
}));

/**
 * The read-only job seeker profile (spec §2.14). Without a username in the URL it is the session's
 * own; without a session it redirects to the home page. With a username, our own host shows it to
 * those who may see that job seeker, a spec host to everyone (spec §6).
 */
export const JobSeekerReadOnly = () => {
  const { usernamejobseek: own, userRole, restored } = useSession();
  const { usernamejobseek = own } = useParams();
  const isSeeker = restored && userRole === 'jobseeker';
  if (restored && !usernamejobseek) return <Navigate to={paths.home()} replace />;
  return (
    <Profile
      key={usernamejobseek}
      usernamejobseek={usernamejobseek ?? ''}
      isOwn={isSeeker && isSameUsername(own ?? '', usernamejobseek ?? '')}
    />
  );
};

const Profile = ({ usernamejobseek, isOwn }: { usernamejobseek: string; isOwn: boolean }) => {
  const { extensions } = useHostConfig();
  const { restored } = useSession();
  // requested once the session is restored
  const {
    currentData: seeker,
    error,
    isFetching,
    isUninitialized,
    refetch,
  } = useGetJobSeekerQuery({ usernamejobseek }, { skip: !restored || usernamejobseek === '' });
  if (seeker) return <Shown seeker={seeker} isOwn={isOwn} />;
  const waiting = isFetching || isUninitialized;
  const { status } = readApiError(error);
  if (!waiting && extensions && status === 401) return <NoSession />;
  if (!waiting && extensions && status === 403) return <Missing {...texts.forbidden} />;
  if (!waiting && (!error || status === 404 || status === 410)) return <Missing {...texts.gone} />;
  // any other failure is only logged (spec §8)
  return (
    <ProfileLoading title={texts.title} onTryAgain={waiting ? undefined : () => void refetch()} />
  );
};

const Shown = ({ seeker, isOwn }: { seeker: JobSeeker; isOwn: boolean }) => (
  <Page title={seekerName(seeker)}>
    <SeekerBand seeker={seeker} />
    <Columns>
      {isOwn && (
        <div className="whole">
          <Notice>
            {texts.own.text}{' '}
            <TextLink to={paths.jobSeekerProfile(seeker.usernamejobseek)}>
              {texts.own.link}
            </TextLink>
          </Notice>
        </div>
      )}
      <div>
        <ProfileSection title={texts.about}>
          <AboutFacts seeker={seeker} />
        </ProfileSection>
        <ProfileSection title={seekerProfileTexts.sections.person}>
          <PersonFacts seeker={seeker} />
        </ProfileSection>
      </div>
      <div>
        <ProfileSection title={seekerProfileTexts.sections.contact}>
          <ContactFacts seeker={seeker} />
        </ProfileSection>
      </div>
    </Columns>
  </Page>
);

const NoSession = () => {
  const { pathname } = useLocation();
  const state: LoginState = { from: pathname };
  return (
    <MissingPage heading={texts.noSession.title} text={texts.noSession.text}>
      <LinkButton to={paths.loginEmployer()} state={state}>
        {texts.noSession.employer}
      </LinkButton>
      <LinkButton to={paths.login()} state={state} variant="outlined">
        {texts.noSession.jobseeker}
      </LinkButton>
    </MissingPage>
  );
};

const Missing = ({ title, text }: { title: string; text: string }) => (
  <MissingPage heading={title} text={text}>
    <LinkButton to={paths.home()}>{texts.home}</LinkButton>
  </MissingPage>
);
