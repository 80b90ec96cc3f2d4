import Button from '@mui/material/Button';
import { useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { FeaturedEmployer } from '@/api/jobBoardApi';
import { useRemoveFeaturedEmployerMutation } from '@/api/memberApi';
import { adminTexts } from '@/texts/admin/admin';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useNotified } from '@/ui/notify/useNotified';

const { featured: texts } = adminTexts;

/**
 * Removes a featured employer after a confirmation. Spec §7 has no such call: on a spec host the
 * button is disabled, and described by the element with the id `reason`.
 */
export const RemoveFeatured = ({
  employer,
  reason,
}: {
  employer: FeaturedEmployer;
  reason: string;
}) => {
  const { extensions } = useHostConfig();
  const [asking, setAsking] = useState(false);
  const [removeFeatured, { isLoading }] = useRemoveFeaturedEmployerMutation();
  const name = employer.employerName ?? '';
  const remove = useNotified(removeFeatured, {
    success: texts.removed(name),
    failure: texts.removeFailed,
  });
  const confirm = async (): Promise<void> => {
    if ((await remove({ id: employer._id })).ok) setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={texts.removeNamed(name)}
        disabled={!extensions}
        data-delete
        {...(!extensions && { 'aria-describedby': reason })}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        text={texts.askRemove}
        detail={<b dir="auto">{name}</b>}
        confirmLabel={texts.remove}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
