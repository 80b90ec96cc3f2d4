import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { lazyOrNothing } from './lazyOrNothing';
import { registerPart } from './renderedPart';
import { useIsHydrating } from './useIsHydrating';

// what React leaves as the host wrote it
const asRendered = { __html: '' };

/**
 * A part in a chunk of its own that never changes and that nobody can do anything with: what the
 * host has rendered of it stays as it is, and its script isn't fetched. `name` is both the export
 * that `load` imports and its webpackChunkName. A page is whole without it; one that the
 * host hasn't rendered is drawn with it (`parts` of its screen). What is around it takes no part in
 * the layout.
 */
export const stillPart = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  /** In its place while it is fetched on a page that the host didn't render. */
  fallback: ReactNode = null,
): ComponentType & { fetchPart: () => Promise<unknown> } => {
  const { fetchPart, fetched } = registerPart(name, load);
  const Fetched = lazyOrNothing(fetchPart);
  const Part = () => {
    const isHydrating = useIsHydrating();
    const [isKept] = useState(isHydrating && !fetched());
    const [Shown] = useState(() => fetched() ?? Fetched);
    const layout = { display: 'contents' };
    return isKept ? (
      <div style={layout} dangerouslySetInnerHTML={asRendered} suppressHydrationWarning />
    ) : (
      <div style={layout}>
        <Suspense fallback={fallback}>
          <Shown />
        </Suspense>
      </div>
    );
  };
  return Object.assign(Part, { fetchPart: () => fetchPart().catch(() => undefined) });
};
