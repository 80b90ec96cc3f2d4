import { useGetSavedJobIdsQuery } from '@/api/memberApi';
import { usePendingSave } from '../account/pendingSaves';
import { useAccountSaving } from '../account/useAccountSaving';
import { MarkButton } from './MarkButton';
import type { MarkProps } from './markProps';

/** The bookmark of a job that is saved in the job seeker's account; all of them share one call. */
export const AccountMark = (props: MarkProps) => {
  const id = props.job._id;
  const { isStored } = useGetSavedJobIdsQuery(undefined, {
    // another tab or device may have saved some
    refetchOnFocus: true,
    selectFromResult: ({ data }) => ({ isStored: data?.ids.includes(id) === true }),
  });
  const isSaved = usePendingSave(id) ?? isStored;
  const { save, remove } = useAccountSaving();
  return (
    <MarkButton
      {...props}
      isSaved={isSaved}
      onToggle={() => void (isSaved ? remove(id) : save(id))}
    />
  );
};
