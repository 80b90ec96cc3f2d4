import { networkOf } from '../addresses';
import type { Context } from '../context';
import { sendShared } from '../plugins/answers/sharedAnswers';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { setSuggesting } from '../repositories/people/jobSuggestions';
import { getJobsForYou } from '../services/search/forYou/jobsForYou';
import { searchJobs } from '../services/search/jobSearch';
import { getPayInsight } from '../services/search/pay/payInsight';
import { getSimilarJobs } from '../services/search/similar/similarJobs';
import { getSuggestions } from '../services/search/suggestions';
import type { TermCounts } from '../services/search/termCounts';
import { termPage } from '../services/search/termPages';
import { isRobot } from '../services/visitors';

/** Handlers for the job search. `terms` counts visitors' searches. */
export const searchRoutes = ({ db, env }: Context, terms: TermCounts): Handlers => ({
  searchJobs: async (request, reply) =>
    sendShared(reply, await searchJobs(db, request.caller, queryOf<'searchJobs'>(request))),
  getSuggestions: async (request) => getSuggestions(db, queryOf<'getSuggestions'>(request)),
  getPayInsight: async (request) => getPayInsight(db, queryOf<'getPayInsight'>(request)),
  getSimilarJobs: async (request) =>
    getSimilarJobs(
      db,
      pathOf<'getSimilarJobs'>(request).jobId,
      queryOf<'getSimilarJobs'>(request).limit,
    ),
  getJobsForYou: async (request) =>
    getJobsForYou(db, callerOf(request).accountId, queryOf<'getJobsForYou'>(request)),
  updateJobSuggestions: async (request) => {
    const { on } = bodyOf<'updateJobSuggestions'>(request);
    await setSuggesting(db, callerOf(request).accountId, on);
    return { on };
  },
  addSearch: async (request, reply) => {
    const { caller } = request;
    const userAgent = request.headers['user-agent'] ?? '';
    // counts people looking for a job, not employers and administrators
    const isSeeking = caller === null || caller.role === 'jobseeker';
    if (isSeeking && !isRobot(userAgent)) {
      const network = networkOf(request.ip);
      const { q, results, opened } = bodyOf<'addSearch'>(request);
      // a logged-in account is one visitor, on whatever network
      const visitor = caller === null ? `${network} ${userAgent}` : caller.accountId;
      terms.count({ q, results, opened, visitor, network });
    }
    return reply.code(204).send();
  },
  getSearchTerms: async (request) => {
    // includes what this host has counted but not stored yet
    await terms.flush();
    return {
      ...(await termPage(db, queryOf<'getSearchTerms'>(request))),
      counting: env.searchTerms,
    };
  },
});
