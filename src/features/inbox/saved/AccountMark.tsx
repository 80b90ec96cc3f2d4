import { useGetSavedJobIdsQuery } from '@/api/memberApi';
import { usePendingSave } from '../account/pendingSaves';
import { useAccountSaving } from '../account/useAccountSaving';
import { useMark, type KnownMarkProps } from './useMark';

/** A job that is saved in the job seeker's account; all of them share one call. */
export const AccountMark = (mark: KnownMarkProps) => {
  const id = mark.job._id;
  const { isStored } = useGetSavedJobIdsQuery(undefined, {
    // another tab or device may have saved some
    refetchOnFocus: true,
    selectFromResult: ({ data }) => ({ isStored: data?.ids.includes(id) === true }),
  });
  const isSaved = usePendingSave(id) ?? isStored;
  const { save, remove } = useAccountSaving();
  useMark(mark, isSaved, { save: () => void save(id), remove: () => void remove(id) });
  return null;
};
