import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { jobScopeOf } from '../repositories/companies/jobScope';
import { listJobs } from '../repositories/jobs/jobLists';
import { readCompany } from '../services/companies/companyWire';
import { handOverJobs } from '../services/companies/handOver';
import { historyPage } from '../services/companies/history';
import {
  inviteColleague,
  joinCompany,
  readColleagueInvitation,
  withdrawColleagueInvitation,
} from '../services/companies/invitations';
import { changeColleague, leaveCompany, removeColleague } from '../services/companies/people';
import { jobsDesk } from '../services/jobs/jobsDesk';
import { sendJobs } from '../services/jobs/jobStream';
import { siteOrigin } from '../services/site/origin';

/** Handlers for the permissions of a company's members, and leaving the company. */
const peopleRoutes = ({ db }: Context): Handlers => ({
  changeColleague: async (request) =>
    changeColleague(
      db,
      callerOf(request),
      pathOf<'changeColleague'>(request).id,
      bodyOf<'changeColleague'>(request),
    ),

  removeColleague: async (request) =>
    removeColleague(
      db,
      callerOf(request),
      pathOf<'removeColleague'>(request).id,
      bodyOf<'removeColleague'>(request),
    ),

  leaveCompany: async (request, reply) => {
    await leaveCompany(db, callerOf(request), bodyOf<'leaveCompany'>(request));
    return reply.code(204).send();
  },

  handOverJobs: async (request) => ({
    jobs: await handOverJobs(db, callerOf(request), bodyOf<'handOverJobs'>(request)),
  }),
});

/** Handlers for a company's members, their permissions and shared jobs. */
export const companiesRoutes = (context: Context): Handlers => {
  const { db, env } = context;
  return {
    ...peopleRoutes(context),
    getCompany: async (request) => readCompany(db, callerOf(request).accountId),

    getCompanyJobs: async (request, reply) => {
      const scope = await jobScopeOf(db, callerOf(request).accountId);
      return sendJobs(reply, listJobs(db.reads, { which: 'all', scope }));
    },

    getJobsDesk: async (request) =>
      jobsDesk(
        db,
        await jobScopeOf(db, callerOf(request).accountId),
        queryOf<'getJobsDesk'>(request),
      ),

    inviteColleague: async (request, reply) => {
      const invitation = await inviteColleague(
        context,
        callerOf(request),
        bodyOf<'inviteColleague'>(request),
        siteOrigin(request, env),
      );
      return reply.code(201).send(invitation);
    },

    withdrawColleagueInvitation: async (request, reply) => {
      const { id } = pathOf<'withdrawColleagueInvitation'>(request);
      await withdrawColleagueInvitation(db, callerOf(request), id);
      return reply.code(204).send();
    },

    readColleagueInvitation: async (request) =>
      readColleagueInvitation(
        context,
        bodyOf<'readColleagueInvitation'>(request).token,
        request.ip,
      ),

    joinCompany: async (request) =>
      joinCompany(context, callerOf(request), bodyOf<'joinCompany'>(request).token, {
        address: request.ip,
        origin: siteOrigin(request, env),
      }),

    getCompanyHistory: async (request) =>
      historyPage(db, callerOf(request), queryOf<'getCompanyHistory'>(request)),
  };
};
