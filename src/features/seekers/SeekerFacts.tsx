import type { JobSeeker } from '@/api/jobBoardApi';
import { seekerProfileTexts } from '@/texts/profiles/seekerProfile';
import { FactList } from '@/ui/text/FactList';
import { mailValue, phoneValue, textValue } from '@/ui/text/factValues';
import { countryName } from '@contract/constants/countries';
import { demonym } from '@contract/constants/nationalities';
import { seekerName } from './seekerName';

const { labels } = seekerProfileTexts;
type Of = { seeker: JobSeeker };

/** Location, education and experience (spec §2.7, §2.14). */
export const AboutFacts = ({ seeker }: Of) => (
  <FactList
    facts={[
      { label: labels.location, value: textValue(seeker.locationjobseek) },
      { label: labels.education, value: textValue(seeker.educationjobseek) },
      { label: labels.experience, value: textValue(seeker.experiencejobseek) },
    ]}
  />
);

/** Personal facts; the residence country is the address given at registration. */
export const PersonFacts = ({ seeker }: Of) => (
  <FactList
    facts={[
      { label: labels.name, value: textValue(seekerName(seeker)) },
      { label: labels.gender, value: textValue(seeker.genderjobseek) },
      { label: labels.nationality, value: textValue(demonym(seeker.nationalityjobseek ?? '')) },
      { label: labels.residence, value: textValue(countryName(seeker.addressjobseek ?? '')) },
    ]}
  />
);

export const ContactFacts = ({ seeker }: Of) => (
  <FactList
    facts={[
      { label: labels.email, value: mailValue(seeker.emailjobseek) },
      { label: labels.mobile, value: phoneValue(seeker.phonejobseek) },
    ]}
  />
);
