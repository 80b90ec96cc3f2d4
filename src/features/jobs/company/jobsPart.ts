import { hydrateOnInteraction } from '@/ui/page/part/hydrateOnInteraction';

/** A company's open jobs, as a part that is loaded on first use. */
export const CompanyJobs = hydrateOnInteraction(
  'CompanyJobs',
  () => import(/* webpackChunkName: "CompanyJobs" */ './CompanyJobs'),
);
