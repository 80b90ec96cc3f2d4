import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { employerTexts } from '@contract/texts/employer';
import type { Employer } from '@/api/jobBoardApi';
import { FactList } from '@/ui/FactList';
import { ProfileSection } from '@/ui/ProfileSection';
import { birthDateText, companyAddressText, countryText, employerName, nationalityText, orNotProvided, residenceText } from './employerFacts';

const { labels, sections } = employerTexts;

const text = (value: string | null | undefined): ReactNode => <span dir="auto">{orNotProvided(value)}</span>;
const linked = (value: string | undefined, href: string): ReactNode => (value?.trim() ? <Link href={href} rel="noopener noreferrer nofollow">{value}</Link> : text(value));
const mail = (address: string | undefined): ReactNode => linked(address, `mailto:${address}`);
const phone = (number: string | undefined): ReactNode => linked(number, `tel:${(number ?? '').replaceAll(/[^\d+]/g, '')}`);
/** Only an address of the web becomes a link: what stands there was typed by somebody. */
const website = (address: string | undefined): ReactNode => (address && /^https?:\/\//i.test(address) ? linked(address, address) : text(address));

/** The person, the company and the contact data of an employer, to be read by everybody (spec §2.14). */
export const EmployerSections = ({ employer }: { employer: Employer }) => (
  <>
    <ProfileSection title={sections.person}>
      <FactList
        facts={[
          { label: labels.name, value: text(employerName(employer)) },
          { label: labels.birthDate, value: text(birthDateText(employer)) },
          { label: labels.gender, value: text(employer.genderEmployer) },
          { label: labels.nationality, value: text(nationalityText(employer.nationalityEmployer)) },
          { label: labels.residence, value: text(residenceText(employer)) },
          { label: labels.location, value: text(employer.locationEmployer) },
          { label: labels.education, value: text(employer.educationEmployer) },
          { label: labels.experience, value: text(employer.experienceEmployer) },
          { label: labels.recruitingFor, value: text(employer.companyrecruitingfor) },
        ]}
      />
    </ProfileSection>
    <ProfileSection title={sections.company}>
      <FactList
        facts={[
          { label: labels.companyName, value: text(employer.companyName) },
          { label: labels.companyType, value: text(employer.companyType) },
          { label: labels.companyCountry, value: text(countryText(employer.companyCountry)) },
          { label: labels.companyAddress, value: text(companyAddressText(employer)) },
          { label: labels.companyPhone, value: phone(employer.companyPhone) },
          { label: labels.companyProfile, value: text(employer.companyProfile) },
          { label: labels.companyEmployees, value: text(employer.companyNumberofemployees) },
          { label: labels.companyWebsite, value: website(employer.companyWebsite) },
        ]}
      />
    </ProfileSection>
    <ProfileSection title={sections.contact}>
      <FactList facts={[{ label: labels.email, value: mail(employer.emailEmployer) }, { label: labels.mobile, value: phone(employer.phoneEmployer) }]} />
    </ProfileSection>
  </>
);
