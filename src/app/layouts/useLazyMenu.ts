import { useRef, useState } from 'react';

/**
 * State of a header menu whose parts are fetched in the background, or when it is first opened. If
 * that fails, it stays closed and is fetched again next time. `load` must not cache a failure.
 */
export const useLazyMenu = <Parts>(load: () => Promise<Parts>) => {
  const [open, setOpen] = useState(false);
  const [parts, setParts] = useState<Parts>();
  const anchor = useRef<HTMLButtonElement>(null);
  const fetchParts = async (): Promise<void> => {
    try {
      const loaded = await load();
      setParts(() => loaded);
    } catch (error: unknown) {
      console.error('Error loading the menu:', error);
      setOpen(false);
    }
  };
  return {
    open,
    parts,
    anchor,
    fetchParts,
    show: (): void => {
      setOpen(true);
      if (!parts) void fetchParts();
    },
    close: (): void => setOpen(false),
  };
};
