import { useGetSavedJobIdsQuery } from '@/api/memberApi';
import { formatNumber } from '@/texts/numbers';

/** How many jobs are saved in the account; nothing where there are none, or it isn't known. */
export const AccountCount = () => {
  const { data } = useGetSavedJobIdsQuery();
  return data && data.ids.length > 0 ? formatNumber(data.ids.length) : null;
};
