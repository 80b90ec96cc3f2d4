import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { commonTexts } from '@/texts/common';
import { EmptyMessage } from '../page/EmptyMessage';
import { Loading } from '../page/Loading';
import { TryAgain } from '../page/TryAgain';

type PendingDialogProps = Pick<DialogProps, 'maxWidth'> & {
  title: string;
  /** The error text if the data failed to load; `undefined` while it is loading. */
  failed: string | undefined;
  onTryAgain: () => void;
  onClose: () => void;
};

/**
 * A dialog whose content is loading or failed to load. It disappears without a transition, so the
 * dialog that replaces it must open with a `transitionDuration` of 0.
 */
export const PendingDialog = ({
  title,
  failed,
  onTryAgain,
  onClose,
  maxWidth = 'sm',
}: PendingDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id} dir="auto">
        {title}
      </DialogTitle>
      <DialogContent>
        {failed === undefined ? (
          <Loading shape="page" />
        ) : (
          <EmptyMessage text={failed}>
            <TryAgain onClick={onTryAgain} />
          </EmptyMessage>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
