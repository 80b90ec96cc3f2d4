import type { RouteName } from './routes';

/*
 * In a file of its own because the route table is part of every visitor's first bundle, and only
 * the host needs this.
 */

/** The pages that our host renders with their data (src/host/pageLoaders.ts). */
const hostRendered = [
  'home',
  'signUp',
  'signUpEmployer',
  'login',
  'loginEmployer',
  'adminLogin',
  'categories',
  'category',
  'terms',
  'help',
  'cv',
  'jobListing',
  'jobView',
  'employerJobView',
  'employerReadOnly',
] as const satisfies readonly RouteName[];

/** The routes that our host renders. */
export type HostRenderedRoute = (typeof hostRendered)[number];

const hostRenderedRoutes = new Set<RouteName>(hostRendered);
/** Whether our host renders the route's page with its data. */
export const isHostRendered = (name: RouteName): boolean => hostRenderedRoutes.has(name);

/**
 * The query parameters that affect a route's page; all others are ignored. Pages that aren't listed
 * have none.
 */
const shown: { readonly [Name in RouteName]?: readonly string[] } = {
  // src/searchEngine/jobSearch.ts
  jobListing: [
    'q',
    'location',
    'near',
    'miles',
    'company',
    'degree',
    'category',
    'type',
    'remote',
    'applyHere',
    'withPay',
    'payMin',
    'payMax',
    'within',
    'sort',
    'asTyped',
    'strict',
    'asWords',
    'each',
    'cursor',
    'job',
  ],
  // src/features/jobs/company/useCompanySearch.ts
  employerReadOnly: ['q', 'type', 'location', 'category'],
};

/** Returns the query parameters that affect the route's page. */
export const shownParameters = (name: RouteName): readonly string[] => shown[name] ?? [];
