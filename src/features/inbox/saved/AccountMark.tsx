import { useGetSavedJobIdsQuery } from '@/api/memberApi';
import { usePendingSave } from '../account/pendingSaves';
import { useAccountSaving } from '../account/useAccountSaving';
import { useMark, type KnownMarkProps } from './useMark';

/** Connects a bookmark to the job seeker's account; all bookmarks share one call. */
export const AccountMark = (mark: KnownMarkProps) => {
  const id = mark.job._id;
  const { isStored } = useGetSavedJobIdsQuery(undefined, {
    // may have changed in another tab or on another device
    refetchOnFocus: true,
    selectFromResult: ({ data }) => ({ isStored: data?.ids.includes(id) === true }),
  });
  const isSaved = usePendingSave(id) ?? isStored;
  const { save, remove } = useAccountSaving();
  useMark(mark, isSaved, { save: () => void save(id), remove: () => void remove(id) });
  return null;
};
