import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { PaySpace } from '@/features/pay/PaySpace';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { lazyOrNothing } from '@/ui/page/lazyOrNothing';
import type { JobResults } from './useJobResults';
import { useShownSearch } from './useShownSearch';

// fetched with the first search for words, and not before its results are there
const RolePay = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "RolePay" */ '@/features/pay/RolePay')).RolePay,
);

type PaySlotProps = { search: JobSearch; results: JobResults };

/** What the role that was searched for pays; a spec host isn't asked. */
export const PaySlot = ({ search, results }: PaySlotProps) => {
  const { extensions } = useHostConfig();
  const { q, location, remote, type: types } = useShownSearch(search, results);
  const { jobs, searchedFor, isError } = results;
  const role = searchedFor ?? q.trim();
  if (!extensions || role === '' || jobs?.length === 0) return null;
  const place = `${remote ? 'remote ' : ''}${location}`.trim().slice(0, 120);
  const [type, ...otherTypes] = types;
  const asked = {
    q: role,
    ...(place === '' ? {} : { location: place }),
    ...(type === undefined || otherTypes.length > 0 ? {} : { type }),
  };
  if (!jobs) return isError ? null : <PaySpace />;
  return (
    <Suspense fallback={<PaySpace />}>
      <RolePay asked={asked} />
    </Suspense>
  );
};
