import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { pathOf, queryOf } from '../plugins/inputs';
import { searchJobs } from '../services/search/jobSearch';
import { getSimilarJobs } from '../services/search/similarJobs';
import { getSuggestions } from '../services/search/suggestions';

export const searchRoutes = ({ db }: Context): Handlers => ({
  searchJobs: async (request) => searchJobs(db, request.caller, queryOf<'searchJobs'>(request)),
  getSuggestions: async (request) => getSuggestions(db, queryOf<'getSuggestions'>(request)),
  getSimilarJobs: async (request) =>
    getSimilarJobs(
      db,
      pathOf<'getSimilarJobs'>(request).jobId,
      queryOf<'getSimilarJobs'>(request).limit,
    ),
});
