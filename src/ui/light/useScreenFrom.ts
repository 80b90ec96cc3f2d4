import { useTheme, type Breakpoint } from '@mui/material/styles';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * Whether the screen is at least this wide; false where nobody knows. A page that the host renders is
 * for all screens: it says `onHost`, and the styles decide. MUI's useMediaQuery, for any query and
 * with settings of its own, costs half a kB gzip more on a first page.
 */
export const useScreenFrom = (size: Breakpoint, onHost = false): boolean => {
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
