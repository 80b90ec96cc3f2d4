import type { ComponentProps } from 'react';
import { registrationTexts } from '@/texts/auth/registration';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { TextInput } from '@/ui/form/TextInput';
import { LightSelect } from '@/ui/light/LightSelect';
import { hydrateOptionsOnInteraction } from '@/ui/page/part/hydrateOptionsOnInteraction';
import type { Registration } from './useRegistrationForm';

const { fields } = registrationTexts;
const CountryOptions = hydrateOptionsOnInteraction(
  'CountryOptions',
  () => import(/* webpackChunkName: "CountryOptions" */ './CountryOptions'),
);
const NationalityOptions = hydrateOptionsOnInteraction(
  'NationalityOptions',
  () => import(/* webpackChunkName: "NationalityOptions" */ './NationalityOptions'),
);
type RegistrationProps = { registration: Registration };

export const NameInputs = ({ registration: { field, names } }: RegistrationProps) => (
  <>
    <TextInput
      {...field(names.firstName)}
      label={fields.firstName.label}
      autoComplete="given-name"
      required
    />
    <TextInput
      {...field(names.lastName)}
      label={fields.lastName.label}
      autoComplete="family-name"
      required
    />
  </>
);

/** Username, email and password. */
export const LoginInputs = ({ registration }: RegistrationProps) => {
  const { field, names, extensions, tiedToAlert } = registration;
  return (
    <>
      <TextInput
        {...field(names.username)}
        label={fields.username.label}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <TextInput
        {...field(names.email)}
        label={fields.email.label}
        type="email"
        autoComplete="email"
        required
      />
      <PasswordInput
        {...field(names.password)}
        label={fields.password.label}
        autoComplete="new-password"
        hint={extensions ? registrationTexts.passwordHint : undefined}
        required
      />
      <PasswordInput
        {...field(names.confirm)}
        {...tiedToAlert(names.confirm)}
        label={fields.confirm.label}
        autoComplete="new-password"
        required
      />
    </>
  );
};

export const PersonInputs = ({ registration }: RegistrationProps) => {
  const { field, names, extensions } = registration;
  return (
    <>
      <TextInput
        {...field(names.location)}
        label={fields.location.label}
        autoComplete="address-level2"
        hint={registrationTexts.locationHint}
        required
      />
      <CodeSelect
        {...field(names.nationality)}
        label={fields.nationality.label}
        choose={fields.nationality.choose}
      >
        <NationalityOptions />
      </CodeSelect>
      <TextInput
        {...field(names.phone)}
        label={fields.phone.label}
        type="tel"
        autoComplete="tel"
        hint={extensions ? undefined : registrationTexts.phoneHint}
        required
      />
      <AddressInput registration={registration} />
    </>
  );
};

/** An employer's street address or a job seeker's country (spec §2.7). */
const AddressInput = ({ registration: { role, field, names } }: RegistrationProps) => {
  if (role === 'employer')
    return (
      <TextInput
        {...field(names.address)}
        label={registrationTexts.employer.address.label}
        autoComplete="street-address"
        required
      />
    );
  const { label, choose } = registrationTexts.jobseeker.address;
  return (
    <CodeSelect {...field(names.address)} {...{ label, choose }} autoComplete="country">
      <CountryOptions />
    </CodeSelect>
  );
};

type CodeSelectProps = ComponentProps<typeof LightSelect> & {
  /** The label of the empty option. */
  choose: string;
};
const CodeSelect = ({ choose, children, ...select }: CodeSelectProps) => (
  <LightSelect {...select} defaultValue="" required>
    <option value="" disabled>
      {choose}
    </option>
    {children}
  </LightSelect>
);
