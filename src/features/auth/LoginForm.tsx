import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import {
  useLoginAdminMutation,
  useLoginEmployerMutation,
  useLoginJobSeekerMutation,
} from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import type { Role } from '@/session/sessionSlice';
import { authTexts } from '@/texts/auth/auth';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { TextLink } from '@/ui/text/TextLink';
import { accountFields, type AccountRole } from '@contract/accountFields';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { useLoginState } from './useLoginState';
import { useStartSession, type Started } from './useStartSession';

const { failure } = messages.loginEmployer;
const names = {
  ...accountFields,
  admin: { username: 'adminname', password: 'adminpassword' },
} as const;

/**
 * Returns a function that logs in and resolves to the session's user. The username is the
 * registered one if our own host returns it, otherwise as typed.
 */
const useLogIn = (role: Role) => {
  const [loginEmployer] = useLoginEmployerMutation();
  const [loginJobSeeker] = useLoginJobSeekerMutation();
  const [loginAdmin] = useLoginAdminMutation();
  const { extensions } = useHostConfig();
  return async (username: string, password: string): Promise<Started> => {
    if (role === 'admin')
      return {
        role,
        authToken: await loginAdmin({
          adminLogin: { adminname: username, adminpassword: password },
        }).unwrap(),
      };
    const answer =
      role === 'employer'
        ? await loginEmployer({
            employerLogin: { usernameEmployer: username, passwordnameEmployer: password },
          }).unwrap()
        : await loginJobSeeker({
            jobSeekerLogin: { usernamejobseek: username, passwordnamejobseek: password },
          }).unwrap();
    return { role, username: (extensions && answer[names[role].username]) || username };
  };
};

/**
 * A link to the other role's login page. Always the same text, so that it doesn't reveal which
 * accounts exist.
 */
const OtherLogin = ({ role }: { role: AccountRole }) => {
  const { state }: { state: unknown } = useLocation();
  const { text, link } = authTexts[role].otherAccount;
  return (
    <p>
      {text}{' '}
      <TextLink to={paths.loginOf(role === 'employer' ? 'jobseeker' : 'employer')} state={state}>
        {link}
      </TextLink>
    </p>
  );
};

/**
 * Fills in the username of a user who has just registered or set a password. An effect, since the
 * host-rendered page doesn't know it; skipped if the field is focused or has text.
 */
const useFillIn = (
  rhf: UseFormReturn<Record<string, string>>,
  field: string,
  username: string | undefined,
): void =>
  useEffect(() => {
    const isTyping = document.activeElement?.getAttribute('name') === field;
    if (username !== undefined && !isTyping && rhf.getValues(field) === '')
      rhf.setValue(field, username);
  }, [username, field, rhf]);

/**
 * The login form of all roles (spec §2.4, §2.16). One message for any failure, except a suspension
 * on our own host; the values are kept.
 */
export const LoginForm = ({ role }: { role: Role }) => {
  const { username, password } = names[role];
  const { registered, passwordSet } = useLoginState();
  const { extensions } = useHostConfig();
  const known = [passwordSet, registered].find((account) => account?.role === role);
  const startSession = useStartSession();
  const logIn = useLogIn(role);
  const { form, field, problem, busy, rhf } = useCheckedForm<string>({
    defaultValues: { [username]: known?.username ?? '', [password]: '' },
    missing: { [username]: authTexts.username.missing, [password]: authTexts.password.missing },
    send: async (typed) => {
      try {
        await startSession(await logIn(typed[username] ?? '', typed[password] ?? ''));
        return null;
      } catch (error) {
        // our own host tells a suspended user why
        const { status, message } = readApiError(error);
        if (extensions && status === 403 && message) return { problem: { text: message } };
        // spec §8: the same text for any cause; the log has the details
        return { problem: { text: failure } };
      }
    },
  });
  useFillIn(rhf, username, known?.username);
  return (
    <FormStack {...form}>
      {problem && <FormAlert>{problem.text}</FormAlert>}
      {problem?.text === failure && role !== 'admin' && <OtherLogin role={role} />}
      <TextInput
        {...field(username)}
        label={authTexts.username.label}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordInput
        {...field(password)}
        label={authTexts.password.label}
        autoComplete="current-password"
        required
      />
      <SubmitButton busy={busy} fullWidth>
        {authTexts.submit}
      </SubmitButton>
      {extensions && role !== 'admin' && (
        <TextLink to={paths.forgotPassword(role)} style={{ justifySelf: 'start' }}>
          {authTexts.forgot}
        </TextLink>
      )}
    </FormStack>
  );
};
