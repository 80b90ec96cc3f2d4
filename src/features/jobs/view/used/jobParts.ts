import { usedPart } from '@/ui/page/part/usedPart';

/** Print, share and save, in a job page's head. */
export const JobTools = usedPart(
  'JobTools',
  () => import(/* webpackChunkName: "JobTools" */ './JobTools'),
);
/** Below what one can do about a job: not to see it any more, or to report it. */
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
