import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import {
  addJobSource,
  deleteJobSource,
  readJobSources,
  readProblems,
  runJobSource,
  updateJobSource,
  type SourceFile,
  type SourceForm,
} from '../services/sources/jobSources';
import { previewJobSource } from '../services/sources/preview';
import type { Wire } from '../wire';

/** Returns a form's file; `undefined` if none was chosen. */
const fileOf = (request: FastifyRequest, name: string | undefined): SourceFile | undefined => {
  const bytes = request.uploads?.get('file');
  return bytes && { name: name ?? '', bytes };
};

const formOf = (request: FastifyRequest): SourceForm => {
  const { file: name, ...rest } = request.body as Wire<'JobSourceInput'>; // the form in the contract
  const file = fileOf(request, name);
  return { ...rest, ...(file && { file }) };
};

/**
 * Handlers for the URLs and files that an employer's jobs are imported from, managed by the
 * employer or an administrator.
 */
export const jobSourcesRoutes = (context: Context): Handlers => ({
  getJobSources: async (request) =>
    readJobSources(context.db, callerOf(request), queryOf<'getJobSources'>(request).employerId),

  previewJobSource: async (request) =>
    previewJobSource(context, callerOf(request), formOf(request)),

  addJobSource: async (request, reply) =>
    reply.code(201).send(await addJobSource(context, callerOf(request), formOf(request))),

  updateJobSource: async (request) =>
    updateJobSource(
      context.db,
      callerOf(request),
      pathOf<'updateJobSource'>(request).id,
      bodyOf<'updateJobSource'>(request),
    ),

  runJobSource: async (request) => {
    const { file: name } = request.body as Wire<'JobSourceRun'>; // the form in the contract
    const { id } = pathOf<'runJobSource'>(request);
    return runJobSource(context.db, callerOf(request), id, fileOf(request, name));
  },

  deleteJobSource: async (request, reply) => {
    const { id } = pathOf<'deleteJobSource'>(request);
    const { jobs } = queryOf<'deleteJobSource'>(request);
    await deleteJobSource(context.db, callerOf(request), id, jobs);
    return reply.code(204).send();
  },

  getJobSourceProblems: async (request) =>
    readProblems(context.db, callerOf(request), pathOf<'getJobSourceProblems'>(request).id),
});
