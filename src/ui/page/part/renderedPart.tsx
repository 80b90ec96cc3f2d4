import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { lazyOrNothing } from './lazyOrNothing';

const parts = new Map<string, () => Promise<unknown>>();

/**
 * A part in a chunk of its own. The host fetches all parts before it renders (`fetchParts`); what
 * is `fetched` is shown as it is: a lazy one suspends on its first render even when its module is
 * loaded. Who shows it keeps what it shows in a state, or the switch from one to the other would
 * remount.
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
  /** A media query of the screens that show it; others neither fetch nor hydrate it. */
  media?: string;
  /** In its place while it is fetched on a page that the host didn't render. */
  fallback?: ReactNode;
  /** 'span' within a line of text. */
  as?: 'div' | 'span';
};

/**
 * A part in a chunk of its own that few pages have, but that the host renders where they do. `name`
 * is both the export that `load` imports and its webpackChunkName; parts of one chunk are named in
 * pages that have the one it is named after. A page is whole without it. What is around it takes no
 * part in the layout.
 */
export const renderedPart = <Name extends string, Props extends object>(
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

/** Fetches the parts of the screens that are loaded, and the parts of those, for the host. */
export const fetchParts = async (): Promise<void> => {
  let known = 0;
  while (parts.size > known) {
    known = parts.size;
    // which parts a part has is known once it is there
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([...parts.values()].map((fetchPart) => fetchPart()));
  }
};

/**
 * Fetches the parts that the host has rendered into the page and that this screen shows: React
 * discards one whose script is still loading when something changes. For a screen's
 * `beforeHydration`.
 */
export const fetchRenderedParts = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLElement>('[data-part]')]
      .filter(({ dataset: { media } }) => !media || matchMedia(media).matches)
      .map(async ({ dataset }) => parts.get(dataset['part'] ?? '')?.()),
  );
