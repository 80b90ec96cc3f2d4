import { Suspense, useEffect } from 'react';
import { Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import { LogOutProvider } from '@/features/auth/LogOutContext';
import { useSession } from '@/session/useSession';
import { LightLoading } from '@/ui/light/LightLoading';
import { routeNames, routes, type Access, type RouteName } from '@contract/routes';
import { PageBoundary } from './layouts/PageBoundary';
import { PageLayout } from './layouts/PageLayout';
import { RequireRole } from './RequireRole';
import { adminLayout, notFound, screens } from './screens';
import { ScrollRestoration } from './ScrollRestoration';

/** The id of the catch-all route; the ids of all others are their names. */
export const notFoundRoute = 'notFound';

/** Creates the route objects of the routes with this access; a route object's id is its name. */
const routesOf = (access: Access): RouteObject[] =>
  routeNames
    .filter((name) => routes[name].access === access)
    .map((name) => ({ id: name, path: routes[name].path, element: screens[name] }));

/**
 * Renders the screen; after a logout, a skeleton until the home page is shown. Sets a performance
 * mark when the screen's part of a rendered page is hydrated, for benchmarks and tests.
 */
const Screen = () => {
  useEffect(() => {
    performance.mark('screen-mounted');
  }, []);
  return useSession().leaving === null ? <Outlet /> : <LightLoading shape="page" />;
};

/** The content of a layout: the screen, its skeleton while it is fetched, and its error page. */
const layoutContent = (
  <PageBoundary>
    <ScrollRestoration />
    <Suspense fallback={<LightLoading shape="page" />}>
      <Screen />
    </Suspense>
  </PageBoundary>
);

const sitePages: RouteObject = {
  element: <PageLayout />,
  children: [
    {
      element: layoutContent,
      children: [
        ...routesOf('open'),
        { element: <RequireRole role="jobseeker" />, children: routesOf('jobseeker') },
        { element: <RequireRole role="employer" />, children: routesOf('employer') },
        { id: notFoundRoute, path: '*', element: notFound },
      ],
    },
  ],
};

const adminSkeleton = (
  <main>
    <LightLoading shape="table" />
  </main>
);
const adminFrame = (
  <PageBoundary>
    <Suspense fallback={adminSkeleton}>
      <Outlet />
    </Suspense>
  </PageBoundary>
);
const adminPages: RouteObject = {
  // the guard is outermost, so that others see nothing of the administrator's layout
  element: <RequireRole role="admin" skeleton={adminSkeleton} />,
  children: [
    {
      element: adminFrame,
      children: [
        {
          element: adminLayout,
          children: [{ element: layoutContent, children: routesOf('admin') }],
        },
      ],
    },
  ],
};

/** The router's tree, built from the route table (contract/routes.ts). */
export const routeObjects: RouteObject[] = [
  {
    element: (
      <LogOutProvider>
        <Outlet />
      </LogOutProvider>
    ),
    children: [sitePages, adminPages],
  },
];

const onlyRoute = (objects: readonly RouteObject[], id: string): RouteObject[] =>
  objects.flatMap((object) => {
    if (!object.children) return object.id === id ? [object] : [];
    const children = onlyRoute(object.children, id);
    return children.length > 0 ? [{ ...object, children }] : [];
  });

/**
 * Returns the tree with only the branch of one screen: the router compiles the whole tree it is
 * given on each match.
 */
export const routesTo = (name: RouteName | undefined): RouteObject[] =>
  onlyRoute(routeObjects, name ?? notFoundRoute);

/**
 * Renders the screen of the router's URL. A data router (createBrowserRouter) would add 17 kB for
 * loaders that aren't used.
 */
export const AppRoutes = ({ tree = routeObjects }: { tree?: RouteObject[] }) => useRoutes(tree);
