import { lazy, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { AppDispatch, RootState } from '@/api/hooks';
import { loadTwice } from '@/ui/page/part/loadTwice';
import { untilUsed } from '@/ui/page/part/untilUsed';

/** Asks the host for what a screen shows first; `search` is the address's query. */
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
  /** With its `parts`. */
  fetchWhole: () => Promise<Fetched>;
};
const chunks = new Map<ReactNode, ScreenChunk>();

/** A screen's script could not be loaded; `retry` loads it again. */
export class ScreenNotLoaded extends Error {
  constructor(
    cause: unknown,
    readonly retry: () => Promise<unknown>,
  ) {
    super('The screen could not be loaded', { cause });
  }
}

/**
 * The element of a screen in a chunk of its own, fetched on the first visit, or earlier by
 * `fetchScreens`. `name` is both the export that `load` imports and its webpackChunkName;
 * an export `prefetch` is called on a first visit, before the screen is drawn, `beforeHydration`
 * fetches what else the host may have rendered of it, and `parts` are made by `usedPart`: a screen
 * that the host hasn't rendered is drawn with them.
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
    // one that fails again deals with it itself
    await loadTwice(fetchParts).catch(() => undefined);
    return screens;
  };
  const Fetched = lazy(fetchWhole);
  // a lazy component suspends on its first render even when its module is loaded, so a fetched
  // screen is rendered directly; kept in state, or the switch from one to the other would remount
  const Screen = (): ReactElement => {
    const [Shown] = useState<ComponentType>(() => fetched ?? Fetched);
    return <Shown />;
  };
  const element = <Screen />;
  chunks.set(element, { name, fetchScreen, fetchWhole });
  return element;
};

/** The chunk name of an element made by `screen`; undefined for any other. */
export const chunkNameOf = (element: ReactNode): string | undefined => chunks.get(element)?.name;

/**
 * Fetches the screens of these elements, for the host: one that is rendered while it is loading
 * comes after all else, and so do its styles.
 */
export const fetchElements = (elements: readonly ReactNode[]): Promise<unknown> =>
  Promise.all(elements.flatMap((element) => chunks.get(element)?.fetchScreen() ?? []));

/**
 * Fetches the screens of an address, and `other`, another element made by `screen`. Needed before
 * hydration: React discards the part of a rendered page whose lazy screen is still loading when
 * something changes (the session is restored), and shows the skeleton instead. Gives what they ask
 * for first.
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
      // for who comes back to it
      if (isRendered) void untilUsed().then(() => chunk?.fetchWhole());
      await fetched?.beforeHydration?.();
      return fetched;
    }),
  );
  return screens.flatMap((screen) => screen?.prefetch ?? []);
};
