import { lazy, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What fetches a screen, by the element that shows it. */
const fetches = new Map<ReactNode, () => Promise<unknown>>();

/**
 * The element of a screen in a file of its own, fetched when it is first visited, or before by
 * `fetchScreens`.
 */
export const screen = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ReactElement => {
  let fetched: ComponentType | undefined;
  const fetchScreen = async (): Promise<{ default: ComponentType }> => {
    const screens: Record<string, ComponentType> = await load();
    const found = screens[name];
    if (!found) throw new Error(`No screen ${name}`);
    fetched = found;
    return { default: found };
  };
  const Fetched = lazy(fetchScreen);
  // what is here already is shown at once: a lazy component waits on its first render even then.
  // Kept, so that nothing is mounted twice
  const Screen = (): ReactElement => {
    const [Shown] = useState<ComponentType>(() => fetched ?? Fetched);
    return <Shown />;
  };
  const element = <Screen />;
  fetches.set(element, fetchScreen);
  return element;
};

/**
 * Fetches the screens of an address. Before hydration, since React throws away the part of a
 * rendered page whose screen is still on its way when something changes (the session is restored),
 * and shows the skeleton instead.
 */
export const fetchScreens = async (routes: RouteObject[], pathname: string): Promise<void> => {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => fetches.get(route.element)?.()),
  );
};
