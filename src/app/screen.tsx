import { lazy, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type ScreenChunk = {
  /** The chunk's name in chunks.json. */
  name: string;
  fetchScreen: () => Promise<unknown>;
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
 * `fetchScreens`. `name` is both the export that `load` imports and its webpackChunkName.
 */
export const screen = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ReactElement => {
  let fetched: ComponentType | undefined;
  const fetchScreen = async (): Promise<{ default: ComponentType }> => {
    const screens: Record<string, ComponentType> = await load().catch((error: unknown) => {
      throw new ScreenNotLoaded(error, fetchScreen);
    });
    const found = screens[name];
    if (!found) throw new Error(`No screen ${name}`);
    fetched = found;
    return { default: found };
  };
  const Fetched = lazy(fetchScreen);
  // a lazy component suspends on its first render even when its module is loaded, so a fetched
  // screen is rendered directly; kept in state, or the switch from one to the other would remount
  const Screen = (): ReactElement => {
    const [Shown] = useState<ComponentType>(() => fetched ?? Fetched);
    return <Shown />;
  };
  const element = <Screen />;
  chunks.set(element, { name, fetchScreen });
  return element;
};

/** The chunk name of an element made by `screen`; undefined for any other. */
export const chunkNameOf = (element: ReactNode): string | undefined => chunks.get(element)?.name;

/**
 * Fetches the screens of an address. Needed before hydration: React discards the part of a rendered
 * page whose lazy screen is still loading when something changes (the session is restored), and
 * shows the skeleton instead.
 */
export const fetchScreens = async (
  routeObjects: RouteObject[],
  pathname: string,
): Promise<void> => {
  await Promise.all(
    (matchRoutes(routeObjects, pathname) ?? []).map(async ({ route }) =>
      chunks.get(route.element)?.fetchScreen(),
    ),
  );
};
