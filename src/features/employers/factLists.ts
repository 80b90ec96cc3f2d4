import type { Employer } from '@/api/jobBoardApi';
import { employerTexts } from '@/texts/profiles/employer';
import type { Fact } from '@/ui/text/FactList';
import { mailValue, phoneValue, textValue, websiteValue } from '@/ui/text/factValues';
import {
  birthDateText,
  companyAddressText,
  countryText,
  nationalityText,
  residenceText,
} from './employerFacts';
import { employerName } from './employerNames';

const { labels } = employerTexts;

/** A text fact; `isMissing` if it was not provided. */
const textFact = (label: string, text: string | null | undefined): Fact => ({
  label,
  value: textValue(text),
  isMissing: !text?.trim() || text === employerTexts.notProvided,
});

/** The facts of each section of an employer's profile (spec §2.8, §2.14). */
export const aboutFacts = (employer: Employer): Fact[] => [
  textFact(labels.location, employer.locationEmployer),
  textFact(labels.education, employer.educationEmployer),
  textFact(labels.experience, employer.experienceEmployer),
  textFact(labels.recruitingFor, employer.companyrecruitingfor),
];

export const personFacts = (employer: Employer): Fact[] => [
  textFact(labels.name, employerName(employer)),
  textFact(labels.birthDate, birthDateText(employer)),
  textFact(labels.gender, employer.genderEmployer),
  textFact(labels.nationality, nationalityText(employer.nationalityEmployer)),
  textFact(labels.residence, residenceText(employer)),
];

export const companyFacts = (employer: Employer): Fact[] => [
  textFact(labels.companyName, employer.companyName),
  textFact(labels.companyType, employer.companyType),
  textFact(labels.companyCountry, countryText(employer.companyCountry)),
  textFact(labels.companyAddress, companyAddressText(employer)),
  {
    label: labels.companyPhone,
    value: phoneValue(employer.companyPhone),
    isMissing: !employer.companyPhone?.trim(),
  },
  {
    ...textFact(labels.companyProfile, employer.companyProfile),
    long: Boolean(employer.companyProfile),
  },
  textFact(labels.companyEmployees, employer.companyNumberofemployees),
  {
    label: labels.companyWebsite,
    value: websiteValue(employer.companyWebsite),
    isMissing: !employer.companyWebsite?.trim(),
  },
];

export const emailFact = (employer: Employer): Fact => ({
  label: labels.email,
  value: mailValue(employer.emailEmployer),
  isMissing: !employer.emailEmployer?.trim(),
});

export const contactFacts = (employer: Employer): Fact[] => [
  emailFact(employer),
  {
    label: labels.mobile,
    value: phoneValue(employer.phoneEmployer),
    isMissing: !employer.phoneEmployer?.trim(),
  },
];
