import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Admins } from '@/api/jobBoardApi';
import { useEndAdminMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { administratorsTexts as texts } from '@/texts/admin/administrators';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';

/** Removes an administrator after a confirmation. Shows the host's reason if it refuses. */
export const EndAdmin = ({ admin }: { admin: Admins['items'][number] }) => {
  const { _id, adminname } = admin;
  const [asking, setAsking] = useState(false);
  const [endAdmin, { isLoading }] = useEndAdminMutation();
  const confirm = async (): Promise<void> => {
    try {
      await endAdmin({ id: _id }).unwrap();
      notify.success(texts.ended(adminname));
      setAsking(false);
    } catch (error) {
      const { status, message } = readApiError(error);
      notify.error((status === 409 && message) || texts.endFailed);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="error"
        aria-label={texts.endNamed(adminname)}
        data-delete
        onClick={() => setAsking(true)}
      >
        {texts.end}
      </Button>
      <ConfirmDialog
        open={asking}
        text={texts.askEnd}
        detail={<bdi>{texts.endDetail(adminname)}</bdi>}
        confirmLabel={texts.end}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
