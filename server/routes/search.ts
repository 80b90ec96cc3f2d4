import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { queryOf } from '../plugins/inputs';
import { searchJobs } from '../services/jobSearch';

export const searchRoutes = ({ db }: Context): Handlers => ({
  searchJobs: async (request) => searchJobs(db, request.caller, queryOf<'searchJobs'>(request)),
});
