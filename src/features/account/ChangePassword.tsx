import { useState } from 'react';
import { useAppDispatch } from '@/api/hooks';
import { useChangePasswordMutation } from '@/api/memberApi';
import { refusalOf } from '@/api/wire/refusals';
import { sessionStarted } from '@/session/sessionSlice';
import { accountTexts } from '@/texts/auth/account';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { AccountSection } from './AccountSection';

const { password: texts } = accountTexts;

/**
 * Changes the account's password. This device stays logged in with the new session that the host
 * starts.
 */
export const ChangePassword = () => {
  // the number of changes is the form's key, which remounts and so clears it
  const [changes, setChanges] = useState(0);
  return (
    <AccountSection title={texts.title}>
      <p>{texts.text}</p>
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </AccountSection>
  );
};

const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const dispatch = useAppDispatch();
  const [changePassword] = useChangePasswordMutation();
  const { form, field, problem, busy } = useCheckedForm<'password' | 'newPassword'>({
    defaultValues: { password: '', newPassword: '' },
    missing: { password: texts.present.missing, newPassword: texts.next.missing },
    send: async (passwordChange) => {
      try {
        const keys = await changePassword({ passwordChange }).unwrap();
        // an administrator gets a new token
        if (keys) dispatch(sessionStarted(keys));
        notify.success(texts.done);
        onChanged();
        return null;
      } catch (error) {
        return refusalOf(error, ['password', 'newPassword'], texts.failed);
      }
    },
  });
  return (
    <FormStack {...form} sx={{ maxWidth: 420 }}>
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <PasswordInput
        {...field('password')}
        label={texts.present.label}
        autoComplete="current-password"
        required
      />
      <PasswordInput
        {...field('newPassword')}
        label={texts.next.label}
        hint={texts.next.hint}
        autoComplete="new-password"
        required
      />
      <div>
        <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
      </div>
    </FormStack>
  );
};
