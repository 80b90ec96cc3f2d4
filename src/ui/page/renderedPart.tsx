import { Suspense, useState, type ComponentType } from 'react';
import { lazyOrNothing } from './lazyOrNothing';

const parts = new Map<string, () => Promise<unknown>>();

/**
 * A part in a chunk of its own that few pages have, but that the host renders where they do. `name`
 * is both the export that `load` imports and its webpackChunkName. A page is whole without it.
 */
export const renderedPart = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> => {
  let fetched: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    const found: ComponentType<Props> = (await load())[name];
    fetched = found;
    return found;
  };
  parts.set(name, fetchPart);
  const Fetched = lazyOrNothing(fetchPart);
  // a lazy component suspends on its first render even when its module is loaded; kept in state, or
  // the switch from one to the other would remount
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Fetched);
    return (
      <div data-part={name}>
        <Suspense fallback={null}>
          <Shown {...props} />
        </Suspense>
      </div>
    );
  };
  return Part;
};

/**
 * Fetches the parts that the host has rendered into the page: React discards one whose script is
 * still loading when something changes. For a screen's `beforeHydration`.
 */
export const fetchRenderedParts = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLElement>('[data-part]')].map(async ({ dataset }) =>
      parts.get(dataset['part'] ?? '')?.(),
    ),
  );
