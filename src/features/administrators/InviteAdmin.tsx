import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useInviteAdminMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { administratorsTexts } from '@/texts/admin/administrators';
import { CopyIcon } from '@/ui/art/actionIcons';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { dateText } from '@/ui/text/dateTexts';

const { invite: texts } = administratorsTexts;
type Ready = { name: string; address: string; until: string };

/** The invitation's link, which is shown only this once. */
const ReadyInvitation = ({ name, address, until, onClose }: Ready & { onClose: () => void }) => {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.notCopied);
    }
  };
  return (
    <div style={{ display: 'grid', gap: 20, paddingBottom: 16 }}>
      <p>
        <bdi>{texts.ready(name)}</bdi> {texts.once(dateText(until))}
      </p>
      <TextInput
        ref={field}
        label={texts.address}
        name="address"
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        {/* the form that had the focus is gone */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button startIcon={<CopyIcon size={18} />} onClick={() => void copy()} autoFocus>
          {texts.copy}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {texts.done}
        </Button>
        <output>{said}</output>
      </div>
    </div>
  );
};

/** Invites an administrator by name, then shows the link to send, once. */
export const InviteAdmin = ({ onClose }: { onClose: () => void }) => {
  const [inviteAdmin] = useInviteAdminMutation();
  const [ready, setReady] = useState<Ready | null>(null);
  const { form, field, problem, busy } = useCheckedForm<'adminname'>({
    start: { adminname: '' },
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
