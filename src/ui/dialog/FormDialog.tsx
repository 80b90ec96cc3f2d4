import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { discardTexts as texts } from '@/texts/discard';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormStack } from '@/ui/form/FormStack';
import { UnsavedChangesPrompt } from '@/ui/form/unsaved/UnsavedChangesPrompt';
import { styled } from '@/ui/styled';
import { ConfirmDialog } from './ConfirmDialog';

// keep the buttons in view when the form is taller than the window
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  marginBlock: -12,
  paddingBlock: 12,
  backgroundColor: theme.vars.palette.card,
  // hides the content that scrolls through the padding below the buttons
  boxShadow: `0 12px 0 ${theme.vars.palette.card}`,
  '&.question': { flexWrap: 'wrap', justifyContent: 'flex-end' },
}));

type FormDialogProps = Pick<DialogProps, 'disableRestoreFocus' | 'transitionDuration'> & {
  title: string;
  /** The first paragraph, announced along with the title. */
  intro?: ReactNode;
  /** Props of the form element, as returned by `useCheckedForm`. */
  form: ComponentProps<'form'>;
  /** While true, Escape and a click outside don't close the dialog. */
  busy: boolean;
  submitLabel: string;
  submitColor?: 'primary' | 'error';
  /** `xs` looks like a ConfirmDialog: a small title, buttons on the right. */
  maxWidth?: 'xs' | 'sm' | 'md';
  /** Space below the buttons, in theme spacing units. */
  spaceBelow?: number;
  onClose: () => void;
  /**
   * Whether closing the dialog or leaving the page would lose what was typed; if so, asks first.
   * For forms with long texts.
   */
  isUnsaved?: (() => boolean) | undefined;
  /** Says what leaving the page would lose. */
  leaveDetail?: string;
  /** The form's fields and its alert. */
  children: ReactNode;
  /** Replaces the form once it has been sent; its own buttons then close the dialog. */
  result?: ReactNode;
};

/**
 * Asks for confirmation before unsaved text is lost. Returns the close handler and the question.
 */
const useAskedClose = (isUnsaved: FormDialogProps['isUnsaved'], onClose: () => void) => {
  const [isAsked, setAsked] = useState(false);
  const question = isUnsaved && (
    <ConfirmDialog
      open={isAsked}
      text={texts.question}
      confirmLabel={texts.go}
      cancelLabel={texts.stay}
      onConfirm={onClose}
      onCancel={() => setAsked(false)}
    />
  );
  const close = (): void => {
    if (isUnsaved?.()) setAsked(true);
    else onClose();
  };
  return [close, question] as const;
};

/**
 * A modal form: title, fields, a submit button that sends once, and Cancel. The dialog is open
 * while rendered: the `send` passed to `useCheckedForm` must close it on success.
 */
export const FormDialog = ({
  title,
  intro,
  form,
  busy,
  submitLabel,
  submitColor = 'primary',
  maxWidth = 'sm',
  spaceBelow = 2,
  onClose,
  isUnsaved,
  leaveDetail = texts.leaveDetail,
  children,
  result,
  ...dialog
}: FormDialogProps) => {
  const id = useId();
  const isQuestion = maxWidth === 'xs';
  const [close, question] = useAskedClose(isUnsaved, onClose);
  const cancel = (
    <Button variant="outlined" onClick={close}>
      {commonTexts.cancel}
    </Button>
  );
  return (
    <Dialog
      {...dialog}
      open
      onClose={() => {
        if (!busy) close();
      }}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={intro === undefined ? undefined : `${id}-intro`}
    >
      <DialogTitle id={`${id}-title`} dir="auto" sx={isQuestion ? { fontSize: '1.25rem' } : null}>
        {title}
      </DialogTitle>
      <DialogContent>
        {question}
        {isUnsaved && <UnsavedChangesPrompt isUnsaved={isUnsaved} detail={leaveDetail} />}
        {result ?? (
          <FormStack {...form} sx={{ pt: isQuestion ? 0 : 1, pb: spaceBelow }}>
            {intro !== undefined && <p id={`${id}-intro`}>{intro}</p>}
            {children}
            <Buttons className={isQuestion ? 'question' : undefined}>
              {isQuestion && cancel}
              <SubmitButton busy={busy} color={submitColor}>
                {submitLabel}
              </SubmitButton>
              {!isQuestion && cancel}
            </Buttons>
          </FormStack>
        )}
      </DialogContent>
    </Dialog>
  );
};
