import { useHostConfig } from '@/api/hostConfig';
import type { FeaturedEmployer } from '@/api/jobBoardApi';
import { useRemoveFeaturedEmployerMutation } from '@/api/memberApi';
import { adminTexts } from '@/texts/admin/admin';
import { useNotified } from '@/ui/notify/useNotified';
import { DeleteButton } from '@/ui/table/DeleteButton';

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
  const [removeFeatured, { isLoading }] = useRemoveFeaturedEmployerMutation();
  const name = employer.employerName ?? '';
  const remove = useNotified(removeFeatured, {
    success: texts.removed(name),
    failure: texts.removeFailed,
  });
  return (
    <DeleteButton
      text={texts.remove}
      label={texts.removeNamed(name)}
      question={texts.askRemove}
      detail={<b dir="auto">{name}</b>}
      busy={isLoading}
      onDelete={async () => (await remove({ id: employer._id })).ok}
      disabledBy={extensions ? undefined : reason}
    />
  );
};
