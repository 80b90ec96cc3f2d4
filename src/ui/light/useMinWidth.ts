import { useTheme, type Breakpoint } from '@mui/material/styles';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * Whether the screen is at least this wide; false if unknown. While the host renders, which it does
 * for all screens, returns `onHost` and the styles decide. MUI's useMediaQuery, which supports any
 * query and more settings, would add half a kB gzip to landing pages.
 */
export const useMinWidth = (size: Breakpoint, onHost = false): boolean => {
  const query = useTheme().breakpoints.up(size).replace('@media ', '');
  const list = useMemo(
    () => ('matchMedia' in globalThis ? globalThis.matchMedia(query) : undefined),
    [query],
  );
  const subscribe = useMemo(
    () => (changed: () => void) => {
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => onHost,
  );
};
