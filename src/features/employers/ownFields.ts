import type { Employer, EmployerDetails, EmployerUpdate } from '@/api/jobBoardApi';
import {
  aboutFields,
  contactFields,
  countryField,
  identityFields,
  phoneHint,
} from '@/features/people/sectionFields';
import { employerTexts } from '@/texts/profiles/employer';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import type { SectionField } from '@/ui/form/SectionInput';
import { accountFields, profileFields } from '@contract/accountFields';
import { dayOf, firstBirthDate } from '@contract/time/dates';

const { labels } = employerTexts;
type Field = SectionField<keyof EmployerUpdate>;
type Detail = SectionField<keyof EmployerDetails>;

/** Location, Education, Experience and Company recruiting for (spec §2.8). */
export const employerAboutFields = (employer: Employer): Field[] => [
  ...aboutFields(profileFields.employer, labels, employer),
  {
    name: 'companyrecruitingfor',
    label: labels.recruitingFor,
    defaultValue: employer.companyrecruitingfor ?? '',
    autoComplete: 'organization',
  },
];

/** Company Information without the address, which spec §7's call doesn't carry. */
export const companyFields = (employer: Employer, extensions: boolean): Field[] => [
  {
    name: 'companyName',
    label: labels.companyName,
    defaultValue: employer.companyName ?? '',
    autoComplete: 'organization',
  },
  { name: 'companyType', label: labels.companyType, defaultValue: employer.companyType ?? '' },
  {
    name: 'companyCountry',
    label: labels.companyCountry,
    ...countryField(employer.companyCountry),
  },
  {
    name: 'companyPhone',
    label: labels.companyPhone,
    defaultValue: employer.companyPhone ?? '',
    kind: 'tel',
    autoComplete: 'tel',
    hint: phoneHint(extensions),
  },
  {
    name: 'companyProfile',
    label: labels.companyProfile,
    defaultValue: employer.companyProfile ?? '',
    kind: 'lines',
  },
  {
    name: 'companyNumberofemployees',
    label: labels.companyEmployees,
    defaultValue: employer.companyNumberofemployees ?? '',
  },
  {
    name: 'companyWebsite',
    label: labels.companyWebsite,
    defaultValue: employer.companyWebsite ?? '',
    inputMode: 'url',
    autoComplete: 'url',
    hint: employerProfileTexts.websiteHint,
  },
];
/** Our own host only; shown after the country. */
export const companyAddressField = (employer: Employer): Detail => ({
  name: 'companyAddress',
  label: labels.companyAddress,
  defaultValue: employer.companyAddress ?? '',
  autoComplete: 'street-address',
});

export const employerContactFields = (
  employer: Employer,
  extensions: boolean,
): SectionField<keyof EmployerUpdate | 'password'>[] =>
  contactFields(
    profileFields.employer,
    { ...labels, emailMissing: employerProfileTexts.emailMissing },
    employer,
    extensions,
  );

const { firstName, lastName, gender, nationality } = accountFields.employer;
/**
 * The registered fields, and those that our own host stores in place of the spec's constants. `now`
 * is in milliseconds.
 */
export const personFields = (employer: Employer, now: number): Detail[] => [
  ...identityFields({ firstName, lastName, gender, nationality }, employer),
  {
    name: 'birthDateEmployer',
    label: labels.birthDate,
    defaultValue: employer.birthDateEmployer ?? '',
    kind: 'date',
    autoComplete: 'bday',
    min: firstBirthDate,
    max: dayOf(now),
  },
  {
    name: 'residenceCountryEmployer',
    label: labels.residence,
    ...countryField(employer.residenceCountryEmployer),
  },
];
