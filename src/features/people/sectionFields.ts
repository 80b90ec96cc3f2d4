import { registrationTexts } from '@/texts/auth/registration';
import { emailPasswordTexts } from '@/texts/profiles/emailPassword';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import type { SectionField } from '@/ui/form/SectionInput';
import { countries } from '@contract/constants/countries';
import { nationalities } from '@contract/constants/nationalities';

/** Wire fields, or labels, by role-independent field name. */
type By<Field extends string, Text extends string = string> = Readonly<Record<Field, Text>>;
type Person<Name extends string> = Partial<Record<Name, string>>;

/** Returns a hint on spec hosts, some of which store phone numbers as numbers (product §1). */
export const phoneHint = (extensions: boolean): string | undefined =>
  extensions ? undefined : registrationTexts.phoneHint;

/** The fields of "About you" (spec §2.7, §2.8); `names` are their wire fields. */
export const aboutFields = <Name extends string>(
  names: By<'location' | 'education' | 'experience', Name>,
  labels: By<'location' | 'education' | 'experience'>,
  person: Person<Name>,
): SectionField<Name>[] => [
  {
    name: names.location,
    label: labels.location,
    defaultValue: person[names.location] ?? '',
    autoComplete: 'address-level2',
  },
  ...(['education', 'experience'] as const).map((field) => ({
    name: names[field],
    label: labels[field],
    defaultValue: person[names[field]] ?? '',
    kind: 'lines' as const,
  })),
];

/**
 * Returns the code of a stored country or nationality, which may be a code in either letter case or
 * a name; other text is returned unchanged.
 */
const codeOf = (known: readonly Choice[], held: string | null | undefined): string => {
  const text = held?.trim() ?? '';
  return (
    known.find(({ value, label }) => value === text.toUpperCase() || label === text)?.value ?? text
  );
};
type Choice = { value: string; label: string };
const knownCountries: readonly Choice[] = countries.map(({ code, name }) => ({
  value: code,
  label: name,
}));
const knownNationalities: readonly Choice[] = nationalities.map(({ code, demonym: name }) => ({
  value: code,
  label: name,
}));

/** A select of codes; a stored value that isn't in the list is added as an option. */
const codeField = (known: readonly Choice[], held: string | null | undefined) => {
  const defaultValue = codeOf(known, held);
  const isKnown = defaultValue === '' || known.some(({ value }) => value === defaultValue);
  return {
    defaultValue,
    kind: 'select' as const,
    options: [
      { value: '', label: employerProfileTexts.notGiven },
      ...(isKnown ? [] : [{ value: defaultValue, label: defaultValue }]),
      ...known,
    ],
  };
};
export const countryField = (held: string | null | undefined) => ({
  ...codeField(knownCountries, held),
  autoComplete: 'country' as const,
});

const { fields: registered } = registrationTexts;
/** Name, gender and nationality, as registered (spec §2.5); all are required. */
export const identityFields = <Name extends string>(
  names: By<'firstName' | 'lastName' | 'gender' | 'nationality', Name>,
  person: Person<Name>,
): SectionField<Name>[] => [
  {
    name: names.firstName,
    ...registered.firstName,
    defaultValue: person[names.firstName] ?? '',
    autoComplete: 'given-name',
  },
  {
    name: names.lastName,
    ...registered.lastName,
    defaultValue: person[names.lastName] ?? '',
    autoComplete: 'family-name',
  },
  {
    name: names.gender,
    label: registered.gender.label,
    missing: registered.gender.missing,
    defaultValue: person[names.gender] ?? '',
    kind: 'select',
    options: [
      { value: '', label: employerProfileTexts.notGiven },
      { value: 'Male', label: registered.gender.male },
      { value: 'Female', label: registered.gender.female },
    ],
  },
  {
    name: names.nationality,
    label: registered.nationality.label,
    missing: registered.nationality.missing,
    ...codeField(knownNationalities, person[names.nationality]),
  },
];

const passwordField = <Name extends string>(email: Name): SectionField<Name | 'password'> => ({
  name: 'password',
  ...emailPasswordTexts,
  defaultValue: '',
  kind: 'password',
  autoComplete: 'current-password',
  onChangeOf: email,
});

/**
 * The fields of the contact information. The email is required; on our own host a new one also
 * requires the password.
 */
export const contactFields = <Name extends string>(
  names: By<'email' | 'phone', Name>,
  labels: By<'email' | 'mobile'> & { emailMissing: string },
  person: Person<Name>,
  extensions: boolean,
): SectionField<Name | 'password'>[] => [
  {
    name: names.email,
    label: labels.email,
    defaultValue: person[names.email] ?? '',
    kind: 'email',
    autoComplete: 'email',
    missing: labels.emailMissing,
  },
  ...(extensions ? [passwordField(names.email)] : []),
  {
    name: names.phone,
    label: labels.mobile,
    defaultValue: person[names.phone] ?? '',
    kind: 'tel',
    autoComplete: 'tel',
    hint: phoneHint(extensions),
  },
];
