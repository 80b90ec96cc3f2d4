import { useRef, useState } from 'react';

/**
 * A menu of the header whose parts are fetched beside the page, or when it is first opened; where
 * that fails it stays closed, and is fetched once more the next time. `load` caches nothing itself.
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
