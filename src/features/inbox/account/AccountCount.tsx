import { useGetSavedJobIdsQuery } from '@/api/memberApi';
import { formatNumber } from '@/texts/numbers';

/** How many jobs are saved in the account; nothing until that is known. */
export const AccountCount = () => {
  const { data } = useGetSavedJobIdsQuery();
  return data ? formatNumber(data.ids.length) : null;
};
