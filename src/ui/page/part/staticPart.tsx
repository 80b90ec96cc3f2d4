import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { lazyOrNothing } from './lazyOrNothing';
import { registerPart } from './ssrPart';
import { useIsHydrating } from './useIsHydrating';

// React keeps the host's markup
const asRendered = { __html: '' };

/**
 * A static part with its own chunk, without interaction: the host's markup stays as it is and the
 * script isn't fetched. `name` is both the export that `load` imports and its webpackChunkName. The
 * part is optional; on a page that the host didn't render, it is fetched (with its screen, if
 * listed in `parts`) and rendered. The wrapper element has no effect on the layout.
 */
export const staticPart = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  /** Shown while the part is fetched, on a page that the host didn't render. */
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
