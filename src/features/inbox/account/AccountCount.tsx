import { useGetSavedJobIdsQuery } from '@/api/memberApi';
import { formatNumber } from '@/texts/numbers';

/** The number of jobs saved in the account; renders nothing if there are none or it isn't known. */
export const AccountCount = () => {
  const { data } = useGetSavedJobIdsQuery();
  return data && data.ids.length > 0 ? formatNumber(data.ids.length) : null;
};
