import { useId, type ReactNode } from 'react';
import { registrationTexts } from '@/texts/auth/registration';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { usePreHydrationChecked } from '@/ui/form/usePreHydrationChecked';
import { LightCheckbox } from '@/ui/light/LightCheckbox';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import { Honeypot } from '../Honeypot';
import { GenderInput } from './GenderInput';
import { LoginInputs, NameInputs, PersonInputs } from './RegistrationInputs';
import { useRegistrationForm, type Registration } from './useRegistrationForm';

const { terms, groups } = registrationTexts;
const Group = styled('fieldset')(({ theme }) => ({
  padding: '20px 0 8px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  // floated, to keep the border above it: a legend is drawn on its fieldset's border
  '& > legend': { ...theme.typography.h3, float: 'left', width: '100%' },
  '& > p': { clear: 'both', color: theme.vars.palette.ink2 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '20px 16px',
    alignItems: 'start',
    marginTop: 16,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .whole': { gridColumn: '1 / -1' },
}));

type FieldGroupProps = { name: keyof typeof groups; children: ReactNode };
/** A group of related fields with a title and an explanation. */
const FieldGroup = ({ name, children }: FieldGroupProps) => {
  const id = useId();
  return (
    <Group aria-describedby={id}>
      <legend>{groups[name].title}</legend>
      <p id={id}>{groups[name].text}</p>
      <div>{children}</div>
    </Group>
  );
};

/**
 * A registration form (spec §2.5, §5): all fields are required, each error is shown at its field,
 * all values are kept after a failure.
 */
export const RegistrationForm = ({ role }: { role: AccountRole }) => {
  const registration = useRegistrationForm(role);
  const { form, problem, busy, names } = registration;
  const alert = problem && <RegistrationAlert {...{ registration, problem }} />;
  const isAboutPasswords = problem?.about === names.confirm;
  return (
    <FormStack {...form}>
      <Honeypot call={role === 'employer' ? 'registerEmployer' : 'registerJobSeeker'} />
      <FieldGroup name="name">
        <NameInputs registration={registration} />
      </FieldGroup>
      <FieldGroup name="login">
        <LoginInputs registration={registration} />
        {isAboutPasswords && <div className="whole">{alert}</div>}
      </FieldGroup>
      <FieldGroup name="person">
        <PersonInputs registration={registration} />
        <PersonGender registration={registration} />
      </FieldGroup>
      <TermsInput registration={registration} />
      {!isAboutPasswords && alert}
      <SubmitButton busy={busy} size="large" sx={{ justifySelf: { sm: 'start' } }}>
        {registrationTexts.submit}
      </SubmitButton>
    </FormStack>
  );
};

type AlertProps = { registration: Registration; problem: NonNullable<Registration['problem']> };
const RegistrationAlert = ({ registration: { alertId }, problem }: AlertProps) => (
  <div id={alertId}>
    <FormAlert>
      <p>{problem.text}</p>
      {problem.detail && <p style={{ fontWeight: 500 }}>{problem.detail}</p>}
    </FormAlert>
  </div>
);

const tickOf =
  ({ rhf }: Registration, name: string) =>
  (value: string): void => {
    rhf.setValue(name, value);
    rhf.clearErrors(name);
  };

const PersonGender = ({ registration }: { registration: Registration }) => {
  const { names, rhf } = registration;
  return (
    <GenderInput
      name={names.gender}
      value={rhf.watch(names.gender) ?? ''}
      error={rhf.formState.errors[names.gender]?.message}
      onChange={tickOf(registration, names.gender)}
    />
  );
};

/** The checkbox to accept the terms. */
const TermsInput = ({ registration }: { registration: Registration }) => {
  const { names, rhf, tiedToAlert } = registration;
  const tick = tickOf(registration, names.terms);
  const tickedBefore = usePreHydrationChecked();
  return (
    <LightCheckbox
      {...tiedToAlert(names.terms)}
      ref={tickedBefore(() => tick('accepted'))}
      name={names.terms}
      required
      error={rhf.formState.errors[names.terms]?.message}
      checked={rhf.watch(names.terms) === 'accepted'}
      onChange={({ target }) => tick(target.checked ? 'accepted' : '')}
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
  );
};
