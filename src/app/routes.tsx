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

/** The id of the route of any address that is no page; the others' are their names. */
export const notFoundRoute = 'notFound';

/** The routes of the table with this access; a route object's id is its name. */
const routesOf = (access: Access): RouteObject[] =>
  routeNames
    .filter((name) => routes[name].access === access)
    .map((name) => ({ id: name, path: routes[name].path, element: screens[name] }));

/**
 * The screen; after a log-out nothing of it, until home is shown. Marks when its part of a rendered
 * page is hydrated, for benchmarks and tests.
 */
const Screen = () => {
  useEffect(() => {
    performance.mark('screen-mounted');
  }, []);
  return useSession().leaving === null ? <Outlet /> : <LightLoading shape="page" />;
};

/**
 * A layout's content: the screen, its skeleton while it is fetched, and the page of its failure.
 */
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
  // the guard is outermost: nobody else sees anything of the administrator's frame
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
 * The tree as far as it leads to one screen; the router compiles all that it is given at each match.
 */
export const routesTo = (name: RouteName | undefined): RouteObject[] =>
  onlyRoute(routeObjects, name ?? notFoundRoute);

/**
 * The screen at the router's address. A data router (createBrowserRouter) would add 17 kB for
 * loaders that we do not use.
 */
export const AppRoutes = ({ tree = routeObjects }: { tree?: RouteObject[] }) => useRoutes(tree);
