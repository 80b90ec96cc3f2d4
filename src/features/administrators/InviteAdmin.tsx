import { useState } from 'react';
import { useInviteAdminMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { administratorsTexts } from '@/texts/admin/administrators';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { ShownOnce } from '@/ui/dialog/ShownOnce';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { dateText } from '@/ui/text/dateTexts';

const { invite: texts } = administratorsTexts;
type Ready = { name: string; address: string; until: string };

/** The invitation's link. */
const ReadyInvitation = ({ name, address, until, onClose }: Ready & { onClose: () => void }) => (
  <ShownOnce
    name="address"
    value={address}
    texts={{ ...texts, label: texts.address }}
    onClose={onClose}
  >
    <bdi>{texts.ready(name)}</bdi> {texts.once(dateText(until))}
  </ShownOnce>
);

/** Invites an administrator by name and shows the link to send, once. */
export const InviteAdmin = ({ onClose }: { onClose: () => void }) => {
  const [inviteAdmin] = useInviteAdminMutation();
  const [ready, setReady] = useState<Ready | null>(null);
  const { form, field, problem, busy } = useCheckedForm<'adminname'>({
    defaultValues: { adminname: '' },
    missing: { adminname: texts.name.missing },
    send: async ({ adminname }) => {
      try {
        const { path, expiresAt } = await inviteAdmin({
          adminInvitationInput: { adminname },
        }).unwrap();
        setReady({
          name: adminname,
          address: new URL(path, window.location.origin).href,
          until: expiresAt,
        });
        return null;
      } catch (error) {
        const { field: about, message } = readApiError(error);
        return about === 'adminname' && message
          ? { field: { name: about, message } }
          : { problem: { text: texts.failed } };
      }
    },
  });
  return (
    <FormDialog
      title={texts.title}
      form={form}
      busy={busy}
      submitLabel={texts.send}
      onClose={onClose}
      result={ready && <ReadyInvitation {...ready} onClose={onClose} />}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <TextInput
        {...field('adminname')}
        label={texts.name.label}
        hint={texts.name.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        dir="auto"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
    </FormDialog>
  );
};
