import { usedPart } from '@/ui/page/part/usedPart';

/** Print, share and save, in the head of a job page. */
export const JobTools = usedPart(
  'JobTools',
  () => import(/* webpackChunkName: "JobTools" */ './JobTools'),
);
/** Hide or report a job, below its actions. */
export const HideOrReport = usedPart(
  'HideOrReport',
  () => import(/* webpackChunkName: "HideOrReport" */ './HideOrReport'),
);
export const SimilarJobs = usedPart(
  'SimilarJobs',
  () => import(/* webpackChunkName: "SimilarJobs" */ './SimilarJobs'),
);
/** The employer's promise to answer. */
export const JobPromise = usedPart(
  'JobPromise',
  () => import(/* webpackChunkName: "JobPromise" */ '../JobPromise'),
);
