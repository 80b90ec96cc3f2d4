import { lazy, memo, Suspense, useState, type ComponentType } from 'react';
import { registerPart } from './renderedPart';
import { untilLoaded } from './untilLoaded';
import { notePartFetched, untilUsed } from './untilUsed';

/**
 * A long list of a select's options in a chunk of its own, fetched once the page is used. The host
 * renders them: they can be chosen before. They take nothing, since React discards what it can't
 * hydrate yet when its props change. `name` as in `usedPart`, which would need an element around them.
 */
export const usedOptions = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ComponentType => {
  const { fetchPart, fetched } = registerPart(name, load);
  // a failure must not take the form away that somebody is filling in
  const Fetched = lazy(async () => {
    await untilUsed();
    const found = await untilLoaded(fetchPart);
    notePartFetched();
    return { default: found };
  });
  return memo(() => {
    const [Shown] = useState(() => fetched() ?? Fetched);
    return (
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    );
  });
};
