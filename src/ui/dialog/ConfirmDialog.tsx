import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { Spinner } from '@/ui/page/Spinner';

type ConfirmDialogProps = {
  open: boolean;
  /** The question (spec §8's confirmation text). */
  text: string;
  /** What the question is about: the job's title, the person's name. */
  detail?: ReactNode;
  confirmLabel: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  /** Fields between the question and the buttons. */
  children?: ReactNode;
};

/**
 * Asks for confirmation before an irreversible action. Cancel is focused and Escape cancels, so
 * that pressing Enter out of habit is harmless.
 */
export const ConfirmDialog = ({
  open,
  text,
  detail,
  confirmLabel,
  cancelLabel = commonTexts.cancel,
  onConfirm,
  onCancel,
  busy = false,
  children,
}: ConfirmDialogProps) => {
  const id = useId();
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      open={open}
      onClose={cancel}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-text`}
      aria-describedby={detail == null ? undefined : `${id}-detail`}
    >
      <DialogTitle id={`${id}-text`} sx={{ fontSize: '1.25rem' }}>
        {text}
      </DialogTitle>
      {(detail != null || children != null) && (
        <DialogContent>
          {detail != null && <div id={`${id}-detail`}>{detail}</div>}
          {children != null && <div style={{ marginTop: 16 }}>{children}</div>}
        </DialogContent>
      )}
      <DialogActions>
        {/* focus the safe button: the spec's confirmations are for deletions */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button variant="outlined" onClick={cancel} autoFocus>
          {cancelLabel}
        </Button>
        <Button
          color="error"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) onConfirm();
          }}
          endIcon={busy ? <Spinner /> : undefined}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
