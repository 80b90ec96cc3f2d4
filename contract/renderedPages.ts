import type { RouteName } from './routes';

/*
 * Apart from the route table, of which every visitor's first page has all: only the host asks for
 * this.
 */

/** The pages that our host sends rendered, with their data (src/host/preparations.ts). */
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
/** Whether our host sends the route's page with its data. */
export const isHostRendered = (name: RouteName): boolean => hostRenderedRoutes.has(name);

/**
 * The parameters of the address that a route's page shows; it is the same whatever others are there.
 * Pages that aren't named here show none.
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

/** The parameters of the address that the route's page shows. */
export const shownParameters = (name: RouteName): readonly string[] => shown[name] ?? [];
