import { useDeletionReason } from '@/features/office/useDeletionReason';
import { adminTexts } from '@/texts/admin/admin';
import { notify } from '@/ui/notify/notify';
import { useNotified } from '@/ui/notify/useNotified';
import { DeleteButton } from '@/ui/table/DeleteButton';

type DeletePersonProps = {
  /** '' if a spec host's record has none. */
  id: string;
  username: string;
  /** First and last name. */
  name: string;
  /** The result of a mutation hook. */
  mutation: readonly [
    trigger: (arg: { id: string; reason?: string }) => { unwrap: () => Promise<unknown> },
    state: { isLoading: boolean },
  ];
  messages: { success: string; failure: string; invalidId: string };
  question: string;
  /** Says what the deletion means for the person. */
  detail: (person: string) => string;
};

/**
 * Deletes an employer or a job seeker after a confirmation that names the person (spec §2.16, §8).
 * Without an id nothing is deleted (spec §5).
 */
export const DeletePerson = ({
  id,
  username,
  name,
  mutation: [trigger, { isLoading }],
  messages,
  question,
  detail,
}: DeletePersonProps) => {
  const { given, field } = useDeletionReason();
  const remove = useNotified(trigger, messages);
  const onDelete = async (): Promise<boolean> => {
    if (id === '') {
      notify.error(messages.invalidId);
      return true;
    }
    return (await remove({ id, ...given })).ok;
  };
  const shortName = username || name;
  return (
    <DeleteButton
      label={adminTexts.deleteNamed(shortName)}
      question={question}
      detail={detail(`${name} (${shortName})`)}
      busy={isLoading}
      onDelete={onDelete}
    >
      {field}
    </DeleteButton>
  );
};
