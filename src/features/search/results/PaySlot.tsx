import { useHostConfig } from '@/api/hostConfig';
import { PaySpace } from '@/features/pay/PaySpace';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { usedPart } from '@/ui/page/part/usedPart';
import { payAsked } from './payAsked';
import type { JobResults } from './useJobResults';
import { useShownSearch } from './useShownSearch';

// fetched with the first search for words, and not before its results are there
const RolePay = usedPart(
  'RolePay',
  () => import(/* webpackChunkName: "RolePay" */ '@/features/pay/RolePay'),
  { fallback: <PaySpace />, Failed: () => null },
);

type PaySlotProps = { search: JobSearch; results: JobResults };

/** What the role that was searched for pays; a spec host isn't asked. */
export const PaySlot = ({ search, results }: PaySlotProps) => {
  const { extensions } = useHostConfig();
  const shown = useShownSearch(search, results);
  const { jobs, searchedFor, isError } = results;
  const asked = payAsked(shown, searchedFor);
  if (!extensions || !asked || jobs?.length === 0) return null;
  if (!jobs) return isError ? null : <PaySpace />;
  // another search's: what the host wrote of the first one isn't kept beside it
  return <RolePay key={JSON.stringify(asked)} asked={asked} />;
};
