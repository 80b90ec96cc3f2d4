import { hydrateOnInteraction } from '@/ui/page/part/hydrateOnInteraction';

/** The sections about the company, below its jobs. */
export const CompanyFacts = hydrateOnInteraction(
  'CompanyFacts',
  () => import(/* webpackChunkName: "CompanyFacts" */ './CompanyFacts'),
);
