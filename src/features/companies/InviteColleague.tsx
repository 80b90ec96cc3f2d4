import { useInviteColleagueMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { companyTexts } from '@/texts/profiles/company';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { useAccess } from './accessFields';
import { AccessInputs } from './AccessInputs';

const { invite: texts } = companyTexts;

/** Invites somebody by email, with the access they will have. */
export const InviteColleague = ({ onClose }: { onClose: () => void }) => {
  const [invite] = useInviteColleagueMutation();
  const controls = useAccess({ role: 'recruiter', allJobs: true });
  const { form, field, problem, busy } = useCheckedForm<'email'>({
    defaultValues: { email: '' },
    missing: { email: texts.email.missing },
    send: async ({ email }) => {
      try {
        await invite({
          colleagueInvitationInput: { email: email.trim(), ...controls.access },
        }).unwrap();
        notify.success(texts.done(email.trim()));
        onClose();
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['email'], texts.failed);
      }
    },
  });
  return (
    <FormDialog
      title={texts.title}
      form={form}
      busy={busy}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <TextInput
        {...field('email')}
        type="email"
        label={texts.email.label}
        hint={texts.email.hint}
        autoComplete="off"
        maxLength={200}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <AccessInputs controls={controls} />
    </FormDialog>
  );
};
