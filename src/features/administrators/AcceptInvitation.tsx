import { useNavigate } from 'react-router-dom';
import { useAcceptInvitationMutation } from '@/api/jobBoardApi';
import { refusalOf } from '@/api/wire/refusals';
import { administratorsTexts } from '@/texts/admin/administrators';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';

const { accept: texts } = administratorsTexts;

/** Sets the password of an invited administrator, given the invitation's `token`. */
export const AcceptInvitation = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const [acceptInvitation] = useAcceptInvitationMutation();
  const { form, field, problem, busy } = useCheckedForm<'adminpassword' | 'repeat'>({
    defaultValues: { adminpassword: '', repeat: '' },
    missing: { adminpassword: texts.password.missing, repeat: texts.repeat.missing },
    check: ({ adminpassword, repeat }, stopped) =>
      stopped.length === 0 && adminpassword !== repeat
        ? { field: { name: 'repeat', message: messages.registration.passwordsDiffer } }
        : null,
    send: async ({ adminpassword }) => {
      try {
        const { adminname } = await acceptInvitation({
          invitationAcceptance: { token, adminpassword },
        }).unwrap();
        notify.success(texts.done(adminname));
        await navigate(paths.adminLogin(), { replace: true });
        return null;
      } catch (error) {
        return refusalOf(error, ['adminpassword'], texts.failed);
      }
    },
  });
  return (
    <FormStack {...form} sx={{ mt: 3 }}>
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <PasswordInput
        {...field('adminpassword')}
        label={texts.password.label}
        hint={texts.password.hint}
        autoComplete="new-password"
        required
      />
      <PasswordInput
        {...field('repeat')}
        label={texts.repeat.label}
        autoComplete="new-password"
        required
      />
      <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
    </FormStack>
  );
};
