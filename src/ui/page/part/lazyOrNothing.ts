import { lazy, type ComponentType } from 'react';

/** A lazy component for an optional part of a page: renders nothing if it can't be fetched. */
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
