import { usedPart } from '@/ui/page/part/usedPart';

/** The sections about the company, below its jobs. */
export const CompanyFacts = usedPart(
  'CompanyFacts',
  () => import(/* webpackChunkName: "CompanyFacts" */ './CompanyFacts'),
);
