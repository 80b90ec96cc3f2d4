import type { Params } from 'react-router-dom';
import { jobBoardApi } from '@/api/jobBoardApi';
import type { AppStore } from '@/app/store';
import { homeJobsSearch } from '@/features/jobs/card/homeJobs';
import { similarJobsSearch } from '@/features/jobs/view/useSimilarJobs';

type Dispatch = AppStore['dispatch'];
type Preparation = {
  /** The screen's script, so that it is fetched while the page is read. */
  chunk: string;
  /** Asks what the screen's hooks will ask, with the same arguments; answers the page's status. */
  prepare: (dispatch: Dispatch, params: Params) => Promise<number>;
};
const { endpoints } = jobBoardApi;

const job: Preparation = {
  chunk: 'JobView',
  prepare: async (dispatch, { jobId = '' }) => {
    const { data, error } = await dispatch(endpoints.getJob.initiate({ id: jobId }));
    if (data) {
      await dispatch(endpoints.getSimilarJobs.initiate(similarJobsSearch(jobId)));
      return 200;
    }
    return error && 'status' in error && typeof error.status === 'number' ? error.status : 404;
  },
};

/** The pages rendered on the host, by their route's path. */
export const preparations: Record<string, Preparation> = {
  '/': {
    chunk: 'Home',
    prepare: async (dispatch) => {
      await Promise.all([
        dispatch(endpoints.searchJobs.initiate(homeJobsSearch)),
        dispatch(endpoints.getStats.initiate()),
        dispatch(endpoints.getFeaturedEmployers.initiate()),
      ]);
      return 200;
    },
  },
  '/singlejobdescription/jobdescription/:jobId': job,
  '/jobdescriptions/jobdescriptions/:jobId': job,
};
