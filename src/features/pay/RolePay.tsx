import { useGetPayInsightQuery } from '@/api/abortableQueries';
import type { GetPayInsightApiArg } from '@/api/jobBoardApi';
import { isKnownPay, PayFigures } from './PayFigures';

/** What the searched role pays; nothing where too few jobs say. */
export const RolePay = ({ asked }: { asked: GetPayInsightApiArg }) => {
  const { currentData } = useGetPayInsightQuery(asked);
  return currentData && isKnownPay(currentData) ? <PayFigures insight={currentData} /> : null;
};
