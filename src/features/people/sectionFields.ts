import { registrationTexts } from '@/texts/auth/registration';
import { emailPasswordTexts } from '@/texts/profiles/emailPassword';
import type { SectionField } from '@/ui/form/SectionInput';

/** Wire fields, or labels, by role-independent field name. */
type By<Field extends string, Text extends string = string> = Readonly<Record<Field, Text>>;
type Person<Name extends string> = Partial<Record<Name, string>>;

/** Some hosts store numbers (product §1). */
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
    start: person[names.location] ?? '',
    autoComplete: 'address-level2',
  },
  ...(['education', 'experience'] as const).map((field) => ({
    name: names[field],
    label: labels[field],
    start: person[names[field]] ?? '',
    kind: 'lines' as const,
  })),
];

const passwordField = <Name extends string>(email: Name): SectionField<Name | 'password'> => ({
  name: 'password',
  ...emailPasswordTexts,
  start: '',
  kind: 'password',
  autoComplete: 'current-password',
  onChangeOf: email,
});

/**
 * The fields of the contact information; an email address is required, and on our own host the
 * password for another one.
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
    start: person[names.email] ?? '',
    kind: 'email',
    autoComplete: 'email',
    missing: labels.emailMissing,
  },
  ...(extensions ? [passwordField(names.email)] : []),
  {
    name: names.phone,
    label: labels.mobile,
    start: person[names.phone] ?? '',
    kind: 'tel',
    autoComplete: 'tel',
    hint: phoneHint(extensions),
  },
];
