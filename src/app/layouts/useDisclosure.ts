import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of a disclosure that closes on navigation and on Escape, which also focuses its button. */
export const useDisclosure = () => {
  const [openAt, setOpenAt] = useState<string>();
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return { button, isOpen, toggle: () => setOpenAt(isOpen ? undefined : key) };
};
