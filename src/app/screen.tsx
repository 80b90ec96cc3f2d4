import { lazy, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { AppDispatch, RootState } from '@/api/hooks';
import { loadTwice } from '@/ui/page/part/loadTwice';
import { untilFirstInteraction } from '@/ui/page/part/untilFirstInteraction';

/** Fetches what a screen shows first; `search` is the URL's query. */
export type Prefetch = (
  search: string,
) => (dispatch: AppDispatch, getState: () => RootState) => Promise<void>;
type Fetched = {
  default: ComponentType;
  prefetch?: Prefetch | undefined;
  beforeHydration?: (() => Promise<unknown>) | undefined;
  parts?: readonly Part[] | undefined;
};
type Part = { fetchPart: () => Promise<unknown> };
type ScreenChunk = {
  /** The chunk's name in chunks.json. */
  name: string;
  fetchScreen: () => Promise<Fetched>;
  /** Fetches the screen with its `parts`. */
  fetchWhole: () => Promise<Fetched>;
};
const chunks = new Map<ReactNode, ScreenChunk>();

/** Thrown if a screen's script could not be loaded; `retry` loads it again. */
export class ScreenNotLoaded extends Error {
  constructor(
    cause: unknown,
    readonly retry: () => Promise<unknown>,
  ) {
    super('The screen could not be loaded', { cause });
  }
}

/**
 * Creates the element of a screen in its own chunk, fetched on the first visit, or earlier by
 * `fetchScreens`. `name` is both the export that `load` imports and its webpackChunkName. Optional
 * exports: `prefetch` is called on a first visit, before the screen is rendered; `beforeHydration`
 * fetches what else the host may have rendered of it; `parts` are created by
 * `hydrateOnInteraction`, and a screen that the host hasn't rendered is shown with all of them.
 */
export const screen = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & Omit<Fetched, 'default'>>,
): ReactElement => {
  let fetched: ComponentType | undefined;
  const fetchScreen = async (): Promise<Fetched> => {
    const screens = await loadTwice(load).catch((error: unknown) => {
      throw new ScreenNotLoaded(error, fetchScreen);
    });
    const found: ComponentType | undefined = screens[name];
    if (!found) throw new Error(`No screen ${name}`);
    fetched = found;
    return { ...screens, default: found };
  };
  const fetchWhole = async (): Promise<Fetched> => {
    const screens = await fetchScreen();
    const fetchParts = () => Promise.all((screens.parts ?? []).map(({ fetchPart }) => fetchPart()));
    // a part that fails again handles the error itself
    await loadTwice(fetchParts).catch(() => undefined);
    return screens;
  };
  const Fetched = lazy(fetchWhole);
  // a lazy component suspends on its first render even if its module is loaded, so a fetched screen
  // is rendered directly. Kept in state: switching from one to the other would remount it
  const Screen = (): ReactElement => {
    const [Shown] = useState<ComponentType>(() => fetched ?? Fetched);
    return <Shown />;
  };
  const element = <Screen />;
  chunks.set(element, { name, fetchScreen, fetchWhole });
  return element;
};

/** Returns the chunk name of an element created by `screen`; `undefined` for any other. */
export const chunkNameOf = (element: ReactNode): string | undefined => chunks.get(element)?.name;

/**
 * Fetches the screens of these elements, for rendering on the host: a screen that is still loading
 * while it is rendered is sent last, and so are its styles.
 */
export const fetchElements = (elements: readonly ReactNode[]): Promise<unknown> =>
  Promise.all(elements.flatMap((element) => chunks.get(element)?.fetchScreen() ?? []));

/**
 * Fetches the screens of a URL, and `other`, another element created by `screen`. Needed before
 * hydration: if something changes (the session is restored) while a rendered page's lazy screen is
 * still loading, React discards that part and shows the skeleton instead. Returns the screens'
 * prefetches.
 */
export const fetchScreens = async (
  routeObjects: RouteObject[],
  pathname: string,
  { other, isRendered }: { other?: ReactNode; isRendered: boolean },
): Promise<Prefetch[]> => {
  const matched = (matchRoutes(routeObjects, pathname) ?? []).map(({ route }) => route.element);
  const screens = await Promise.all(
    [...matched, other].map(async (element) => {
      const chunk = chunks.get(element);
      const fetched = await (isRendered ? chunk?.fetchScreen() : chunk?.fetchWhole());
      // for a later visit to this screen
      if (isRendered) void untilFirstInteraction().then(() => chunk?.fetchWhole());
      await fetched?.beforeHydration?.();
      return fetched;
    }),
  );
  return screens.flatMap((screen) => screen?.prefetch ?? []);
};
