import { useDeleteEmployerMutation, type Employer } from '@/api/jobBoardApi';
import { adminTexts } from '@/texts/admin/admin';
import { notify } from '@/ui/notify/notify';
import { useNotified } from '@/ui/notify/useNotified';
import { DeleteButton } from '@/ui/table/DeleteButton';
import { messages } from '@contract/messages';
import { employerName } from './employerFacts';

/**
 * Deletes an employer after a question that names the person (spec §2.16, §8); without an id there
 * is nobody to delete (spec §5).
 */
export const DeleteEmployer = ({ employer }: { employer: Employer }) => {
  const [deleteEmployer, { isLoading }] = useDeleteEmployerMutation();
  const remove = useNotified(deleteEmployer, messages.deleteEmployer);
  const onDelete = async (): Promise<boolean> => {
    if (employer._id === '') {
      notify.error(messages.deleteEmployer.invalidId);
      return true;
    }
    return (await remove({ id: employer._id })).ok;
  };
  const name = employer.usernameEmployer || employerName(employer);
  return (
    <DeleteButton
      label={adminTexts.deleteNamed(name)}
      question={adminTexts.employers.askDelete}
      detail={adminTexts.deletes.employer(`${employerName(employer)} (${name})`)}
      busy={isLoading}
      onDelete={onDelete}
    />
  );
};
