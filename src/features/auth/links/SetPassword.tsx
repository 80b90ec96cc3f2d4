import { useNavigate } from 'react-router-dom';
import { useResetPasswordMutation } from '@/api/memberApi';
import { refusalOf } from '@/api/wire/refusals';
import type { LoginState } from '@/session/loginState';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const { set: texts } = mailedLinksTexts;

/**
 * Sets a new password with the `token` of an emailed link, then navigates to the login page of the
 * account's role.
 */
export const SetPassword = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const [resetPassword] = useResetPasswordMutation();
  const { form, field, problem, busy } = useCheckedForm<'password'>({
    defaultValues: { password: '' },
    missing: { password: texts.password.missing },
    send: async ({ password }) => {
      try {
        const { role, username } = await resetPassword({
          passwordReset: { token, password },
        }).unwrap();
        const state: LoginState = { passwordSet: { role, username } };
        await navigate(paths.loginOf(role), {
          replace: true,
          state,
        });
        return null;
      } catch (error) {
        return refusalOf(error, ['password'], texts.failed);
      }
    },
  });
  return (
    <FormStack {...form} sx={{ mt: 3 }}>
      {problem && (
        <FormAlert>
          <p>{problem.text}</p>
          <p>
            <TextLink to={paths.forgotPassword('jobseeker')}>{texts.another}</TextLink>
          </p>
        </FormAlert>
      )}
      <PasswordInput
        {...field('password')}
        label={texts.password.label}
        hint={texts.password.hint}
        autoComplete="new-password"
        required
      />
      <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
    </FormStack>
  );
};
