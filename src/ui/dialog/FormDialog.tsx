import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { FormStack } from '@/ui/form/FormStack';
import { SubmitButton } from '@/ui/form/SubmitButton';

type FormDialogProps = Pick<DialogProps, 'maxWidth' | 'disableRestoreFocus'> & {
  title: string;
  /** The first paragraph; assistive technology reads it out with the title. */
  intro?: ReactNode;
  /** Props of the form element, as `useCheckedForm` returns them. */
  form: ComponentProps<'form'>;
  /** While true, Escape and a click outside don't close the dialog. */
  busy: boolean;
  submitLabel: string;
  submitColor?: 'primary' | 'error';
  onClose: () => void;
  /** The form's fields. */
  children: ReactNode;
};

/** A modal form: title, fields, and below them the submit button and Cancel. */
export const FormDialog = ({
  title,
  intro,
  form,
  busy,
  submitLabel,
  submitColor = 'primary',
  onClose,
  children,
  maxWidth = 'sm',
  ...dialog
}: FormDialogProps) => {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={intro === undefined ? undefined : `${id}-intro`}
    >
      <DialogTitle id={`${id}-title`} dir="auto">
        {title}
      </DialogTitle>
      <DialogContent>
        <FormStack {...form} sx={{ pt: 1, pb: 2 }}>
          {intro !== undefined && <p id={`${id}-intro`}>{intro}</p>}
          {children}
          <div style={{ display: 'flex', gap: 8 }}>
            <SubmitButton busy={busy} color={submitColor}>
              {submitLabel}
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
