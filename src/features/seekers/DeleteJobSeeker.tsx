import { useDeleteJobSeekerMutation, type JobSeeker } from '@/api/jobBoardApi';
import { adminTexts } from '@/texts/admin/admin';
import { notify } from '@/ui/notify/notify';
import { useNotified } from '@/ui/notify/useNotified';
import { DeleteButton } from '@/ui/table/DeleteButton';
import { messages } from '@contract/messages';
import { seekerName } from './seekerFacts';

/**
 * Deletes a job seeker after a question that names the person (spec §2.16, §8); without an id there
 * is nobody to delete (spec §5).
 */
export const DeleteJobSeeker = ({ seeker }: { seeker: JobSeeker }) => {
  const [deleteJobSeeker, { isLoading }] = useDeleteJobSeekerMutation();
  const remove = useNotified(deleteJobSeeker, messages.deleteJobSeeker);
  const onDelete = async (): Promise<boolean> => {
    if (seeker._id === '') {
      notify.error(messages.deleteJobSeeker.invalidId);
      return true;
    }
    return (await remove({ id: seeker._id })).ok;
  };
  const name = seeker.usernamejobseek || seekerName(seeker);
  return (
    <DeleteButton
      label={adminTexts.deleteNamed(name)}
      question={adminTexts.seekers.askDelete}
      detail={adminTexts.deletes.seeker(`${seekerName(seeker)} (${name})`)}
      busy={isLoading}
      onDelete={onDelete}
    />
  );
};
