import { hydrateOnInteraction } from '@/ui/page/part/hydrateOnInteraction';

/** Print, share and save, in the head of a job page. */
export const JobTools = hydrateOnInteraction(
  'JobTools',
  () => import(/* webpackChunkName: "JobTools" */ './JobTools'),
);
/** Hide or report a job, below its actions. */
export const HideOrReport = hydrateOnInteraction(
  'HideOrReport',
  () => import(/* webpackChunkName: "HideOrReport" */ './HideOrReport'),
);
export const SimilarJobs = hydrateOnInteraction(
  'SimilarJobs',
  () => import(/* webpackChunkName: "SimilarJobs" */ './SimilarJobs'),
);
/** The employer's promise to answer. */
export const JobPromise = hydrateOnInteraction(
  'JobPromise',
  () => import(/* webpackChunkName: "JobPromise" */ '../JobPromise'),
);
