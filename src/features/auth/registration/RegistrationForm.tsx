import { styled } from '@mui/material/styles';
import { registrationTexts } from '@/texts/auth/registration';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormStack } from '@/ui/form/FormStack';
import { LightAlert } from '@/ui/light/LightAlert';
import { LightCheckbox } from '@/ui/light/LightCheckbox';
import { TextLink } from '@/ui/text/TextLink';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import { Honeypot } from '../Honeypot';
import { GenderInput } from './GenderInput';
import { LoginInputs, NameInputs, PersonInputs } from './RegistrationInputs';
import { useRegistrationForm, type Registration } from './useRegistrationForm';

const { terms } = registrationTexts;
const Pairs = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 16px',
  alignItems: 'start',
  '& > .whole': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/**
 * A registration form of spec §2.5 and §5: every field required, each message shown at its field,
 * all values kept after a failure.
 */
export const RegistrationForm = ({ role }: { role: AccountRole }) => {
  const registration = useRegistrationForm(role);
  const { form, problem, busy, names } = registration;
  const alert = problem && <RegistrationAlert {...{ registration, problem }} />;
  const isAboutPasswords = problem?.about === names.confirm;
  return (
    <FormStack {...form}>
      <Honeypot call={role === 'employer' ? 'registerEmployer' : 'registerJobSeeker'} />
      <Pairs>
        <NameInputs registration={registration} />
        <LoginInputs registration={registration} />
        {isAboutPasswords && <div className="whole">{alert}</div>}
        <PersonInputs registration={registration} />
      </Pairs>
      <TickInputs registration={registration} />
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
    <LightAlert>
      <p>{problem.text}</p>
      {problem.detail && <p style={{ fontWeight: 500 }}>{problem.detail}</p>}
    </LightAlert>
  </div>
);

/** The checkboxes: gender, and the agreement to the terms. */
const TickInputs = ({ registration }: { registration: Registration }) => {
  const { names, rhf, tiedToAlert } = registration;
  const { errors } = rhf.formState;
  const tick = (name: string) => (value: string) => {
    rhf.setValue(name, value);
    rhf.clearErrors(name);
  };
  return (
    <>
      <GenderInput
        name={names.gender}
        value={rhf.watch(names.gender) ?? ''}
        error={errors[names.gender]?.message}
        onChange={tick(names.gender)}
      />
      <LightCheckbox
        {...tiedToAlert(names.terms)}
        name={names.terms}
        required
        error={errors[names.terms]?.message}
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
    </>
  );
};
