import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useRegisterEmployerMutation, useRegisterJobSeekerMutation } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { readLoginState, type LoginState } from '@/session/loginState';
import { registrationTexts } from '@/texts/auth/registration';
import { useCheckedForm, type FormError } from '@/ui/form/useCheckedForm';
import { fromWire, toWire, type AccountRole } from '@contract/accountFields';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import {
  employerBody,
  jobSeekerBody,
  registrationFields,
  type RegistrationField,
  type RegistrationValues,
} from './registrationFields';

const { passwordsDiffer, emailOrPasswordEmpty, licenseNotAccepted } = messages.registration;
type Names = Readonly<Record<RegistrationField, string>>;

/**
 * Runs the checks of spec §5 in its order. The terms' message is shown only if no other field fails
 * the browser's validation.
 */
const checkValues = (
  values: RegistrationValues,
  names: Names,
  stopped: string[],
): FormError<string> | null => {
  if (values.password !== values.confirm)
    return { problem: { text: passwordsDiffer, about: names.confirm }, focus: names.confirm };
  if (values.email === '' || values.password === '')
    return { problem: { text: emailOrPasswordEmpty } };
  if (values.terms === '' && stopped.every((name) => name === names.terms))
    return { problem: { text: licenseNotAccepted, about: names.terms }, focus: names.terms };
  return null;
};

/**
 * Returns the refusal with our own host's reason, below its field if it names one. Spec hosts give
 * no reason.
 */
const toFormError = (error: unknown, extensions: boolean): FormError<string> => {
  const { message, field } = readApiError(error);
  const text = messages.registerEmployer.failure;
  if (!extensions || !message) return { problem: { text } };
  return field
    ? { problem: { text }, field: { name: field, message } }
    : { problem: { text, detail: message } };
};

/** Returns each field's message if it is empty, by the input's name. */
const missingTexts = (role: AccountRole): Record<string, string> => {
  const { fields, terms } = registrationTexts;
  const { address } = registrationTexts[role];
  const texts = toWire(registrationFields[role], { ...fields, address, terms });
  return Object.fromEntries(Object.entries(texts).map(([name, { missing }]) => [name, missing]));
};

const useRegister = (role: AccountRole) => {
  const [registerEmployer] = useRegisterEmployerMutation();
  const [registerJobSeeker] = useRegisterJobSeekerMutation();
  return async (values: RegistrationValues): Promise<void> => {
    if (role === 'employer')
      await registerEmployer({ employerRegistration: employerBody(values) }).unwrap();
    else await registerJobSeeker({ jobSeekerRegistration: jobSeekerBody(values) }).unwrap();
  };
};

/**
 * Registers an account of either role; on success navigates to the employer login, for both roles
 * (spec §2.5). `names` are the inputs' names; `alertId` is the id of the alert's element.
 */
export const useRegistrationForm = (role: AccountRole) => {
  const names: Names = registrationFields[role];
  const { extensions } = useHostConfig();
  const navigate = useNavigate();
  const location = useLocation();
  const register = useRegister(role);
  const alertId = useId();
  const form = useCheckedForm<string>({
    defaultValues: Object.fromEntries(Object.values(names).map((name) => [name, ''])),
    missing: missingTexts(role),
    check: (typed, stopped) => checkValues(fromWire(names, typed), names, stopped),
    send: async (typed) => {
      const values = fromWire(names, typed);
      try {
        await register(values);
      } catch (error) {
        return toFormError(error, extensions);
      }
      const { from, source } = readLoginState(location.state);
      const state: LoginState = {
        ...(from && { from }),
        ...(source !== undefined && { source }),
        registered: { role, username: values.username },
        registeredIn: performance.timeOrigin,
      };
      await navigate(paths.loginEmployer(), { state });
      return null;
    },
  });
  /** Returns props that link an input to the alert if the alert is about it. */
  const tiedToAlert = (name: string) =>
    form.problem?.about === name
      ? ({ 'aria-invalid': true, 'aria-describedby': alertId } as const)
      : {};
  return { ...form, role, names, extensions, alertId, tiedToAlert };
};
export type Registration = ReturnType<typeof useRegistrationForm>;
