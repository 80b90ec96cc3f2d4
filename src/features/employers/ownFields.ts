import type { Employer, EmployerDetails, EmployerUpdate } from '@/api/jobBoardApi';
import { registrationTexts } from '@/texts/auth/registration';
import { employerTexts } from '@/texts/profiles/employer';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import type { SectionField } from '@/ui/form/SectionForm';
import { countries, countryName } from '@contract/countries';
import { dayOf, firstBirthDate } from '@contract/dates';

const { labels } = employerTexts;
type Field = SectionField<keyof EmployerUpdate>;
type Detail = SectionField<keyof EmployerDetails>;

/**
 * The code of what a host holds, which may be a code in any letters or a country's name; other text
 * stays.
 */
const countryCode = (held: string | null | undefined): string => {
  const text = held?.trim() ?? '';
  return (
    countries.find(({ code, name }) => code === text.toUpperCase() || name === countryName(text))
      ?.code ?? text
  );
};
/** All countries; one that isn't in the list but is held stays to be chosen. */
const countryOptions = (held: string | null | undefined) => {
  const code = countryCode(held);
  const known = code === '' || countries.some((country) => country.code === code);
  return [
    { value: '', label: employerProfileTexts.notGiven },
    ...(known ? [] : [{ value: code, label: code }]),
    ...countries.map(({ code: value, name: label }) => ({ value, label })),
  ];
};
/** Some hosts store numbers (product §1). */
const phoneHint = (extensions: boolean) => (extensions ? undefined : registrationTexts.phoneHint);

/** Location, Education, Experience and Company recruiting for (spec §2.8). */
export const aboutFields = (employer: Employer): Field[] => [
  {
    name: 'locationEmployer',
    label: labels.location,
    start: employer.locationEmployer ?? '',
    autoComplete: 'address-level2',
  },
  {
    name: 'educationEmployer',
    label: labels.education,
    start: employer.educationEmployer ?? '',
    kind: 'lines',
  },
  {
    name: 'experienceEmployer',
    label: labels.experience,
    start: employer.experienceEmployer ?? '',
    kind: 'lines',
  },
  {
    name: 'companyrecruitingfor',
    label: labels.recruitingFor,
    start: employer.companyrecruitingfor ?? '',
    autoComplete: 'organization',
  },
];

/** Company Information without the address, which spec §7's call doesn't carry. */
export const companyFields = (employer: Employer, extensions: boolean): Field[] => [
  {
    name: 'companyName',
    label: labels.companyName,
    start: employer.companyName ?? '',
    autoComplete: 'organization',
  },
  { name: 'companyType', label: labels.companyType, start: employer.companyType ?? '' },
  {
    name: 'companyCountry',
    label: labels.companyCountry,
    start: countryCode(employer.companyCountry),
    kind: 'select',
    options: countryOptions(employer.companyCountry),
    autoComplete: 'country',
  },
  {
    name: 'companyPhone',
    label: labels.companyPhone,
    start: employer.companyPhone ?? '',
    kind: 'tel',
    autoComplete: 'tel',
    hint: phoneHint(extensions),
  },
  {
    name: 'companyProfile',
    label: labels.companyProfile,
    start: employer.companyProfile ?? '',
    kind: 'lines',
  },
  {
    name: 'companyNumberofemployees',
    label: labels.companyEmployees,
    start: employer.companyNumberofemployees ?? '',
  },
  {
    name: 'companyWebsite',
    label: labels.companyWebsite,
    start: employer.companyWebsite ?? '',
    inputMode: 'url',
    autoComplete: 'url',
    hint: employerProfileTexts.websiteHint,
  },
];
/** Of our own host: stands after the country. */
export const companyAddressField = (employer: Employer): Detail => ({
  name: 'companyAddress',
  label: labels.companyAddress,
  start: employer.companyAddress ?? '',
  autoComplete: 'street-address',
});

export const contactFields = (employer: Employer, extensions: boolean): Field[] => [
  {
    name: 'emailEmployer',
    label: labels.email,
    start: employer.emailEmployer ?? '',
    kind: 'email',
    autoComplete: 'email',
    missing: employerProfileTexts.emailMissing,
  },
  {
    name: 'phoneEmployer',
    label: labels.mobile,
    start: employer.phoneEmployer ?? '',
    kind: 'tel',
    autoComplete: 'tel',
    hint: phoneHint(extensions),
  },
];

/** What our own host keeps in place of the spec's constants; `now` in milliseconds. */
export const personFields = (employer: Employer, now: number): Detail[] => [
  {
    name: 'birthDateEmployer',
    label: labels.birthDate,
    start: employer.birthDateEmployer ?? '',
    kind: 'date',
    autoComplete: 'bday',
    min: firstBirthDate,
    max: dayOf(now),
  },
  {
    name: 'residenceCountryEmployer',
    label: labels.residence,
    start: countryCode(employer.residenceCountryEmployer),
    kind: 'select',
    options: countryOptions(employer.residenceCountryEmployer),
    autoComplete: 'country',
  },
];
