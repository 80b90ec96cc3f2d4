import { useIsHydrating } from '@/ui/page/part/useIsHydrating';

/**
 * Makes the ref of a box whose tick the app holds: `take` hears of one that was set before the app
 * started, which React would undo.
 */
export const useTickedBefore = () => {
  const isHydrating = useIsHydrating();
  return (take: () => void) =>
    (box: HTMLInputElement | null): void => {
      if (isHydrating && box?.checked) take();
    };
};
