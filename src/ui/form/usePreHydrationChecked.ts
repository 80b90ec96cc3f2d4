import { useIsHydrating } from '@/ui/page/part/useIsHydrating';

/**
 * Returns a function that creates the ref of a controlled checkbox. Calls `take` if the box was
 * checked before hydration, which React would otherwise undo.
 */
export const usePreHydrationChecked = () => {
  const isHydrating = useIsHydrating();
  return (take: () => void) =>
    (box: HTMLInputElement | null): void => {
      if (isHydrating && box?.checked) take();
    };
};
