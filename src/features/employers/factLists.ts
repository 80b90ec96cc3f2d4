import type { Employer } from '@/api/jobBoardApi';
import { employerTexts } from '@/texts/profiles/employer';
import type { Fact } from '@/ui/text/FactList';
import { mailValue, phoneValue, textValue, websiteValue } from '@/ui/text/factValues';
import {
  birthDateText,
  companyAddressText,
  countryText,
  employerName,
  nationalityText,
  residenceText,
} from './employerFacts';

const { labels } = employerTexts;

/** What an employer's profile shows, section by section (spec §2.8, §2.14). */
export const aboutFacts = (employer: Employer): Fact[] => [
  { label: labels.location, value: textValue(employer.locationEmployer) },
  { label: labels.education, value: textValue(employer.educationEmployer) },
  { label: labels.experience, value: textValue(employer.experienceEmployer) },
  { label: labels.recruitingFor, value: textValue(employer.companyrecruitingfor) },
];

export const personFacts = (employer: Employer): Fact[] => [
  { label: labels.name, value: textValue(employerName(employer)) },
  { label: labels.birthDate, value: textValue(birthDateText(employer)) },
  { label: labels.gender, value: textValue(employer.genderEmployer) },
  { label: labels.nationality, value: textValue(nationalityText(employer.nationalityEmployer)) },
  { label: labels.residence, value: textValue(residenceText(employer)) },
];

export const companyFacts = (employer: Employer): Fact[] => [
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
];

export const emailFact = (employer: Employer): Fact => ({
  label: labels.email,
  value: mailValue(employer.emailEmployer),
});

export const contactFacts = (employer: Employer): Fact[] => [
  emailFact(employer),
  { label: labels.mobile, value: phoneValue(employer.phoneEmployer) },
];
