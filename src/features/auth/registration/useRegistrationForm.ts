import { useNavigate } from 'react-router-dom';
import { readFault } from '@/api/fault';
import { useHostConfig } from '@/api/hostConfig';
import { useRegisterEmployerMutation, useRegisterJobSeekerMutation } from '@/api/jobBoardApi';
import type { LoginState } from '@/session/loginState';
import { registrationTexts } from '@/texts/auth/registration';
import { useCheckedForm, type Refusal } from '@/ui/form/useCheckedForm';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import {
  employerBody,
  jobSeekerBody,
  wireNames,
  type RegistrationField,
  type RegistrationRole,
  type Typed,
} from './wireNames';

const { passwordsDiffer, emailOrPasswordEmpty, licenseNotAccepted } = messages.registration;

/**
 * The checks of spec §5 in its order. The browser may stop the form at the terms box alone: then
 * that is what is said.
 */
const checkTyped = (
  typed: Typed,
  names: (typeof wireNames)[RegistrationRole],
  stopped: string[],
): Refusal<string> | null => {
  if (typed.password !== typed.confirm)
    return { problem: { text: passwordsDiffer, about: names.confirm }, focus: names.confirm };
  if (typed.email === '' || typed.password === '')
    return { problem: { text: emailOrPasswordEmpty } };
  if (typed.terms === '' && stopped.every((name) => name === names.terms))
    return { problem: { text: licenseNotAccepted, about: names.terms }, focus: names.terms };
  return null;
};

/**
 * Registers as one of the two roles; on success goes to the employer login, for both roles (spec
 * §2.5).
 */
export const useRegistrationForm = (role: RegistrationRole) => {
  const names = wireNames[role];
  const { extensions } = useHostConfig();
  const navigate = useNavigate();
  const [registerEmployer] = useRegisterEmployerMutation();
  const [registerJobSeeker] = useRegisterJobSeekerMutation();
  const texts = {
    ...registrationTexts.fields,
    address: registrationTexts[role].address,
    terms: registrationTexts.terms,
  };
  const fields = Object.keys(names) as RegistrationField[]; // the keys of that record
  const typedOf = (values: Record<string, string>) =>
    // one entry a field
    Object.fromEntries(fields.map((field) => [field, values[names[field]] ?? ''])) as Typed;

  const form = useCheckedForm<string>({
    start: Object.fromEntries(fields.map((field) => [names[field], ''])),
    missing: Object.fromEntries(fields.map((field) => [names[field], texts[field].missing])),
    check: (values, stopped) => checkTyped(typedOf(values), names, stopped),
    send: async (values) => {
      const typed = typedOf(values);
      try {
        if (role === 'employer')
          await registerEmployer({ employerRegistration: employerBody(typed) }).unwrap();
        else await registerJobSeeker({ jobSeekerRegistration: jobSeekerBody(typed) }).unwrap();
      } catch (error) {
        const { message, field } = readFault(error);
        const text = messages.registerEmployer.failure;
        if (!extensions || !message) return { problem: { text } };
        return field
          ? { problem: { text }, field: { name: field, message } }
          : { problem: { text, detail: message } };
      }
      const state: LoginState = { registered: { role, username: typed.username } };
      await navigate(paths.loginEmployer(), { state });
      return null;
    },
  });
  return { ...form, names };
};
