import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState } from 'react';
import { readFault } from '@/api/fault';
import { useInviteAdminMutation } from '@/api/jobBoardApi';
import { administratorsTexts } from '@/texts/admin/administrators';
import { commonTexts } from '@/texts/common';
import { CopyIcon } from '@/ui/art/icons';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { dateText } from '@/ui/text/dateTexts';

const { invite: texts } = administratorsTexts;
type Ready = { name: string; address: string; until: string };

/** The one moment in which the address is there: to be copied and sent. */
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
    <div style={{ display: 'grid', gap: 20 }}>
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
        {/* what one came for: the form that had the focus is gone */}
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

/** Invites somebody by name, then shows the address to send, once. */
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
        const { field: about, message } = readFault(error);
        return about === 'adminname' && message
          ? { field: { name: about, message } }
          : { problem: { text: texts.failed } };
      }
    },
  });
  return (
    // the address would be lost by a click beside it
    <Dialog
      open
      onClose={(_event, reason) => {
        if (!busy && !(ready && reason === 'backdropClick')) onClose();
      }}
      maxWidth="sm"
      fullWidth
      aria-labelledby="invite-admin"
    >
      <DialogTitle id="invite-admin">{texts.title}</DialogTitle>
      <DialogContent sx={{ pb: 3 }}>
        {ready ? (
          <ReadyInvitation {...ready} onClose={onClose} />
        ) : (
          <FormStack {...form} sx={{ pt: 1 }}>
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
            <div style={{ display: 'flex', gap: 8 }}>
              <SubmitButton busy={busy}>{texts.send}</SubmitButton>
              <Button variant="outlined" onClick={onClose}>
                {commonTexts.cancel}
              </Button>
            </div>
          </FormStack>
        )}
      </DialogContent>
    </Dialog>
  );
};
