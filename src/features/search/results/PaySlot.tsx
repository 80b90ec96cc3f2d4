import { useHostConfig } from '@/api/hostConfig';
import { PaySpace } from '@/features/pay/PaySpace';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { hydrateOnInteraction } from '@/ui/page/part/hydrateOnInteraction';
import { payAsked } from './payAsked';
import type { JobResults } from './useJobResults';
import { useShownSearch } from './useShownSearch';

// loaded with the first search for words, after its results
const RolePay = hydrateOnInteraction(
  'RolePay',
  () => import(/* webpackChunkName: "RolePay" */ '@/features/pay/RolePay'),
  { fallback: <PaySpace />, Failed: () => null },
);

type PaySlotProps = { search: JobSearch; results: JobResults };

/** The pay of the searched role, on our host only. */
export const PaySlot = ({ search, results }: PaySlotProps) => {
  const { extensions } = useHostConfig();
  const shown = useShownSearch(search, results);
  const { jobs, searchedFor, isError } = results;
  const asked = payAsked(shown, searchedFor);
  if (!extensions || !asked || jobs?.length === 0) return null;
  if (!jobs) return isError ? null : <PaySpace />;
  // keyed by search, so that the content that the host rendered isn't reused for another one
  return <RolePay key={JSON.stringify(asked)} asked={asked} />;
};
