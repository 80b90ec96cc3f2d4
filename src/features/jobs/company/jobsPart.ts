import { usedPart } from '@/ui/page/part/usedPart';

/** A company's open jobs, as a part that is loaded on first use. */
export const CompanyJobs = usedPart(
  'CompanyJobs',
  () => import(/* webpackChunkName: "CompanyJobs" */ './CompanyJobs'),
);
