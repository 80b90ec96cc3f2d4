import { countryName } from '@contract/countries';
import { demonym } from '@contract/nationalities';
import { seekerProfileTexts } from '@contract/texts/seekerProfile';
import type { JobSeeker } from '@/api/jobBoardApi';
import { FactList } from '@/ui/FactList';
import { mailValue, phoneValue, textValue } from '@/ui/factValues';
import { ProfileSection } from '@/ui/ProfileSection';
import { seekerName } from './seekerFacts';

const { labels, sections } = seekerProfileTexts;

/** What a job seeker's profile says (spec §2.7); the residence country is the address they registered with. */
export const SeekerSections = ({ seeker }: { seeker: JobSeeker }) => (
  <>
    <ProfileSection title={sections.about}>
      <FactList
        facts={[
          { label: labels.location, value: textValue(seeker.locationjobseek) },
          { label: labels.education, value: textValue(seeker.educationjobseek) },
          { label: labels.experience, value: textValue(seeker.experiencejobseek) },
        ]}
      />
    </ProfileSection>
    <ProfileSection title={sections.person}>
      <FactList
        facts={[
          { label: labels.name, value: textValue(seekerName(seeker)) },
          { label: labels.gender, value: textValue(seeker.genderjobseek) },
          { label: labels.nationality, value: textValue(demonym(seeker.nationalityjobseek ?? '')) },
          { label: labels.residence, value: textValue(countryName(seeker.addressjobseek ?? '')) },
        ]}
      />
    </ProfileSection>
    <ProfileSection title={sections.contact}>
      <FactList facts={[{ label: labels.email, value: mailValue(seeker.emailjobseek) }, { label: labels.mobile, value: phoneValue(seeker.phonejobseek) }]} />
    </ProfileSection>
  </>
);
