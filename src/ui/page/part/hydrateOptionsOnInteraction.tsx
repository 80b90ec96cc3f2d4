import { lazy, memo, Suspense, useState, type ComponentType } from 'react';
import { registerPart } from './ssrPart';
import { notePartFetched, untilFirstInteraction } from './untilFirstInteraction';
import { untilLoaded } from './untilLoaded';

/**
 * A long list of a select's options in its own chunk, fetched once the page is used. The host
 * renders the options, so they can be selected before that. The component takes no props, since
 * React discards dehydrated content whose props change. `name` is as in `hydrateOnInteraction`,
 * which can't be used here because it needs a wrapper element.
 */
export const hydrateOptionsOnInteraction = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ComponentType => {
  const { fetchPart, fetched } = registerPart(name, load);
  // retry, since an error would unmount the form that is being filled in
  const Fetched = lazy(async () => {
    await untilFirstInteraction();
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
