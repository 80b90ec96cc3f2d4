import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { readFault } from '@/api/fault';
import { useDeleteAccountMutation } from '@/api/jobBoardApi';
import { useLogOutHere } from '@/features/auth/LogOutContext';
import { accountTexts } from '@/texts/auth/account';
import { commonTexts } from '@/texts/common';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { AccountSection } from './AccountSection';

const { deletion: texts } = accountTexts;

const AskPassword = ({ onCancel }: { onCancel: () => void }) => {
  const [deleteAccount] = useDeleteAccountMutation();
  const logOut = useLogOutHere();
  const { form, field, problem, busy } = useCheckedForm<'password'>({
    start: { password: '' },
    missing: { password: texts.password.missing },
    send: async ({ password }) => {
      try {
        await deleteAccount({ body: { password } }).unwrap();
        notify.success(texts.done);
        // the host has ended the session; what this browser holds of it goes the same way as at a
        // log-out
        logOut();
        return null;
      } catch (error) {
        const { field: about, message } = readFault(error);
        return about === 'password' && message
          ? { field: { name: about, message } }
          : { problem: { text: message ?? texts.failed } };
      }
    },
  });
  return (
    <FormStack {...form}>
      {problem && <FormAlert>{problem.text}</FormAlert>}
      {/* the dialog asks for this one thing */}
      <PasswordInput
        {...field('password')}
        label={texts.password.label}
        autoComplete="current-password"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 }}>
        <Button
          variant="outlined"
          onClick={() => {
            if (!busy) onCancel();
          }}
        >
          {commonTexts.cancel}
        </Button>
        <SubmitButton color="error" busy={busy}>
          {texts.confirm}
        </SubmitButton>
      </div>
    </FormStack>
  );
};

/** Deletes one's own account, after the password was asked for. */
export const DeleteAccount = ({ role }: { role: 'employer' | 'jobseeker' }) => {
  const [asking, setAsking] = useState(false);
  const id = useId();
  return (
    <AccountSection title={texts.title}>
      <p>{texts[role]}</p>
      <div className="actions">
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {texts.button}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        maxWidth="xs"
        fullWidth
        aria-labelledby={id}
      >
        <DialogTitle id={id} sx={{ fontSize: '1.25rem' }}>
          {texts.ask}
        </DialogTitle>
        <DialogContent sx={{ pb: 3 }}>
          <p style={{ marginBottom: 20 }}>{texts[role]}</p>
          <AskPassword onCancel={() => setAsking(false)} />
        </DialogContent>
      </Dialog>
    </AccountSection>
  );
};
