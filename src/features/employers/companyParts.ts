import { usedPart } from '@/ui/page/part/usedPart';

/** What a company's page says of it, below its jobs. */
export const CompanyFacts = usedPart(
  'CompanyFacts',
  () => import(/* webpackChunkName: "CompanyFacts" */ './CompanyFacts'),
);
