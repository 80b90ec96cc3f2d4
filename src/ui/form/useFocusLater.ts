import { useEffect, useRef } from 'react';

/** Moves the focus to an element after the next render, which adds, moves or removes it. */
export const useFocusLater = () => {
  const find = useRef<(() => HTMLElement | null) | null>(null);
  useEffect(() => {
    find.current?.()?.focus();
    find.current = null;
  });
  return (next: () => HTMLElement | null): void => {
    find.current = next;
  };
};
