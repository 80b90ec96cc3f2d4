import Button from '@mui/material/Button';
import { useState } from 'react';
import { Honeypot } from '@/features/auth/Honeypot';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { useCurrentUser } from '@/session/useSession';
import { alertTexts } from '@/texts/search/alerts';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextInput } from '@/ui/form/TextInput';
import { AlertInputs } from './AlertInputs';
import { useSaveSearch } from './useSaveSearch';

const { save: texts } = alertTexts;

type SaveSearchDialogProps = { search: JobSearch; onClose: () => void };

/**
 * Asks when to email a search's new jobs and, unless the user is logged in as a job seeker, to
 * which address.
 */
export const SaveSearchDialog = ({ search, onClose }: SaveSearchDialogProps) => {
  const needsEmail = useCurrentUser()?.role !== 'jobseeker';
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSaveSearch({ search, needsEmail, onSent: setSentTo, onSaved: onClose });
  return (
    <FormDialog
      form={form.form}
      busy={form.busy}
      onClose={onClose}
      title={sentTo === null ? texts.title : texts.sentTitle}
      submitLabel={texts.submit}
      {...(sentTo === null
        ? { intro: texts.intro }
        : { result: <Sent address={sentTo} onClose={onClose} /> })}
    >
      <AlertInputs form={form} />
      {needsEmail && (
        <>
          <TextInput
            {...form.field('email')}
            type="email"
            label={texts.email.label}
            hint={texts.email.hint}
            autoComplete="email"
            maxLength={254}
            required
          />
          <Honeypot call="saveJobAlert" />
        </>
      )}
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
    </FormDialog>
  );
};

/**
 * Says what to do next: the alert is off until the address is confirmed. Takes the focus, since the
 * form is gone.
 */
const Sent = ({ address, onClose }: { address: string; onClose: () => void }) => (
  <>
    <output>
      <FormAlert tone="good">
        <bdi>{texts.sent(address)}</bdi>
      </FormAlert>
    </output>
    {/* the button that had the focus is gone */}
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
    <Button autoFocus onClick={onClose} sx={{ mt: 3, mb: 2 }}>
      {texts.close}
    </Button>
  </>
);
