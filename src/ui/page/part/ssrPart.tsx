import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { lazyOrNothing } from './lazyOrNothing';

const parts = new Map<string, () => Promise<unknown>>();

/**
 * Registers a part with its own chunk. The host fetches all parts before it renders (`fetchParts`).
 * Render the component in `fetched` directly if there is one: a lazy one suspends on its first
 * render even if its module is loaded. Keep the component in state, since switching from one to the
 * other would remount it.
 */
export const registerPart = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) => {
  let fetched: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    const found: ComponentType<Props> = (await load())[name];
    fetched = found;
    return found;
  };
  parts.set(name, fetchPart);
  return { fetchPart, fetched: () => fetched };
};

export type PartOptions = {
  /** A media query of the screens that show the part; others neither fetch nor hydrate it. */
  media?: string;
  /** Shown while the part is fetched, on a page that the host didn't render. */
  fallback?: ReactNode;
  /** 'span' within a line of text. */
  as?: 'div' | 'span';
};

/**
 * An optional part with its own chunk that few pages have; the host renders it there. `name` is
 * both the export that `load` imports and its webpackChunkName. If several parts share a chunk,
 * every page with one of them must also have the one the chunk is named after. The wrapper element
 * has no effect on the layout.
 */
export const ssrPart = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  { media, fallback = null, as: Around = 'div' }: PartOptions = {},
): ComponentType<Props> => {
  const { fetchPart, fetched } = registerPart(name, load);
  const Fetched = lazyOrNothing(fetchPart);
  const Part = (props: Props) => {
    const [Shown] = useState(() => fetched() ?? Fetched);
    return (
      <Around data-part={name} data-media={media} style={{ display: 'contents' }}>
        <Suspense fallback={fallback}>
          <Shown {...props} />
        </Suspense>
      </Around>
    );
  };
  return Part;
};

/** Fetches the parts of all loaded screens, and their nested parts, for rendering on the host. */
export const fetchParts = async (): Promise<void> => {
  let known = 0;
  while (parts.size > known) {
    known = parts.size;
    // nested parts are registered only when their parent's module is loaded
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([...parts.values()].map((fetchPart) => fetchPart()));
  }
};

/**
 * Fetches the parts that the host has rendered into the page and that this screen shows: React
 * discards a part whose script is still loading when a prop or context changes. For a screen's
 * `beforeHydration`.
 */
export const fetchRenderedParts = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLElement>('[data-part]')]
      .filter(({ dataset: { media } }) => !media || matchMedia(media).matches)
      .map(async ({ dataset }) => parts.get(dataset['part'] ?? '')?.()),
  );
