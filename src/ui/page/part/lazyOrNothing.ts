import { lazy, type ComponentType } from 'react';

/**
 * A part that is fetched when it is first shown, and that a page is whole without: where it can't
 * be fetched, nothing is shown.
 */
export const lazyOrNothing = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    try {
      return { default: await fetchPart() };
    } catch {
      const Nothing: ComponentType<Props> = () => null;
      return { default: Nothing };
    }
  });
