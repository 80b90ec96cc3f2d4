import { usedPart } from '@/ui/page/part/usedPart';

/** What a company has open. */
export const CompanyJobs = usedPart(
  'CompanyJobs',
  () => import(/* webpackChunkName: "CompanyJobs" */ './CompanyJobs'),
);
