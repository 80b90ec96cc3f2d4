import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';

type DeleteButtonProps = {
  /** The accessible name: "Delete ann.lee". */
  label: string;
  question: string;
  detail: ReactNode;
  busy: boolean;
  /** Resolves to whether the deletion succeeded; if not, the dialog stays open for a retry. */
  onDelete: () => Promise<boolean>;
  /** Fields of the confirmation dialog. */
  children?: ReactNode;
};

/** The "Delete" button of a table row, with a confirmation dialog. */
export const DeleteButton = ({
  label,
  question,
  detail,
  busy,
  onDelete,
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
        onClick={() => setAsking(true)}
      >
        {commonTexts.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        text={question}
        detail={detail}
        confirmLabel={commonTexts.delete}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
