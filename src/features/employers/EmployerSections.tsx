import type { Employer } from '@/api/jobBoardApi';
import { employerTexts } from '@/texts/profiles/employer';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { FactList } from '@/ui/text/FactList';
import { mailValue, phoneValue, textValue, websiteValue } from '@/ui/text/factValues';
import {
  birthDateText,
  companyAddressText,
  countryText,
  employerName,
  nationalityText,
  residenceText,
} from './employerFacts';

const { labels, sections } = employerTexts;

/** The person and the company behind an employer, to be read by everybody (spec §2.14). */
export const EmployerSections = ({ employer }: { employer: Employer }) => (
  <>
    <ProfileSection title={sections.person}>
      <FactList
        facts={[
          { label: labels.name, value: textValue(employerName(employer)) },
          { label: labels.birthDate, value: textValue(birthDateText(employer)) },
          { label: labels.gender, value: textValue(employer.genderEmployer) },
          {
            label: labels.nationality,
            value: textValue(nationalityText(employer.nationalityEmployer)),
          },
          { label: labels.residence, value: textValue(residenceText(employer)) },
          { label: labels.location, value: textValue(employer.locationEmployer) },
          { label: labels.education, value: textValue(employer.educationEmployer) },
          { label: labels.experience, value: textValue(employer.experienceEmployer) },
          { label: labels.recruitingFor, value: textValue(employer.companyrecruitingfor) },
        ]}
      />
    </ProfileSection>
    <ProfileSection title={sections.company}>
      <FactList
        facts={[
          { label: labels.companyName, value: textValue(employer.companyName) },
          { label: labels.companyType, value: textValue(employer.companyType) },
          { label: labels.companyCountry, value: textValue(countryText(employer.companyCountry)) },
          { label: labels.companyAddress, value: textValue(companyAddressText(employer)) },
          { label: labels.companyPhone, value: phoneValue(employer.companyPhone) },
          {
            label: labels.companyProfile,
            value: textValue(employer.companyProfile),
            long: Boolean(employer.companyProfile),
          },
          { label: labels.companyEmployees, value: textValue(employer.companyNumberofemployees) },
          { label: labels.companyWebsite, value: websiteValue(employer.companyWebsite) },
        ]}
      />
    </ProfileSection>
  </>
);

/** How to reach an employer (spec §2.14). */
export const EmployerContact = ({ employer }: { employer: Employer }) => (
  <ProfileSection title={sections.contact}>
    <FactList
      facts={[
        { label: labels.email, value: mailValue(employer.emailEmployer) },
        { label: labels.mobile, value: phoneValue(employer.phoneEmployer) },
      ]}
    />
  </ProfileSection>
);
