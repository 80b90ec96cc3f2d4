import { useGetPayInsightQuery } from '@/api/abortableQueries';
import type { GetPayInsightApiArg } from '@/api/jobBoardApi';
import { isKnownPay, PayFigures } from './PayFigures';
import { PaySpace } from './PaySpace';

/** What the searched role pays, with room for it until that is known; nothing where too few jobs say. */
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
