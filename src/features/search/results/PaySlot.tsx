import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { JobSearch } from '@/searchEngine/jobSearch';
import type { JobResults } from './useJobResults';
import { useShownSearch } from './useShownSearch';

// fetched with the first search for words, and not before its results are there
const RolePay = lazy(async () => ({
  default: (await import(/* webpackChunkName: "RolePay" */ '@/features/pay/RolePay')).RolePay,
}));

// as high as what comes later, so that the results stay where they are
const Frame = styled('div')(({ theme }) => ({
  minHeight: 48,
  marginBottom: 14,
  [theme.breakpoints.down('sm')]: { minHeight: 80 },
}));

type PaySlotProps = { search: JobSearch; results: JobResults };

/** What the role that was searched for pays; a spec host isn't asked. */
export const PaySlot = ({ search, results }: PaySlotProps) => {
  const { extensions } = useHostConfig();
  const { q, location, remote, type: types } = useShownSearch(search, results);
  const { jobs, searchedFor } = results;
  const role = searchedFor ?? q.trim();
  if (!extensions || role === '' || jobs?.length === 0) return null;
  const place = `${remote ? 'remote ' : ''}${location}`.trim().slice(0, 120);
  const [type, ...otherTypes] = types;
  const asked = {
    q: role,
    ...(place === '' ? {} : { location: place }),
    ...(type === undefined || otherTypes.length > 0 ? {} : { type }),
  };
  return (
    <Frame>
      {jobs && (
        <Suspense fallback={null}>
          <RolePay asked={asked} />
        </Suspense>
      )}
    </Frame>
  );
};
