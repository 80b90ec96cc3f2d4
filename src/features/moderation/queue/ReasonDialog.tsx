import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { moderationTexts } from '@/texts/admin/moderation';
import { commonTexts } from '@/texts/common';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { FormStack } from '@/ui/form/FormStack';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';

const { reasonForm: texts } = moderationTexts;
const Reasons = styled('fieldset')({
  '& > legend': { marginBottom: 6, fontSize: '.875rem', fontWeight: 600 },
});

type ReasonDialogProps = {
  title: string;
  /** The name of what it is about. */
  about: string | undefined;
  /** What follows from it. */
  detail: string;
  /** Usual ones, to be picked. */
  reasons: readonly string[];
  confirmLabel: string;
  /** Resolves to whether it is done; else the dialog stays with what was typed. */
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/**
 * Asks for the reason of a decision that the employer reads. A usual reason is picked and can be
 * changed.
 */
export const ReasonDialog = ({
  title,
  about,
  detail,
  reasons,
  confirmLabel,
  onSend,
  onClose,
}: ReasonDialogProps) => {
  const id = useId();
  const { form, field, busy, rhf } = useCheckedForm<'reason'>({
    start: { reason: '' },
    missing: { reason: texts.missing },
    check: ({ reason }, stopped) =>
      stopped.length === 0 && reason.trim() === ''
        ? { field: { name: 'reason', message: texts.missing } }
        : null,
    send: async ({ reason }) => ((await onSend(reason.trim())) ? null : {}),
  });
  const pick = (reason: string): void => {
    rhf.setValue('reason', reason);
    rhf.clearErrors('reason');
  };
  return (
    // the focus goes to the next case or back by the queue's own hand
    <Dialog
      open
      disableRestoreFocus
      onClose={() => {
        if (!busy) onClose();
      }}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <FormStack {...form} sx={{ pt: 1, pb: 2 }}>
          <p id={`${id}-detail`}>
            {about !== undefined && (
              <>
                <b dir="auto">{about}</b>
                <br />
              </>
            )}
            {detail}
          </p>
          <Reasons>
            <legend>{texts.pick}</legend>
            {reasons.map((reason, index) => (
              // whoever opened it decides by the reason: one key fewer
              <CheckboxInput
                key={reason}
                type="radio"
                name={`${id}-usual`}
                label={reason}
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={index === 0}
                onChange={() => pick(reason)}
              />
            ))}
            <CheckboxInput
              type="radio"
              name={`${id}-usual`}
              label={texts.own}
              onChange={() => {
                pick('');
                rhf.setFocus('reason');
              }}
            />
          </Reasons>
          <TextArea
            {...field('reason')}
            label={texts.text}
            rows={3}
            maxLength={1000}
            required
            dir="auto"
          />
          <div style={{ display: 'flex', gap: 8 }}>
            <SubmitButton busy={busy} color="error">
              {confirmLabel}
            </SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {commonTexts.cancel}
            </Button>
          </div>
        </FormStack>
      </DialogContent>
    </Dialog>
  );
};
