import type { Params } from 'react-router-dom';
import { jobBoardApi } from '@/api/jobBoardApi';
import type { AppStore } from '@/app/store';
import { homeJobsSearch } from '@/features/jobs/card/homeJobs';
import { similarJobsSearch } from '@/features/jobs/view/useSimilarJobs';
import type { HostRenderedRoute } from '@contract/routes';

/**
 * Fills the store with what the screen's hooks will ask for, by the same calls with the same
 * arguments. Answers the page's HTTP status.
 */
type Preparation = (dispatch: AppStore['dispatch'], params: Params) => Promise<number>;

const { endpoints } = jobBoardApi;

/** The status of a failed call; `otherwise` where it has none. */
const statusOf = (error: object, otherwise: number) =>
  'status' in error && typeof error.status === 'number' ? error.status : otherwise;

const prepareHome: Preparation = async (dispatch) => {
  const answers = await Promise.all([
    dispatch(endpoints.searchJobs.initiate(homeJobsSearch)),
    dispatch(endpoints.getStats.initiate()),
    dispatch(endpoints.getFeaturedEmployers.initiate()),
  ]);
  // a page without its data is none that anybody should index
  const failed = answers.find(({ error }) => error !== undefined && statusOf(error, 503) >= 500);
  return failed ? 503 : 200;
};

const prepareJobView: Preparation = async (dispatch, { jobId = '' }) => {
  const { data, error } = await dispatch(endpoints.getJob.initiate({ id: jobId }));
  if (data) {
    await dispatch(endpoints.getSimilarJobs.initiate(similarJobsSearch(jobId)));
    return 200;
  }
  const status = statusOf(error ?? {}, 404);
  if (status !== 404) return status;
  const { data: end } = await dispatch(endpoints.getJobEnd.initiate({ jobId }));
  if (!end) return status;
  await dispatch(endpoints.getSimilarJobs.initiate(similarJobsSearch(jobId)));
  return 410;
};

const preparations: Record<HostRenderedRoute, Preparation> = {
  home: prepareHome,
  jobView: prepareJobView,
  employerJobView: prepareJobView,
};
const preparationsByName = new Map<string, Preparation>(Object.entries(preparations));

/** How a route is prepared for rendering; undefined where the host doesn't render it. */
export const preparationOf = (routeName: string): Preparation | undefined =>
  preparationsByName.get(routeName);
