import type { Admins } from '@/api/jobBoardApi';
import { useEndAdminMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { administratorsTexts as texts } from '@/texts/admin/administrators';
import { useNotified } from '@/ui/notify/useNotified';
import { DeleteButton } from '@/ui/table/DeleteButton';

/** Removes an administrator after a confirmation. Shows the host's reason if it refuses. */
export const EndAdmin = ({ admin }: { admin: Admins['items'][number] }) => {
  const { _id: id, adminname } = admin;
  const [endAdmin, { isLoading }] = useEndAdminMutation();
  const end = useNotified(endAdmin, {
    success: texts.ended(adminname),
    failure: (error) => {
      const { status, message } = readApiError(error);
      return (status === 409 && message) || texts.endFailed;
    },
  });
  return (
    <DeleteButton
      text={texts.end}
      label={texts.endNamed(adminname)}
      question={texts.askEnd}
      detail={<bdi>{texts.endDetail(adminname)}</bdi>}
      busy={isLoading}
      onDelete={async () => (await end({ id })).ok}
    />
  );
};
