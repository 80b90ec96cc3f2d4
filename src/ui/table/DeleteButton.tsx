import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';

type DeleteButtonProps = {
  /** "Delete" by default; also confirms in the dialog. */
  text?: string;
  /** The accessible name: "Delete ann.lee". */
  label: string;
  question: string;
  detail: ReactNode;
  busy: boolean;
  /** Resolves to whether the deletion succeeded; if not, the dialog stays open for a retry. */
  onDelete: () => Promise<boolean>;
  /** The id of the element that says why the button is disabled. */
  disabledBy?: string | undefined;
  /** Fields of the confirmation dialog. */
  children?: ReactNode;
};

/** The button of a list's row that deletes or removes it, with a confirmation dialog. */
export const DeleteButton = ({
  text = commonTexts.delete,
  label,
  question,
  detail,
  busy,
  onDelete,
  disabledBy,
  children,
}: DeleteButtonProps) => {
  const [asking, setAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    if (await onDelete()) setAsking(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="error"
        aria-label={label}
        data-delete
        disabled={disabledBy !== undefined}
        aria-describedby={disabledBy}
        onClick={() => setAsking(true)}
      >
        {text}
      </Button>
      <ConfirmDialog
        open={asking}
        text={question}
        detail={detail}
        confirmLabel={text}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
