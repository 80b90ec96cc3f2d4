import type { Breakpoint } from '@mui/material/styles';
import { useEffect } from 'react';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';
import { useScreenFrom } from './useScreenFrom';

/**
 * Whether a screen has room for a part that wide ones show, which `fetchPart` fetches there. A page
 * that the host renders has the part for all screens; a narrow one doesn't fetch it.
 */
export const useRoomFor = (size: Breakpoint, fetchPart: () => Promise<unknown>): boolean => {
  const hasRoom = useScreenFrom(size, true);
  const isHydrating = useIsHydrating();
  useEffect(() => {
    // shown with what is around it; where it fails, the part itself deals with it
    if (hasRoom && !isHydrating) fetchPart().catch(() => undefined);
  }, [hasRoom, isHydrating, fetchPart]);
  return hasRoom;
};
