import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { registrationTexts } from '@/texts/auth/registration';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { SelectInput } from '@/ui/form/SelectInput';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextInput } from '@/ui/form/TextInput';
import { TextLink } from '@/ui/text/TextLink';
import { countries } from '@contract/countries';
import { nationalities } from '@contract/nationalities';
import { paths } from '@contract/paths';
import { FormTrap } from '../FormTrap';
import { GenderInput } from './GenderInput';
import { useRegistrationForm } from './useRegistrationForm';
import type { RegistrationRole } from './wireNames';

const { fields, terms } = registrationTexts;
const Pairs = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 16px',
  alignItems: 'start',
  '& > .whole': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/**
 * A registration of spec §2.5 and §5: every field required, the checks' words shown in place,
 * everything kept after a failure.
 */
export const RegistrationForm = ({ role }: { role: RegistrationRole }) => {
  const { extensions } = useHostConfig();
  const { form, field, problem, busy, rhf, names } = useRegistrationForm(role);
  const problemId = useId();
  /** The alert says it for the field it is about. */
  const about = (name: string) =>
    problem?.about === name
      ? ({ 'aria-invalid': true, 'aria-describedby': problemId } as const)
      : {};
  const alert = problem && (
    <div id={problemId}>
      <FormAlert>
        <p>{problem.text}</p>
        {problem.detail && <p style={{ fontWeight: 500 }}>{problem.detail}</p>}
      </FormAlert>
    </div>
  );
  const tick = (name: string) => (value: string) => {
    rhf.setValue(name, value);
    rhf.clearErrors(name);
  };
  const { address } = registrationTexts[role];
  return (
    <FormStack {...form}>
      <FormTrap call={role === 'employer' ? 'registerEmployer' : 'registerJobSeeker'} />
      <Pairs>
        <TextInput
          {...field(names.firstname)}
          label={fields.firstname.label}
          autoComplete="given-name"
          required
        />
        <TextInput
          {...field(names.lastname)}
          label={fields.lastname.label}
          autoComplete="family-name"
          required
        />
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
          {...about(names.confirm)}
          label={fields.confirm.label}
          autoComplete="new-password"
          required
        />
        {problem?.about === names.confirm && <div className="whole">{alert}</div>}
        <TextInput
          {...field(names.location)}
          label={fields.location.label}
          autoComplete="address-level2"
          hint={registrationTexts.locationHint}
          required
        />
        <SelectInput {...field(names.nationality)} label={fields.nationality.label} required>
          <option value="" disabled>
            {fields.nationality.choose}
          </option>
          {nationalities.map(({ code, demonym }) => (
            <option key={code} value={code}>
              {demonym}
            </option>
          ))}
        </SelectInput>
        <TextInput
          {...field(names.phone)}
          label={fields.phone.label}
          type="tel"
          autoComplete="tel"
          hint={extensions ? undefined : registrationTexts.phoneHint}
          required
        />
        {role === 'jobseeker' ? (
          <SelectInput
            {...field(names.address)}
            label={address.label}
            autoComplete="country"
            required
          >
            <option value="" disabled>
              {registrationTexts.jobseeker.address.choose}
            </option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectInput>
        ) : (
          <TextInput
            {...field(names.address)}
            label={address.label}
            autoComplete="street-address"
            required
          />
        )}
      </Pairs>
      <GenderInput
        name={names.gender}
        value={rhf.watch(names.gender) ?? ''}
        error={rhf.formState.errors[names.gender]?.message}
        onChange={tick(names.gender)}
      />
      <CheckboxInput
        {...about(names.terms)}
        name={names.terms}
        required
        error={rhf.formState.errors[names.terms]?.message}
        checked={rhf.watch(names.terms) === 'accepted'}
        onChange={({ target }) => tick(names.terms)(target.checked ? 'accepted' : '')}
        label={
          <>
            {terms.before}{' '}
            <TextLink to={paths.terms()} target="_blank">
              {terms.link}
              <span className="visually-hidden"> ({terms.newTab})</span>
            </TextLink>
          </>
        }
      />
      {problem?.about !== names.confirm && alert}
      <SubmitButton busy={busy} size="large" sx={{ justifySelf: { sm: 'start' } }}>
        {registrationTexts.submit}
      </SubmitButton>
    </FormStack>
  );
};
