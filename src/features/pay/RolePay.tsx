import { useGetPayInsightQuery } from '@/api/abortableQueries';
import type { GetPayInsightApiArg } from '@/api/jobBoardApi';
import { isKnownPay, PayFigures } from './PayFigures';
import { PaySpace } from './PaySpace';

/**
 * What the searched role pays. Reserves space while loading; renders nothing if too few jobs state
 * their pay.
 */
export const RolePay = ({ asked }: { asked: GetPayInsightApiArg }) => {
  const { currentData, isFetching } = useGetPayInsightQuery(asked);
  if (currentData && isKnownPay(currentData))
    return (
      <PaySpace>
        <PayFigures insight={currentData} />
      </PaySpace>
    );
  return isFetching && !currentData ? <PaySpace /> : null;
};
