import { useParams } from 'react-router-dom';
import { seekerProfileTexts } from '@contract/texts/seekerProfile';
import { paths } from '@/app/paths';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobSeekerQuery } from '@/api/jobBoardApi';
import { MyApplications } from '@/features/applications/MyApplications';
import { seekerName } from '@/features/seekers/seekerFacts';
import { SeekerSections } from '@/features/seekers/SeekerSections';
import { isSameName } from '@/session/isSameName';
import { useSession } from '@/session/useSession';
import { BriefcaseIcon, DegreeIcon, PlaceIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { MissingPage } from '@/ui/MissingPage';
import { Page } from '@/ui/Page';
import { PersonBand } from '@/ui/PersonBand';
import { ProfileColumns } from '@/ui/ProfileColumns';
import { ProfileLoading } from '@/ui/ProfileLoading';

/** The job seeker's own profile (spec §2.7); without a name in the address it is the session's. */
export const JobSeekerProfile = () => {
  const { usernamejobseek: own } = useSession();
  const { extensions } = useHostConfig();
  const { usernamejobseek = own ?? '' } = useParams();
  // our own host shows a seeker to itself only, here; the spec shows no such check (spec §6)
  if (extensions && own && !isSameName(own, usernamejobseek)) {
    const { other } = seekerProfileTexts;
    return <MissingPage heading={other.title} text={other.text}><LinkButton to={paths.jobSeekerProfile(own)}>{other.own}</LinkButton></MissingPage>;
  }
  return <Profile usernamejobseek={usernamejobseek} />;
};

const Profile = ({ usernamejobseek }: { usernamejobseek: string }) => {
  const { currentData: seeker, isFetching, refetch } = useGetJobSeekerQuery({ usernamejobseek });
  if (!seeker) return <ProfileLoading title={seekerProfileTexts.page.title} onTryAgain={isFetching ? undefined : () => void refetch()} />;
  return (
    <Page title={seekerName(seeker)}>
      <PersonBand
        name={seekerName(seeker)}
        facts={[
          { icon: <DegreeIcon size={18} />, text: seeker.educationjobseek },
          { icon: <BriefcaseIcon size={18} />, text: seeker.experiencejobseek },
          { icon: <PlaceIcon size={18} />, text: seeker.locationjobseek },
        ]}
      />
      <ProfileColumns side={<SeekerSections seeker={seeker} />}><MyApplications /></ProfileColumns>
    </Page>
  );
};
