import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { sendFile } from '../plugins/files';
import { bodyOf, callerOf, pathOf, uploadOf } from '../plugins/inputs';
import { listResumes } from '../repositories/resumes/resumes';
import { readFile } from '../services/files/storedFiles';
import { readCv, storeCv } from '../services/resumes/cv';
import {
  deleteResume,
  readResume,
  replaceResume,
  toResume,
  updateResume,
  uploadResume,
} from '../services/resumes/resumes';
import { hostTexts } from '../texts/errors';
import type { Wire } from '../wire';

/** Returns a form's file, with the name that was entered, or otherwise its own. */
const resumeOf = (request: FastifyRequest) => {
  const { name, file: fileName } = request.body as Wire<'ResumeInput'>; // the form in the contract
  return { file: uploadOf(request, 'file'), name: name ?? String(fileName) };
};

/** Handlers for a job seeker's CVs. */
export const resumesRoutes = ({ db }: Context): Handlers => ({
  getResumes: async (request) => (await listResumes(db, callerOf(request).accountId)).map(toResume),

  uploadResume: async (request, reply) =>
    reply.code(201).send(toResume(await uploadResume(db, callerOf(request), resumeOf(request)))),

  replaceResume: async (request) => {
    const { id } = pathOf<'replaceResume'>(request);
    return toResume(await replaceResume(db, callerOf(request), id, resumeOf(request)));
  },

  updateResume: async (request) => {
    const { id } = pathOf<'updateResume'>(request);
    const changes = bodyOf<'updateResume'>(request);
    return toResume(await updateResume(db, callerOf(request), id, changes));
  },

  deleteResume: async (request, reply) => {
    await deleteResume(db, callerOf(request), pathOf<'deleteResume'>(request).id);
    return reply.code(204).send();
  },

  getResumeFile: async (request, reply) => {
    const { id } = pathOf<'getResumeFile'>(request);
    const { fileId, name } = await readResume(db, callerOf(request).accountId, id);
    const file = await readFile(db, fileId);
    if (!file) throw new ApiError(404, hostTexts.notFound);
    return sendFile(reply, name, file);
  },

  getCv: async (request) => readCv(db, callerOf(request).accountId),

  updateCv: async (request) =>
    storeCv(db, callerOf(request).accountId, bodyOf<'updateCv'>(request)),
});
