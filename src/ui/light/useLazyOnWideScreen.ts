import type { Breakpoint } from '@mui/material/styles';
import { useEffect } from 'react';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';
import { useMinWidth } from './useMinWidth';

/**
 * Whether the screen is wide enough for a part that only wide screens show, which `fetchPart` then
 * fetches. A host-rendered page includes the part for all screens; narrow ones don't fetch it.
 */
export const useLazyOnWideScreen = (
  size: Breakpoint,
  fetchPart: () => Promise<unknown>,
): boolean => {
  const hasRoom = useMinWidth(size, true);
  const isHydrating = useIsHydrating();
  useEffect(() => {
    // rendered together with its surroundings; if the fetch fails, the part itself handles it
    if (hasRoom && !isHydrating) fetchPart().catch(() => undefined);
  }, [hasRoom, isHydrating, fetchPart]);
  return hasRoom;
};
