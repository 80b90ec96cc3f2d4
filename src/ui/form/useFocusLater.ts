import { useEffect, useRef } from 'react';

/** Moves the focus to something that is rendered only after the press that adds, moves or removes. */
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
