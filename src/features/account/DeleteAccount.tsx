import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDeleteAccountMutation } from '@/api/memberApi';
import { refusalOf } from '@/api/wire/refusals';
import { useLogOutHere } from '@/features/auth/LogOutContext';
import { accountTexts } from '@/texts/auth/account';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import type { AccountRole } from '@contract/accountFields';
import { AccountSection } from './AccountSection';

const { deletion: texts } = accountTexts;
type Props = { role: AccountRole };

const DeleteAccountDialog = ({ role, onClose }: Props & { onClose: () => void }) => {
  const [deleteAccount] = useDeleteAccountMutation();
  const logOut = useLogOutHere();
  const { form, field, problem, busy } = useCheckedForm<'password'>({
    defaultValues: { password: '' },
    missing: { password: texts.password.missing },
    send: async ({ password }) => {
      try {
        await deleteAccount({ body: { password } }).unwrap();
        notify.success(texts.done);
        // the host has ended the session; this clears the browser's side of it
        logOut();
        return null;
      } catch (error) {
        return refusalOf(error, ['password'], texts.failed);
      }
    },
  });
  return (
    <FormDialog
      title={texts.ask}
      intro={texts[role]}
      form={form}
      busy={busy}
      submitLabel={texts.confirm}
      submitColor="error"
      maxWidth="xs"
      onClose={() => {
        // a deletion in flight can't be canceled
        if (!busy) onClose();
      }}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      {/* the dialog's only field */}
      <PasswordInput
        {...field('password')}
        label={texts.password.label}
        autoComplete="current-password"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
    </FormDialog>
  );
};

/** Deletes the user's own account after asking for the password. */
export const DeleteAccount = ({ role }: Props) => {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection title={texts.title}>
      <p>{texts[role]}</p>
      <div className="actions">
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {texts.button}
        </Button>
      </div>
      {asking && <DeleteAccountDialog role={role} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
};
