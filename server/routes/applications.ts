import type { components } from '@contract/generated/types';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { jobAccess } from '../repositories/accounts/access';
import {
  countApplications,
  listApplicants,
  listApplications,
  type ApplicantRow,
  type ApplicationRow,
} from '../repositories/applications/applications';
import { apply } from '../services/applications/applications';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';

const toApplication = (row: ApplicationRow): components['schemas']['Application'] => ({
  _id: row.id,
  jobId: row.jobId,
  jobtitle: row.title,
  companyname: row.company,
  location: row.location,
  monthlysalary1: row.payFrom,
  monthlysalary2: row.payTo,
  jobStatus: row.jobStatus,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
});

const toApplicant = (row: ApplicantRow): components['schemas']['Applicant'] => ({
  _id: row.id,
  jobId: row.jobId,
  usernamejobseek: row.username,
  firstnamejobseek: row.firstName,
  lastnamejobseek: row.lastName,
  emailjobseek: row.email,
  phonejobseek: row.phone,
  locationjobseek: row.location,
  educationjobseek: row.education,
  experiencejobseek: row.experience,
  message: row.message,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
});

export const applicationsRoutes = ({ db, env }: Context): Handlers => ({
  getApplications: async (request) =>
    (await listApplications(db, callerOf(request).accountId)).map(toApplication),

  applyToJob: async (request, reply) => {
    const application = await apply(
      db,
      callerOf(request),
      bodyOf<'applyToJob'>(request),
      siteOrigin(request, env),
    );
    return reply.code(201).send(toApplication(application));
  },

  getApplicationsByJob: async (request) => {
    const { jobId } = pathOf<'getApplicationsByJob'>(request);
    // an administrator may ask for any job, even one that doesn't exist
    if (!(await jobAccess(db, jobId))) throw new ApiError(404, hostTexts.notFound);
    return (await listApplicants(db, jobId)).map(toApplicant);
  },

  getApplicationCounts: async (request) => countApplications(db, callerOf(request).accountId),
});
